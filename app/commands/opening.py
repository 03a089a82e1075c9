"""The start of every command that touches the data: the folder, the key and the database, or one sentence why not."""

import argparse
import tempfile
from pathlib import Path

from app.commands import CommandError
from app.config import Settings, data_folder, settings_in
from app.db.upgrade import DatabaseRefused, upgrade


def add_data_option(parser: argparse.ArgumentParser) -> None:
    """The option that says where the data lies."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the data lies (default: data beside run.py)")


def open_data(asked_for: Path | None) -> Settings:
    """Settings whose folder can be written to and whose database has this version's shape."""
    folder = data_folder(asked_for)
    try:
        settings = settings_in(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandError(f"The data folder {folder} cannot be used: {error.strerror}.") from error
    try:
        upgrade(settings.database_url)
    except DatabaseRefused as refused:
        raise CommandError(str(refused)) from refused
    return settings
