"""What stands before every route: who may post from where, how much, and what a browser may do with an answer.

Plain ASGI, since the wrappers of the framework cost a task and a queue a request.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.failures import failure_answer
from app.pages.failure import Failure

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY = 64 * 1024

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    # Not `no-referrer`: with that, browsers send our own forms with `Origin: null`.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class AnswerHeaders:
    """Tells the browser to load nothing from elsewhere and to run no script or style that is not a file of ours."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Adds the headers to every answer."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                names = {name for name, _ in given}
                # An answer may be stricter than the rule.
                message["headers"] = [*given, *(header for header in HEADERS if header[0] not in names)]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class OwnPagesOnly:
    """Whatever changes something must come from a page of this site.

    Browsers say so themselves. On plain http they do it only for localhost, so elsewhere, on a machine in the home for
    instance, the page's origin has to name the host that is asked; `address` is what that host is called from outside
    when something in between renames it.
    """

    def __init__(self, app: ASGIApp, address: str | None = None) -> None:
        self.app = app
        self.address = address and urlsplit(address).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses what comes from elsewhere."""
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS or self.is_own(Headers(scope=scope)):
            await self.app(scope, receive, send)
        else:
            await failure_answer(Request(scope), Failure.CROSS_SITE)(scope, receive, send)

    def is_own(self, headers: Headers) -> bool:
        """Whether a page of this site sends this."""
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        # Not `urlsplit`, which raises at what no browser sends. An origin is a scheme and a host, nothing else.
        origin = headers.get("origin", "").lower().partition("://")[2]
        return origin != "" and origin in (headers.get("host", "").lower(), self.address)


class BodyLimit:
    """No move needs more than a few words."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses more, whether it is announced or just keeps coming."""
        announced = Headers(scope=scope).get("content-length", "") if scope["type"] == "http" else ""
        if announced.isdigit() and int(announced) > LARGEST_BODY:
            await failure_answer(Request(scope), Failure.TOO_LARGE)(scope, receive, send)
            return
        came = 0

        async def receive_within_limit() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > LARGEST_BODY:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_within_limit, send)


class HeadLikeGet:
    """Who asks only for the head of a page, as watchdogs do, is answered as for the page, without a body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets HEAD go wherever GET goes."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)
