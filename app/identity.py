"""Who is asking: whoever holds the token in the cookie. No sign-up, nothing personal.

The database keeps only the token's hash, which is what the rest of the site calls a player.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from secrets import token_urlsafe

from fastapi.responses import Response
from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.requests import HTTPConnection

from app.config import Settings

COOKIE = "player"
LONGEST_S = 400 * 24 * 3600
"""No browser keeps a cookie longer."""
LONGEST_COOKIE = 200
DOUBLE_PRESS_S = 3600


def token_of(connection: HTTPConnection) -> str | None:
    """The token of somebody we know; None without a cookie, or with one that we did not sign."""
    cookie = connection.cookies.get(COOKIE, "")
    return _signed(_secret(connection), cookie) if len(cookie) <= LONGEST_COOKIE else None


@lru_cache(maxsize=1024)
def _signed(secret: bytes, cookie: str) -> str | None:
    """What we signed; whoever plays asks with the same cookie again and again."""
    try:
        return _signer(secret).unsign(cookie).decode()
    except BadSignature:
        return None


def player_of(token: str) -> str:
    """Whom a token belongs to."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_once(connection: HTTPConnection) -> str:
    """A name for one press of a button, known to nobody but the page that holds it."""
    return _press_signer(connection).sign(token_urlsafe(16)).decode()


def new_token(connection: HTTPConnection, once: str) -> str:
    """A token for somebody new.

    Two presses of the same button come from one person, and neither of them brings a cookie yet: the token follows
    from the press. Only if we named the press, though: whoever makes up a name would share a token with others.
    """
    try:
        _press_signer(connection).unsign(once, max_age=DOUBLE_PRESS_S)
    except BadSignature:
        return token_urlsafe(32)
    return hmac.digest(_secret(connection), b"token " + once.encode(), "sha256").hex()


def remember(connection: HTTPConnection, response: Response, token: str) -> None:
    """Let the browser keep the token, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        _signer(_secret(connection)).sign(token).decode(),
        max_age=LONGEST_S,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


def _secret(connection: HTTPConnection) -> bytes:
    settings: Settings = connection.app.state.settings
    return settings.secret


def _signer(secret: bytes) -> Signer:
    return Signer(secret, salt="player")


def _press_signer(connection: HTTPConnection) -> TimestampSigner:
    return TimestampSigner(_secret(connection), salt="press")
