"""The rules, to read."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.pages.rules import rules_page
from app.reader import reader_of
from app.templating import show

router = APIRouter()


@router.get("/rules")
def rules(request: Request) -> Response:
    """Every clause with its number."""
    reader = reader_of(request)
    return show(request, rules_page(reader), reader)
