"""Sitting down: once for every click."""

from app import chance
from app.db.connection import Database
from app.usecases.start_match import OPPONENT, start_match
from engine import BOTS, RULESETS
from engine.house import start_deal
from tests.evening import ME, NOON, SEED, Evening


def start(database: Database, player: str, once: str, seed: bytes) -> str:
    with database.writing() as tx:
        return start_match(tx, player, once, RULESETS["polish"], seed, NOON)


def test_the_same_click_twice_is_one_match(database: Database) -> None:
    first = start(database, ME, "click", b"1")
    assert start(database, ME, "click", b"2") == first
    assert start(database, ME, "another click", b"3") != first


def test_the_click_of_somebody_else_is_another_match(database: Database) -> None:
    assert start(database, ME, "click", b"1") != start(database, "another", "click", b"2")


def test_the_opponents_are_players_we_have(evening: Evening) -> None:
    assert [sitting.bot for sitting in evening.table.seats] == [None, OPPONENT, OPPONENT]
    assert OPPONENT in BOTS


def test_chance_is_in_the_seed_alone(database: Database) -> None:
    """A restart between two deals changes no card to come."""
    evening = Evening(database)
    evening.until(lambda seen: seen.deal == 2)
    table = evening.table
    assert table.names == ("", *chance.names(SEED, 2))
    assert table.match.first_dealer == chance.first_dealer(SEED, 3)
    assert table.deal == start_deal(table.rules, table.match.dealer, chance.deck(SEED, 2), table.match.standing)
