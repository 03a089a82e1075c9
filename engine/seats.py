"""Seats round the table, counted clockwise from 0; the seat after yours is on your left. (R1.1)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

Seat: TypeAlias = int

_ROUNDS: Final = {
    players: [tuple((dealer + step) % players for step in range(1, players + 1)) for dealer in range(players)]
    for players in (2, 3, 4)
}


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat to the left, where the turn goes.

    >>> next_seat(2, 3)
    0
    """
    return (seat + 1) % players


def seats_after(seat: Seat, players: int) -> Iterator[Seat]:
    """Everybody else, clockwise, starting with the seat to the left.

    >>> list(seats_after(1, 4))
    [2, 3, 0]
    """
    return ((seat + step) % players for step in range(1, players))


def active_seats(dealer: Seat, players: int, active: int) -> tuple[Seat, ...]:
    """Who plays this deal, clockwise from the dealer's left; with four at the table the dealer sits out. (R1.1)

    >>> active_seats(dealer=2, players=3, active=3), active_seats(dealer=0, players=4, active=3)
    ((0, 1, 2), (1, 2, 3))
    """
    return _ROUNDS[players][dealer][:active]
