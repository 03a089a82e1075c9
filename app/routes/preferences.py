"""Settings: how somebody wants to read and play, kept in a plain cookie of theirs."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from app.identity import LONGEST_S
from app.reader import COOKIE
from app.routes.asking import Ask

router = APIRouter()


@router.post("/settings")
def keep(ask: Ask) -> Response:
    """Keeps what was chosen and goes back to the page it was chosen on. A switch that is on sends no, then yes."""
    answer = RedirectResponse(page_of_ours(ask.fields.get("next", "/")), 303)
    chosen = ask.reader.preferences.changed(ask.fields)
    answer.set_cookie(COOKIE, chosen.to_cookie(), LONGEST_S, httponly=True, samesite="lax")
    return answer


def page_of_ours(address: str) -> str:
    """Nobody is sent to another site: `//elsewhere` and `/\\\\elsewhere` are addresses of other sites, too."""
    return (
        address if address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable() else "/"
    )
