"""The question before a match is given up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.i18n.formats import number
from app.pages.layout import Layout, layout
from app.reader import Reader
from app.seen import SeenTable


@dataclass(frozen=True, slots=True)
class GiveUpPage:
    """What `give_up/page.html` prints."""

    template: ClassVar[str] = "give_up/page.html"

    layout: Layout
    address: str
    scores: tuple[tuple[str, str], ...]


def give_up_page(seen: SeenTable, reader: Reader) -> GiveUpPage:
    """The question, with the scores as they stand."""
    _ = reader.words.gettext
    address = f"/table/{seen.match_id}"
    return GiveUpPage(
        layout=layout(reader, _("Give this match up?"), here=f"{address}/give-up"),
        address=address,
        scores=tuple(
            (_("You") if seat == seen.seat else seen.names[seat], number(score))
            for seat, score in enumerate(seen.view.standing.scores)
        ),
    )
