"""The command that lets computer players meet: its figures in words, and what it refuses."""

import pytest

from app.commands import CommandError
from app.commands.arena import interval, main
from engine.arena import Estimate


def test_deals_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "2", "--seed", "told"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("regular against dice, polish, seed told\npoints ")
    assert "\n    play " in said


def test_matches_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "1", "--ruleset", "duel", "--start", "800"]) == 0
    assert "\nstuck        0\n" in capsys.readouterr().out


def test_two_jobs_find_what_one_finds(capsys: pytest.CaptureFixture[str]) -> None:
    points = []
    for jobs in ("1", "2"):
        main(["--deals", "4", "--seed", "shared", "--jobs", jobs])
        points.append(capsys.readouterr().out.splitlines()[1])
    assert points[0] == points[1]


@pytest.mark.parametrize("words", [["--deals", "0"], ["--jobs", "0"], ["--matches", "-1"]])
def test_nothing_to_do_is_refused(words: list[str]) -> None:
    with pytest.raises(CommandError):
        main(words)


def test_a_share_of_few_matches_is_not_sure() -> None:
    low, high = interval(Estimate.of([1.0, 1.0, 1.0]), 3)
    assert 0.4 < low < 0.5
    assert high == pytest.approx(1.0)
