"""Play the same people again."""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.store import matches, players
from app.store.tables import StaleTable


def rematch(tx: Transaction, match_id: str, player: str, seed: bytes, at: datetime) -> str:
    """Start a match like the one that has ended. One match has one rematch, however often it is asked for."""
    table = matches.open_table(tx, match_id)
    table.seat_of(player)
    if not table.over:
        raise StaleTable
    opponents = [sitting for sitting in table.seats if sitting.bot]
    return matches.start(tx, players.enter(tx, player, at), f"rematch of {match_id}", table.rules, opponents, seed, at)
