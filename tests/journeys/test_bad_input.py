"""Whatever is sent, the answer is a sentence and a 4xx, nothing has changed, and the match goes on."""

from __future__ import annotations

import os
from random import Random

import pytest

from engine import Card, StageName
from tests.guest import Guest, soup

STAGES = {
    "bidding": lambda guest: guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.AUCTION),
    "giving": lambda guest: guest.win_the_talon(),
    "playing": lambda guest: guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.PLAY),
    "waiting": lambda guest: guest.until(lambda seen: seen.bot_is_due),
    "counted": lambda guest: guest.until(lambda seen: seen.view.result),
}
REFUSED: tuple[tuple[str, str, dict[str, str], int], ...] = (
    # The wrong time.
    ("bidding", "/moves", {"move": "KH"}, 422),
    ("bidding", "/moves", {"move": "c120"}, 422),
    ("bidding", "/moves", {"move": "g9H>1"}, 422),
    ("bidding", "/gifts", {"left": "9H", "right": "JH"}, 422),
    ("bidding", "/deals", {"deal": "1"}, 409),
    ("giving", "/moves", {"move": "b120"}, 422),
    ("giving", "/moves", {"move": "p"}, 422),
    ("playing", "/moves", {"move": "b120"}, 422),
    ("counted", "/moves", {"move": "KH"}, 422),
    ("counted", "/deals", {"deal": "5"}, 409),
    # The wrong seat.
    ("waiting", "/moves", {"move": "p"}, 409),
    ("waiting", "/gifts", {"left": "9H", "right": "JH"}, 409),
    ("bidding", "/bot", {}, 409),
    ("playing", "/bot", {}, 409),
    ("counted", "/bot", {}, 409),
    # Numbers that are none, or none of ours.
    ("bidding", "/moves", {"move": "b115"}, 422),
    ("bidding", "/moves", {"move": "b10"}, 422),
    ("bidding", "/moves", {"move": "b9999"}, 422),
    ("bidding", "/moves", {"move": "b" + "9" * 35}, 422),
    ("bidding", "/moves", {"move": "b-110"}, 422),
    ("bidding", "/moves", {"move": "b１２０"}, 422),
    ("bidding", "/moves", {"move": "p", "number": "-1"}, 422),
    ("bidding", "/moves", {"move": "p", "number": "1e3"}, 422),
    ("bidding", "/moves", {"move": "p", "number": "9" * 5000}, 422),
    ("bidding", "/moves", {"move": "p", "number": "900"}, 409),
    ("bidding", "/moves", {"move": "p", "deal": "7"}, 409),
    ("bidding", "/moves", {"move": "p", "deal": "NaN"}, 422),
    ("bidding", "/deals", {"deal": "-1"}, 422),
    ("bidding", "/deals", {"deal": "99999999999999999999"}, 422),
    ("bidding", "/bot", {"number": "٣"}, 422),
    # Words that are no move.
    ("playing", "/moves", {"move": "ZZ"}, 422),
    ("playing", "/moves", {"move": "kh"}, 422),
    ("playing", "/moves", {"move": "KH KH"}, 422),
    ("playing", "/moves", {"move": "KH\x00"}, 422),
    ("playing", "/moves", {"move": "<b>"}, 422),
    ("playing", "/moves", {"move": "x"}, 422),
    ("playing", "/moves", {"move": "A" * 1000}, 422),
    ("playing", "/moves", {"move": ""}, 422),
    ("playing", "/moves", {}, 422),
    ("giving", "/gifts", {"left": "XX", "right": "KH"}, 422),
    ("giving", "/gifts", {"left": "", "right": ""}, 422),
    ("giving", "/gifts", {"left": "KHQH", "right": "KH"}, 422),
    ("giving", "/gifts", {}, 422),
)
"""Where the match stands, what is posted beside the right place, and the number of the answer."""


@pytest.mark.parametrize("part", [True, False])
@pytest.mark.parametrize("stage", STAGES)
def test_it_is_refused_in_a_sentence(guest: Guest, part: bool, stage: str) -> None:
    STAGES[stage](guest)
    before = guest.table
    cases = [case[1:] for case in REFUSED if case[0] == stage]
    assert cases
    for path, fields, status in cases:
        answer = guest.post(path, part=part, **{**guest.place(), **fields})
        assert answer.status_code == status, (path, fields)
        page = soup(answer.text)
        assert bool(page.html) is not part
        assert page.select_one("main#table")
        if stage != "counted":
            line = page.select_one("#prompt.refused, #prompt.quiet")
            assert line, (path, fields)
            assert line.get_text(strip=True)
        assert guest.table == before, (path, fields)


def test_a_card_of_somebody_else_or_one_that_is_gone_is_refused(guest: Guest) -> None:
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.PLAY and len(seen.view.tricks) > 1)
    before = guest.table
    for card in Card:
        if card not in before.deal.hands[0]:
            assert guest.post("/moves", **guest.place(), move=str(card)).status_code == 422
    assert guest.table == before


@pytest.mark.parametrize("charset", ["undefined", "punycode", "unicode_escape", "raw_unicode_escape", "utf-16", "nope"])
def test_a_form_with_an_encoding_of_its_own_says_nothing(guest: Guest, charset: str) -> None:
    before = guest.table
    lines = ["--x", 'Content-Disposition: form-data; name="once"', "", "\\ud800.", "--x"]
    lines += ['Content-Disposition: form-data; name="ruleset"', "", "polish", "--x--", ""]
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    for path in ("/matches", guest.address + "/moves", guest.address + "/gifts"):
        assert guest.client.post(path, content="\r\n".join(lines), headers=headers).status_code == 422
    assert guest.table == before


MANY = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "night" else 400
WORDS = [
    "", "0", "1", "-1", "17", "9999", "99999999999999999999", "1.5", "NaN", "null", "true", "[]", "p", "r", "k", "x",
    "KH", "9S", "b100", "b110", "b120", "b-10", "b1e9", "c120", "g9S>2", "g9S>9", "t0", "t9", "l9S.JD", "polish",
    "' OR 1=1 --", "<script>", "../../etc/passwd", "%00", "\x00", "\ud7ff", "Ж", "١", "🂱", "\r\n", "A" * 3000,
]  # fmt: skip
NAMES = [
    "deal",
    "number",
    "move",
    "left",
    "right",
    "seen",
    "after",
    "ask",
    "amount",
    "ruleset",
    "once",
    "next",
    "x",
    "",
]
PATHS = ["/moves", "/gifts", "/bot", "/deals", "/rematch", "/part", "", "/give-up", "/nowhere", "/moves/", "//moves"]
KINDS = [
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
    "ü",
]


def test_random_posts_break_nothing(guest: Guest) -> None:
    random = Random(20261130)
    guest.until(lambda seen: seen.view.my_turn and seen.view.stage is StageName.PLAY)
    statuses = set()
    for number in range(MANY):
        if number % 97 == 0:
            guest.step(guest.open())
        path = random.choice(
            [guest.address + random.choice(PATHS), "/matches", "/settings", "/", "/rules", "/table/x/moves"]
        )
        if path.endswith(("/give-up", "/matches")):
            # What these would do is meant; only their malformed kind is of interest.
            fields: dict[str, str] = {}
        else:
            fields = {random.choice(NAMES): random.choice(WORDS) for _ in range(random.randrange(5))}
        headers = {"hx-request": "true"} if random.random() < 0.5 else {}
        way = random.randrange(4)
        if way == 0:
            answer = guest.client.post(path, data=fields, headers=headers)
        elif way == 1:
            files = {name or "n": (value[:20], value.encode("utf-8", "replace")) for name, value in fields.items()}
            answer = guest.client.post(path, data={"number": "0"}, files=files or None, headers=headers)
        elif way == 2:
            kind = random.choice(KINDS).encode()
            body = random.choice(
                [b"", b"{", b"a=b&a", b"%", b"deal=%ff&number=%", b"--x\r\n\r\n", random.randbytes(40)]
            )
            answer = guest.client.post(path, content=body, headers={**headers, b"content-type": kind})
        else:
            answer = guest.client.get(path, params=fields, headers=headers)
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (path, fields, way)
        if path == guest.address + "/give-up" and guest.table.given_up:
            guest.match_id = Guest(guest.client, guest.database).match_id
    assert {404, 405, 409, 422} <= statuses
    here = guest.table.deal_number
    guest.until(lambda seen: seen.deal > here)
