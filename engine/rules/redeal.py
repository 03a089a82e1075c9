"""Throwing the cards in: which hands may ask for new ones, and what becomes of the answer. (R2.4-R2.6)"""

from __future__ import annotations

from typing import Final

from engine.cards import Cards, Rank
from engine.rules import scoring
from engine.rules.moves import Keep, Move, Redeal
from engine.rules.refusals import Reason, Refusal
from engine.rules.ruleset import AuctionRules
from engine.rules.stages import Contracting, Deal, Finished, Hands, RedealQuestion, Stage
from engine.seats import Seat

FOUR_NINES: Final = Rank.NINE.cards


def may_ask(rules: AuctionRules, hand: Cards) -> bool:
    """Four nines, or few points and no marriage: this hand may ask for new cards before the auction. (R2.4)"""
    if rules.redeal is None:
        return False
    return _holds_four_nines(hand) or (not hand.marriages and hand.points < rules.redeal.points_below)


def _holds_four_nines(hand: Cards) -> bool:
    return not FOUR_NINES & ~int(hand)


def holder_of_four_nines(hands: Hands) -> Seat | None:
    """Who holds all four nines, if anybody. (R2.5)"""
    return next((seat for seat, hand in enumerate(hands) if _holds_four_nines(hand)), None)


def legal() -> tuple[Move, ...]:
    """New cards, or these. (R2.4, R2.5)"""
    return Redeal(), Keep()


def why_not(move: Move) -> Refusal | None:
    """Nothing else can be answered."""
    return None if isinstance(move, Redeal | Keep) else Refusal(Reason.NOT_NOW)


def apply(deal: Deal, stage: RedealQuestion, move: Move) -> Stage:
    """On with the deal, or its end. (R2.4-R2.6)"""
    if isinstance(move, Keep):
        return stage.then
    return thrown_in(deal, stage.then.talon if isinstance(stage.then, Contracting) else None)


def thrown_in(deal: Deal, talon: int | None) -> Finished:
    """The deal is over before it was played; the same dealer deals again. (R2.6)"""
    return Finished(scoring.redealt(deal.rules, deal.standing, deal.dealer), talon)
