"""The table: look at it, and everything that can be done there."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from app.chance import new_seed
from app.clock import now
from app.pages.give_up import give_up_page
from app.pages.table import table_address
from app.routes.asking import Ask
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
def page(ask: Ask) -> Response:
    """The whole page."""
    with ask.database.reading() as tx:
        seen = see_table(tx, ask.match_id, ask.me)
    return ask.tell(seen)


@router.get("/part")
def part(ask: Ask) -> Response:
    """The region alone, or nothing when the page is up to date. Opened as a page it leads to the whole one."""
    if not wants_part(ask.request):
        return RedirectResponse(f"{table_address(ask.match_id)}?{ask.request.url.query}", 303)
    with ask.database.reading() as tx:
        seen = see_table(tx, ask.match_id, ask.me)
    known = (ask.shown.deal, ask.shown.after)
    if known == (seen.deal, seen.view.number) and not seen.given_up:
        return Response(status_code=204)
    return ask.tell(seen)


@router.post("/moves")
def play(ask: Ask) -> Response:
    """One move of mine."""
    with ask.database.writing() as tx:
        seen = make_move(tx, ask.match_id, ask.me, ask.place, ask.move, now())
    return ask.tell(seen)


@router.post("/gifts")
def give(ask: Ask) -> Response:
    """Both cards of the exchange."""
    with ask.database.writing() as tx:
        seen = give_cards(tx, ask.match_id, ask.me, ask.place, ask.cards, now())
    return ask.tell(seen)


@router.post("/bot")
def bot(ask: Ask) -> Response:
    """One move of the computer player that is due."""
    seen = let_bot_move(ask.database, ask.match_id, ask.me, ask.place, now())
    return ask.tell(seen)


@router.post("/deals")
def deal(ask: Ask) -> Response:
    """The next cards."""
    with ask.database.writing() as tx:
        seen = open_deal(tx, ask.match_id, ask.me, ask.deal, now())
    return ask.tell(seen)


@router.post("/rematch")
def again(ask: Ask) -> Response:
    """Another match against the same players."""
    with ask.database.writing() as tx:
        new = rematch(tx, ask.match_id, ask.me, new_seed(), now())
    return ask.send_to(new)


@router.get("/give-up")
def question(ask: Ask) -> Response:
    """The question before a match is given up."""
    with ask.database.reading() as tx:
        seen = see_table(tx, ask.match_id, ask.me)
    return show(ask.request, give_up_page(seen, ask.reader), ask.reader)


@router.post("/give-up")
def leave(ask: Ask) -> Response:
    """The end of the match, before its time."""
    with ask.database.writing() as tx:
        seen = give_up(tx, ask.match_id, ask.me, now())
    return ask.tell(seen)
