"""What a route may ask for: the database, a place in the log, a move, and a way to tell what came of it.

These run where the request is read and never wait; only the route itself goes to a thread, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse, Response

from app.db.connection import Database
from app.pages.table import Shown, table_address, table_page
from app.reader import reader_of
from app.seen import SeenTable
from app.store.tables import Place
from app.templating import show, wants_part
from engine import Card, Move, UnreadableMove, card, read_move

Number = Annotated[int, Form(ge=0, le=9999)]


async def database_of(request: Request) -> Database:
    """The database of this site."""
    database: Database = request.app.state.database
    return database


async def place(deal: Number, number: Number) -> Place:
    """Where in the log the page was when it was drawn."""
    return Place(deal, number)


async def move_named(move: Annotated[str, Form(max_length=40)]) -> Move:
    """The move that was pressed.

    Raises UnreadableMove when it is none.
    """
    return read_move(move)


async def cards_given(
    left: Annotated[str, Form(max_length=2)], right: Annotated[str, Form(max_length=2)]
) -> tuple[Card, Card]:
    """The cards chosen for the left and for the right.

    Raises UnreadableMove when one of them is none.
    """
    try:
        return card(left), card(right)
    except ValueError as unknown:
        raise UnreadableMove from unknown


@dataclass(frozen=True, slots=True)
class Telling:
    """How the table is told: as a page, as its part for htmx, or, after a form without script, by going there."""

    request: Request
    shown: Shown

    def __call__(self, seen: SeenTable) -> Response:
        """What the request asked for, with this table."""
        if self.request.method == "POST" and not wants_part(self.request):
            return RedirectResponse(table_address(seen.match_id, self.shown.seen), 303)
        reader = reader_of(self.request)
        return show(self.request, table_page(seen, reader, self.shown), reader)


async def telling(request: Request) -> Telling:
    """Reads what the page chose to be shown; a form says with its number what the page has told already."""
    if request.method != "POST":
        return Telling(request, Shown.read(request.query_params))
    fields = await written_fields(request)
    told = {"seen": fields.get("seen", ""), "deal": fields.get("deal", ""), "after": fields.get("number", "")}
    return Telling(request, Shown.read(told))


async def written_fields(request: Request) -> dict[str, str]:
    """The words of a form; of a name that comes twice the later one counts. Files are nobody's business here."""
    async with request.form() as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def to_new_table(request: Request, match_id: str) -> Response:
    """On to another table; htmx would put the new page into the old one, so it is told to leave."""
    address = table_address(match_id)
    if wants_part(request):
        return Response(headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)


AtDatabase = Annotated[Database, Depends(database_of)]
AtPlace = Annotated[Place, Depends(place)]
TheMove = Annotated[Move, Depends(move_named)]
TheGifts = Annotated[tuple[Card, Card], Depends(cards_given)]
Tell = Annotated[Telling, Depends(telling)]
