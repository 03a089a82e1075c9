"""Brings a database to this version's shape, or says why that cannot be."""

from typing import TYPE_CHECKING

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from app.config import ROOT
from app.db.connection import engine_for

if TYPE_CHECKING:
    from alembic.config import Config

STEPS = ROOT / "migrations" / "versions"


class DatabaseRefused(Exception):
    """Why this database cannot be used, in one sentence for the operator."""


def alembic_config(engine: Engine) -> "Config":
    """Alembic's settings out of pyproject.toml, for one database."""
    from alembic.config import Config

    return Config(toml_file=ROOT / "pyproject.toml", attributes={"engine": engine})


def known_steps() -> list[str]:
    """The numbers of all steps in their order, which their files' names begin with."""
    return sorted(file.name.partition("_")[0] for file in STEPS.glob("[0-9]*_*.py"))


def upgrade(url: str) -> None:
    """Takes every step the database has not taken yet."""
    engine = engine_for(url)
    try:
        taken = last_step(engine)
        steps = known_steps()
        if taken is not None and taken not in steps:
            raise DatabaseRefused(f"The database {engine.url.database} was written by a newer version of Thousand.")
        if taken != steps[-1]:
            # Alembic takes a quarter of a second to load, which a start with nothing to do can save.
            from alembic import command

            command.upgrade(alembic_config(engine), "head")
    except DatabaseError as error:
        raise DatabaseRefused(f"The database {engine.url.database} cannot be used: {error.orig}.") from error
    finally:
        engine.dispose()


def last_step(engine: Engine) -> str | None:
    """The number of the newest step a database has taken; none for a new database."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        step: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return step
