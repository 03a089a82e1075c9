from alembic import command
from alembic.script import ScriptDirectory

from app.config import Settings
from app.db.connection import engine_for
from app.db.upgrade import alembic_config, known_steps, last_step, upgrade


def test_every_step_goes_up_and_down_and_up_again(settings: Settings) -> None:
    engine = engine_for(settings.database_url)
    newest = known_steps()[-1]
    assert last_step(engine) == newest
    command.downgrade(alembic_config(engine), "base")
    assert last_step(engine) is None
    upgrade(settings.database_url)
    assert last_step(engine) == newest
    engine.dispose()


def test_the_steps_stand_in_the_order_of_their_numbers(settings: Settings) -> None:
    engine = engine_for(settings.database_url)
    walked = ScriptDirectory.from_config(alembic_config(engine)).walk_revisions()
    assert [step.revision for step in reversed(list(walked))] == known_steps()
