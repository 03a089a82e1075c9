"""A real site and a real browser. Every page is watched: an error in its console fails the test."""

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from app.commands.serve import bound
from app.config import Settings
from app.main import create_app

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
NO_SCRIPT: dict[str, Any] = DESKTOP | {"java_script_enabled": False}

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker("browser")
    # Whole matches first: whoever gets one last would be waited for.
    items.sort(key=lambda item: "test_matches" not in item.nodeid)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, one for all tests."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium (on Debian: sudo apt-get install chromium)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    """The address of a site that is served over a real socket."""
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the site did not start"
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def site(settings: Settings) -> Iterator[str]:
    """The address of a site of the test's own."""
    with served(create_app(settings)) as address:
        yield address


# Chromium's word for a press in the very moment in which an answer changed the table: the old button is gone.
TOO_LATE = "Form submission canceled because the form is not connected"


def is_complaint(said: ConsoleMessage) -> bool:
    """Whether a console said something that no page should make it say."""
    return said.type in ("error", "warning") and said.text != TOO_LATE


@pytest.fixture
def complaints() -> list[str]:
    """What the consoles of all pages of a test said in warning or error."""
    return []


@pytest.fixture
def open_page(browser: Browser, site: str, complaints: list[str]) -> Iterator[OpenPage]:
    """Opens a page of the site in a browser of a given kind: `open_page("/", PHONE)`.

    Afterwards no console may hold a complaint that the test has not taken out of `complaints`.
    """
    contexts: list[BrowserContext] = []

    def open_one(path: str = "/", kind: dict[str, Any] = DESKTOP, **options: Any) -> Page:
        context = browser.new_context(base_url=site, **(kind | options))
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def desktop(open_page: OpenPage) -> Page:
    """The first page on a wide screen."""
    return open_page("/", DESKTOP)


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """The first page on a phone that is touched."""
    return open_page("/", PHONE)


@pytest.fixture
def no_script(open_page: OpenPage) -> Page:
    """The first page in a browser that runs no scripts."""
    return open_page("/", NO_SCRIPT)
