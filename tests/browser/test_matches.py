"""Whole matches to 500 in a real browser, by pressing only what acts: wide, on a phone, and without JavaScript.

The cards are chosen so that a person who presses like this loses soon: a usual match takes three times as long.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Response, TimeoutError

from app.config import Settings
from engine import PACK, RULESETS, Cards, Chance, Give, read_deck, read_move
from engine.house import replay, view_for
from tests.browser.conftest import DESKTOP, NO_SCRIPT, PHONE, OpenPage

FAST = "language:en|pace:instant"
PLAYABLE = "#table .hand button[name]:not([aria-disabled=true])"
WAYS_ON = "#table .actions form:not(.stepper) button"
RESTING = "#table .actions.quiet form[method=get]"
SETTLED = f"""
() => !document.querySelector(".htmx-request")
  && document.querySelector("{PLAYABLE}, {RESTING}, #table .actions:not(.quiet) form button")
"""
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
MOST_PRESSES = 1500
CARDS = b"a short match 2"
"""The seed of a match that ends after four deals."""


@dataclass
class Answers:
    """Every answer of the site about a table, as it came over the wire."""

    bodies: list[str] = field(default_factory=list)

    def keep(self, response: Response) -> None:
        if "/table/" in response.url and response.status == 200 and response.request.method != "OPTIONS":
            self.bodies.append(response.text())


def drawn_at(body: str) -> tuple[int, int]:
    """For which deal, and for which move of it, an answer was drawn."""
    found = re.search(r"deal=(\d+)&amp;after=(\d+)", body)
    assert found is not None, body[:400]
    return int(found[1]), int(found[2])


def known_at(data: sqlite3.Connection, deal: int, number: int) -> Cards:
    """Every card that the person at seat 0 had a right to know then."""
    dealer, deck = data.execute("SELECT dealer, deck FROM deals WHERE deal = ?", (deal,)).fetchone()
    texts = data.execute("SELECT text FROM moves WHERE deal = ? ORDER BY number LIMIT ?", (deal, number))
    moves = [read_move(text) for (text,) in texts]
    assert len(moves) == number
    view = view_for(replay(RULESETS["polish-500"], dealer, read_deck(deck), moves), 0)
    played = Cards.of(card for trick in view.tricks for card in trick.cards) | Cards.of(view.trick)
    talon = Cards.of(card for cards in view.talons if cards is not None for card in cards)
    given = Cards.of(move.card for _, move in view.history if isinstance(move, Give))
    return view.hand | played | talon | given


def hidden_cards_named(body: str, known: Cards) -> Iterator[str]:
    for card in PACK - known:
        if any(sign in body for sign in (f"#{card}", f'"{card}"', f"card-{card}", f"={card}")):
            yield f"{card} was hidden"


def begin(page: Page) -> None:
    page.check("form[action='/matches'] input[value='polish-500']", force=True)
    page.click("form[action='/matches'] button.main")
    page.wait_for_url("**/table/*")


def press_on(page: Page, chance: Chance, *, script: bool) -> None:
    """Press what acts: the way on if one is offered, mostly a pass, else a card; by keyboard without script."""
    if script and page.locator(RESTING).count():
        # A pause that would end by itself ends at once when the middle of the table is pressed; it may have by then.
        with suppress(TimeoutError):
            page.locator("#table .centre").click(timeout=2000)
        return
    # With script, whatever is quiet presses itself.
    ways = WAYS_ON.replace(".actions", ".actions:not(.quiet)") if script else WAYS_ON
    passing = page.locator(ways + "[value=p]")
    main = page.locator(ways + ".main")
    cards = page.locator(PLAYABLE)
    ways_on = passing if passing.count() and chance.below(4) else main
    chosen = ways_on.first if ways_on.count() else cards.nth(chance.below(cards.count()))
    if not script:
        with page.expect_navigation(wait_until="domcontentloaded"):
            chosen.press("Enter")
    elif ways_on.count():
        chosen.click()
    else:
        # The upper left of a card is never covered by its neighbours; the very corner of a turned one is not the card.
        chosen.click(position={"x": 22, "y": 34})


@pytest.mark.parametrize(
    ("name", "kind"),
    [("wide", DESKTOP), ("phone", PHONE), ("no script", NO_SCRIPT | SMALL)],
    ids=["wide", "phone", "no-script"],
)
def test_a_whole_match_to_500(
    open_page: OpenPage,
    site: str,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    kind: dict[str, object],
) -> None:
    monkeypatch.setattr("app.routes.home.new_seed", lambda: CARDS)
    cookie = {"name": "preferences", "value": FAST, "url": site}
    page = open_page("/", kind, storage_state={"cookies": [], "origins": []})
    page.context.add_cookies([cookie])
    answers = Answers()
    page.on("response", answers.keep)
    begin(page)
    chance = Chance(CARDS)
    for pressed in range(MOST_PRESSES):
        if name != "no script":
            page.wait_for_function(SETTLED)
        if page.locator("form[action$='/rematch']").count():
            break
        if name == "phone" and pressed == 40:
            page.set_viewport_size(SMALL["viewport"])
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), page.content()
        press_on(page, chance, script=name != "no script")
    else:
        raise AssertionError("the match does not end")

    assert page.get_by_role("heading", level=2, name=re.compile("won|win", re.I)).count()
    with sqlite3.connect(settings.data / "thousand.db") as data:
        places = [drawn_at(body) for body in answers.bodies]
        assert len(answers.bodies) > 100
        for body, place in zip(answers.bodies, places, strict=True):
            assert not list(hidden_cards_named(body, known_at(data, *place)))
