"""The engine alone on a terminal."""

import runpy
import sys

import pytest

from engine import RULESETS
from engine.__main__ import main


def test_the_same_number_is_the_same_deal_for_ever(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["7"]) == 0
    assert capsys.readouterr().out.splitlines() == TRANSCRIPT.splitlines()


@pytest.mark.parametrize("rules", RULESETS)
def test_every_ruleset_can_be_played(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(8):
        assert main([str(number), rules]) == 0
    assert "seat 1" in capsys.readouterr().out


def test_a_deal_that_breaks_off_is_told_to_its_last_move(capsys: pytest.CaptureFixture[str]) -> None:
    main(["3", "russian"])
    assert "2 g9S>0  2 x\nconceded\n" in capsys.readouterr().out


def test_a_marriage_stands_in_its_trick(capsys: pytest.CaptureFixture[str]) -> None:
    main(["0"])
    assert "is trump, +" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["x"], ["-1"], ["7", "whist"], ["7", "polish", "please"]])
def test_anything_else_is_told_how_to_ask(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("python -m engine")


def test_it_runs_as_a_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["engine"])
    monkeypatch.delitem(sys.modules, "engine.__main__")
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("engine", run_name="__main__")
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("polish, deal 1, seat 1 deals\n")


TRANSCRIPT = """\
polish, deal 7, seat 1 deals
seat 0  AH QD KD TD 9S QS AS
seat 1  9H JD 9C JC QC AC KS
seat 2  JH QH KH TH AD JS TS
talon   9D KC TC
0 b110  1 b120  2 b160  0 p  1 p  = 2 plays for 160
2 gTH>0  2 gQH>1  2 c160
2 9D  0 KD  1 JD  = 0 takes 6
0 QD  1 QH  2 AD  = 2 takes 17
2 TS  0 AS  1 KS  = 0 takes 25
0 AH  1 9H  2 KH  = 0 takes 15
0 TH  1 9C  2 JH  = 0 takes 12
0 TD  1 AC  2 KC  = 0 takes 25
0 QS  1 QC  2 JS  = 0 takes 8
0 9S  1 JC  2 TC  = 0 takes 12
played
seat 0  103 + 0  0 -> 100  rounded down
seat 1  0 + 0  0 -> 0
seat 2  17 + 0  0 -> -160  contract missed
"""
