"""What a request says. Read by hand: the framework's own reading of forms costs a fifth of the time of a move.

The form has been read before a route goes to its thread; what is missing or garbled is raised when it is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse, Response

from app.db.connection import Database
from app.identity import player_of, token_of
from app.pages.table import Shown, table_address, table_page
from app.reader import Reader, reader_of
from app.seen import SeenTable
from app.store.tables import NoSuchTable, Place
from app.templating import show, wants_part
from engine import Card, Move, UnreadableMove, card, read_move


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: who asks, about which table, and what the form or the address says."""

    request: Request
    fields: Mapping[str, str]

    @property
    def database(self) -> Database:
        """The database of this site."""
        database: Database = self.request.app.state.database
        return database

    @property
    def reader(self) -> Reader:
        """Whoever reads the answer."""
        return reader_of(self.request)

    @property
    def match_id(self) -> str:
        """Which table this is about."""
        return str(self.request.path_params["match_id"])

    @property
    def me(self) -> str:
        """The player who asks.

        Raises NoSuchTable for a stranger, who has a table nowhere.
        """
        token = token_of(self.request)
        if token is None:
            raise NoSuchTable
        return player_of(token)

    @property
    def place(self) -> Place:
        """Where in the log the page was when it was drawn."""
        return Place(self.deal, self.number("number"))

    @property
    def deal(self) -> int:
        """Which deal is meant."""
        return self.number("deal")

    @property
    def move(self) -> Move:
        """The move that was pressed."""
        return read_move(self.fields.get("move", ""))

    @property
    def cards(self) -> tuple[Card, Card]:
        """The cards chosen for the left and for the right."""
        try:
            return card(self.fields.get("left", "")), card(self.fields.get("right", ""))
        except ValueError as unknown:
            raise UnreadableMove from unknown

    def number(self, name: str) -> int:
        """A number as we write them.

        Raises UnreadableMove when it is none.
        """
        text = self.fields.get(name, "")
        if not (text.isascii() and text.isdigit() and len(text) <= 4):
            raise UnreadableMove(name)
        return int(text)

    @property
    def shown(self) -> Shown:
        """What the page has chosen to show and what it has told; a form says that with its place."""
        if self.request.method == "POST":
            fields = self.fields
            return Shown.read(
                {"seen": fields.get("seen", ""), "deal": fields.get("deal", ""), "after": fields.get("number", "")}
            )
        return Shown.read(self.fields)

    def tell(self, seen: SeenTable) -> Response:
        """The table: as a page, as its part for htmx, or, after a form without script, by going there."""
        shown = self.shown
        if self.request.method == "POST" and not wants_part(self.request):
            return RedirectResponse(table_address(seen.match_id, shown.seen), 303)
        reader = self.reader
        return show(self.request, table_page(seen, reader, shown), reader)

    def send_to(self, match_id: str) -> Response:
        """On to another table; htmx would put that page into this one, so it is told to leave."""
        address = table_address(match_id)
        if wants_part(self.request):
            return Response(headers={"HX-Redirect": address})
        return RedirectResponse(address, 303)


async def asked(request: Request) -> Asked:
    """Reads the form or the address; of a name that comes twice the later one counts.

    Our pages send forms in one way only. In any other, which might name an encoding of its own, nothing is found.
    """
    if request.method != "POST":
        return Asked(request, request.query_params)
    body = await request.body()
    return Asked(request, dict(parse_qsl(body.decode("latin-1"), keep_blank_values=True)))


Ask = Annotated[Asked, Depends(asked)]
