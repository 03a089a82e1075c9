"""How Alembic reaches the database: through the engine handed over, or the one of the data folder."""

from alembic import context

from app.config import data_folder, settings_in
from app.db.connection import engine_for
from app.db.models import metadata


def run() -> None:
    """Takes the steps asked for, all of them or none."""
    engine = context.config.attributes.get("engine") or engine_for(settings_in(data_folder(None)).database_url)
    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
        with context.begin_transaction():
            context.run_migrations()


run()
