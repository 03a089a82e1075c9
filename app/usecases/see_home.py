"""The matches a person can go on with."""

from __future__ import annotations

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.store import matches


def see_home(tx: Transaction, player: str) -> tuple[SeenTable, ...]:
    """The matches that have not ended, newest first, each as this person sees it."""
    tables = [matches.open_table(tx, match_id) for match_id in matches.running(tx, player)]
    return tuple(seen_by(table, table.seat_of(player)) for table in tables)
