"""`run.py verify`: plays every match again and compares it with what was written down."""

import argparse

from app.commands.opening import add_data_option, open_data
from app.db.connection import Database
from app.usecases.verify_results import verify_results


def main(arguments: list[str]) -> int:
    """Says how much was played again, or names the first that differs and gives 1."""
    parser = argparse.ArgumentParser(prog="run.py verify", description="Play every match again and compare.")
    add_data_option(parser)
    database = Database(open_data(parser.parse_args(arguments).data).database_url)
    verdict = verify_results(database)
    database.close()
    print(f"Played again: {verdict.matches} matches, {verdict.deals} deals, {verdict.moves} moves.")
    print(verdict.difference or "All of it is as it was written down.")
    return int(verdict.difference is not None)
