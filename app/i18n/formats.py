"""Numbers as they are read: with a real minus, and with a plus where it is a change."""

from __future__ import annotations


def number(value: int) -> str:
    """A score.

    >>> number(-20), number(640)
    ('−20', '640')
    """
    return f"−{-value}" if value < 0 else str(value)


def change(value: int) -> str:
    """What a score changes by.

    >>> change(-120), change(20), change(0)
    ('−120', '+20', '0')
    """
    return f"+{value}" if value > 0 else number(value)
