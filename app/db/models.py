"""The tables, all of them.

What people did is kept for ever and never changed: who sat down, which deck was dealt, who moved what.
`results` and the last columns of `deals` only save adding it all up again; `verify` works them out anew and compares.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A point in time; always UTC, also where the database forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Nothing without a zone gets in."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """SQLite gives back what it was given, less the zone."""
        return None if value is None else value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


MATCH_ID = String(32)

players = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),  # the token itself lies in a cookie only
    Column("created_at", Moment, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", MATCH_ID, primary_key=True),
    Column("started_by", ForeignKey(players.c.id), nullable=False),
    Column("once", String(64), nullable=False),  # names the click that started it: a second one starts nothing
    Column("ruleset", String(32), nullable=False),
    Column("ruleset_print", String(16), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # everything left to chance comes from it: app/chance.py
    Column("start", String(64)),  # scores the match began with, when it did not begin at nothing
    Column("started_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Column("given_up", Boolean, nullable=False),
    UniqueConstraint("started_by", "once"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey(matches.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", ForeignKey(players.c.id), index=True),
    Column("bot", String(32)),
    Column("name", String(64), nullable=False),
    CheckConstraint("(player_id IS NULL) <> (bot IS NULL)", name="person_or_bot"),
)

deals = Table(
    "deals",
    metadata,
    Column("match_id", ForeignKey(matches.c.id), primary_key=True),
    Column("deal", Integer, primary_key=True),  # counts every deal of the match from 0, redeals included
    Column("dealer", Integer, nullable=False),
    Column("deck", String(48), nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Column("outcome", String(16)),
    Column("declarer", Integer),
    Column("bid", Integer),
    Column("contract", Integer),
)

moves = Table(
    "moves",
    metadata,
    Column("match_id", MATCH_ID, primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # the place in the log is the lock: nobody can move here twice
    Column("seat", Integer, nullable=False),
    Column("text", String(40), nullable=False),
    Column("made_at", Moment, nullable=False),
    ForeignKeyConstraint(["match_id", "deal"], [deals.c.match_id, deals.c.deal]),
)

results = Table(
    "results",
    metadata,
    Column("match_id", MATCH_ID, primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("cards", Integer, nullable=False),  # points in tricks
    Column("marriages", Integer, nullable=False),
    Column("score", Integer, nullable=False),  # after the deal
    ForeignKeyConstraint(["match_id", "deal"], [deals.c.match_id, deals.c.deal]),
)
