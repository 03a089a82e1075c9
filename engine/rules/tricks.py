"""Stage three: a card played, a marriage declared, a trick taken. (R5, R6)"""

from __future__ import annotations

from engine.cards import CARDS, Card, Cards, Rank, Suit
from engine.rules import scoring
from engine.rules.following import beats, playable
from engine.rules.moves import Move, Play
from engine.rules.refusals import Reason, Refusal
from engine.rules.ruleset import PlayRules, Ruleset
from engine.rules.scoring import Taken
from engine.rules.stages import After, Contracting, Deal, Finished, Marriage, Trick, Tricks, with_hand

PLAYS = tuple(Play(card) for card in CARDS)


def begin(stage: Contracting, contract: int) -> Tricks:
    """The declarer leads to the first trick; there is no trump yet. (R5.1, R6.1)"""
    return Tricks(
        declarer=stage.declarer,
        bid=stage.bid,
        contract=contract,
        talon=stage.talon,
        laid_down=stage.laid_down,
        trump=None,
        leader=stage.declarer,
        trick=(),
        tricks=(),
        marriages=(),
        to_act=stage.declarer,
    )


def winning(trick: tuple[Card, ...], trump: Suit | None) -> int:
    """Which card takes the trick, as its place in the order of play; at least one card lies there. (R5.7)"""
    suit = -1 if trump is None else trump
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], suit):
            best = place
    return best


def playable_cards(rules: PlayRules, hand: Cards, trick: tuple[Card, ...], trump: Suit | None) -> Cards:
    """The cards of this hand that may be played on this trick. (R5.2-R5.6)"""
    if not trick:
        return hand
    best = trick[winning(trick, trump)] if len(trick) > 1 else trick[0]
    suit = -1 if trump is None else trump
    return Cards(playable(int(hand), trick[0] // 6, best, suit, rules.must_beat, rules.must_overruff))


def declares(rules: PlayRules, hand: Cards, trick: tuple[Card, ...], tricks_done: int, card: Card) -> bool:
    """Whether leading this card from this hand declares a marriage. (R6.1)"""
    if trick or (tricks_done == 0 and not rules.marriage_in_first_trick):
        return False
    return card.suit in hand.marriages and card.rank in (Rank.KING, Rank.QUEEN)


def legal(deal: Deal, stage: Tricks) -> tuple[Move, ...]:
    """One play for every card that may be played. (R5)"""
    cards = playable_cards(deal.rules.play, deal.hands[stage.to_act], stage.trick, stage.trump)
    return tuple([PLAYS[card] for card in cards])


def why_not(deal: Deal, stage: Tricks, move: Move) -> Refusal | None:
    """Why this card may not be played, or None. (R5)"""
    if not isinstance(move, Play):
        return Refusal(Reason.NOT_NOW)
    return why_not_card(deal.rules.play, deal.hands[stage.to_act], stage.trick, stage.trump, move.card)


def why_not_card(
    rules: PlayRules, hand: Cards, trick: tuple[Card, ...], trump: Suit | None, card: Card
) -> Refusal | None:
    """Why this card may not be played on this trick from this hand, or None. (R5.2-R5.6)

    The reason is read off what may be played instead: cards of the suit led or trumps, all of them or only higher ones.
    """
    if playable_cards(rules, hand, trick, trump) >> card & 1:
        return None
    if not hand >> card & 1:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    led = trick[0].suit
    best = trick[winning(trick, trump)]
    if hand & led.cards:
        if card.suit is not led:
            return Refusal(Reason.MUST_FOLLOW, suit=led)
        return Refusal(Reason.MUST_BEAT, suit=led, card=best)
    if card.suit is not trump:
        return Refusal(Reason.MUST_TRUMP, suit=trump)
    return Refusal(Reason.MUST_OVERRUFF, suit=trump, card=best)


def apply(deal: Deal, stage: Tricks, move: Move) -> After:
    """One card goes to the table. (R5.7, R6.1-R6.4)"""
    assert isinstance(move, Play), "why_not lets no other move through"
    seat, card = stage.to_act, move.card
    hand = deal.hands[seat]
    trump, marriages = stage.trump, stage.marriages
    if declares(deal.rules.play, hand, stage.trick, len(stage.tricks), card):
        trump = card.suit
        marriages = (*marriages, Marriage(seat, trump, len(stage.tricks)))
    hands = with_hand(deal.hands, seat, Cards(hand ^ 1 << card))
    active = deal.active
    leader, trick, tricks = stage.leader, (*stage.trick, card), stage.tricks
    if len(trick) < len(active):
        to_act = active[(active.index(seat) + 1) % len(active)]
    else:
        to_act = active[(active.index(leader) + winning(trick, trump)) % len(active)]
        tricks = (*tricks, Trick(leader, trick, to_act))
        leader, trick = to_act, ()
    after = Tricks(
        stage.declarer,
        stage.bid,
        stage.contract,
        stage.talon,
        stage.laid_down,
        trump,
        leader,
        trick,
        tricks,
        marriages,
        to_act,
    )
    over = not trick and not hands[to_act]
    return hands, _finish(deal, after) if over else after


def _finish(deal: Deal, stage: Tricks) -> Finished:
    """The last trick is taken: the points are counted and written down. (R7.1)"""
    taken = taken_by_seat(deal.rules, stage.tricks, stage.marriages)
    if deal.rules.score.last_trick_takes_the_rest:
        outside = stage.laid_down | Cards.of(
            card for number, talon in enumerate(deal.talons) if number != stage.talon for card in talon
        )
        winner = stage.tricks[-1].winner
        with_rest = taken[winner]._replace(cards=taken[winner].cards + outside.points)
        taken = (*taken[:winner], with_rest, *taken[winner + 1 :])
    result = scoring.played(deal.rules, deal.standing, deal.dealer, stage.declarer, stage.bid, stage.contract, taken)
    return Finished(result, stage.talon, stage.trump, stage.tricks, stage.marriages)


def taken_by_seat(rules: Ruleset, tricks: tuple[Trick, ...], marriages: tuple[Marriage, ...]) -> tuple[Taken, ...]:
    """What every seat has so far, in cards and in declared marriages. (R7.1)"""
    cards, declared = [0] * rules.players, [0] * rules.players
    for trick in tricks:
        cards[trick.winner] += trick.points
    for marriage in marriages:
        declared[marriage.seat] += rules.score.marriages[marriage.suit]
    return tuple(map(Taken, cards, declared))
