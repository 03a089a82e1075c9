"""The first page."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.templating import render

router = APIRouter()


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """Where everybody comes in."""
    return render(request, "home/page.html")
