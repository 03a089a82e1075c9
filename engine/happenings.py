"""The story of a deal as one seat saw it: what each move brought about, for words, motion and the announcer.

Derived from a view, so it can tell nothing that the seat does not know; never stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.rules.moves import Bid, Pass, Play
from engine.seats import Seat
from engine.view import SeatView, SeenMove


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody made a move."""

    number: int
    seat: Seat
    move: SeenMove


@dataclass(frozen=True, slots=True)
class WonAuction:
    """Everybody else has passed. (R3.5)"""

    number: int
    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class DeclaredMarriage:
    """A marriage was led to, and its suit became trump. (R6.1-R6.3)"""

    number: int
    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class TookTrick:
    """A trick is complete. (R5.7)"""

    number: int
    seat: Seat
    points: int
    cards: tuple[Card, ...]


Happening: TypeAlias = Moved | WonAuction | DeclaredMarriage | TookTrick


def happenings(view: SeatView, since: int = 0) -> tuple[Happening, ...]:
    """What has happened from move `since` on, in order; `number` is the move that brought it about, from 0."""
    story: list[Happening] = []
    # Where the opener is not bound, the first move of the auction is a bid.
    bidder, bid = view.active[0], view.rules.auction.first_bid
    players = len(view.active)
    passes = played = 0
    declared = {marriage.trick: marriage for marriage in view.marriages}
    for number, (seat, move) in enumerate(view.history):
        story.append(Moved(number, seat, move))
        match move:
            case Bid(amount):
                bidder, bid = seat, amount
            case Pass():
                passes += 1
                if passes == players - 1:
                    story.append(WonAuction(number, bidder, bid))
            case Play():
                trick, place = divmod(played, players)
                played += 1
                if place == 0 and trick in declared:
                    suit = declared[trick].suit
                    story.append(DeclaredMarriage(number, seat, suit, view.rules.score.marriages[suit]))
                if place == players - 1:
                    taken = view.tricks[trick]
                    story.append(TookTrick(number, taken.winner, taken.points, taken.cards))
            case _:
                pass  # The other moves bring nothing about that they do not say themselves.
    return tuple(happening for happening in story if happening.number >= since)
