"""The command that compares the engine with a casebook: one line a file, one line a fault, and never a traceback."""

import gzip
import json
from pathlib import Path

import pytest

from app.commands import CommandError
from app.commands.cases import main

RIGHT = {
    "id": "G1-polish",
    "ruleset": "polish",
    "kind": "round_points",
    "given": {"raw": 25},
    "expected": {"points": 20},
}
WRONG = {**RIGHT, "id": "G2-polish", "expected": {"points": 30}}


def run(*paths: Path) -> int:
    return main([str(path) for path in paths])


def test_all_that_passes_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "right.json").write_text(json.dumps([RIGHT]))
    (tmp_path / "deeper" / "more.json").write_text(json.dumps([RIGHT, RIGHT]))
    (tmp_path / "README.md").write_text("not a casebook")
    assert run(tmp_path) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path}/deeper/more.json: 2 passed, 0 failed",
        f"{tmp_path}/right.json: 1 passed, 0 failed",
        "In all: 3 passed, 0 failed, 0 files not read",
    ]


def test_a_difference_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps([RIGHT, WRONG]))
    assert run(file) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: 1 passed, 1 failed",
        "    G2-polish: points: expected 30, the engine says 20",
        "In all: 1 passed, 1 failed, 0 files not read",
    ]


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("broken.json", b"[{", "cannot be read"),
        ("no_list.json", b"{}", "a file of cases is a list"),
        ("empty.json", b"[]", "holds no cases"),
        ("deep.json", b"[" * 100_000, "cannot be read"),
        ("bytes.json", b"\xff\xfe\x00", "cannot be read"),
        ("torn.jsonl", b'{"type":"match"}\n{"typ', "line 2"),
        ("empty.jsonl", b"\n\n", "holds no cases"),
        ("plain.jsonl.gz", b"plain", "cannot be read"),
        ("torn.jsonl.gz", gzip.compress(b'{"type":"match"}\n' * 9, mtime=0)[:-9], "cannot be read"),
        ("notes.txt", b"hello", "neither .json nor .jsonl"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes, told: str
) -> None:
    (tmp_path / name).write_bytes(content)
    assert run(tmp_path / name) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert told in first
    assert last == "In all: 0 passed, 0 failed, 1 files not read"


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (3, "3: not in the format: a case is no record but 3"),
        ({}, "a case without id: not in the format: the field 'kind' is missing"),
        ({**RIGHT, "kind": "weather"}, "G1-polish: not in the format: there is no kind of case 'weather'"),
        ({**RIGHT, "ruleset": "whist"}, "G1-polish: not in the format: there is no ruleset 'whist'"),
        ({**RIGHT, "given": {"raw": "25"}}, "G1-polish: not in the format: '25' is no whole number"),
        (
            {**RIGHT, "given": {"raw": 25, "players": 5}},
            "G1-polish: not in the format: polish is not played by 5 to 1000",
        ),
        ({**RIGHT, "expected": {}}, "G1-polish: not in the format: nothing is expected"),
        ({**RIGHT, "expected": {"mood": 1}}, "not in the format: what is expected has the unknown field 'mood'"),
    ],
)
def test_a_case_out_of_format_is_one_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: object, told: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps([case]))
    assert run(file) == 1
    assert told in capsys.readouterr().out.splitlines()[1]


def test_a_transcript_is_read_packed_or_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = b'{"type":"match","match":7}\n'
    (tmp_path / "one.jsonl").write_bytes(line)
    (tmp_path / "two.jsonl.gz").write_bytes(gzip.compress(line * 2))
    assert run(tmp_path) == 1
    told = "    match 7: not in the format: a match is told from a record of type 'match' to one of type 'end'"
    assert [out for out in capsys.readouterr().out.splitlines() if out.startswith(" ")] == [told] * 3


def test_a_folder_without_cases_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="no cases"):
        run(tmp_path)


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "gone.json") == 1
    assert "cannot be read" in capsys.readouterr().out
