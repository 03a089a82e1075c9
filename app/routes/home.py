"""The first page, and the start of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response

from app.chance import new_seed
from app.clock import now
from app.db.connection import Database
from app.identity import Somebody, new_once, new_token, player_of, remember, token_of
from app.pages import notices
from app.pages.home import OFFERED, RunningMatch, home_page
from app.pages.layout import Notice
from app.reader import Reader, reader_of
from app.routes.asking import AtDatabase, to_new_table
from app.templating import show
from app.usecases.see_home import see_home
from app.usecases.start_match import start_match
from engine import RULESETS

router = APIRouter()


@router.get("/")
def home(request: Request, player: Somebody, database: AtDatabase) -> Response:
    """Where everybody comes in."""
    return first_page(request, player, database)


@router.post("/matches")
def start(
    request: Request,
    ruleset: Annotated[str, Form(max_length=32)],
    once: Annotated[str, Form(min_length=1, max_length=64)],
    player: Somebody,
    database: AtDatabase,
) -> Response:
    """A new match; somebody new gets a cookie with it, somebody known has theirs renewed."""
    if ruleset not in OFFERED:
        return first_page(request, player, database, notices.unknown_rules, 422)
    token = token_of(request) or new_token(request, once)
    with database.writing() as tx:
        match_id = start_match(tx, player_of(token), once, RULESETS[ruleset], new_seed(), now())
    answer = to_new_table(request, match_id)
    remember(request, answer, token)
    return answer


def first_page(
    request: Request,
    player: str | None,
    database: Database,
    notice: Callable[[Reader], Notice] | None = None,
    status: int = 200,
) -> Response:
    """The matches that can be gone on with, and the form for a new one."""
    with database.reading() as tx:
        running = [RunningMatch.of(seen) for seen in see_home(tx, player)]
    reader = reader_of(request)
    page = home_page(running, new_once(request), reader, notice and notice(reader))
    return show(request, page, reader, status)
