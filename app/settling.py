"""A turn at the table, a person's or a computer player's, and what follows when it was the last of a deal.

The rules decide whether a move may be made; its place in the log decides whether it is made now, was made already
or comes too late.
"""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.store import matches
from app.store.tables import Place, Table
from engine import Made, Move, Seat
from engine.house import Finished, apply


def take_turn(tx: Transaction, table: Table, seat: Seat, place: Place, moves: tuple[Move, ...], at: datetime) -> Table:
    """The table after these moves of one seat, all or none; asked for again, they are made once.

    Raises IllegalMove when the rules forbid one, StaleTable or NotYourTurn when this is not the place or the time.
    """
    if table.over or matches.moved_at(tx, table, place, len(moves)) == tuple(Made(seat, move) for move in moves):
        return table
    table.expect(place, seat)
    for move in moves:
        table = matches.append(tx, table, apply(table.deal, move), at)
    if isinstance(table.deal.stage, Finished):
        matches.close_deal(tx, table, table.deal.stage.result, at)
    return table
