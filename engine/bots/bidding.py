"""How far to go: what a hand is worth, whether to raise, which contract to name, when to ask for new cards.

Every question is answered the same way: what is it worth to play, what to let another play, what to do neither?
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bots.promise import THOUSAND, promise
from engine.bots.stakes import worth_of_conceding, worth_of_playing, worth_of_redeal
from engine.cards import NO_CARDS, PACK, SUITS, Cards
from engine.rules.moves import Bid, Concede, Contract, Keep, Move, Pass, Redeal
from engine.rules.scoring import limit
from engine.seats import Seat
from engine.view import SeatView

TALON: Final = 25
"""What the talon brings on average, in points."""
HALF_MARRIAGE: Final = 117
"""How often the talon holds the missing half and the marriage is declared: two thirds of 17.6 %, in thousandths."""

MARGINS: Final = range(-60, 71, 10)
"""Points expected above the contract; the next tables say how often it is then made, in thousandths."""
BEFORE_THE_TALON: Final = (90, 130, 190, 250, 310, 370, 440, 540, 660, 770, 860, 920, 950, 970)
AFTER_THE_EXCHANGE: Final = (15, 30, 55, 105, 200, 355, 520, 665, 775, 855, 895, 920, 940, 960)

RIVAL_FORCED: Final = 450
"""How often a deal is made that stands at the first bid when we pass; somebody may still raise."""
RIVAL_RAISED: Final = 700
APPETITE: Final = 40
"""Points a player forgoes for the fun of playing; it costs about one a deal."""
SURE_ENOUGH: Final = 850
"""Whoever is this sure of the contract does not wait to see what defending might bring."""
LONG_SHOT: Final = 60
"""Contracts that are this much above what is expected are not worth a thought."""


class Plan(NamedTuple):
    """A contract, and what it is worth to play for it."""

    worth: int
    contract: int


def chance(margin: int, table: tuple[int, ...]) -> int:
    """How likely a contract is made with so many points expected above it, in thousandths.

    >>> chance(0, AFTER_THE_EXCHANGE), chance(5, AFTER_THE_EXCHANGE), chance(-500, AFTER_THE_EXCHANGE)
    (520, 592, 15)
    """
    margin = max(MARGINS[0], min(margin, MARGINS[-1]))
    place, beyond = divmod(margin - MARGINS[0], MARGINS.step)
    return table[place] + (table[min(place + 1, len(table) - 1)] - table[place]) * beyond // MARGINS.step


def expected(view: SeatView, hand: Cards, outside: Cards = NO_CARDS) -> int:
    """What this hand takes as declarer, as a rule, in cards and marriages; `outside` is out of play."""
    unseen = PACK - hand - outside
    return promise(view.rules, hand, unseen, None, on_lead=True, first_trick=True).points


def expected_with_talon(view: SeatView) -> int:
    """What the hand as dealt will take as declarer when it has got its talon."""
    values = view.rules.score.marriages
    halves = sum(values[suit] for suit in SUITS if len(view.hand & suit.marriage) == 1)
    return expected(view, view.hand) + TALON + halves * HALF_MARRIAGE // THOUSAND


def expected_as_defender(view: SeatView) -> int:
    """What this hand takes when another plays."""
    return promise(view.rules, view.hand, PACK - view.hand, None, on_lead=False, first_trick=True).points


def playing(view: SeatView, contract: int, points: int, table: tuple[int, ...]) -> int:
    """What it is worth to be declarer at this contract with so many points expected."""
    assert view.seat is not None
    likely = chance(points - contract, table)
    made = worth_of_playing(view, view.seat, contract, made=True)
    missed = worth_of_playing(view, view.seat, contract, made=False)
    return (likely * made + (THOUSAND - likely) * missed) // THOUSAND


def defending(view: SeatView, rival: Seat, bid: int) -> int:
    """What it is worth to let this rival play."""
    likely = RIVAL_RAISED if bid > view.rules.auction.first_bid else RIVAL_FORCED
    mine = expected_as_defender(view)
    made = worth_of_playing(view, rival, bid, made=True, mine=mine)
    missed = worth_of_playing(view, rival, bid, made=False, mine=mine)
    return (likely * made + (THOUSAND - likely) * missed) // THOUSAND


def plan(view: SeatView, lowest: int, highest: int, points: int, table: tuple[int, ...]) -> Plan:
    """The best contract within these bounds; the lowest of equals."""
    reach = max(lowest, min(highest, points + LONG_SHOT))
    contracts = range(lowest, reach + 1, view.rules.exchange.contract_step)
    return max(
        (Plan(playing(view, contract, points, table), contract) for contract in contracts), key=lambda made: made.worth
    )


def plan_after_exchange(view: SeatView, hand: Cards, outside: Cards = NO_CARDS) -> Plan:
    """The contract to name when this is the hand to play with."""
    assert view.high_bid is not None
    highest = max(view.high_bid, limit(view.rules, hand))
    return plan(view, view.high_bid, highest, expected(view, hand, outside), AFTER_THE_EXCHANGE)


def choose_bid(view: SeatView) -> Move:
    """The smallest raise when playing is worth more than defending. (R3)"""
    smallest = view.legal[0]
    if not isinstance(smallest, Bid) or view.bidder is None or view.high_bid is None:
        return smallest
    points = expected_with_talon(view)
    if chance(points - smallest.amount, BEFORE_THE_TALON) >= SURE_ENOUGH:
        return smallest
    best = plan(view, smallest.amount, view.limit, points, BEFORE_THE_TALON)
    return smallest if best.worth + APPETITE > defending(view, view.bidder, view.high_bid) else Pass()


def choose_contract(view: SeatView) -> Move:
    """The number that is worth most, usually the bid itself; or the deal is given up. (R4.5-R4.7)"""
    best = plan_after_exchange(view, view.hand, view.laid_down)
    if Concede() in view.legal and worth_of_conceding(view) > best.worth:
        return Concede()
    return Contract(best.contract)


def choose_redeal(view: SeatView) -> Move:
    """New cards when these are worth less than any others would be. (R2.4, R2.5)"""
    first = view.rules.auction.first_bid
    if view.declarer == view.seat:
        best = plan_after_exchange(view, view.hand).worth
    elif view.declarer is not None:
        best = defending(view, view.declarer, view.high_bid or first)
    else:
        best = plan(view, first, view.limit, expected_with_talon(view), BEFORE_THE_TALON).worth
        opener = view.active[0]
        if opener != view.seat:
            best = max(best, defending(view, opener, first))
    return Redeal() if best < worth_of_redeal(view) else Keep()
