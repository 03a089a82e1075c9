"""What the tests of the site may ask for beyond a client."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from app.config import Settings
from app.db.connection import Database
from tests.app.evening import Evening
from tests.app.guest import Guest


@pytest.fixture
def database(settings: Settings) -> Iterator[Database]:
    """A migrated database of its own."""
    made = Database(settings.database_url)
    yield made
    made.close()


@pytest.fixture
def evening(database: Database) -> Evening:
    """A match to 500 that has just begun."""
    return Evening(database)


@pytest.fixture
def guest(client: TestClient, site: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody who has just begun a match, with the same cards every time."""
    seeds = iter(range(1000))
    monkeypatch.setattr("app.routes.home.new_seed", lambda: b"cards of a guest, %d" % next(seeds))
    return Guest(client, site.state.database)
