"""How fast the engine is: what a request pays to rebuild its deal, and how fast deals can be played out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple

from engine import RULESETS, Card, Chance, Move, Ruleset, shuffled_deck
from engine.house import apply, legal_moves, replay, start_deal

DEALER = 0


class Figures(NamedTuple):
    """Averages over some deals, each measured by its quickest round: the rest is the noise of the machine."""

    moves_per_deal: float
    replay_ms: float
    steps_per_second: float
    """A step is everything that may be done, and one of it done."""


def measure(deals: int = 20, rounds: int = 30) -> Figures:
    """Plays chance deals of the polish rules again and again."""
    rules = RULESETS["polish"]
    played = [_by_chance(rules, seed=b"bench %d" % number) for number in range(deals)]
    steps = sum(len(moves) for _, moves in played)
    replaying = sum(_quickest(rounds, partial(replay, rules, DEALER, *deal)) for deal in played)
    stepping = sum(_quickest(rounds, partial(_step_through, rules, *deal)) for deal in played)
    return Figures(steps / deals, replaying / deals * 1000, steps / stepping)


def _by_chance(rules: Ruleset, seed: bytes) -> tuple[tuple[Card, ...], list[Move]]:
    chance, deck, moves = Chance(seed), shuffled_deck(seed), list[Move]()
    deal = start_deal(rules, DEALER, deck)
    while legal := legal_moves(deal):
        moves.append(chance.choose(legal))
        deal = apply(deal, moves[-1])
    return deck, moves


def _step_through(rules: Ruleset, deck: tuple[Card, ...], moves: list[Move]) -> None:
    deal = start_deal(rules, DEALER, deck)
    for move in moves:
        legal_moves(deal)
        deal = apply(deal, move)


def _quickest(rounds: int, work: Callable[[], object]) -> float:
    seconds = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        seconds.append(perf_counter() - start)
    return min(seconds)
