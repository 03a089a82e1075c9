"""The commands that run inside the environment: `python3 run.py COMMAND` ends up here.

A new command is one line in the table below and a module with `main(arguments) -> exit code`.
Only the standard library may be imported here: run.py reads the table before anything is installed.
"""

import sys
from importlib import import_module
from typing import NamedTuple

from app.commands import CommandError


class Command(NamedTuple):
    """Where a command lives, and what it does for whoever asks for help."""

    module: str
    says: str
    development: bool = False
    """Does it need the packages of the development lock?"""


COMMANDS = {
    "serve": Command("app.commands.serve", "play: open the site on this machine (--host, --port, --data)"),
    "migrate": Command("app.commands.migrate", "bring the database to this version's shape, and do nothing else"),
    "verify": Command("app.commands.verify", "play every match again and compare it with what was written down"),
    "soak": Command("app.commands.soak", "play whole matches through the real site (--matches, --ruleset, --jobs)"),
    "bench": Command(
        "app.commands.bench", "measure speed, memory and weight (engine, site, page; --rounds)", development=True
    ),
    "cases": Command("app.commands.cases", "run files of rule examples and transcripts: cases PATH..."),
    "arena": Command(
        "app.commands.arena", "computer players against each other: arena --a regular --b dice --deals 200"
    ),
    "gallery": Command("app.commands.gallery", "like serve, with every page in every situation under /gallery"),
    "words": Command("app.commands.words", "bring the message catalogues up to date with source and templates"),
}


def main(words: list[str]) -> int:
    """Runs one command and gives its exit code; what it refuses is told in one line."""
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        print("Commands: " + ", ".join(COMMANDS), file=sys.stderr)
        return 2
    try:
        return int(import_module(command.module).main(words[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
