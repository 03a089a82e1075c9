from alembic import command

from app.config import Settings
from app.db.connection import engine_for
from app.db.upgrade import alembic_config


def test_every_step_goes_up_and_down_and_up_again(settings: Settings) -> None:
    config = alembic_config(engine_for(settings.database_url))
    command.downgrade(config, "base")
    command.upgrade(config, "head")
