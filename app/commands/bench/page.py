"""What the table weighs over the wire, and how long a click takes to show, in Chromium."""

from __future__ import annotations

import shutil
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from app.commands import CommandError
from app.commands.soak import open_site

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
CLICKS = 60
PLAYABLE = "#table .hand button[name=move]:not([aria-disabled=true])"
GIVEN = "#table .hand button[name]:not([aria-pressed=true])"
MAIN = "#table .actions form:not(.stepper) button.main"
REMATCH = "form[action$='/rematch'] button"
CLICKED_UNTIL_SHOWN = """
selector => new Promise(done => {
  const began = performance.now();
  document.addEventListener("htmx:afterSwap", () => {
    document.body.getBoundingClientRect();
    const changed = performance.now() - began;
    // What a task after the next frame finds has been painted.
    requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - began])));
  }, { once: true });
  setTimeout(() => done(null), 3000);
  // Any of them: always the same cards might be asked about again and again.
  const buttons = document.querySelectorAll(selector);
  buttons[Math.floor(Math.random() * buttons.length)].click();
})
"""
"""Milliseconds until the new table stood in the page with everything in its place, and until it was painted as well,
which this browser does without a graphics card. Null when the press came just as a pause ended by itself."""


class Weight(NamedTuple):
    """What a player waits for."""

    first_load_kb: float
    requests: int
    changed_ms: float
    painted_ms: float


def measure() -> Weight:
    """Opens a table with an empty cache, then plays cards and times each click."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise CommandError("There is no Chromium to measure with (on Debian: sudo apt-get install chromium).")
    with TemporaryDirectory() as data, open_site(Path(data)) as (site, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_cookies([{"name": "preferences", "value": "pace:slow", "url": site}])
        page = context.new_page()
        page.goto(site)
        page.click("form[action='/matches'] button")
        page.wait_for_url("**/table/*", wait_until="load")
        address = page.url
        loaded, requests = first_load(browser.new_context(storage_state=context.storage_state()).new_page(), address)
        clicks = [click(page) for _ in range(CLICKS)]
        browser.close()
    changed, painted = (statistics.median(times) for times in zip(*clicks, strict=True))
    return Weight(loaded / 1024, requests, changed, painted)


def first_load(page: Page, address: str) -> tuple[int, int]:
    """Bytes and requests until everything of the table has come, with nothing cached."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    page.goto(address, wait_until="networkidle")
    return sum(sizes), len(sizes)


def click(page: Page) -> tuple[float, float]:
    """Milliseconds from playing a card to the changed and to the painted table, after all else has been pressed on.

    The pace is slow, so nothing presses itself before we do.
    """
    while True:
        while not page.query_selector(PLAYABLE):
            if page.query_selector(REMATCH):
                with page.expect_navigation():
                    page.click(REMATCH)
                continue
            page.evaluate(CLICKED_UNTIL_SHOWN, MAIN if page.query_selector(MAIN) else GIVEN)
        passed: tuple[float, float] | None = page.evaluate(CLICKED_UNTIL_SHOWN, PLAYABLE)
        if passed is not None:
            return passed
