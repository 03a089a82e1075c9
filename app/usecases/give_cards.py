"""Pass on a card to the left and a card to the right."""

from __future__ import annotations

from datetime import datetime

from app.db.connection import Transaction
from app.seen import SeenTable, seen_by
from app.settling import take_turn
from app.store import matches
from app.store.tables import Place
from engine import Card, Give, seats_after


def give_cards(
    tx: Transaction, match_id: str, player: str, place: Place, cards: tuple[Card, Card], at: datetime
) -> SeenTable:
    """Pass on two cards, first to the left. Both go or none, and the same click twice is one exchange."""
    table = matches.open_table(tx, match_id)
    seat = table.seat_of(player)
    receivers = [other for other in seats_after(seat, table.rules.players) if other in table.deal.active]
    gives = tuple(Give(card, to) for card, to in zip(cards, receivers, strict=False))
    return seen_by(take_turn(tx, table, seat, place, gives, at), seat)
