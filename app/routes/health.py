"""Answers for whoever watches over the machine."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

router = APIRouter()


@router.get("/healthz")
async def alive() -> PlainTextResponse:
    """The site answers."""
    return PlainTextResponse("ok")
