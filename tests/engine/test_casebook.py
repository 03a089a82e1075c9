"""The rule cases and transcripts all pass, and none of them passes by chance."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from app.commands.cases import check_file, read_cases, read_lines
from engine.casebook import UnreadableCase, check_case, check_match, name_of_match, split_matches

CASES = Path(__file__).parent / "cases"
SINGLE = sorted(CASES.glob("*.json"))
TRANSCRIPTS = sorted(CASES.glob("*.jsonl.gz"))


def cases(path: Path) -> list[Any]:
    return list(read_cases(path))


def matches(path: Path) -> list[Any]:
    return list(split_matches(read_lines(path)))


@pytest.mark.parametrize("path", [*SINGLE, *TRANSCRIPTS], ids=lambda path: path.name)
def test_the_engine_agrees_with_every_case(path: Path) -> None:
    assert [checked for checked in check_file(path) if checked.difference is not None] == []


def test_every_ruleset_and_length_has_a_transcript() -> None:
    """A ruleset without one would be proven by nothing."""
    openings = [match[0] for path in TRANSCRIPTS for match in matches(path)]
    assert {(opening["ruleset"], opening["players"], opening["target"]) for opening in openings} == {
        ("polish", 3, 1000),
        ("polish", 3, 500),
        ("russian", 3, 1000),
        ("simple", 3, 1000),
        ("simple", 4, 1000),
        ("club", 3, 1000),
        ("duel", 2, 1000),
    }


def another(value: Any) -> Any:
    """A value of the same kind that says something else."""
    match value:
        case bool():
            return not value
        case int():
            return value + 5
        case None:
            return 5
        case str():
            return value + "?"
        case []:
            return [5]
        case list():
            return value[:-1]
        case dict():
            name = next(iter(value))
            return {**value, name: another(value[name])}
        case _:
            raise AssertionError(value)


def notices(check: Any, value: Any) -> bool:
    try:
        return check(value) is not None
    except UnreadableCase:
        return True


@pytest.mark.parametrize("path", SINGLE, ids=lambda path: path.name)
def test_a_changed_answer_never_passes(path: Path) -> None:
    for case in cases(path):
        expected = case["expected"]
        for name in expected:
            changed = expected["legal"] if name == "refused" and "legal" in expected else another(expected[name])
            if name != "refused" or "legal" in expected:
                assert notices(check_case, {**case, "expected": {**expected, name: changed}}), (case["id"], name)


def first_deal(path: Path) -> list[Any]:
    """A match that breaks off after its first deal."""
    match = matches(path)[0]
    place = next(place for place, line in enumerate(match) if line["type"] == "result")
    result = match[place]
    end = {"type": "end", "match": 1, "deals": 1, "complete": False, "scores": result["scores"], "winners": []}
    return [*match[: place + 1], end]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_a_changed_record_never_passes(path: Path) -> None:
    match = first_deal(path)
    assert check_match(match) is None
    for place, line in enumerate(match):
        for name in line.keys() - {"match"}:  # The number of a match is only its name.
            changed = [*match[:place], {**line, name: another(line[name])}, *match[place + 1 :]]
            assert notices(check_match, changed), (place, name)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_a_lost_or_doubled_record_never_passes(path: Path) -> None:
    match = first_deal(path)
    for place in range(len(match)):
        assert notices(check_match, match[:place] + match[place + 1 :]), place
        assert notices(check_match, match[:place] + match[place : place + 1] * 2 + match[place + 1 :]), place


def test_a_file_without_records_holds_no_match() -> None:
    assert list(split_matches([])) == []


def test_what_stands_before_the_first_match_is_checked_too() -> None:
    """A torn file does not pass because its beginning is gone."""
    pieces = list(split_matches([{"type": "step"}, {"type": "match", "match": 7}, {"type": "end"}]))
    assert [len(piece) for piece in pieces] == [1, 2]
    assert [name_of_match(piece) for piece in pieces] == ["match without number", "match 7"]
    assert name_of_match(["?"]) == "no match"


def case(kind: str, given: dict[str, Any], expected: dict[str, Any], ruleset: Any = "polish") -> dict[str, Any]:
    return {"id": "X1", "kind": kind, "ruleset": ruleset, "given": given, "expected": expected}


SCORE = {"players": 3, "target": 1000, "scores": [0, 0, 0], "declarer": 0, "contract": 100, "raw": [100, 15, 5]}
FOUR = {**SCORE, "players": 4, "scores": [0] * 4, "raw": [100, 15, 5, 0]}
HANDS = ("AH TH KH QH JH 9H AD", "TD KD QD JD 9D AC TC", "KC QC JC 9C AS TS KS")
DEAL = {"hands": [hand.split() for hand in HANDS], "stock": ["QS", "JS", "9S"]}
POSITION = {"players": 3, "target": 1000, "dealer": 2, "scores": [0, 0, 0], "deal": DEAL, "moves": []}


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (7, "a case is no record but 7"),
        (case("weather", {}, {"points": 0}), "there is no kind of case 'weather'"),
        (case("round_points", {"raw": 1}, {}), "nothing is expected"),
        (case("round_points", {"raw": 1}, {"points": 0}, ruleset=None), "None is no word"),
        (case("round_points", {"raw": True}, {"points": 0}), "True is no whole number"),
        (case("round_points", {"raw": 1}, []), "'expected' is no record"),
        (case("hand_ceiling", {"hand": "KH"}, {"ceiling": 120}), "'KH' is no list"),
        (case("hand_ceiling", {"hand": ["KH", "KH"]}, {"ceiling": 120}), "named twice"),
        (case("hand_ceiling", {"hand": ["1H"]}, {"ceiling": 120}), "no such card"),
        (case("legal_cards", {"hand": [], "trick": [], "trump": "X"}, {"cards": []}), "there is no suit 'X'"),
        (case("trick_winner", {"trick": [], "trump": None}, {"winner": 0}), "nobody wins a trick without cards"),
        (case("score_deal", {**SCORE, "scores": [0, 0]}, {"winners": []}), "2 entries for 3 seats"),
        (case("score_deal", {**SCORE, "declarer": 3}, {"winners": []}), "there is no seat 3 among 3"),
        (case("score_deal", {**SCORE, "target": 700}, {"winners": []}), "polish is not played by 3 to 700"),
        (case("score_deal", FOUR, {"winners": []}, "simple"), "'active' must name 3 of 4 seats"),
        (
            case("score_deal", {**FOUR, "active": [1, 2, 3]}, {"winners": []}, "simple"),
            "seat 0, sits out",
        ),
        (case("position", {**POSITION, "deal": {**DEAL, "stock": ["QS"]}}, {"seat": 1}), "the stock has not the size"),
        (case("position", {**POSITION, "deal": {**DEAL, "stock": ["QS", "JS", "AH"]}}, {"seat": 1}), "dealt twice"),
        (case("position", {**POSITION, "dealer": 1, "deal": {**DEAL, "hands": [[], [], []]}}, {"seat": 1}), "0 cards"),
        (case("position", POSITION, {"legal": [{"bid": 110, "pass": True}]}), "an action has one entry, not 2"),
        (case("position", POSITION, {"legal": [{"pass": 1}]}), "the action 'pass' is 1 instead of true"),
        (case("position", POSITION, {"legal": [{"fly": True}]}), "there is no action 'fly'"),
        (case("position", POSITION, {"refused": [{"fly": True}]}), "there is no action 'fly'"),
        (case("position", POSITION, {"legal": [{"give": {"to": 1}}]}), "give: the field 'card' is missing"),
        (case("position", POSITION, {"mood": 1}), "unknown field 'mood'"),
    ],
)
def test_what_is_not_in_the_format_is_told(value: Any, told: str) -> None:
    with pytest.raises(UnreadableCase, match=re.escape(told)):
        check_case(value)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (case("legal_cards", {"hand": ["AH"], "trick": [], "trump": None}, {"cards": []}), 'cards: expected "", '),
        (case("position", POSITION, {"legal": [{"pass": True}]}), "legal: the engine adds b110 b120"),
        (case("position", POSITION, {"legal": [{"bid": 300}, {"pass": True}]}), "the engine lacks b300 and adds b110"),
        (case("position", POSITION, {"refused": [{"bid": 110}]}), "refused: the engine allows b110"),
        (case("position", POSITION, {"result": {"outcome": "played"}}), "result: for the engine the deal is not over"),
        (
            case("position", {**POSITION, "moves": [{"seat": 0, "action": {"pass": True}}]}, {"seat": 2}),
            "seat of move 1: expected 0, the engine says 1",
        ),
        (
            case("position", {**POSITION, "moves": [{"seat": 1, "action": {"bid": 300}}]}, {"seat": 2}),
            "move 1: the engine refuses b300 (BID_ABOVE_LIMIT)",
        ),
    ],
)
def test_a_difference_is_a_sentence(value: Any, told: str) -> None:
    found = check_case(value)
    assert found is not None
    assert told in found


def test_what_cannot_even_be_said_is_refused() -> None:
    """One card laid aside twice, a card that does not exist, half a point."""
    nonsense = [{"lay": ["9S", "9S"]}, {"play": "1H"}, {"bid": 110.5}]
    assert check_case(case("position", POSITION, {"refused": nonsense})) is None


def test_a_deal_after_the_end_of_the_match_is_noticed() -> None:
    """And an action that is not among its legal ones, and a deal that breaks off."""
    match = matches(CASES / "transcripts_polish.jsonl.gz")[0]
    *_, last = (place for place, line in enumerate(match) if line["type"] == "deal")
    again = [*match[:-1], match[last], match[-1]]
    assert "for the engine the match is over" in (check_match(again) or "")
    with pytest.raises(UnreadableCase, match="has no result"):
        check_match([*match[:-2], match[-1]])
    first = next(place for place, line in enumerate(match) if line["type"] == "step")
    with pytest.raises(UnreadableCase, match="not among the legal ones"):
        check_match([*match[:first], {**match[first], "action": {"concede": True}}, *match[first + 1 :]])
    early = [*match[: first + 1], next(line for line in match if line["type"] == "result"), match[-1]]
    assert "for the engine the deal is not over" in (check_match(early) or "")
