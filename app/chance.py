"""What is left to chance in a match, all of it drawn from one secret seed.

So a restart changes no card to come, a bot answers the same table alike, and the seed can be shown after the match.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode

from engine import Card, Chance, Seat, shuffled_deck

NAMES = (
    "Halina", "Bruno", "Zofia", "Marek", "Irena", "Kazimierz", "Wanda", "Stefan",
    "Jadwiga", "Tadeusz", "Helena", "Roman", "Danuta", "Leon", "Barbara", "Jerzy",
)  # fmt: skip


def new_seed() -> bytes:
    """A seed that nobody can guess: the one thing here that does not come from another."""
    return secrets.token_bytes(32)


def _drawn(seed: bytes, *purpose: str | int) -> bytes:
    """Bytes for one purpose; they tell nothing about the seed or about any other purpose."""
    return hmac.digest(seed, "/".join(map(str, purpose)).encode(), "sha256")


def match_id(seed: bytes) -> str:
    """The address of the match: 128 bits, so nobody comes across it by guessing."""
    return urlsafe_b64encode(_drawn(seed, "match")[:16]).rstrip(b"=").decode()


def first_dealer(seed: bytes, players: int) -> Seat:
    """Who deals first."""
    return Chance(_drawn(seed, "first dealer")).below(players)


def names(seed: bytes, count: int) -> tuple[str, ...]:
    """What the computer players are called tonight."""
    pool = list(NAMES)
    Chance(_drawn(seed, "names")).mix(pool)
    return tuple(pool[:count])


def deck(seed: bytes, deal: int) -> tuple[Card, ...]:
    """The cards of a deal; `deal` counts every deal of the match from 0, redeals included."""
    return shuffled_deck(_drawn(seed, "deck", deal))


def roll(seed: bytes, deal: int, number: int, seat: Seat) -> bytes:
    """The dice of a computer player for one move."""
    return _drawn(seed, "roll", deal, number, seat)
