"""What the tests of the site may ask for beyond a client."""

from collections.abc import Iterator

import pytest

from app.config import Settings
from app.db.connection import Database
from tests.app.evening import Evening


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
