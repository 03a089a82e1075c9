"""What a person has chosen to be shown. It travels in addresses and forms; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Card, card


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page was asked to show, as far as it could be read; whether it makes sense is for the table to say.

    `seen` counts the finished tricks of this deal the person has looked at, `left` and `right` are the cards chosen to
    be given, `amount` is the number on the stepper, `ask` the card in question. `deal` and `after` name the
    place of the move that was next when the page was last drawn: what happened since is announced.
    """

    seen: int | None = None
    left: Card | None = None
    right: Card | None = None
    amount: int | None = None
    ask: Card | None = None
    deal: int | None = None
    after: int | None = None

    @classmethod
    def read(cls, fields: Mapping[str, str]) -> Shown:
        """From the fields of an address or a form; what is missing or garbled counts as not chosen.

        >>> Shown.read({"left": "KH", "right": "XX", "seen": "-1"})
        Shown(seen=None, left=card('KH'), right=None, amount=None, ask=None, deal=None, after=None)
        """
        return cls(
            seen=_number(fields.get("seen", "")),
            left=_card(fields.get("left", "")),
            right=_card(fields.get("right", "")),
            amount=_number(fields.get("amount", "")),
            ask=_card(fields.get("ask", "")),
            deal=_number(fields.get("deal", "")),
            after=_number(fields.get("after", "")),
        )


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None


def _card(text: str) -> Card | None:
    try:
        return card(text)
    except ValueError:
        return None


def table_address(match_id: str, seen: int | None = None) -> str:
    """Where a table is shown, with the tricks already looked at."""
    return f"/table/{match_id}" if seen is None else f"/table/{match_id}?seen={seen}"
