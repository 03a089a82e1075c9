"""Stage one: the right to a redeal, who may bid what, and when the auction ends. (R2.4, R3)"""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Cards, Rank
from engine.rules import exchange
from engine.rules.moves import Bid, Move, Pass
from engine.rules.refusals import Reason, Refusal
from engine.rules.ruleset import AuctionRules
from engine.rules.scoring import limit
from engine.rules.stages import Auction, Deal, Opening, RedealQuestion
from engine.seats import Seat


def may_ask_for_redeal(rules: AuctionRules, hand: Cards) -> bool:
    """Four nines, or few points and no marriage: this hand may ask for new cards. (R2.4)"""
    if rules.redeal is None:
        return False
    nines = Rank.NINE.cards
    return hand & nines == nines or (hand.points < rules.redeal.points_below and not hand.marriages)


def begin(deal: Deal) -> Deal:
    """The cards are dealt: a weak hand is asked first, then the opener acts, or who sits left of a bound one. (R3.1)"""
    opener = deal.active[0]
    rules = deal.rules.auction
    first: Opening | Auction
    if rules.opener_bound:
        first = Auction(high=rules.first_bid, bidder=opener, passed=(), to_act=deal.left_of(opener))
    else:
        first = Opening(to_act=opener)
    for seat in deal.active:
        if may_ask_for_redeal(rules, deal.hands[seat]):
            return replace(deal, stage=RedealQuestion(to_act=seat, then=first))
    return replace(deal, stage=first)


def lowest_bid(rules: AuctionRules, stage: Opening | Auction) -> int:
    """The smallest number that may be bid now. (R3.2)"""
    return rules.first_bid if isinstance(stage, Opening) else stage.high + rules.step


def legal(deal: Deal, stage: Opening | Auction) -> tuple[Move, ...]:
    """Every bid up to the own limit, and the pass. (R3.2-R3.4)"""
    rules = deal.rules.auction
    highest = limit(deal.rules, deal.hands[stage.to_act])
    bids = tuple(Bid(amount) for amount in range(lowest_bid(rules, stage), highest + 1, rules.step))
    return bids if isinstance(stage, Opening) else (*bids, Pass())


def why_not(deal: Deal, stage: Opening | Auction, move: Move) -> Refusal | None:
    """Why this may not be bid, or None. (R3.1-R3.4)"""
    match move:
        case Pass():
            return Refusal(Reason.MUST_OPEN, limit=deal.rules.auction.first_bid) if isinstance(stage, Opening) else None
        case Bid(amount):
            rules = deal.rules.auction
            lowest, highest = lowest_bid(rules, stage), limit(deal.rules, deal.hands[stage.to_act])
            if amount > highest:
                return Refusal(Reason.BID_ABOVE_LIMIT, limit=highest)
            if amount < lowest:
                return Refusal(Reason.BID_TOO_LOW, limit=lowest)
            if amount % rules.step:
                return Refusal(Reason.BID_OFF_STEP, limit=rules.step)
            return None
        case _:
            return Refusal(Reason.NOT_NOW)


def apply(deal: Deal, stage: Opening | Auction, move: Bid | Pass) -> Deal:
    """The deal after a bid or a pass; when only one is left, the talon goes to that player. (R3.5)"""
    seat = stage.to_act
    match move, stage:
        case Bid(amount), Opening():
            after = Auction(high=amount, bidder=seat, passed=(), to_act=deal.left_of(seat))
        case Bid(amount), Auction():
            after = Auction(
                high=amount, bidder=seat, passed=stage.passed, to_act=_next_bidder(deal, seat, stage.passed)
            )
        case Pass(), Auction():
            passed = (*stage.passed, seat)
            if len(passed) == len(deal.active) - 1:
                return exchange.begin(deal, declarer=stage.bidder, bid=stage.high)
            after = Auction(
                high=stage.high, bidder=stage.bidder, passed=passed, to_act=_next_bidder(deal, seat, passed)
            )
        case _:
            raise AssertionError("the opener cannot pass")
    return replace(deal, stage=after)


def _next_bidder(deal: Deal, seat: Seat, passed: tuple[Seat, ...]) -> Seat:
    """The next seat clockwise that has not passed. (R3.3)"""
    seat = deal.left_of(seat)
    while seat in passed:
        seat = deal.left_of(seat)
    return seat
