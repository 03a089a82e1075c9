"""Stage one: who may bid what, and when the auction ends. (R3)"""

from __future__ import annotations

from engine.rules import exchange, redeal
from engine.rules.moves import Bid, Move, Pass
from engine.rules.refusals import Reason, Refusal
from engine.rules.ruleset import AuctionRules
from engine.rules.scoring import limit
from engine.rules.stages import After, Auction, Deal, Hands, Opening, RedealQuestion
from engine.seats import Seat


def begin(rules: AuctionRules, hands: Hands, active: tuple[Seat, ...]) -> RedealQuestion | Opening | Auction:
    """The cards are dealt: a weak hand is asked first, then the opener acts, or who sits left of a bound one. (R3.1)"""
    opener, left, *_ = active
    first: Opening | Auction = Opening(to_act=opener)
    if rules.opener_bound:
        first = Auction(high=rules.first_bid, bidder=opener, passed=(), to_act=left)
    for seat in active:
        if redeal.may_ask(rules, hands[seat]):
            return RedealQuestion(to_act=seat, then=first)
    return first


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
    rules = deal.rules.auction
    if isinstance(move, Pass):
        return Refusal(Reason.MUST_OPEN, limit=rules.first_bid) if isinstance(stage, Opening) else None
    if not isinstance(move, Bid):
        return Refusal(Reason.NOT_NOW)
    lowest, highest = lowest_bid(rules, stage), limit(deal.rules, deal.hands[stage.to_act])
    if move.amount > highest:
        return Refusal(Reason.BID_ABOVE_LIMIT, limit=highest)
    if move.amount < lowest:
        return Refusal(Reason.BID_TOO_LOW, limit=lowest)
    if move.amount % rules.step:
        return Refusal(Reason.BID_OFF_STEP, limit=rules.step)
    return None


def apply(deal: Deal, stage: Opening | Auction, move: Move) -> After:
    """The bidding goes on; when only one is left, the talon is that player's. (R3.5)"""
    seat = stage.to_act
    if isinstance(move, Bid):
        passed = () if isinstance(stage, Opening) else stage.passed
        return deal.hands, Auction(move.amount, seat, passed, to_act=_next_bidder(deal, seat, passed))
    assert isinstance(stage, Auction), "the opener cannot pass"
    passed = (*stage.passed, seat)
    if len(passed) == deal.rules.active - 1:
        return exchange.begin(deal, declarer=stage.bidder, bid=stage.high)
    return deal.hands, Auction(stage.high, stage.bidder, passed, to_act=_next_bidder(deal, seat, passed))


def _next_bidder(deal: Deal, seat: Seat, passed: tuple[Seat, ...]) -> Seat:
    """The next seat clockwise that has not passed. (R3.3)"""
    seat = deal.left_of(seat)
    while seat in passed:
        seat = deal.left_of(seat)
    return seat
