"""`run.py migrate`: brings the database to this version's shape, and does nothing else."""

import argparse

from app.commands.opening import add_data_option, open_data


def main(arguments: list[str]) -> int:
    """Migrates the database of a data folder."""
    parser = argparse.ArgumentParser(prog="run.py migrate", description="Bring the database to this version's shape.")
    add_data_option(parser)
    open_data(parser.parse_args(arguments).data)
    return 0
