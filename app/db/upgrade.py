"""Brings a database to this version's shape, or says why that cannot be."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

from app.config import ROOT
from app.db.connection import engine_for


class DatabaseRefused(Exception):
    """Why this database cannot be used, in one sentence for the operator."""


def alembic_config(engine: Engine) -> Config:
    """Alembic's settings out of pyproject.toml, for one database."""
    return Config(toml_file=ROOT / "pyproject.toml", attributes={"engine": engine})


def upgrade(url: str) -> None:
    """Takes every step the database has not taken yet."""
    engine = engine_for(url)
    try:
        config = alembic_config(engine)
        steps = ScriptDirectory.from_config(config)
        with engine.connect() as connection:
            taken = MigrationContext.configure(connection).get_current_heads()
        known = {step.revision for step in steps.walk_revisions()}
        if not known.issuperset(taken):
            raise DatabaseRefused(f"The database {engine.url.database} was written by a newer version of Thousand.")
        if set(taken) != set(steps.get_heads()):
            command.upgrade(config, "head")
    except DatabaseError as error:
        raise DatabaseRefused(f"The database {engine.url.database} cannot be used: {error.orig}.") from error
    finally:
        engine.dispose()
