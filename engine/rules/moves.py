"""Everything a player can do, and nothing else. A move does not name its player: the deal knows whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.cards import Card, Cards
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Redeal:
    """Ask for new cards. (R2.4)"""


@dataclass(frozen=True, slots=True)
class Keep:
    """Play on with these cards. (R2.4)"""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid this many points. (R3.2)"""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for good. (R3.3)"""


@dataclass(frozen=True, slots=True)
class Take:
    """Choose one of two talons, unseen: 0 or 1. (R4.2)"""

    talon: int


@dataclass(frozen=True, slots=True)
class Give:
    """Pass a card, face down, to another seat. (R4.3)"""

    card: Card
    to: Seat


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay cards aside, face down. (R4.4)"""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Contract:
    """Name the number of points to play for. (R4.5)"""

    amount: int


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the deal up before it is played. (R4.7)"""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick; leading from a held marriage declares it. (R5, R6)"""

    card: Card


Move: TypeAlias = Redeal | Keep | Bid | Pass | Take | Give | LayDown | Contract | Concede | Play


class Made(NamedTuple):
    """A move and the seat that made it."""

    seat: Seat
    move: Move
