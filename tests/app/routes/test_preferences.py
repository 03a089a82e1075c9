"""Settings: kept in the browser, and back to where they were chosen."""

import pytest
from fastapi.testclient import TestClient


def test_settings_are_kept_and_lead_back(client: TestClient) -> None:
    answer = client.post("/settings", data={"next": "/rules", "language": "pl", "theme": "dark"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
    page = client.get("/rules").text
    assert '<html lang="pl" data-theme="dark"' in page


def test_a_switch_sends_two_values_when_it_is_on(client: TestClient) -> None:
    client.post("/settings", data={"four_colours": ["no", "yes"]})
    assert "four" in client.get("/").text.partition(">")[2].partition(">")[0]
    client.post("/settings", data={"four_colours": "no"})
    assert "four_colours:no" in client.cookies["preferences"]


def test_what_is_no_setting_changes_nothing(client: TestClient) -> None:
    client.post("/settings", data={"pace": "fast"})
    before = client.cookies["preferences"]
    client.post("/settings", data={"pace": "warp", "theme": "<b>", "secret": "1"})
    client.post("/settings", data={"pace": "slow"}, files={"language": b"pl"})
    assert client.cookies["preferences"] == before


@pytest.mark.parametrize(
    "elsewhere", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "", "/\r\nX: y"]
)
def test_nobody_is_sent_to_another_site(client: TestClient, elsewhere: str) -> None:
    answer = client.post("/settings", data={"next": elsewhere})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
