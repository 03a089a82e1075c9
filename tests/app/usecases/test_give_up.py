"""Leaving early, and playing again."""

import pytest

from app.db.connection import Database
from app.store.tables import NoSuchTable, StaleTable
from app.usecases.give_up import give_up
from app.usecases.rematch import rematch
from app.usecases.see_home import see_home
from app.usecases.see_table import see_table
from engine import RULESETS
from tests.evening import ME, NOON, Evening


def leave(evening: Evening, player: str = ME) -> None:
    with evening.database.writing() as tx:
        give_up(tx, evening.match_id, player, NOON)


def again(evening: Evening, seed: bytes) -> str:
    with evening.database.writing() as tx:
        return rematch(tx, evening.match_id, ME, seed, NOON)


def home(evening: Evening, player: str = ME) -> list[str]:
    with evening.database.reading() as tx:
        return [seen.match_id for seen in see_home(tx, player)]


def test_a_match_given_up_is_over_and_takes_no_more_moves(evening: Evening) -> None:
    evening.until(lambda seen: seen.bot_is_due)
    assert home(evening) == [evening.match_id]
    leave(evening)
    left = evening.look()
    assert left.over
    assert home(evening) == []
    assert evening.bot() == left
    assert evening.move("KH") == left
    assert evening.open_deal(1) == left
    leave(evening)
    assert evening.look() == left


def test_a_match_that_was_won_cannot_be_given_up(database: Database) -> None:
    evening = Evening(database, rules=RULESETS["simple"], scores=(990, 990, 990))
    seen = evening.until(lambda seen: seen.over)
    leave(evening)
    assert seen.winners
    assert evening.look() == seen


def test_only_its_player_can_leave_a_match(evening: Evening) -> None:
    with pytest.raises(NoSuchTable):
        leave(evening, "another")
    assert home(evening, "another") == []


def test_one_match_has_one_rematch_with_the_same_people(evening: Evening) -> None:
    with pytest.raises(StaleTable):
        again(evening, b"1")
    leave(evening)
    new = again(evening, b"1")
    assert again(evening, b"2") == new != evening.match_id
    with evening.database.reading() as tx:
        seen = see_table(tx, new, ME)
    assert (seen.view.rules, seen.names) == (evening.table.rules, evening.table.names)
    assert home(evening) == [new]
