"""What was written down is played again; whatever somebody changed is found and named."""

from pathlib import Path

import pytest
from sqlalchemy import text

from app.cli import main
from app.config import Settings
from app.db.connection import Database
from app.usecases.verify_results import verify_results
from engine import RULESETS
from tests.evening import Evening


@pytest.fixture
def played(database: Database) -> Evening:
    """Two deals and a half, and a match that was won."""
    won = Evening(database, rules=RULESETS["simple"], scores=(990, 990, 990), seed=b"won")
    won.until(lambda seen: seen.over)
    running = Evening(database)
    running.until(lambda seen: seen.deal == 2 and seen.view.number > 5)
    return running


def test_what_was_played_is_what_was_written(played: Evening, settings: Settings) -> None:
    verdict = verify_results(played.database)
    assert verdict.difference is None
    assert verdict.matches == 2
    assert verdict.deals > 3
    assert verdict.moves > verdict.deals
    assert main(["verify", "--data", str(settings.data)]) == 0


MATCH = "match_id = (SELECT id FROM matches WHERE start IS NULL)"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (f"UPDATE results SET score = score + 10 WHERE deal = 1 AND seat = 2 AND {MATCH}", "deal 1: it came to"),
        (f"UPDATE results SET cards = cards + 1 WHERE deal = 0 AND seat = 0 AND {MATCH}", "deal 0: it came to"),
        (f"UPDATE results SET marriages = 40 WHERE deal = 0 AND seat = 0 AND {MATCH}", "deal 0: it came to"),
        (f"DELETE FROM results WHERE deal = 0 AND seat = 2 AND {MATCH}", "deal 0: it came to"),
        (f"UPDATE deals SET contract = contract + 10 WHERE deal = 1 AND {MATCH}", "deal 1: it came to"),
        (f"UPDATE deals SET outcome = NULL WHERE deal = 1 AND {MATCH}", "deal 1: it came to"),
        (f"UPDATE deals SET dealer = (dealer + 1) % 3 WHERE deal = 1 AND {MATCH}", "deal 1: seat"),
        (
            f"UPDATE deals SET deck = substr(deck, 3) || substr(deck, 1, 2) WHERE deal = 0 AND {MATCH}",
            "deal 0: the cards are not those of the seed",
        ),
        (f"UPDATE moves SET text = 'x' WHERE deal = 2 AND number = 3 AND {MATCH}", "deal 2: move 3, x, is refused"),
        (f"UPDATE moves SET text = '??' WHERE deal = 2 AND number = 3 AND {MATCH}", "deal 2: move 3, ??, is refused"),
        (
            f"UPDATE moves SET seat = (seat + 1) % 3 WHERE deal = 0 AND number = 4 AND {MATCH}",
            "deal 0: move 4 is by seat",
        ),
        (f"DELETE FROM moves WHERE deal = 2 AND number = 2 AND {MATCH}", "deal 2: move 2 is missing"),
        (f"DELETE FROM moves WHERE deal = 1 AND number > 4 AND {MATCH}", "deal 1: it came to"),
        ("UPDATE matches SET ruleset_print = 'another' WHERE start IS NULL", ": the rules polish-500 are not"),
        ("UPDATE matches SET ruleset = 'unknown' WHERE start IS NULL", ": the rules unknown are not"),
        ("UPDATE matches SET ended_at = started_at WHERE start IS NULL", ": that it is over is wrong"),
        ("UPDATE matches SET ended_at = NULL WHERE start IS NOT NULL", ": that it goes on is wrong"),
        ("UPDATE matches SET start = '0 0 0' WHERE start IS NOT NULL", "deal 0: it came to"),
        ("UPDATE matches SET seed = x'00' WHERE start IS NULL", "deal 0: "),
    ],
)
def test_whatever_was_changed_is_named(
    played: Evening, settings: Settings, capsys: pytest.CaptureFixture[str], change: str, named: str
) -> None:
    with played.database.writing() as tx:
        tx.execute(text("DROP TRIGGER no_UPDATE_of_moves"))
        tx.execute(text("DROP TRIGGER no_DELETE_of_moves"))
        tx.execute(text(change))
    difference = verify_results(played.database).difference
    assert difference is not None
    assert named in difference
    assert main(["verify", "--data", str(settings.data)]) == 1
    assert difference in capsys.readouterr().out


def test_a_new_site_has_nothing_to_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--data", str(tmp_path / "new")]) == 0
    assert "0 matches" in capsys.readouterr().out
