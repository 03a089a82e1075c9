"""What every test may ask for."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import settings as hypothesis

from app.config import Settings
from app.db.connection import Database
from app.db.upgrade import upgrade
from app.main import create_app
from tests.evening import Evening
from tests.guest import Guest, browser

hypothesis.register_profile("dev", max_examples=50, deadline=None)
hypothesis.register_profile("ci", max_examples=200, deadline=None, derandomize=True)
hypothesis.register_profile("night", max_examples=5000, deadline=None)
hypothesis.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A site's settings, with a migrated database in a folder of its own."""
    made = Settings(tmp_path, b"a key for tests only")
    upgrade(made.database_url)
    return made


@pytest.fixture
def database(settings: Settings) -> Iterator[Database]:
    """The database in that folder, for tests that need no site."""
    made = Database(settings.database_url)
    yield made
    made.close()


@pytest.fixture
def evening(database: Database) -> Evening:
    """A match to 500 that has just begun."""
    return Evening(database)


@pytest.fixture
def site(settings: Settings) -> Iterator[FastAPI]:
    """The site over that folder."""
    made = create_app(settings)
    yield made
    made.state.database.close()


@pytest.fixture
def client(site: FastAPI) -> TestClient:
    """A browser without a screen: asks the site and gets its answers."""
    return browser(site)


@pytest.fixture
def guest(client: TestClient, site: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody who has just begun a match, with the same cards every time."""
    seeds = iter(range(1000))
    monkeypatch.setattr("app.routes.home.new_seed", lambda: b"cards of a guest, %d" % next(seeds))
    return Guest(client, site.state.database)
