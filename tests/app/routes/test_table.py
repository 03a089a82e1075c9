"""The table over HTTP: what is shown, what is sent back, and in which form."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event
from starlette.types import Message, Receive, Scope, Send

from engine import StageName
from tests.guest import PART, Guest, soup, told


def test_the_page_is_whole_and_its_part_is_the_table_alone(guest: Guest) -> None:
    page = guest.client.get(guest.address)
    part = guest.client.get(guest.address + "/part", headers=PART)
    for answer in (page, part):
        assert answer.status_code == 200
        assert len(soup(answer.text).select("main#table")) == 1
        assert answer.headers["cache-control"] == "no-store"
        assert "HX-Request" in answer.headers["vary"]
    assert soup(page.text).html
    assert not soup(part.text).html


def test_a_part_opened_as_a_page_leads_to_the_page(guest: Guest) -> None:
    """A browser that reopens its tabs, or goes back, must never show a bare part."""
    answer = guest.client.get(guest.address + "/part?seen=2")
    assert (answer.status_code, answer.headers["location"]) == (303, guest.address + "?seen=2")
    history = guest.client.get(guest.address, headers={**PART, "HX-History-Restore-Request": "true"})
    assert soup(history.text).html


def test_a_whole_page_has_the_score_sheet_whatever_was_known(guest: Guest) -> None:
    """A page sent without script may name the deal it was drawn for; it is whole all the same."""
    assert guest.client.get(guest.address, params={"deal": "0", "seen": "0"}).status_code == 200
    refused = guest.post("/moves", **guest.place(), move="b990", seen="0")
    assert refused.status_code in (409, 422)
    assert soup(refused.text).find(id="sheet")


def test_a_page_that_is_up_to_date_is_told_so(guest: Guest) -> None:
    here = guest.place()
    known = f"{guest.address}/part?deal={here['deal']}&after={here['number']}"
    assert guest.client.get(known, headers=PART).status_code == 204
    guest.until(lambda seen: seen.view.number > int(here["number"]))
    assert guest.client.get(known, headers=PART).status_code == 200
    guest.post("/give-up")
    here = guest.place()
    known = f"{guest.address}/part?deal={here['deal']}&after={here['number']}"
    assert guest.client.get(known, headers=PART).status_code == 200


def test_a_move_by_htmx_brings_the_part_and_a_plain_one_leads_to_the_page(guest: Guest) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.AUCTION)
    here = guest.place()
    part = guest.post("/moves", part=True, **here, move="p")
    assert part.status_code == 200
    assert not soup(part.text).html
    plain = guest.post("/moves", part=False, **here, move="p", seen="0")
    assert (plain.status_code, plain.headers["location"]) == (303, guest.address + "?seen=0")
    assert guest.table.place.number == int(here["number"]) + 1


@pytest.mark.parametrize("part", [True, False])
def test_a_move_against_the_rules_is_refused_with_the_rule(guest: Guest, part: bool) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.AUCTION)
    before = guest.table
    answer = guest.post("/moves", part=part, **guest.place(), move="b999")
    assert answer.status_code == 422
    assert bool(soup(answer.text).html) is not part
    line = soup(answer.text).find(id="prompt")
    assert line
    assert "refused" in line["class"]
    assert line.a
    assert line.a["href"] == "/rules/polish-500#R3.4"
    assert str(guest.look().view.limit) in line.text
    assert guest.table == before


@pytest.mark.parametrize("part", [True, False])
def test_a_page_that_is_behind_gets_the_table_as_it_is_now(guest: Guest, part: bool) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.AUCTION and seen.view.number > 0)
    before = guest.table
    answer = guest.post("/moves", part=part, deal="0", number="0", move="b110")
    assert answer.status_code == 409
    assert "moved on" in told(answer.text)
    assert guest.table == before


def test_nobody_moves_while_a_computer_player_is_due(guest: Guest) -> None:
    guest.until(lambda seen: seen.bot_is_due)
    answer = guest.post("/moves", **guest.place(), move="p")
    assert answer.status_code == 409
    assert "not your turn" in told(answer.text)


def test_both_cards_are_passed_on_with_one_press(guest: Guest) -> None:
    guest.win_the_talon()
    here, (left, right, *_) = guest.place(), guest.look().view.hand
    for one, other in ((left, left), (left, "KX"), ("", "")):
        refused = guest.post("/gifts", **here, left=str(one), right=str(other))
        assert refused.status_code == 422
        assert guest.place() == here
    answer = guest.post("/gifts", part=True, **here, left=str(left), right=str(right))
    assert answer.status_code == 200
    assert guest.place()["number"] == str(int(here["number"]) + 2)
    assert guest.post("/gifts", part=True, **here, left=str(left), right=str(right)).status_code == 200


def test_the_next_deal_is_opened_once(guest: Guest) -> None:
    guest.until(lambda seen: seen.view.result)
    assert guest.post("/deals", part=True, deal="2").status_code == 409
    for _ in range(2):
        assert guest.post("/deals", part=True, deal="1").status_code == 200
        assert guest.table.place == (1, 0)


def test_giving_up_asks_first(guest: Guest) -> None:
    question = guest.client.get(guest.address + "/give-up")
    assert question.status_code == 200
    assert not guest.table.given_up
    assert guest.post("/rematch").status_code == 409
    guest.press(guest.offered(guest.read(question), "/give-up"))
    assert guest.table.given_up


def test_a_match_that_is_over_answers_everything_with_the_table(guest: Guest) -> None:
    guest.post("/give-up")
    over = guest.table
    sent = {
        "/moves": {"move": "KH", **guest.place()},
        "/gifts": {"left": "KH", "right": "9H", **guest.place()},
        "/bot": guest.place(),
        "/deals": {"deal": "1"},
        "/give-up": {},
    }
    for path, fields in sent.items():
        answer = guest.post(path, part=True, **fields)
        assert answer.status_code == 200, path
        assert "gave this match up" in answer.text
    assert guest.table == over


def test_a_rematch_is_another_page(guest: Guest) -> None:
    guest.post("/give-up")
    plain = guest.post("/rematch", part=False)
    assert plain.status_code == 303
    address = plain.headers["location"]
    assert address != guest.address
    assert guest.post("/rematch", part=True).headers["hx-redirect"] == address
    assert guest.client.get(address).status_code == 200


@pytest.fixture
def commits() -> Iterator[list[str]]:
    """Notes every commit of any database."""
    noted: list[str] = []

    def note(connection: object) -> None:
        noted.append("written")

    event.listen(Engine, "commit", note)
    yield noted
    event.remove(Engine, "commit", note)


def test_a_move_is_written_before_anybody_is_told(guest: Guest, site: FastAPI, commits: list[str]) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.AUCTION)

    async def watched(scope: Scope, receive: Receive, send: Send) -> None:
        async def watched_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                commits.append("told")
            await send(message)

        await site(scope, receive, watched_send)

    browser = TestClient(watched, headers={"sec-fetch-site": "same-origin"}, cookies=guest.client.cookies)
    here = guest.place()
    commits.clear()
    answer = browser.post(guest.address + "/moves", data={**here, "move": "p"}, headers=PART)
    assert answer.status_code == 200
    assert commits == ["written", "told"]
