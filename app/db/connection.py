"""Opens the database."""

from sqlalchemy import Engine, create_engine


def engine_for(url: str) -> Engine:
    """The way to the database at an address."""
    return create_engine(url)
