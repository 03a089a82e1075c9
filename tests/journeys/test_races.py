"""Many hands at one table: every move is made once, every deal is dealt once, every match is begun once."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx2
from fastapi import FastAPI
from sqlalchemy import text

from app.commands.visitor import read_page
from app.db.connection import Database
from app.usecases.verify_results import verify_results
from engine import PACK, Cards, Chance
from tests.guest import PART, Guest, browser


def count(database: Database, table: str) -> int:
    with database.reading() as tx:
        return int(tx.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def test_eight_clients_race_through_one_match(guest: Guest, site: FastAPI) -> None:
    start = Barrier(8)

    def race(number: int) -> Counter[int]:
        client, chance = browser(site), Chance(b"%d" % number)
        client.cookies = guest.client.cookies
        answers = Counter[int]()
        start.wait()
        for _ in range(2000):
            answer = client.get(guest.address + "/part", headers=PART)
            if '"/table/' + guest.match_id + "/part?seen=0&amp;deal=1" in answer.text:
                return answers
            presses = [
                press
                for press in read_page(answer.status_code, answer.text, by_htmx=True).anywhere
                if press.method == "post"
            ]
            if not presses:
                # The exchange is chosen through pages; here the first two cards will do.
                hand = [str(card) for card in guest.look().view.hand]
                press_fields, address = {**guest.place(), "left": hand[0], "right": hand[1]}, guest.address + "/gifts"
            else:
                press = chance.choose(presses)
                press_fields, address = dict(press.fields), press.address
            made = client.post(address, data=press_fields, headers=PART)
            answers[made.status_code] += 1
        raise AssertionError("the deal never ends")

    with ThreadPoolExecutor(8) as clients:
        answers = sum(clients.map(race, range(8)), Counter[int]())
    assert set(answers) <= {200, 409, 422}
    assert verify_results(guest.database).difference is None
    # Far more was asked for than was done.
    assert answers.total() > count(guest.database, "moves") > 24


def test_twenty_presses_of_one_button_begin_one_match(site: FastAPI) -> None:
    """Of somebody known, and of somebody new whose cookie has not come yet."""
    known = Guest(browser(site), site.state.database)
    for cookies in (known.client.cookies, None):
        page = browser(site).get("/").text
        press = page.partition('name="once" value="')[2].partition('"')[0]
        start = Barrier(20)

        def begin(_: int, press: str = press, start: Barrier = start, cookies: object = cookies) -> str:
            client = browser(site)
            if cookies is not None:
                client.cookies = known.client.cookies
            start.wait()
            return client.post("/matches", data={"ruleset": "polish", "once": press}).headers["location"]

        with ThreadPoolExecutor(20) as clients:
            assert len(set(clients.map(begin, range(20)))) == 1
    assert count(site.state.database, "matches") == 3
    assert count(site.state.database, "players") == 2


def test_twenty_presses_deal_one_pack(guest: Guest, site: FastAPI) -> None:
    guest.until(lambda seen: seen.view.result)
    start = Barrier(20)

    def deal(_: int) -> int:
        client = browser(site)
        client.cookies = guest.client.cookies
        start.wait()
        return client.post(guest.address + "/deals", data={"deal": "1"}, headers=PART).status_code

    with ThreadPoolExecutor(20) as clients:
        assert set(clients.map(deal, range(20))) == {200}
    assert count(guest.database, "deals") == 2
    deal_now = guest.table.deal
    assert [len(cards) for cards in (*deal_now.hands, *deal_now.talons)] == [7, 7, 7, 3]
    assert sum((*deal_now.hands, *deal_now.talons)) == PACK == Cards(PACK)


def test_more_writers_than_threads_all_get_through(site: FastAPI) -> None:
    """Whoever holds the writers' lock never waits for a thread that somebody waiting for the lock holds."""

    async def begin_all() -> list[int]:
        transport = httpx2.ASGITransport(site)
        headers = {"sec-fetch-site": "same-origin"}
        async with httpx2.AsyncClient(transport=transport, base_url="http://testserver", headers=headers) as client:
            presses = [client.post("/matches", data={"ruleset": "polish", "once": f"{n}"}) for n in range(100)]
            return [answer.status_code for answer in await asyncio.gather(*presses)]

    assert set(asyncio.run(asyncio.wait_for(begin_all(), 60))) == {303}
    assert count(site.state.database, "matches") == 100
