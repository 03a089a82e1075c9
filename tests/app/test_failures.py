"""Whatever goes wrong, somebody is told in a sentence, with the right number."""

import asyncio
import logging

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.types import Message

from app.routes import rules
from tests.guest import Guest, browser, soup

ADDRESSES = [
    ("get", ""),
    ("get", "/part"),
    ("get", "/give-up"),
    ("post", "/give-up"),
    ("post", "/moves"),
    ("post", "/gifts"),
    ("post", "/bot"),
    ("post", "/deals"),
    ("post", "/rematch"),
]
FIELDS = {"deal": "0", "number": "0", "move": "p", "left": "KH", "right": "QH"}


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_a_match_of_somebody_else_is_not_found(guest: Guest, site: FastAPI, method: str, path: str) -> None:
    """Without a cookie, with another's, and where there is no match at all, the answer is the same."""
    before = guest.table
    stranger = Guest(browser(site), site.state.database)
    answers = []
    for client, address in (
        (browser(site), guest.address),
        (stranger.client, guest.address),
        (stranger.client, "/table/k3Vq"),
        (stranger.client, "/table/" + "%00" * 9),
    ):
        for headers in ({}, {"HX-Request": "true"}):
            kept = {"data": FIELDS} if method == "post" else {}
            answer = client.request(method, address + path, headers=headers, **kept)
            if path == "/part" and not headers:
                assert answer.status_code in (303, 404)
                continue
            assert answer.status_code == 404
            answers.append(answer.text)
    assert len(set(answers)) == 1
    assert "opens only in the browser in which it was begun" in answers[0]
    assert guest.table == before


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("get", "/nowhere", 404),
        ("get", "/rules/", 404),
        ("post", "/nowhere", 404),
        ("get", "/matches", 405),
        ("delete", "/", 405),
        ("put", "/table/k3Vq/moves", 405),
        ("get", "/assets/0000/none.css", 404),
    ],
)
def test_a_wrong_address_is_answered_with_a_way_back(client: TestClient, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert soup(answer.text).select_one('main a[href="/"]')


def test_a_match_that_cannot_be_begun_brings_the_first_page_back(client: TestClient) -> None:
    good = {"ruleset": "polish", "once": "press"}
    for wrong in ({"ruleset": "duel"}, {"ruleset": "../polish"}, {"ruleset": ""}, {"once": ""}, {"once": "x" * 65}):
        answer = client.post("/matches", data={**good, **wrong})
        assert answer.status_code == 422
        assert soup(answer.text).find("input", {"name": "once"})


@pytest.mark.parametrize("path", ["/moves", "/gifts", "/bot", "/deals", "/give-up"])
@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"deal": "0", "number": "0", "move": "zz", "left": "", "right": "??"},
        {"deal": "-1"},
        {"deal": "9", "number": "9"},
    ],
    ids=["nothing", "garbled", "negative", "elsewhere"],
)
def test_a_match_that_has_ended_takes_any_post_as_if_nothing_had_happened(
    guest: Guest, path: str, fields: dict[str, str]
) -> None:
    guest.post("/give-up")
    before = guest.table
    for_htmx = guest.post(path, part=True, **fields)
    assert for_htmx.status_code == 200
    assert for_htmx.text == guest.post("/bot", part=True, deal="0", number="0").text
    plain = guest.post(path, part=False, **fields)
    assert plain.status_code == 303
    assert plain.headers["location"].startswith(guest.address)
    assert guest.table == before


def test_somebody_who_leaves_in_the_middle_of_a_request_is_no_breakdown(
    site: FastAPI, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
    headers = {"cookie": cookies, "sec-fetch-site": "same-origin", "content-length": "40"}
    scope = {"type": "http", "method": "POST", "path": f"{guest.address}/moves", "query_string": b""}
    scope["headers"] = [(name.encode(), value.encode()) for name, value in headers.items()]
    answers: list[Message] = []

    async def leave() -> Message:
        return {"type": "http.disconnect"}

    async def hear(message: Message) -> None:
        answers.append(message)

    with caplog.at_level(logging.ERROR):
        asyncio.run(site(scope, leave, hear))
    assert answers == []
    assert caplog.text == ""


def test_what_nobody_foresaw_is_logged_and_told_kindly(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rules, "work_examples", lambda _: 1 / 0)
    with caplog.at_level(logging.ERROR):
        answer = client.get("/rules")
    assert answer.status_code == 500
    assert "broke on our side" in answer.text
    assert "ZeroDivisionError" not in answer.text
    assert "content-security-policy" in answer.headers
    assert "GET /rules broke" in caplog.text
