"""The rules, to read."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from app.pages.rules import rules_page
from app.pages.rules.page import DEFAULT
from app.reader import reader_of
from app.templating import show
from app.usecases.work_examples import work_examples
from engine import RULESETS

router = APIRouter()


@router.get("/rules")
def rules(request: Request) -> Response:
    """The rules a newcomer meets."""
    return rules_of(request, DEFAULT.id)


@router.get("/rules/{ruleset}")
def rules_of(request: Request, ruleset: str) -> Response:
    """Every clause with its number, as this ruleset has it."""
    if ruleset not in RULESETS:
        raise HTTPException(404)
    asked, reader = RULESETS[ruleset], reader_of(request)
    return show(request, rules_page(asked, work_examples(asked), reader), reader)
