"""Leave a match before its end."""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.store import matches


def give_up(tx: Transaction, match_id: str, player: str, at: datetime) -> SeenTable:
    """Leave a match before its end; one that has ended stays as it is."""
    table = matches.open_table(tx, match_id)
    seat = table.seat_of(player)
    return seen_by(table if table.over else matches.give_up(tx, table, at), seat)
