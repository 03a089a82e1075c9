"""Sit down with two computer players."""

from __future__ import annotations

from datetime import datetime

from app import chance
from app.db.connection import Transaction
from app.store import matches, players
from app.store.tables import Sitting
from engine import Ruleset

OPPONENT = "regular"


def start_match(
    tx: Transaction,
    player: str,
    once: str,
    rules: Ruleset,
    seed: bytes,
    at: datetime,
    scores: tuple[int, ...] | None = None,
) -> str:
    """Start a match and deal its first cards. The same click twice is one match; `once` tells clicks apart."""
    opponents = [Sitting(name, player=None, bot=OPPONENT) for name in chance.names(seed, rules.players - 1)]
    return matches.start(tx, players.enter(tx, player, at), once, rules, opponents, seed, at, scores)
