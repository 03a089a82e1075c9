"""Deal the next cards."""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.store import matches
from app.store.tables import StaleTable


def open_deal(tx: Transaction, match_id: str, player: str, number: int, at: datetime) -> SeenTable:
    """Deal the next cards. `number` says which deal is wanted, so asking twice deals once.

    Raises StaleTable when the deal before it is not over yet.
    """
    table = matches.open_table(tx, match_id)
    seat = table.seat_of(player)
    if not table.over and number > table.deal_number:
        completed = table.completed
        if completed is None or number != table.deal_number + 1:
            raise StaleTable
        table = matches.open_deal(tx, table, completed, at)
    return seen_by(table, seat)
