"""Play one move for a person."""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.settling import take_turn
from app.store import matches
from app.store.tables import Place
from engine import Move


def make_move(tx: Transaction, match_id: str, player: str, place: Place, move: Move, at: datetime) -> SeenTable:
    """Play one move for a person. The same click twice is one move."""
    table = matches.open_table(tx, match_id)
    seat = table.seat_of(player)
    return seen_by(take_turn(tx, table, seat, place, (move,), at), seat)
