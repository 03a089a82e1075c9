"""`run.py bench`: what the engine, the site and the page cost, measured in one run.

Rates of the site are compared with an empty route behind the same middleware, since machines differ.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

from app.commands.bench import engine, page, site


class Figure(NamedTuple):
    """Something measured, and what it must not exceed or fall below."""

    name: str
    value: float
    unit: str
    bound: float | None = None
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Whether the promise is kept; without a bound there is none."""
        if self.bound is None:
            return True
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        promise = ""
        if self.bound is not None:
            promise = f"{'≥' if self.at_least else '≤'} {self.bound:g}".ljust(9) + ("" if self.holds else "NOT KEPT")
        return f"  {self.name:<52} {self.value:>10.2f} {self.unit:<4} {promise}".rstrip()


PARTS = ("engine", "site", "page")


def main(arguments: list[str]) -> int:
    """Measures what is asked for, or everything; 1 when a promise is not kept."""
    parser = argparse.ArgumentParser(prog="run.py bench", description="Measure speed, memory and weight.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"any of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--rounds", type=int, default=60, help="human moves in each of 16 matches (default 60)")
    options = parser.parse_args(arguments)
    kept = True
    for part in options.parts or PARTS:
        kept &= told(part, figures_of(part, options.rounds))
    return 0 if kept else 1


def figures_of(part: str, rounds: int) -> Sequence[Figure]:
    """Everything measured of one part."""
    match part:
        case "engine":
            found = engine.measure()
            return (
                Figure("moves in a deal, mean", found.moves_per_deal, ""),
                Figure("replay of a deal", found.replay_ms, "ms", 0.3),
                Figure("legal moves and one applied", found.steps_per_second, "/s", 20_000, at_least=True),
            )
        case "site":
            load = site.measure(rounds)
            return (
                Figure("empty route, 16 connections", load.empty_rate, "/s"),
                Figure("human moves, 16 connections and matches", load.move_rate, "/s"),
                Figure("human moves as a share of the empty route", 100 * load.share, "%", 8, at_least=True),
                Figure("human move, median", load.median_ms, "ms"),
                Figure("human move, p99", load.p99_ms, "ms", 60),
                Figure("answer to a move, largest compressed", load.answer_kb, "KB", 4),
                Figure("server memory", load.memory_mb, "MB", 150),
            )
        case _:
            weight = page.measure()
            return (
                Figure("first load of the table, over the wire", weight.first_load_kb, "KB", 60),
                Figure("first load of the table, requests", weight.requests, "", 8),
                Figure("click to changed table in Chromium, median", weight.changed_ms, "ms", 60),
                Figure("the same until painted by the processor, median", weight.painted_ms, "ms"),
            )


def told(part: str, figures: Sequence[Figure]) -> bool:
    """Prints the figures; True when every promise is kept."""
    print(part, flush=True)
    for figure in figures:
        print(figure, flush=True)
    return all(figure.holds for figure in figures)
