"""A deal from its deck and its moves: what is stored is enough to rebuild it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.rules.deal import apply, start_deal
from engine.rules.moves import Move
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Standing
from engine.rules.stages import Deal
from engine.seats import Seat


def replay(
    rules: Ruleset, dealer: Seat, deck: Sequence[Card], moves: Iterable[Move], standing: Standing | None = None
) -> Deal:
    """The deal after these moves.

    Raises IllegalMove when one of them is against the rules: then the record is not of this ruleset.
    """
    deal = start_deal(rules, dealer, deck, standing)
    for move in moves:
        deal = apply(deal, move)
    return deal
