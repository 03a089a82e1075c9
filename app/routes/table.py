"""The table: look at it, and everything that can be done there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from app.chance import new_seed
from app.clock import now
from app.identity import Me
from app.pages.give_up import give_up_page
from app.reader import reader_of
from app.routes.asking import AtDatabase, AtPlace, Number, Tell, TheGifts, TheMove, to_new_table
from app.templating import show, wants_part
from app.usecases.give_cards import give_cards
from app.usecases.give_up import give_up
from app.usecases.let_bot_move import let_bot_move
from app.usecases.make_move import make_move
from app.usecases.open_deal import open_deal
from app.usecases.rematch import rematch
from app.usecases.see_table import see_table

router = APIRouter(prefix="/table/{match_id}")


@router.get("")
def page(match_id: str, me: Me, database: AtDatabase, tell: Tell) -> Response:
    """The whole page."""
    with database.reading() as tx:
        seen = see_table(tx, match_id, me)
    return tell(seen)


@router.get("/part")
def part(
    match_id: str,
    me: Me,
    database: AtDatabase,
    tell: Tell,
    request: Request,
    deal: Annotated[int | None, Query()] = None,
) -> Response:
    """The region alone, or nothing when the page is up to date. Opened as a page it leads to the whole one."""
    if not wants_part(request):
        return RedirectResponse(request.url.path.removesuffix("/part") + "?" + request.url.query, 303)
    with database.reading() as tx:
        seen = see_table(tx, match_id, me)
    known = (deal, tell.shown.after)
    if known == (seen.deal, seen.view.number) and not seen.given_up:
        return Response(status_code=204)
    return tell(seen)


@router.post("/moves")
def play(match_id: str, me: Me, at: AtPlace, move: TheMove, database: AtDatabase, tell: Tell) -> Response:
    """One move of mine."""
    with database.writing() as tx:
        seen = make_move(tx, match_id, me, at, move, now())
    return tell(seen)


@router.post("/gifts")
def give(match_id: str, me: Me, at: AtPlace, cards: TheGifts, database: AtDatabase, tell: Tell) -> Response:
    """Both cards of the exchange."""
    with database.writing() as tx:
        seen = give_cards(tx, match_id, me, at, cards, now())
    return tell(seen)


@router.post("/bot")
def bot(match_id: str, me: Me, at: AtPlace, database: AtDatabase, tell: Tell) -> Response:
    """One move of the computer player that is due."""
    return tell(let_bot_move(database, match_id, me, at, now()))


@router.post("/deals")
def deal(match_id: str, me: Me, deal: Number, database: AtDatabase, tell: Tell) -> Response:
    """The next cards."""
    with database.writing() as tx:
        seen = open_deal(tx, match_id, me, deal, now())
    return tell(seen)


@router.post("/rematch")
def again(request: Request, match_id: str, me: Me, database: AtDatabase) -> Response:
    """Another match against the same players."""
    with database.writing() as tx:
        new = rematch(tx, match_id, me, new_seed(), now())
    return to_new_table(request, new)


@router.get("/give-up")
def ask(request: Request, match_id: str, me: Me, database: AtDatabase) -> Response:
    """The question before a match is given up."""
    with database.reading() as tx:
        seen = see_table(tx, match_id, me)
    reader = reader_of(request)
    return show(request, give_up_page(seen, reader), reader)


@router.post("/give-up")
def leave(match_id: str, me: Me, database: AtDatabase, tell: Tell) -> Response:
    """The end of the match, before its time."""
    with database.writing() as tx:
        seen = give_up(tx, match_id, me, now())
    return tell(seen)
