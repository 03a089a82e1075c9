"""Whole matches through the real site, in a process of its own, and what happens when one does not go on."""

from pathlib import Path

import pytest

from app.cli import main
from app.commands import soak
from app.commands.soak import Stalled
from app.commands.visitor import Press, read_page


def test_three_matches_are_played_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--matches", "3", "--jobs", "2", "--seed", "3", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "3 of 3 matches" in said
    assert "Played again: 3 matches" in said
    assert "All of it is as it was written down." in said


def test_a_match_that_takes_too_long_is_given_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--matches", "1", "--deals", "1", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "1 matches, 1 deals, 1 given up after 1 deals" in said
    assert "Played again: 1 matches, 1 deals" in said


def test_a_match_that_stalls_is_told_with_its_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "MOST_PRESSES_A_DEAL", 3)
    assert main(["soak", "--matches", "1", "--seed", "stalled"]) == 1
    said = capsys.readouterr().err
    assert "does not go on" in said
    page = Path(said.split()[-1])
    assert "<main" in page.read_text()
    page.unlink()


PAGE = """
<form method="post" action="/settings"><input name="theme" value="dark"><button>Keep</button></form>
<main id="table"><button popovertarget="sheet">Scores</button>
<form method="post" action="/moves" hx-post="/part-of-moves"><input type="hidden" name="number" value="7">
<input type="radio" name="way" value="a"><input type="radio" name="way" value="b" checked>
<button name="move" value="KH" aria-label="King"></button>
<button name="move" value="QH" aria-disabled="true">Queen</button>
<button name="ask" value="JH" formmethod="get" formaction="/table" hx-get="/part">Jack?</button>
<button type="button">Nothing</button><button disabled>No</button></form>
<form method="get" action="/table" hx-get="/part"><input type="hidden" name="seen" value="1"></form></main>
"""


def test_a_visitor_presses_what_acts_and_sends_what_the_form_holds() -> None:
    (form,) = read_page(200, PAGE, by_htmx=False).at_table
    held = (("number", "7"), ("way", "b"))
    assert form == (
        Press("King", "post", "/moves", (*held, ("move", "KH"))),
        Press("Jack?", "get", "/table", (*held, ("ask", "JH"))),
    )
    assert [press.text for press in read_page(200, PAGE, by_htmx=False).anywhere] == ["Keep", "King", "Jack?"]


def test_a_visitor_with_htmx_asks_for_the_part() -> None:
    (form,) = read_page(200, PAGE, by_htmx=True).at_table
    assert form[0] == Press("King", "post", "/part-of-moves", (("number", "7"), ("way", "b"), ("move", "KH")))
    assert form[1] == Press("Jack?", "get", "/part", (("ask", "JH"),))


def test_a_page_without_a_way_is_a_stall() -> None:
    with pytest.raises(Stalled, match="There is no way to /rematch"):
        soak.named(read_page(200, PAGE, by_htmx=False), "/rematch")
