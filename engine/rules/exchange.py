"""Stage two: the talon, the cards passed on or laid aside, the contract, and giving the deal up. (R2.5, R4)"""

from __future__ import annotations

from itertools import combinations
from typing import assert_never

from engine.cards import NO_CARDS, Cards
from engine.rules import redeal, scoring, tricks
from engine.rules.moves import Concede, Contract, Give, LayDown, Move, Take
from engine.rules.refusals import Reason, Refusal
from engine.rules.ruleset import FourNines, Ruleset
from engine.rules.scoring import limit
from engine.rules.stages import (
    After,
    Contracting,
    Deal,
    Exchange,
    Finished,
    Hands,
    RedealQuestion,
    Stage,
    TalonChoice,
    with_hand,
)
from engine.seats import Seat

ExchangeStage = TalonChoice | Exchange | Contracting


def begin(deal: Deal, declarer: Seat, bid: int) -> After:
    """The auction is over: the declarer takes the talon, or chooses one of two. (R4.1, R4.2)"""
    if deal.rules.exchange.talons > 1:
        return deal.hands, TalonChoice(declarer=declarer, bid=bid)
    return _take(deal, declarer, bid, talon=0)


def _take(deal: Deal, declarer: Seat, bid: int, talon: int) -> After:
    hands = with_hand(deal.hands, declarer, deal.hands[declarer] | deal.talons[talon])
    return hands, Exchange(declarer=declarer, bid=bid, talon=talon)


def next_receiver(deal: Deal, stage: Exchange) -> Seat:
    """Who gets the next card: first the next active seat clockwise, then the other. (R4.3)"""
    first = deal.left_of(stage.declarer)
    return first if len(deal.hands[first]) == deal.rules.hand_size else deal.left_of(first)


def legal(deal: Deal, stage: ExchangeStage) -> tuple[Move, ...]:
    """Every talon, card, pair of cards or number the declarer may choose, and the concession if there is one. (R4)"""
    rules = deal.rules.exchange
    concede: tuple[Move, ...] = (Concede(),) if rules.may_concede else ()
    hand = deal.hands[stage.declarer]
    match stage:
        case TalonChoice():
            return tuple(Take(talon) for talon in range(rules.talons))
        case Exchange() if rules.cards_laid_down:
            return tuple(LayDown(Cards.of(chosen)) for chosen in combinations(hand, rules.cards_laid_down))
        case Exchange():
            to = next_receiver(deal, stage)
            return (*(Give(card, to) for card in hand), *concede)
        case Contracting():
            return (*(Contract(amount) for amount in contracts(deal.rules, hand, stage.bid)), *concede)
        case _:
            assert_never(stage)


def contracts(rules: Ruleset, hand: Cards, bid: int) -> range:
    """From the bid up to 120 and the marriages still in hand, and the bid in any case. (R4.5, R4.6)"""
    return range(bid, max(bid, limit(rules, hand)) + 1, rules.exchange.contract_step)


def why_not(deal: Deal, stage: ExchangeStage, move: Move) -> Refusal | None:
    """Why the declarer may not do this now, or None. (R4)"""
    rules = deal.rules.exchange
    match move, stage:
        case Take(talon), TalonChoice():
            return None if 0 <= talon < rules.talons else Refusal(Reason.NO_SUCH_TALON, limit=rules.talons)
        case LayDown(cards), Exchange() if rules.cards_laid_down:
            if cards - deal.hands[stage.declarer]:
                return Refusal(Reason.NOT_IN_HAND)
            if len(cards) != rules.cards_laid_down:
                return Refusal(Reason.WRONG_NUMBER_OF_CARDS, limit=rules.cards_laid_down)
            return None
        case Give(card, to), Exchange() if not rules.cards_laid_down:
            if card not in deal.hands[stage.declarer]:
                return Refusal(Reason.NOT_IN_HAND, card=card)
            return None if to == next_receiver(deal, stage) else Refusal(Reason.WRONG_RECEIVER)
        case Contract(amount), Contracting():
            possible = contracts(deal.rules, deal.hands[stage.declarer], stage.bid)
            if amount > possible[-1]:
                return Refusal(Reason.CONTRACT_ABOVE_LIMIT, limit=possible[-1])
            if amount < stage.bid:
                return Refusal(Reason.CONTRACT_BELOW_BID, limit=stage.bid)
            if amount % rules.contract_step:
                return Refusal(Reason.CONTRACT_OFF_STEP, limit=rules.contract_step)
            return None
        case Concede(), Exchange() | Contracting():
            return None if rules.may_concede else Refusal(Reason.NO_CONCESSION)
        case _:
            return Refusal(Reason.NOT_NOW)


def apply(deal: Deal, stage: ExchangeStage, move: Move) -> After:
    """The deal goes on after the declarer's choice. (R4)"""
    declarer = stage.declarer
    match move, stage:
        case Take(talon), TalonChoice():
            return _take(deal, declarer, stage.bid, talon)
        case LayDown(cards), Exchange():
            hands = with_hand(deal.hands, declarer, deal.hands[declarer] - cards)
            return hands, _exchanged(deal, stage, hands, laid_down=cards)
        case Give(card, to), Exchange():
            hands = with_hand(deal.hands, declarer, deal.hands[declarer] - (1 << card))
            hands = with_hand(hands, to, hands[to] | (1 << card))
            more = to == deal.left_of(declarer)
            return hands, stage if more else _exchanged(deal, stage, hands, laid_down=NO_CARDS)
        case Contract(amount), Contracting():
            return deal.hands, tricks.begin(stage, contract=amount)
        case Concede(), Exchange() | Contracting():
            result = scoring.conceded(deal.rules, deal.standing, deal.dealer, declarer, stage.bid)
            return deal.hands, Finished(result, stage.talon)
        case _:
            raise AssertionError("why_not lets no such move through")


def _exchanged(deal: Deal, stage: Exchange, hands: Hands, laid_down: Cards) -> Stage:
    """Before the contract: four nines in one hand may mean a new deal. (R2.5)"""
    contracting = Contracting(declarer=stage.declarer, bid=stage.bid, talon=stage.talon, laid_down=laid_down)
    meaning = deal.rules.exchange.four_nines
    holder = None if meaning is FourNines.NOTHING else redeal.holder_of_four_nines(hands)
    if holder is None:
        return contracting
    if meaning is FourNines.HOLDER_IS_ASKED:
        return RedealQuestion(to_act=holder, then=contracting)
    return redeal.thrown_in(deal, stage.talon)
