"""What a chapter of the rules is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from gettext import NullTranslations
from typing import TypeAlias

from engine import Card, Ruleset

Words: TypeAlias = NullTranslations
Said: TypeAlias = tuple[str, str]
"""The number of a clause and its words."""
Telling: TypeAlias = Callable[[Words, Ruleset], Iterator[Said]]
"""A chapter told for a ruleset; what does not apply is left out."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example under a clause: cards to look at, each with its name, and what the engine makes of them."""

    text: str
    cards: tuple[tuple[Card, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered sentence of the rules; `differs` when the default rules say something else."""

    anchor: str
    text: str
    differs: bool
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and its clauses."""

    anchor: str
    title: str
    clauses: tuple[Clause, ...]
