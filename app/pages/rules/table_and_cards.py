"""Who plays, and what the cards are worth. (R1)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import CARDS, RANKS, SUITS, Ruleset


def table_and_cards(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The first chapter."""
    _ = words.gettext
    text = _(
        "There are %(players)s players, each for themselves. Seats are counted clockwise; "
        "the next seat clockwise is on your left."
    )
    if rules.players > rules.active:
        text += " " + _("Only %(active)s of them play each deal; the dealer sits out and watches.")
    yield "R1.1", text % {"players": rules.players, "active": rules.active}
    yield (
        "R1.2",
        _("The pack has %(cards)s cards. In each suit the ace is highest, then the ten, king, queen, jack and nine.")
        % {"cards": len(CARDS)},
    )
    points = {rank.name.lower(): rank.points for rank in RANKS}
    suit = sum(points.values())
    yield (
        "R1.3",
        _(
            "Card points: ace %(ace)s, ten %(ten)s, king %(king)s, queen %(queen)s, jack %(jack)s, nine %(nine)s. "
            "A suit holds %(suit)s, the pack %(pack)s."
        )
        % {**points, "suit": suit, "pack": suit * len(SUITS)},
    )
