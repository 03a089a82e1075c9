"""Answers get lost, servers restart, tabs grow old, people go back: nothing is lost, doubled or stuck."""

import pytest

from app.config import Settings
from app.main import create_app
from engine import StageName
from tests.guest import PART, Guest, browser, soup, told


def my_turn(guest: Guest) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.PLAY)


@pytest.mark.parametrize("by_htmx", [True, False])
def test_an_answer_that_got_lost_can_be_asked_for_again(guest: Guest, by_htmx: bool) -> None:
    guest.by_htmx = by_htmx
    my_turn(guest)
    press = next(press for press in guest.open().anywhere if press.address.endswith("/moves"))
    first = guest.press(press)
    after = guest.table
    again = guest.press(press)
    assert (first.status, again.status) == (200, 200)
    assert guest.table == after
    assert soup(again.html).find(id="table")["data-number"] == soup(first.html).find(id="table")["data-number"]


def test_a_lost_answer_is_no_second_move_even_after_the_trick(guest: Guest) -> None:
    my_turn(guest)
    press = next(press for press in guest.open().anywhere if press.address.endswith("/moves"))
    guest.press(press)
    guest.until(lambda seen: seen.deal == 1)
    later = guest.table
    assert guest.press(press).status == 200
    assert guest.table == later


def test_the_site_is_closed_and_opened_in_the_middle_of_a_deal(settings: Settings) -> None:
    before = create_app(settings)
    with browser(before) as client:
        guest = Guest(client, before.state.database)
        guest.until(lambda seen: seen.view.stage is StageName.PLAY and seen.view.number > 12)
        page, table = guest.open(), guest.table
    after = create_app(settings)
    with browser(after, cookies=client.cookies) as guest.client:
        guest.database = after.state.database
        assert guest.table == table
        assert guest.step(page).status == 200
        guest.until(lambda seen: seen.deal == 1)


def test_two_workers_take_turns(guest: Guest, settings: Settings) -> None:
    """Nothing is kept in the memory of one process."""
    other = create_app(settings)
    sites = [guest.client, browser(other, cookies=guest.client.cookies)]
    page = guest.open()
    for number in range(60):
        guest.client = sites[number % 2]
        page = guest.step(page)
    assert guest.table.place > (0, 10)
    other.state.database.close()


def test_two_tabs_take_turns(guest: Guest) -> None:
    my_turn(guest)
    old = guest.open()
    press = next(press for press in old.anywhere if press.address.endswith("/moves"))
    guest.press(press)
    guest.until(lambda seen: seen.view.my_turn and seen.view.number > int(dict(press.fields)["number"]))
    now = guest.table
    other = {**dict(press.fields), "move": "9S" if dict(press.fields)["move"] != "9S" else "9H"}
    stale = guest.client.post(press.address, data=other, headers=PART)
    assert stale.status_code == 409
    assert "moved on" in told(stale.text)
    assert guest.table == now
    fresh = soup(stale.text).select_one('form[action$="/moves"] input[name="number"]')
    assert fresh
    assert fresh["value"] == str(now.place.number)


def test_going_back_shows_the_whole_page_as_it_is_now(guest: Guest) -> None:
    my_turn(guest)
    older = guest.address + "?seen=0"
    first = guest.client.get(older)
    guest.step(guest.open())
    guest.client.get("/rules")
    back = guest.client.get(older)
    history = guest.client.get(older, headers={**PART, "HX-History-Restore-Request": "true"})
    for answer in (first, back, history):
        assert answer.headers["cache-control"] == "no-store"
        page = soup(answer.text)
        assert page.html
        assert page.select_one("head link[rel=stylesheet]")
    assert soup(back.text).find(id="table")["data-number"] != soup(first.text).find(id="table")["data-number"]


def test_another_browser_cannot_look_in(guest: Guest) -> None:
    stranger = browser(guest.client.app)
    assert stranger.get(guest.address).status_code == 404
    assert guest.match_id not in stranger.get("/").text
