"""Cards, moves and decks as short text, both ways.

    r k        ask for new cards, keep these          b110 p     bid, pass
    t0         take the first talon                   g9S>2      give a card to a seat
    l9S.JD     lay cards aside                        c120 x     contract, concede
    KH         play a card

One notation for the log, the form, the tests and the bug report.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.cards import Card, Cards, card
from engine.rules.moves import Bid, Concede, Contract, Give, Keep, LayDown, Move, Pass, Play, Redeal, Take

_BARE: dict[str, Move] = {"r": Redeal(), "k": Keep(), "p": Pass(), "x": Concede()}
_CARD = "[9JQKTA][HDCS]"
_SHAPES = re.compile(
    rf"(?P<play>{_CARD})|b(?P<bid>\d{{1,4}})|c(?P<contract>\d{{1,4}})|t(?P<take>\d)"
    rf"|g(?P<give>{_CARD})>(?P<to>\d)|l(?P<lay>{_CARD}(?:\.{_CARD}){{0,11}})",
    re.ASCII,
)


class UnreadableMove(ValueError):
    """The text is no move in our notation."""


def move_text(move: Move) -> str:
    """The move as short text.

    >>> move_text(Bid(110)), move_text(Give(card("9S"), 2)), move_text(Play(card("KH")))
    ('b110', 'g9S>2', 'KH')
    """
    match move:
        case Play(played):
            return str(played)
        case Bid(amount):
            return f"b{amount}"
        case Pass():
            return "p"
        case Give(given, to):
            return f"g{given}>{to}"
        case Contract(amount):
            return f"c{amount}"
        case Redeal():
            return "r"
        case Keep():
            return "k"
        case Take(talon):
            return f"t{talon}"
        case LayDown(cards):
            return "l" + ".".join(str(laid) for laid in cards)
        case Concede():
            return "x"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move written like this. Whether it is legal is another question.

    >>> read_move("c120"), read_move("KH")
    (Contract(amount=120), Play(card=card('KH')))

    Raises UnreadableMove when the text is no move.
    """
    if text in _BARE:
        return _BARE[text]
    found = _SHAPES.fullmatch(text)
    if found is None:
        raise UnreadableMove(text[:40])
    shape, value = found.lastgroup, found[found.lastgroup or 0]
    match shape:
        case "play":
            return Play(card(value))
        case "bid":
            return Bid(int(value))
        case "contract":
            return Contract(int(value))
        case "take":
            return Take(int(value))
        case "to":
            return Give(card(found["give"]), int(value))
        case _:
            laid = [card(word) for word in value.split(".")]
            if len(set(laid)) != len(laid):
                raise UnreadableMove(text[:40])
            return LayDown(Cards.of(laid))


def read_moves(text: str) -> tuple[Move, ...]:
    """The moves written with blanks between them; `|` may part the stages.

    >>> read_moves("b110 p | AS 9S")
    (Bid(amount=110), Pass(), Play(card=card('AS')), Play(card=card('9S')))
    """
    return tuple(read_move(word) for word in text.split() if word != "|")


def moves_text(moves: Iterable[Move]) -> str:
    """The moves with blanks between them."""
    return " ".join(move_text(move) for move in moves)


def deck_text(deck: Sequence[Card]) -> str:
    """A deck as 48 letters."""
    return "".join(str(dealt) for dealt in deck)


def read_deck(text: str) -> tuple[Card, ...]:
    """The deck written like this.

    >>> len(read_deck(deck_text(tuple(Card))))
    24

    Raises ValueError when it is not cards; that it is a whole pack is for `start_deal` to say.
    """
    return tuple(card(text[place : place + 2]) for place in range(0, len(text), 2))
