"""Rows into engine values and back: what is opened is what was played."""

from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from app import chance
from app.config import Settings
from app.db.connection import Database
from app.db.upgrade import upgrade
from app.store import matches
from app.store.tables import NoSuchTable, StaleTable
from engine import PACK, RULESETS, Cards, DealResult, Ruleset, Standing
from engine.house import apply, legal_moves, replay
from tests.evening import ME, NOON, Evening


def test_a_new_match_has_its_cards_dealt_and_the_person_in_seat_0(evening: Evening) -> None:
    table = evening.table
    assert table.place == (0, 0)
    assert Cards.of(card for cards in (*table.deal.hands, *table.deal.talons) for card in cards) == PACK
    assert [sitting.player for sitting in table.seats] == [ME, None, None]
    assert table.names[0] == ""
    assert len({*table.names}) == 3
    assert not table.over


def test_nobody_knows_a_match_that_is_not_there(database: Database) -> None:
    with database.reading() as tx, pytest.raises(NoSuchTable):
        matches.open_table(tx, "k3Vq")


def test_a_place_in_the_log_is_taken_once(evening: Evening) -> None:
    table = evening.table
    one, other = (apply(table.deal, move) for move in legal_moves(table.deal)[-2:])
    with evening.database.writing() as tx:
        matches.append(tx, table, one, NOON)
        with pytest.raises(StaleTable):
            matches.append(tx, table, other, NOON)
    assert evening.table == replace(table, deal=one)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_what_is_opened_is_what_was_played(database: Database, rules: Ruleset) -> None:
    """The score sheet that comes out of the rows is the engine's own, remark by remark."""
    evening = Evening(database, rules=rules)
    played: list[DealResult] = []
    before, seen = evening.table, evening.look()
    while len(played) < 4:
        seen = evening.step(seen)
        after = evening.table
        assert after.match.results == tuple(played[: after.deal_number])
        if after.deal_number == before.deal_number:
            assert after.deal == apply(before.deal, after.deal.history[-1].move)
        else:
            assert (after.deal.dealer, after.deal.standing) == (after.match.dealer, played[-1].standing)
        if seen.view.result:
            played.append(seen.view.result)
        before = after


def test_a_match_can_begin_late(database: Database) -> None:
    evening = Evening(database, scores=(390, 120, -60))
    assert evening.table.deal.standing == Standing.new(3).with_scores(390, 120, -60)
    evening.until(lambda seen: seen.deal == 2)
    assert evening.table.match.start.scores == (390, 120, -60)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"rules": RULESETS["polish"]}, {"rules": RULESETS["polish-500"]}),
        ({"scores": (0, 0, 0)}, {"scores": (390, 120, -60)}),
        ({"rules": RULESETS["simple"]}, {"rules": RULESETS["russian"]}),
    ],
    ids=["length", "scores", "style"],
)
def test_what_is_remembered_of_a_match_is_not_taken_for_its_twin(
    tmp_path: Path, one: dict[str, Any], other: dict[str, Any]
) -> None:
    """Both have the same cards and make the same moves, one after the other."""
    for name, differing in (("one", one), ("other", other), ("one again", one)):
        settings = Settings(tmp_path / name, b"a key for tests only")
        settings.data.mkdir()
        upgrade(settings.database_url)
        with closing(Database(settings.database_url)) as database:
            evening = Evening(database, **differing)
            evening.until(lambda seen: seen.view.number == 6)
            table = evening.table
            deck = chance.deck(evening.seed, table.deal_number)
            moves = [made.move for made in table.deal.history]
            assert table.deal == replay(evening.rules, table.deal.dealer, deck, moves, table.match.standing)


def test_the_running_matches_of_a_person_are_listed_newest_first(database: Database) -> None:
    hours = [NOON + timedelta(hours=hour) for hour in (1, 3, 2)]
    one, three, two = (Evening(database, seed=bytes([hour.hour]), at=hour) for hour in hours)
    Evening(database, seed=b"of another", player="another")
    with database.writing() as tx:
        assert matches.running(tx, ME) == (three.match_id, two.match_id, one.match_id)
        matches.give_up(tx, three.table, NOON)
        assert matches.running(tx, ME) == (two.match_id, one.match_id)
