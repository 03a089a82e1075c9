"""From nothing to now and back; the tables and the steps that make them agree."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import IntegrityError

from app.db.connection import engine_for
from app.db.models import metadata
from app.db.upgrade import alembic_config


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    made = engine_for(f"sqlite:///{tmp_path / 'new.db'}")
    yield made
    made.dispose()


def tables(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names()) - {"alembic_version"}


def test_every_step_goes_up_and_down_and_up_again(engine: Engine) -> None:
    config = alembic_config(engine)
    command.upgrade(config, "head")
    assert tables(engine) == set(metadata.tables)
    command.downgrade(config, "base")
    assert tables(engine) == set()
    command.upgrade(config, "head")
    assert tables(engine) == set(metadata.tables)


def test_the_steps_make_the_tables_that_the_models_describe(engine: Engine) -> None:
    command.upgrade(alembic_config(engine), "head")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


def test_a_step_that_fails_leaves_nothing_behind(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE results (in_the_way INTEGER)"))
    with pytest.raises(Exception, match="already exists"):
        command.upgrade(alembic_config(engine), "head")
    assert tables(engine) == {"results"}


@pytest.mark.parametrize("change", ["UPDATE moves SET text = 'p'", "DELETE FROM moves"])
def test_a_move_stands(engine: Engine, change: str) -> None:
    command.upgrade(alembic_config(engine), "head")
    with engine.begin() as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text("INSERT INTO players VALUES (1, 'hash', '2026-01-01')"))
        connection.execute(
            text("INSERT INTO matches VALUES ('m', 1, 'once', 'polish', '', x'00', NULL, '2026-01-01', NULL, 0)")
        )
        connection.execute(
            text("INSERT INTO deals (match_id, deal, dealer, deck, opened_at) VALUES ('m', 0, 0, '', 0)")
        )
        connection.execute(text("INSERT INTO moves VALUES ('m', 0, 0, 1, 'b110', '2026-01-01')"))
    with engine.connect() as connection:
        with pytest.raises(IntegrityError, match="a move stands"):
            connection.execute(text(change))
        assert connection.execute(text("SELECT text FROM moves")).scalars().all() == ["b110"]
