"""What every test may ask for."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import settings as hypothesis

from app.config import Settings
from app.db.upgrade import upgrade
from app.main import create_app

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
def site(settings: Settings) -> Iterator[FastAPI]:
    """The site over that folder."""
    made = create_app(settings)
    yield made
    made.state.database.close()


@pytest.fixture
def client(site: FastAPI) -> TestClient:
    """A browser without a screen: asks the site and gets its answers."""
    return browser(site)


def browser(site: FastAPI) -> TestClient:
    """One more browser, with cookies of its own."""
    return TestClient(site, headers={"sec-fetch-site": "same-origin"}, follow_redirects=False)
