"""A deal from the first card to the score: four functions that only pass on to the stage it is in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from engine.cards import NO_CARDS, PACK, Card, Cards
from engine.rules import auction, exchange, scoring, tricks
from engine.rules.moves import Bid, Keep, Made, Move, Pass, Play, Redeal
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
    if Cards.of(deck) != PACK or len(deck) != 24:
        raise ValueError("a deck is the 24 cards, each once")
    hands = [NO_CARDS] * rules.players
    place = 0
    for seat in active_seats(dealer, rules.players, rules.active):
        hands[seat] = Cards.of(deck[place : place + rules.hand_size])
        place += rules.hand_size
    size = rules.exchange.talon_size
    talons = tuple(
        Cards.of(deck[place + number * size : place + (number + 1) * size]) for number in range(rules.exchange.talons)
    )
    standing = Standing.new(rules.players) if standing is None else standing
    opener = active_seats(dealer, rules.players, rules.active)[0]
    return auction.begin(Deal(rules, standing, dealer, tuple(hands), talons, (), Opening(to_act=opener)))


def deck_of(rules: Ruleset, dealer: Seat, hands: Sequence[Cards], talons: Sequence[Cards]) -> tuple[Card, ...]:
    """The deck that deals these hands (one a seat) and talons. The inverse of `start_deal`."""
    seats = active_seats(dealer, rules.players, rules.active)
    return tuple(card for cards in (*(hands[seat] for seat in seats), *talons) for card in cards)


def legal_moves(deal: Deal) -> tuple[Move, ...]:
    """Everything the player to move may do; empty when the deal is over."""
    match deal.stage:
        case RedealQuestion():
            return (Redeal(), Keep())
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
            return None if isinstance(move, Redeal | Keep) else Refusal(Reason.NOT_NOW)
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
    assert not isinstance(stage, Finished)
    moved = Deal(
        deal.rules,
        deal.standing,
        deal.dealer,
        deal.hands,
        deal.talons,
        (*deal.history, Made(stage.to_act, move)),
        stage,
    )
    match stage, move:
        case Tricks(), Play(card):
            return tricks.apply(moved, stage, card)
        case RedealQuestion(), Keep():
            return replace(moved, stage=stage.then)
        case RedealQuestion(), _:
            talon = stage.then.talon if isinstance(stage.then, Contracting) else 0
            return replace(moved, stage=exchange.over(scoring.redealt(deal.rules, deal.standing, deal.dealer), talon))
        case ((Opening() | Auction()), (Bid() | Pass())):
            return auction.apply(moved, stage, move)
        case ((TalonChoice() | Exchange() | Contracting()), _):
            return exchange.apply(moved, stage, move)
        case _:
            raise AssertionError("why_not lets no such move through")


def to_act(deal: Deal) -> Seat | None:
    """Whose turn it is; None when the deal is over."""
    return None if isinstance(deal.stage, Finished) else deal.stage.to_act
