"""Every ruleset has its page, and a refusal leads to the one of its match."""

import pytest
from fastapi.testclient import TestClient

from app.pages import notices
from app.pages.table import Shown, table_page
from engine import RULESETS, Reason, Refusal, Suit
from tests.app.pages.looking import printed, reader, seen
from tests.table_talk import after, dealt


@pytest.mark.parametrize("id", RULESETS)
def test_every_ruleset_can_be_read(client: TestClient, id: str) -> None:
    assert client.get(f"/rules/{id}").status_code == 200


def test_without_a_name_the_default_rules_are_read(client: TestClient) -> None:
    assert client.get("/rules").text == client.get("/rules/polish").text


@pytest.mark.parametrize("path", ["/rules/whist", "/rules/", "/rules/polish/"])
def test_there_are_no_other_rules(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_refusal_in_a_russian_match_leads_to_the_russian_rules() -> None:
    deal = after(dealt("KD QD AS JS 9H TC AD", dealer=2, rules="russian"), "")
    refused = notices.refused(Refusal(Reason.MUST_FOLLOW, suit=Suit.CLUBS), reader())
    page = printed(table_page(seen(deal), reader(), Shown(), refused))
    assert [link["href"] for link in page.select("#prompt a")] == ["/rules/russian#R5.2"]
