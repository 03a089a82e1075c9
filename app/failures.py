"""What went otherwise than wished: every exception of ours becomes an answer that says what happened.

At a table that is the table as it stands, with a notice; anywhere else a friendly page. Nothing has changed either way.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.db.connection import Database
from app.identity import player_of, token_of
from app.pages import notices
from app.pages.failure import Failure, failure_page
from app.pages.layout import Notice
from app.pages.table import Shown, table_address, table_page
from app.reader import Reader, reader_of
from app.store.tables import NoSuchTable, NotYourTurn, StaleTable
from app.templating import show, wants_part
from app.usecases.see_table import see_table
from engine import IllegalMove, UnreadableMove

log = logging.getLogger(__name__)


def answer_failures(app: FastAPI) -> None:
    """Every exception that a request can bring about gets its answer."""

    def at_table(failure: type[Exception], status: int, notice: Callable[[Any, Reader], Notice]) -> None:
        def answer(request: Request, what: Exception) -> Response:
            return table_as_it_stands(request, status, lambda reader: notice(what, reader))

        app.add_exception_handler(failure, answer)

    at_table(IllegalMove, 422, lambda what, reader: notices.refused(what.refusal, reader))
    at_table(UnreadableMove, 422, lambda _, reader: notices.unreadable(reader))
    at_table(StaleTable, 409, lambda _, reader: notices.stale(reader))
    at_table(NotYourTurn, 409, lambda _, reader: notices.not_your_turn(reader))
    app.add_exception_handler(NoSuchTable, lambda request, _: failure_answer(request, Failure.NOT_FOUND))
    app.add_exception_handler(HTTPException, refused_by_the_framework)


def table_as_it_stands(request: Request, status: int, notice: Callable[[Reader], Notice]) -> Response:
    """The table of this request, with a notice; a match that has ended has nothing left to complain about."""
    token = token_of(request)
    database: Database = request.app.state.database
    try:
        with database.reading() as tx:
            seen = see_table(tx, request.path_params["match_id"], player_of(token or ""))
    except NoSuchTable:
        return failure_answer(request, Failure.NOT_FOUND)
    reader = reader_of(request)
    if not seen.over:
        return show(request, table_page(seen, reader, Shown(), notice(reader)), reader, status)
    if not wants_part(request):
        return RedirectResponse(table_address(seen.match_id), 303)
    return show(request, table_page(seen, reader, Shown()), reader)


def refused_by_the_framework(request: Request, what: Exception) -> Response:
    """No such address, another method, a body that cannot be read."""
    assert isinstance(what, HTTPException)
    known = {failure.value: failure for failure in Failure}
    answer = failure_answer(request, known.get(what.status_code, Failure.UNREADABLE), what.status_code)
    answer.headers.update(what.headers or {})
    return answer


def failure_answer(request: Request, failure: Failure, status: int | None = None) -> Response:
    """A friendly page that says what went wrong."""
    reader = reader_of(request)
    return show(request, failure_page(failure, reader), reader, status or failure.value)


class FriendlyBreakdown:
    """What nobody foresaw is written to the log, and whoever asked is told that nothing is lost."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers for a request that broke."""
        has_begun = False

        async def watched(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            # Whoever left in the middle of a request wants no answer any more.
            return
        except Exception:
            if has_begun or scope["type"] != "http":
                raise
            log.exception("%s %s broke", scope["method"], scope["path"])
            await failure_answer(Request(scope), Failure.BROKEN)(scope, receive, send)
