"""Pages as a person meets them: printed in a language and read by names and roles, never by their tags alone."""

from __future__ import annotations

from bs4 import BeautifulSoup, Tag

from app import assets, templating
from app.i18n.languages import LANGUAGES, words_in
from app.pages.layout import Notice
from app.pages.table import Shown, TablePage, table_page
from app.reader import Preferences, Reader
from app.seen import SeenTable, seen_by
from app.store.tables import Sitting, Table
from engine import DealResult, Standing
from engine.house import Deal, Match

ENVIRONMENT = templating.environment(assets.load())
SEATS = (Sitting("", "me", None), Sitting("Halina", "", "dice"), Sitting("Bruno", "", "dice"))


def reader(language: str = "en", **preferences: str) -> Reader:
    """Somebody who reads this language."""
    return Reader(LANGUAGES[language], words_in(language), Preferences(**preferences))


def seen(deal: Deal, results: tuple[DealResult, ...] = (), *, given_up: bool = False, seat: int = 0) -> SeenTable:
    """The deal as a seat sees it, at a table with Halina on the left of seat 0 and Bruno on the right."""
    match = Match(deal.rules, 0, Standing.new(3), results)
    return seen_by(Table("t", b"", SEATS, match, len(results), deal, given_up), seat)


def table(deal: Deal, by: Reader | None = None, notice: Notice | None = None, **shown: str) -> TablePage:
    """The page of the table."""
    return table_page(seen(deal), by or reader(), Shown.read(shown), notice)


def markup(page: object, by: Reader | None = None, template: str = "") -> str:
    """What is sent for the page, or for a part of it."""
    name = template or page.template  # type: ignore[attr-defined]
    token = templating._spoken.set((by or reader()).words)
    try:
        return ENVIRONMENT.get_template(name).render(page=page)
    finally:
        templating._spoken.reset(token)


def printed(page: object, by: Reader | None = None, template: str = "") -> BeautifulSoup:
    """The page as it can be read."""
    return BeautifulSoup(markup(page, by, template), "html.parser")


def acting(soup: BeautifulSoup) -> list[str]:
    """What the buttons that act would send, in the order of the page: `name=value`."""
    buttons = soup.select("#table button[name]")
    return [f"{tag['name']}={tag['value']}" for tag in buttons if is_active(tag)]


def is_active(tag: Tag) -> bool:
    """Whether pressing this does something."""
    return tag.get("aria-disabled") != "true" and not tag.has_attr("disabled")


def said(tag: Tag | None) -> str:
    """The words of a part, as they are read."""
    assert tag is not None
    return " ".join(tag.get_text(" ").split())
