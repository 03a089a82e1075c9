"""The twenty-four cards, and sets of them.

A card is a number, six times its suit plus its rank, with ranks in the order in which they take tricks:

    bit   0  1  2  3  4  5 | 6 … 11 | 12 … 17 | 18 … 23
    rank  9  J  Q  K  T  A | 9 …  A |  9 …  A |  9 …  A
    suit  hearts           | diamonds  clubs     spades

so within a suit the higher number beats the lower, and a set of cards is an integer with one bit a card.
(R1.2, R1.3)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, Self


class Suit(IntEnum):
    """Hearts, diamonds, clubs or spades, dearest marriage first."""

    HEARTS = 0
    DIAMONDS = 1
    CLUBS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """`H`, `D`, `C` or `S`."""
        return "HDCS"[self]

    @property
    def cards(self) -> Cards:
        """The six cards of this suit."""
        return Cards(0b111111 << 6 * self)

    @property
    def marriage(self) -> Cards:
        """King and queen of this suit."""
        return Cards(0b001100 << 6 * self)

    def __bool__(self) -> bool:
        """Hearts are number 0, and a suit like any other."""
        return True

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Rank(IntEnum):
    """Nine to ace, in the order in which they take tricks: the ten ranks above the king. (R1.2)"""

    NINE = 0
    JACK = 1
    QUEEN = 2
    KING = 3
    TEN = 4
    ACE = 5

    @property
    def letter(self) -> str:
        """`9`, `J`, `Q`, `K`, `T` or `A`."""
        return "9JQKTA"[self]

    @property
    def points(self) -> int:
        """What a card of this rank counts in a trick: 0, 2, 3, 4, 10 or 11. (R1.3)"""
        return (0, 2, 3, 4, 10, 11)[self]

    @property
    def cards(self) -> Cards:
        """The four cards of this rank."""
        return Cards(0b000001000001000001000001 << self)

    def __bool__(self) -> bool:
        """The nine is number 0, and a rank like any other."""
        return True

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


class Card(IntEnum):
    """One of the twenty-four cards; its text is rank and suit, `KH` for the king of hearts.

    >>> card("KH"), card("KH").suit, card("TS") > card("KS"), str(card("9D"))
    (card('KH'), Suit.HEARTS, True, '9D')
    """

    NH, JH, QH, KH, TH, AH = range(6)
    ND, JD, QD, KD, TD, AD = range(6, 12)
    NC, JC, QC, KC, TC, AC = range(12, 18)
    NS, JS, QS, KS, TS, AS = range(18, 24)

    @property
    def suit(self) -> Suit:
        """Which suit the card belongs to."""
        return SUITS[self // 6]

    @property
    def rank(self) -> Rank:
        """Which rank the card has."""
        return RANKS[self % 6]

    @property
    def points(self) -> int:
        """What the card counts for whoever takes it. (R1.3)"""
        return POINTS[self]

    def __bool__(self) -> bool:
        """The nine of hearts is number 0, and a card like any other."""
        return True

    def __str__(self) -> str:
        return TEXTS[self]

    def __repr__(self) -> str:
        return f"card({TEXTS[self]!r})"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
CARDS: Final = tuple(Card)
POINTS: Final = tuple(RANKS[number % 6].points for number in range(24))
_WORTH: Final = tuple(sum(rank.points for rank in RANKS if held >> rank & 1) for held in range(64))  # of one suit
TEXTS: Final = tuple(RANKS[number % 6].letter + SUITS[number // 6].letter for number in range(24))
_BY_TEXT: Final = {text: CARDS[number] for number, text in enumerate(TEXTS)}


class Cards(int):
    """A set of cards that is an integer underneath, so it also fits into a search or a database column.

    >>> hand = cards("KH QH 9S")
    >>> card("KH") in hand, len(hand), hand.points
    (True, 3, 7)
    >>> hand - cards("9S")
    cards('QH KH')
    """

    __slots__ = ()

    @classmethod
    def of(cls, members: Iterable[Card]) -> Self:
        """The set of these cards."""
        mask = 0
        for member in members:
            mask |= 1 << member
        return cls(mask)

    @property
    def points(self) -> int:
        """What these cards count together. (R1.3)"""
        mask = int(self)
        return _WORTH[mask & 63] + _WORTH[mask >> 6 & 63] + _WORTH[mask >> 12 & 63] + _WORTH[mask >> 18]

    @property
    def marriages(self) -> tuple[Suit, ...]:
        """The suits of which both king and queen are here."""
        # A queen with the next bit, her king, beside her.
        queens = int(self) & int(self) >> 1 & _QUEENS
        return tuple([suit for suit in SUITS if queens >> 6 * suit & 63]) if queens else ()

    def __contains__(self, member: object) -> bool:
        return isinstance(member, Card) and bool(self >> member & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = int(self)
        while mask:
            lowest = mask & -mask
            yield CARDS[lowest.bit_length() - 1]
            mask ^= lowest

    def __len__(self) -> int:
        return self.bit_count()

    def __or__(self, other: int) -> Cards:
        return Cards(int.__or__(self, other))

    def __and__(self, other: int) -> Cards:
        return Cards(int.__and__(self, other))

    def __sub__(self, other: int) -> Cards:
        return Cards(int.__and__(self, ~other))

    def __str__(self) -> str:
        return " ".join(TEXTS[member] for member in self)

    def __repr__(self) -> str:
        return f"cards({str(self)!r})"


_QUEENS: Final = int(Rank.QUEEN.cards)
NO_CARDS: Final = Cards(0)
PACK: Final = Cards((1 << 24) - 1)


def card(text: str) -> Card:
    """The card written `KH`, `TS`, `9D`.

    Raises ValueError when the text names no card.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no such card: {text!r}") from None


def cards(text: str) -> Cards:
    """The set of cards written with blanks between them: `cards("KH QH 9S")`.

    Raises ValueError when a word names no card or one is named twice.
    """
    members = [card(word) for word in text.split()]
    chosen = Cards.of(members)
    if len(chosen) != len(members):
        raise ValueError(f"a card is named twice: {text!r}")
    return chosen
