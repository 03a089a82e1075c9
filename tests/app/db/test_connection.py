"""Who waits for whom, and what an error leaves behind."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from app.db.connection import Database, Transaction


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'small.db'}")
    with made.writing() as tx:
        tx.execute(text("CREATE TABLE counter (value INTEGER NOT NULL CHECK (value < 1000))"))
        tx.execute(text("INSERT INTO counter VALUES (0)"))
    yield made
    made.close()


def count(tx: Transaction) -> int:
    return int(tx.execute(text("SELECT value FROM counter")).scalar_one())


def put(tx: Transaction, value: int) -> None:
    tx.execute(text("UPDATE counter SET value = :value"), {"value": value})


def test_what_was_read_before_writing_is_still_true_when_it_is_written(database: Database) -> None:
    def count_on(_: int) -> None:
        with database.writing() as tx:
            put(tx, count(tx) + 1)

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(count_on, range(200)))
    with database.reading() as tx:
        assert count(tx) == 200


def test_two_processes_do_not_both_decide_to_write(database: Database, tmp_path: Path) -> None:
    other_process = Database(f"sqlite:///{tmp_path / 'small.db'}")

    def count_on(here: Database) -> None:
        for _ in range(20):
            with here.writing() as tx:
                put(tx, count(tx) + 1)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(count_on, [database, other_process]))
    with database.reading() as tx:
        assert count(tx) == 40
    other_process.close()


def test_a_reader_waits_for_nobody_and_sees_one_moment(database: Database) -> None:
    with database.reading() as before:
        assert count(before) == 0
        with database.writing() as tx:
            put(tx, 7)
            with database.reading() as meanwhile:
                assert count(meanwhile) == 0
        assert count(before) == 0
        with database.reading() as after:
            assert count(after) == 7


def test_an_error_undoes_everything_and_the_next_writer_comes_in(database: Database) -> None:
    def fail() -> None:
        with database.writing() as tx:
            put(tx, 7)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with database.writing() as tx:
        assert count(tx) == 0


def test_an_error_does_not_say_what_was_written(database: Database) -> None:
    with pytest.raises(IntegrityError) as refused, database.writing() as tx:
        put(tx, 31415926)
    assert "31415926" not in str(refused.value)


@pytest.mark.parametrize(
    ("setting", "value"), [("journal_mode", "wal"), ("synchronous", 1), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
def test_sqlite_is_set_up(database: Database, setting: str, value: object) -> None:
    with database.reading() as tx:
        assert tx.execute(text(f"PRAGMA {setting}")).scalar_one() == value
