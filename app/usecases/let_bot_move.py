"""Play one move for a computer player."""

from __future__ import annotations

import logging
import os
from datetime import datetime
from threading import BoundedSemaphore

from app import chance
from app.db.connection import Database
from app.seen import SeenTable, seen_by
from app.settling import take_turn
from app.store import matches
from app.store.tables import Place, StaleTable, Table
from engine import BOTS, Chance, Move, Seat

THINKERS = BoundedSemaphore(os.cpu_count() or 1)
"""No more of them think at once than there are processors."""

log = logging.getLogger(__name__)


def let_bot_move(database: Database, match_id: str, player: str, place: Place, at: datetime) -> SeenTable:
    """Play one move for the computer player that is due. Asking twice is one move.

    The one use case that opens its transactions itself: nobody waits for the database while a bot thinks.
    """
    with database.reading() as tx:
        table = matches.open_table(tx, match_id)
        seat = table.seat_of(player)
        made = matches.moved_at(tx, table, place, 1)
    if table.over or (made and table.seats[made[0].seat].bot):
        return seen_by(table, seat)
    bot = table.bot_due
    if bot is None or place != table.place:
        raise StaleTable
    move = chosen_by(table, bot)
    with database.writing() as tx:
        table = matches.open_table(tx, match_id)
        return seen_by(take_turn(tx, table, bot, place, (move,), at), seat)


def chosen_by(table: Table, seat: Seat) -> Move:
    """What a computer player does. One that fails stops no table: any legal move will do, and the fault is logged."""
    view = seen_by(table, seat).view
    seed = chance.roll(table.seed, *table.place, seat)
    bot = table.seats[seat].bot or ""
    try:
        with THINKERS:
            move = BOTS[bot].choose(view, seed)
        if move in view.legal:
            return move
        fault = "made an illegal move"
    except Exception as error:
        fault = f"raised {type(error).__name__}"
    # Never the cards: whoever may see them can replay the match up to here.
    log.error("Bot %s %s at match %s, deal %d, move %d", bot, fault, table.id, *table.place)
    return Chance(seed).choose(view.legal)
