"""An honest player who knows the tips of the game: counts cards, remembers what was played, and never peeks.

The example to copy. `promise.py` says what a hand will bring, `stakes.py` what a result is worth, and each decision
weighs the two: `bidding.py` for the auction and the contract, `giving.py` for the exchange, `playing.py` for the cards
with what `evidence.py` has gathered. Nothing is searched, so a decision takes a fraction of a millisecond.
"""

from __future__ import annotations

from typing import assert_never

from engine.bots.bidding import choose_bid, choose_contract, choose_redeal
from engine.bots.giving import choose_cards_aside, choose_gift
from engine.bots.playing import choose_card
from engine.rules.moves import Move
from engine.shuffle import Chance
from engine.view import SeatView, StageName


def choose(view: SeatView, seed: bytes) -> Move:
    """What a sound player would do; only the choice between two talons nobody has seen is left to chance."""
    match view.stage:
        case StageName.REDEAL:
            return choose_redeal(view)
        case StageName.AUCTION:
            return choose_bid(view)
        case StageName.TALON:
            return Chance(seed).choose(view.legal)
        case StageName.EXCHANGE:
            return choose_cards_aside(view) if view.rules.exchange.cards_laid_down else choose_gift(view)
        case StageName.CONTRACT:
            return choose_contract(view)
        case StageName.PLAY:
            return choose_card(view)
        case StageName.OVER:
            raise ValueError("the deal is over: nothing can be chosen")
        case _:
            assert_never(view.stage)
