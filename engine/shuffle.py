"""Chance from a seed: the same seed gives the same cards in every Python, for ever.

The standard library promises that for single numbers only, not for its shuffle, so ours is spelled out: SHA-256 over a
counter gives bytes, rejection makes them fair, Fisher and Yates (Knuth, TAOCP vol. 2, 3.4.2) mix the pack.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from engine.cards import CARDS, Card

T = TypeVar("T")


class Chance:
    """A stream of fair numbers that depends on nothing but its seed.

    >>> one, other = Chance(b"a seed"), Chance(b"a seed")
    >>> [one.below(6) for _ in range(100)] == [other.below(6) for _ in range(100)]
    True
    """

    __slots__ = ("_block", "_counter", "_seed", "_used")

    def __init__(self, seed: bytes) -> None:
        self._seed = hashlib.sha256(seed).digest()
        self._counter = 0
        self._block = b""
        self._used = 0

    def _word(self) -> int:
        """The next 32 bits."""
        if self._used == len(self._block):
            self._block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 4], "big")
        self._used += 4
        return word

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely; limit from 1 to 2**32."""
        fair = (1 << 32) // limit * limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def choose(self, things: Sequence[T]) -> T:
        """One of these, each equally likely."""
        return things[self.below(len(things))]

    def mix(self, things: MutableSequence[Any]) -> None:
        """Put these into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def shuffled_deck(seed: bytes) -> tuple[Card, ...]:
    """The pack, shuffled; equal seeds give equal decks.

    >>> shuffled_deck(b"1") == shuffled_deck(b"1"), len(set(shuffled_deck(b"1")))
    (True, 24)
    """
    deck = list(CARDS)
    Chance(seed).mix(deck)
    return tuple(deck)
