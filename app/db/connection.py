"""Opens the database, and says when a transaction begins and who has to wait.

SQLite lets one writer in at a time and is unfair about who is next, so the writers of this process wait for a lock of
ours, and say when they begin that they are going to write. Readers never wait: each sees the database of one moment.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

Transaction: TypeAlias = Connection
"""What the store reads and writes through; it ends where it was begun, and nobody below commits."""

BUSY_TIMEOUT_MS = 5_000
"""How long to wait for another process, a backup for instance."""

CONNECTIONS = 40
"""As many as there are threads that answer requests."""


def engine_for(url: str) -> Engine:
    """The way to the database at an address."""
    # An error must not put a deck into the log.
    engine = create_engine(url, hide_parameters=True, pool_size=CONNECTIONS)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    # The driver would begin too late and only when it sees an INSERT; from now on it leaves that to `_begin`.
    connection.isolation_level = None
    for setting in (
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_TIMEOUT_MS}",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    # Straight to the driver: this precedes everything, and needs nothing that a statement has.
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """The database of one site: `with database.writing() as tx` is one transaction, kept when the block ends well."""

    def __init__(self, url: str) -> None:
        self._readers = engine_for(url)
        self._writers = self._readers.execution_options(writes=True)
        self._turn = Lock()

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        """Look at the database as it is at this moment."""
        with self._readers.connect() as tx:
            yield tx

    @contextmanager
    def writing(self) -> Iterator[Transaction]:
        """Change the database, alone; an exception undoes everything."""
        with self._turn, self._writers.begin() as tx:
            yield tx

    def close(self) -> None:
        """Let go of every connection."""
        self._readers.dispose()
