"""The first page, and the start of a match."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter
from fastapi.responses import Response

from app.chance import new_seed
from app.clock import now
from app.identity import new_once, new_token, player_of, remember, token_of
from app.pages import notices
from app.pages.home import OFFERED, RunningMatch, home_page
from app.pages.layout import Notice
from app.reader import Reader
from app.routes.asking import Ask, Asked
from app.templating import show
from app.usecases.see_home import see_home
from app.usecases.start_match import start_match
from engine import RULESETS

LONGEST_ONCE = 64

router = APIRouter()


@router.get("/")
def home(ask: Ask) -> Response:
    """Where everybody comes in."""
    return first_page(ask)


@router.post("/matches")
def start(ask: Ask) -> Response:
    """A new match; somebody new gets a cookie with it, somebody known has theirs renewed."""
    ruleset, once = ask.fields.get("ruleset", ""), ask.fields.get("once", "")
    if not 0 < len(once) <= LONGEST_ONCE:
        return first_page(ask, notices.unreadable, 422)
    if ruleset not in OFFERED:
        return first_page(ask, notices.unknown_rules, 422)
    token = token_of(ask.request) or new_token(ask.request, once)
    with ask.database.writing() as tx:
        match_id = start_match(tx, player_of(token), once, RULESETS[ruleset], new_seed(), now())
    answer = ask.send_to(match_id)
    remember(ask.request, answer, token)
    return answer


def first_page(ask: Asked, notice: Callable[[Reader], Notice] | None = None, status: int = 200) -> Response:
    """The matches that can be gone on with, and the form for a new one."""
    token = token_of(ask.request)
    running: tuple[RunningMatch, ...] = ()
    if token is not None:
        with ask.database.reading() as tx:
            running = tuple(RunningMatch.of(seen) for seen in see_home(tx, player_of(token)))
    page = home_page(running, new_once(ask.request), ask.reader, notice and notice(ask.reader))
    return show(ask.request, page, ask.reader, status)
