"""Who is asking: known by a cookie, by nothing else, and to nobody else."""

import hashlib

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import text

from app.identity import COOKIE, DOUBLE_PRESS_S
from tests.guest import Guest, browser


def begin(client: TestClient, once: str) -> str:
    answer = client.post("/matches", data={"ruleset": "polish", "once": once})
    assert answer.status_code == 303
    return answer.headers["location"]


def offered_press(client: TestClient) -> str:
    html = client.get("/").text
    return html.partition('name="once" value="')[2].partition('"')[0]


def test_looking_around_makes_nobody_known(client: TestClient, site: FastAPI) -> None:
    for path in ("/", "/rules", "/table/k3Vq"):
        assert "set-cookie" not in client.get(path).headers
    with site.state.database.reading() as tx:
        assert tx.execute(text("SELECT count(*) FROM players")).scalar_one() == 0


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: TestClient, site: FastAPI) -> None:
    for address, secure in (("http://testserver", False), ("https://testserver", True)):
        answer = TestClient(site, base_url=address, headers={"sec-fetch-site": "same-origin"}).post(
            "/matches", data={"ruleset": "polish", "once": address}, follow_redirects=False
        )
        said = answer.headers["set-cookie"].lower()
        assert "httponly" in said
        assert "samesite=lax" in said
        assert ("secure" in said) is secure


def test_the_database_knows_only_a_hash(guest: Guest, site: FastAPI) -> None:
    token = guest.client.cookies[COOKIE].rpartition(".")[0]
    with site.state.database.reading() as tx:
        (known,) = tx.execute(text("SELECT token_hash FROM players")).scalars()
    assert known == hashlib.sha256(token.encode()).hexdigest()
    page = guest.client.get(guest.address).text
    assert token not in page
    assert known not in page


@pytest.mark.parametrize("change", [lambda it: it[:-1] + "!", lambda it: "x" + it, lambda it: "", lambda it: "ż.ółw"])
def test_a_cookie_we_did_not_sign_is_no_cookie(guest: Guest, site: FastAPI, change: object) -> None:
    assert callable(change)
    forged = f"{COOKIE}={change(guest.client.cookies[COOKIE])}".encode()
    answer = TestClient(site).get(guest.address, headers={b"cookie": forged})
    assert answer.status_code == 404


def test_the_same_person_comes_back(guest: Guest, site: FastAPI) -> None:
    cookie = guest.client.cookies[COOKIE]
    begin(guest.client, "another press")
    assert guest.client.cookies[COOKIE] == cookie
    with site.state.database.reading() as tx:
        assert tx.execute(text("SELECT count(*) FROM players")).scalar_one() == 1


def test_two_presses_of_somebody_new_are_one_person_and_one_match(site: FastAPI) -> None:
    """The second press is sent before the cookie of the first has come."""
    one, other = browser(site), browser(site)
    press = offered_press(one)
    assert begin(one, press) == begin(other, press)
    assert one.cookies[COOKIE] == other.cookies[COOKIE]


def test_whoever_makes_up_a_press_becomes_nobody_elses_double(site: FastAPI) -> None:
    one, other = browser(site), browser(site)
    assert begin(one, "made up") != begin(other, "made up")
    assert one.cookies[COOKIE] != other.cookies[COOKIE]


def test_an_old_press_makes_no_old_acquaintance(site: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = browser(site), browser(site)
    press = offered_press(one)
    begin(one, press)
    monkeypatch.setattr("app.identity.DOUBLE_PRESS_S", -1)
    assert DOUBLE_PRESS_S > 0
    begin(other, press)
    assert one.cookies[COOKIE] != other.cookies[COOKIE]
