"""Every page in every situation is fit to be seen, read aloud and pressed: on phones and desks, by day and night."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from fastapi import FastAPI
from playwright.sync_api import Browser, Page

from app.commands.gallery import with_gallery
from app.config import Settings
from app.db.upgrade import upgrade
from app.routes.gallery import PICTURES
from tests.browser.conftest import served

SMALL = {"width": 360, "height": 640}
TALL = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
WIDE = {"width": 1280, "height": 800}
TABLES = {name for name in PICTURES if not name.startswith(("home", "rules", "give-up", "failure"))}
# Between them these hold every part and every colour.
BY_NIGHT = [
    "home",
    "rules-polish",
    "rules-russian",
    "bidding",
    "exchange-left",
    "bruno-has-talon",
    "first-lead-doubt",
    "following",
]
BY_NIGHT += ["trick-taken", "refused", "stale", "made", "missed", "won"]

# What can be pressed and is too small, what sticks out, and what is written too small to be read.
FAULTS = """() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      && !element.closest(".unseen, .quiet, .skip");
  };
  const told = (element) => (element.id || element.className) + " " + (element.textContent ?? "").trim().slice(0, 30);

  // Of a card that others cover the free strip counts.
  const free = (card) => {
    const box = card.getBoundingClientRect();
    const hits = (x, y) => card.contains(document.elementFromPoint(x, y));
    const steps = (from, to) => Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, i) => from + i);
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    return {
      width: steps(box.left, box.right).filter((x) => hits(x, box.top + box.height * .35)).length,
      height: steps(top, bottom).filter((y) => hits(box.left + box.width / 4, y)).length,
    };
  };
  for (const element of document.querySelectorAll("a, button, input:not([type=hidden])")) {
    const target = element.closest("label") ?? element;
    if (!isSeen(target)) continue;
    const { width, height } = element.matches(".card") ? free(element) : target.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`small ${width}×${height}: ${told(element)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {
    const element = text.parentElement;
    // Only the figure on a coin is smaller.
    if (!text.textContent.trim() || !isSeen(element) || element.matches(".coin")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (parseFloat(getComputedStyle(element).fontSize) < 12.99) faults.push(`tiny: ${told(element)}`);
    if (left < -1 || right > width + 1) faults.push(`cut: ${told(element)}`);
  }
  if (document.documentElement.scrollWidth > width) faults.push("scrolls sideways");
  return faults;
}"""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with the gallery."""
    settings = Settings(tmp_path_factory.mktemp("gallery"), b"a key for tests only")
    upgrade(settings.database_url)
    app: FastAPI = with_gallery(settings)
    with served(app) as address:
        yield f"{address}/gallery"


class Wall:
    """One page that shows picture after picture, in one size, light and language."""

    def __init__(self, page: Page, gallery: str, language: str) -> None:
        self.page, self.gallery, self.language = page, gallery, language

    def show(self, picture: str, **preferences: str) -> Page:
        """Hang this picture."""
        asked = {"language": self.language, **preferences}
        self.page.goto(f"{self.gallery}/{picture}?" + "&".join(f"{name}={value}" for name, value in asked.items()))
        return self.page


def wall(browser: Browser, gallery: str, size: dict[str, int], language: str, light: Any) -> Iterator[Wall]:
    context = browser.new_context(viewport=size, color_scheme=light, reduced_motion="reduce")
    yield Wall(context.new_page(), gallery, language)
    context.close()


@pytest.fixture(scope="module")
def by_day(browser: Browser, gallery: str) -> Iterator[Wall]:
    """English, on a desk, by day."""
    yield from wall(browser, gallery, WIDE, "en", "light")


@pytest.fixture(scope="module")
def by_night(browser: Browser, gallery: str) -> Iterator[Wall]:
    """Polish, on a phone, by night."""
    yield from wall(browser, gallery, TALL, "pl", "dark")


@pytest.mark.parametrize("picture", PICTURES)
def test_axe_finds_nothing_by_day_on_a_desk(by_day: Wall, picture: str) -> None:
    assert violations(by_day.show(picture)) == []


@pytest.mark.parametrize("picture", BY_NIGHT)
def test_axe_finds_nothing_by_night_on_a_phone(by_night: Wall, picture: str) -> None:
    assert violations(by_night.show(picture)) == []


@pytest.mark.parametrize("popover", ["lately", "sheet", "menu"])
def test_axe_finds_nothing_in_what_is_opened(by_day: Wall, popover: str) -> None:
    page = by_day.show("following")
    page.locator(f'[popovertarget="{popover}"]:not([popovertargetaction])').click()
    assert page.locator(f"#{popover}").is_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", [SMALL, LYING, WIDE], ids=["small", "lying", "wide"])
def test_what_is_opened_has_a_sign_in_its_own_ink_that_closes_it(
    browser: Browser, gallery: str, size: dict[str, int]
) -> None:
    """The sign in the bar of a lying phone is light, for the cloth; on paper it would not be seen."""
    for hung in wall(browser, gallery, size, "en", "light"):
        page = hung.show("following")
        page.locator('.bar [popovertarget="menu"]:not([popovertargetaction])').click()
        inks = "(parts) => parts.map((part) => getComputedStyle(part).color)"
        ink, sign = page.locator("#menu h2, #menu .pop-head .icon-btn").evaluate_all(inks)
        assert sign == ink


def test_who_takes_the_trick_is_told_on_one_line_on_a_lying_phone(browser: Browser, gallery: str) -> None:
    for hung in wall(browser, gallery, LYING, "pl", "light"):
        left = hung.show("long-names").locator(".trick .from-left .who")
        height = left.evaluate("(who) => who.offsetHeight")
        left.evaluate("(who) => { who.textContent += ' bierze'; }")
        assert left.evaluate("(who) => who.offsetHeight") == height


def violations(page: Page) -> list[str]:
    """What axe finds, in short."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


@pytest.mark.parametrize(
    ("size", "language"),
    [(SMALL, "en"), (SMALL, "pl"), (TALL, "pl"), (LYING, "pl"), (WIDE, "pl")],
    ids=["small-en", "small-pl", "tall-pl", "lying-pl", "wide-pl"],
)
def test_everything_fits_can_be_pressed_and_read(
    browser: Browser, gallery: str, size: dict[str, int], language: str
) -> None:
    """Polish words are longer; a table needs no scrolling at all."""
    faults: dict[str, list[str]] = {}
    for hung in wall(browser, gallery, size, language, "light"):
        for picture in PICTURES:
            page = hung.show(picture)
            faults[picture] = page.evaluate(FAULTS)
            if picture in TABLES and page.evaluate("document.documentElement.scrollHeight") > size["height"]:
                faults[picture].append("scrolls")
    assert {picture: found for picture, found in faults.items() if found} == {}


@pytest.mark.parametrize("picture", ["following", "exchange-both", "made", "home", "rules-polish"])
def test_the_narrowest_phone_scrolls_only_downwards(browser: Browser, gallery: str, picture: str) -> None:
    for hung in wall(browser, gallery, {"width": 320, "height": 568}, "pl", "light"):
        assert hung.show(picture).evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("picture", ["bidding", "following", "made", "home"])
def test_text_at_one_and_a_half_pushes_nothing_off_the_page(browser: Browser, gallery: str, picture: str) -> None:
    for hung in wall(browser, gallery, TALL, "pl", "light"):
        page = hung.show(picture)
        page.add_style_tag(content="html { font-size: 24px }")
        assert page.evaluate("document.documentElement.scrollWidth") <= TALL["width"]


def test_a_preference_dresses_the_page(by_day: Wall) -> None:
    suit = "getComputedStyle(document.querySelector('.s-D')).color"
    two = by_day.show("following").evaluate(suit)
    assert by_day.show("following", four_colours="yes").evaluate(suit) != two
    light = by_day.show("rules-polish").evaluate("getComputedStyle(document.body).backgroundColor")
    assert (
        by_day.show("rules-polish", theme="dark").evaluate("getComputedStyle(document.body).backgroundColor") != light
    )
    width = "document.querySelector('.hand .card').getBoundingClientRect().width"
    usual = by_day.show("following").evaluate(width)
    assert by_day.show("following", large_cards="yes").evaluate(width) > usual


def test_the_settings_show_at_once_what_they_would_change(by_day: Wall) -> None:
    page = by_day.show("home")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Night").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before


def test_who_asked_for_less_motion_gets_none(by_day: Wall) -> None:
    page = by_day.show("trick-taken")
    assert page.evaluate("getComputedStyle(document.querySelector('.hand .card')).transitionDuration") == "0s"


def test_a_screen_reader_gets_the_table_in_order(by_day: Wall) -> None:
    tree = by_day.show("following").locator("#table").aria_snapshot()
    order = ["Beat the queen: ace or ten of clubs", '"Halina"', '"Bruno"', "Trump", "Trick on the table", "Your cards"]
    places = [tree.index(part) for part in order]
    assert places == sorted(places)
    assert '"Nine of clubs, not now: you must beat the queen of clubs" [disabled]' in tree
    assert "face down" not in tree
