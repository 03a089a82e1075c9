"""A deal from the first card to the score: four functions that only pass on to the stage it is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.cards import NO_CARDS, PACK, Card, Cards
from engine.rules import auction, exchange, redeal, tricks
from engine.rules.moves import Made, Move
from engine.rules.refusals import IllegalMove, Reason, Refusal
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Standing
from engine.rules.stages import (
    Auction,
    Contracting,
    Deal,
    Exchange,
    Finished,
    Opening,
    RedealQuestion,
    TalonChoice,
    Tricks,
)
from engine.seats import Seat, active_seats


def start_deal(rules: Ruleset, dealer: Seat, deck: Sequence[Card], standing: Standing | None = None) -> Deal:
    """Deal the pack: the hands clockwise from the dealer's left, then the talon or talons. (R2.2, R2.3)

    `deck` is the 24 cards in any order; the order inside a hand does not matter. Without a `standing` the match begins.
    Raises ValueError when it is not the whole pack.
    """
    if len(deck) != len(PACK) or Cards.of(deck) != PACK:
        raise ValueError("a deck is the 24 cards, each once")
    seats = active_seats(dealer, rules.players, rules.active)
    size, rest = rules.hand_size, rules.hand_size * rules.active
    dealt = {seat: Cards.of(deck[place * size : (place + 1) * size]) for place, seat in enumerate(seats)}
    hands = tuple(dealt.get(seat, NO_CARDS) for seat in range(rules.players))
    size = rules.exchange.talon_size
    talons = tuple(Cards.of(deck[place : place + size]) for place in range(rest, len(PACK), size))
    if standing is None:
        standing = Standing.new(rules.players)
    return Deal(rules, standing, dealer, hands, talons, (), auction.begin(rules.auction, hands, seats))


def deck_of(rules: Ruleset, dealer: Seat, hands: Sequence[Cards], talons: Sequence[Cards]) -> tuple[Card, ...]:
    """The deck that deals these hands (one a seat) and talons. The inverse of `start_deal`."""
    seats = active_seats(dealer, rules.players, rules.active)
    return tuple(card for cards in (*(hands[seat] for seat in seats), *talons) for card in cards)


def legal_moves(deal: Deal) -> tuple[Move, ...]:
    """Everything the player to move may do; empty when the deal is over."""
    match deal.stage:
        case RedealQuestion():
            return redeal.legal()
        case Opening() | Auction():
            return auction.legal(deal, deal.stage)
        case TalonChoice() | Exchange() | Contracting():
            return exchange.legal(deal, deal.stage)
        case Tricks():
            return tricks.legal(deal, deal.stage)
        case Finished():
            return ()
        case _:
            assert_never(deal.stage)


def why_not(deal: Deal, move: Move) -> Refusal | None:
    """Why the player to move may not do this; None exactly when it is legal."""
    match deal.stage:
        case Tricks():
            return tricks.why_not(deal, deal.stage, move)
        case RedealQuestion():
            return redeal.why_not(move)
        case Opening() | Auction():
            return auction.why_not(deal, deal.stage, move)
        case TalonChoice() | Exchange() | Contracting():
            return exchange.why_not(deal, deal.stage, move)
        case Finished():
            return Refusal(Reason.DEAL_IS_OVER)
        case _:
            assert_never(deal.stage)


def apply(deal: Deal, move: Move) -> Deal:
    """The deal after one legal move.

    Raises IllegalMove with the reason when the rules forbid it.
    """
    refusal = why_not(deal, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    stage = deal.stage
    assert not isinstance(stage, Finished), "why_not lets no move through"
    match stage:
        case Tricks():
            hands, after = tricks.apply(deal, stage, move)
        case RedealQuestion():
            hands, after = deal.hands, redeal.apply(deal, stage, move)
        case Opening() | Auction():
            hands, after = auction.apply(deal, stage, move)
        case TalonChoice() | Exchange() | Contracting():
            hands, after = exchange.apply(deal, stage, move)
        case _:
            assert_never(stage)
    history = (*deal.history, Made(stage.to_act, move))
    return Deal(deal.rules, deal.standing, deal.dealer, hands, deal.talons, history, after)


def to_act(deal: Deal) -> Seat | None:
    """Whose turn it is; None when the deal is over."""
    return None if isinstance(deal.stage, Finished) else deal.stage.to_act
