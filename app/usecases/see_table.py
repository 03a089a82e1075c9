"""The table as one seat sees it."""

from __future__ import annotations

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.store import matches


def see_table(tx: Transaction, match_id: str, player: str) -> SeenTable:
    """Look at the table."""
    table = matches.open_table(tx, match_id)
    return seen_by(table, table.seat_of(player))
