"""Players and matches: who sat down, what was dealt, what was moved and what it came to."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NEVER = "CREATE TRIGGER no_{what}_of_moves BEFORE {what} ON moves BEGIN SELECT RAISE(ABORT, 'a move stands'); END"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("token_hash", name="uq_players_token_hash"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("started_by", sa.Integer, nullable=False),
        sa.Column("once", sa.String(64), nullable=False),
        sa.Column("ruleset", sa.String(32), nullable=False),
        sa.Column("ruleset_print", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("start", sa.String(64)),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("given_up", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["started_by"], ["players.id"], name="fk_matches_started_by"),
        sa.UniqueConstraint("started_by", "once", name="uq_matches_started_by_once"),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", sa.Integer),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        sa.CheckConstraint("(player_id IS NULL) <> (bot IS NULL)", name="ck_seats_person_or_bot"),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])
    op.create_table(
        "deals",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("deck", sa.String(48), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("outcome", sa.String(16)),
        sa.Column("declarer", sa.Integer),
        sa.Column("bid", sa.Integer),
        sa.Column("contract", sa.Integer),
        sa.PrimaryKeyConstraint("match_id", "deal", name="pk_deals"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_deals_match_id"),
    )
    op.create_table(
        "moves",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(40), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "deal", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["match_id", "deal"], ["deals.match_id", "deals.deal"], name="fk_moves_match_id_deal"),
    )
    op.execute(NEVER.format(what="UPDATE"))
    op.execute(NEVER.format(what="DELETE"))
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("marriages", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "deal", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["match_id", "deal"], ["deals.match_id", "deals.deal"], name="fk_results_match_id_deal"
        ),
    )


def downgrade() -> None:
    for table in ("results", "moves", "deals", "seats", "matches", "players"):
        op.drop_table(table)
