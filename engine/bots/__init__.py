"""Computer players: what a seat may know and a seed go in, a move comes out.

The same view and the same seed give the same move on every machine: no clock, no chance but the seed.
"""

from __future__ import annotations

from typing import Final, Protocol

from engine.bots import dice, regular
from engine.rules.moves import Move
from engine.view import SeatView


class Bot(Protocol):
    """Somebody who can sit at the table; a module with this one function will do."""

    def choose(self, view: SeatView, seed: bytes) -> Move:
        """One of `view.legal`; it is this seat's turn."""


BOTS: Final[dict[str, Bot]] = {"dice": dice, "regular": regular}
