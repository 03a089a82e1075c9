"""The story of a deal as one seat saw it: what each move brought about, for words, motion and the announcer.

Derived from a view, so it can tell nothing that the seat does not know; never stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Suit
from engine.rules.moves import Pass, Play
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
    played = 0
    active = len(view.active)
    passes = 0
    marriages = {(marriage.seat, marriage.trick): marriage for marriage in view.marriages}
    for number, (seat, move) in enumerate(view.history):
        story.append(Moved(number, seat, move))
        if isinstance(move, Pass):
            passes += 1
            if passes == active - 1 and view.declarer is not None and view.high_bid is not None:
                story.append(WonAuction(number, view.declarer, view.high_bid))
        if isinstance(move, Play):
            trick, place = divmod(played, active)
            played += 1
            marriage = marriages.get((seat, trick))
            if marriage is not None and place == 0:
                points = view.rules.score.marriages[marriage.suit]
                story.append(DeclaredMarriage(number, seat, marriage.suit, points))
            if place == active - 1:
                taken = view.tricks[trick]
                story.append(TookTrick(number, taken.winner, taken.points, taken.cards))
    return tuple(happening for happening in story if happening.number >= since)
