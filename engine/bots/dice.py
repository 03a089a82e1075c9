"""Any legal move, each equally likely: the floor for the others, and a test tool."""

from __future__ import annotations

from engine.rules.moves import Move
from engine.shuffle import Chance
from engine.view import SeatView


def choose(view: SeatView, seed: bytes) -> Move:
    """Whatever the dice say, absurd bids included."""
    return Chance(seed).choose(view.legal)
