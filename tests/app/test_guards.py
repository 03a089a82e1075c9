"""Who may post from where, how much, and what every answer tells the browser."""

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from app.config import Settings
from app.guards import LARGEST_BODY
from app.main import create_app
from tests.guest import Guest

OWN = "http://testserver"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"sec-fetch-site": "none"}, 200),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": OWN}, 403),
        # Plain http to a machine in the home: Chromium sends no more than the origin.
        ({"origin": OWN}, 200),
        ({"origin": "http://TestServer"}, 200),
        ({"origin": "http://testserver:8001"}, 403),
        ({"origin": "http://elsewhere"}, 403),
        ({"origin": "http://testserver.elsewhere"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://[::1"}, 403),
        ({"origin": "//testserver"}, 403),
        ({}, 403),
    ],
)
def test_only_pages_of_this_site_may_change_something(
    guest: Guest, site: FastAPI, headers: dict[str, str], status: int
) -> None:
    browser = TestClient(site, headers={**headers, "hx-request": "true"}, cookies=guest.client.cookies)
    assert browser.post(guest.address + "/give-up").status_code == status
    assert guest.table.given_up == (status == 200)


def test_anybody_may_link_to_a_page(site: FastAPI) -> None:
    browser = TestClient(site, headers={"sec-fetch-site": "cross-site", "origin": "http://elsewhere"})
    assert browser.get("/").status_code == 200


def test_a_site_behind_another_name_knows_its_own_pages(settings: Settings) -> None:
    renamed = create_app(Settings(settings.data, settings.secret, "http://cards.home:8080"))
    browser = TestClient(renamed, follow_redirects=False)
    press = {"data": {"ruleset": "polish", "once": "press"}}
    assert browser.post("/matches", headers={"origin": "http://cards.home:8080"}, **press).status_code == 303
    assert browser.post("/matches", headers={"origin": "http://cards.home"}, **press).status_code == 403
    renamed.state.database.close()


def test_every_answer_forbids_what_the_site_does_not_need(client: TestClient, site: FastAPI) -> None:
    unasked = TestClient(site).post("/matches")
    for answer in (client.get("/"), client.get("/nowhere"), client.get("/healthz"), unasked):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


def test_no_move_is_as_long_as_a_book(guest: Guest) -> None:
    here = guest.place()
    answer = guest.post("/moves", **here, move="p" * LARGEST_BODY)
    assert answer.status_code == 413
    assert "too much" in answer.text


def test_a_book_that_is_not_announced_is_not_read_either(guest: Guest) -> None:
    chunks = (b"move=" + b"p" * 1024 for _ in range(100))
    answer = guest.client.post(
        guest.address + "/moves", content=chunks, headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert answer.status_code == 413
    assert "too much" in answer.text


@pytest.mark.parametrize("path", ["/", "/rules", "/healthz"])
def test_who_asks_only_for_the_head_is_answered_as_for_the_page(client: TestClient, path: str) -> None:
    head, page = client.head(path), client.get(path)
    assert head.status_code == page.status_code == 200
    assert head.headers["content-type"] == page.headers["content-type"]
