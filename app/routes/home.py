"""The first page."""

from secrets import token_urlsafe

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.home import home_page
from app.reader import reader_of
from app.templating import render

router = APIRouter()


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """Where everybody comes in."""
    reader = reader_of(request)
    page = home_page((), token_urlsafe(12), reader)
    return render(request, page.template, translations=reader.words, page=page)
