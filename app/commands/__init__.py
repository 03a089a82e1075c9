"""What can be asked of the site from a terminal: one command a file."""


class CommandError(Exception):
    """Why a command cannot be carried out, in one sentence for the person at the terminal."""
