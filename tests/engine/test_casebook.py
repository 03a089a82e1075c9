"""The rule cases and transcripts all pass, and none of them passes by chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.commands.cases import check_file, read_cases, read_lines
from engine.casebook import UnreadableCase, check_case, check_match, split_matches

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
