"""Somebody at a table of the site: a test client that reads pages and presses what they offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bs4 import BeautifulSoup
from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.types import ASGIApp

from app.commands.visitor import Page, Press, read_page
from app.db.connection import Database
from app.seen import SeenTable
from app.store import matches
from app.store.tables import Table
from app.usecases.see_table import see_table
from engine import Bid, Chance, Pass, StageName, move_text

PART = {"HX-Request": "true"}


@dataclass
class Guest:
    """A browser, and the match it has begun."""

    client: TestClient
    database: Database
    by_htmx: bool = False
    ruleset: str = "polish-500"
    watch: Callable[[str], None] = lambda html: None
    """Is shown every answer."""
    match_id: str = ""
    chance: Chance = field(default_factory=lambda: Chance(b"a guest"))

    def __post_init__(self) -> None:
        start = self.offered(self.open("/"), "/matches")
        fields = {**dict(start.fields), "ruleset": self.ruleset}
        answer = self.client.post(start.address, data=fields)
        assert answer.status_code == 303
        self.match_id = answer.headers["location"].removeprefix("/table/")

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"/table/{self.match_id}"

    @property
    def table(self) -> Table:
        """The table with everybody's cards."""
        with self.database.reading() as tx:
            return matches.open_table(tx, self.match_id)

    def look(self) -> SeenTable:
        """The table as this guest may know it."""
        player = self.table.seats[0].player
        assert player is not None
        with self.database.reading() as tx:
            return see_table(tx, self.match_id, player)

    def place(self) -> dict[str, str]:
        """The fields that name the place of the next move."""
        here = self.table.place
        return {"deal": str(here.deal), "number": str(here.number)}

    def open(self, path: str = "") -> Page:
        """A page, the table's when nothing else is said."""
        return self.read(self.client.get(path or self.address))

    def post(self, path: str, *, part: bool | None = None, **fields: str) -> Response:
        """What no page needs to have offered, for tests of what is refused."""
        headers = PART if (self.by_htmx if part is None else part) else {}
        return self.client.post(self.address + path, data=fields, headers=headers)

    def press(self, press: Press) -> Page:
        """Press a button of a page."""
        headers = PART if self.by_htmx else {}
        fields = dict(press.fields)
        if press.method == "get":
            path, _, query = press.address.partition("?")
            fields = {**dict(part.split("=", 1) for part in query.split("&") if part), **fields}
            return self.read(self.client.get(path, params=fields, headers=headers))
        return self.read(self.client.post(press.address, data=fields, headers=headers))

    def read(self, answer: Response) -> Page:
        """The page that an answer is or leads to."""
        if answer.status_code == 303:
            return self.read(self.client.get(answer.headers["location"]))
        self.watch(answer.text)
        return read_page(answer.status_code, answer.text, by_htmx=self.by_htmx)

    def offered(self, page: Page, ending: str) -> Press:
        """The first button of a page that leads to such an address."""
        return next(press for press in page.anywhere if press.address.endswith(ending))

    def step(self, page: Page) -> Page:
        """Press something at the table, the way on if there is one."""
        assert page.status == 200
        return self.press(self.chance.choose(self.chance.choose(page.at_table)))

    def until(self, enough: Callable[[SeenTable], object]) -> Page:
        """Press on until this is so."""
        page = self.open()
        for _ in range(1500):
            if enough(self.look()):
                return page
            page = self.step(page)
        raise AssertionError("this never comes about")

    def win_the_talon(self) -> None:
        """Bid to the limit until the talon is this guest's."""
        page = self.open()
        for _ in range(1500):
            view = self.look().view
            if view.my_turn and view.stage is StageName.EXCHANGE:
                return
            if view.my_turn and view.stage is StageName.AUCTION:
                bids = [move for move in view.legal if isinstance(move, Bid)]
                self.post("/moves", **self.place(), move=move_text(bids[-1] if bids else Pass()))
                page = self.open()
            else:
                page = self.step(page)
        raise AssertionError("the others always bid more")


def browser(site: ASGIApp, **more: Any) -> TestClient:
    """One more browser without a screen, with cookies of its own."""
    return TestClient(site, headers={"sec-fetch-site": "same-origin"}, follow_redirects=False, **more)


def soup(html: str) -> BeautifulSoup:
    """The elements of an answer."""
    return BeautifulSoup(html, "html.parser")


def told(html: str) -> str:
    """The instruction line, or what stands in its place."""
    line = soup(html).find(id="prompt")
    return line.get_text(" ", strip=True) if line else ""
