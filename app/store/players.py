"""People. All that is kept of them is the hash of a token in their browser."""

from __future__ import annotations

from datetime import datetime
from typing import cast

from sqlalchemy import bindparam, insert, select

from app.db.connection import Transaction
from app.db.models import players

_FIND = select(players.c.id).where(players.c.token_hash == bindparam("player"))
_ENTER = insert(players).returning(players.c.id)


def enter(tx: Transaction, player: str, at: datetime) -> int:
    """The number of this person, who is written down when new."""
    known = cast(int | None, tx.execute(_FIND, {"player": player}).scalar_one_or_none())
    if known is not None:
        return known
    return cast(int, tx.execute(_ENTER, {"token_hash": player, "created_at": at}).scalar_one())
