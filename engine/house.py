"""The private door: whole deals, with everybody's cards.

Only the store, the use cases, `seen` and `settling` may enter; everybody else is shown a view (`engine`).
"""

from engine.replay import replay
from engine.rules.deal import apply, deck_of, legal_moves, start_deal, to_act, why_not
from engine.rules.match import Match
from engine.rules.scoring import conceded, played, redealt
from engine.rules.stages import Deal, Finished
from engine.view import view_for

__all__ = [
    "Deal",
    "Finished",
    "Match",
    "apply",
    "conceded",
    "deck_of",
    "legal_moves",
    "played",
    "redealt",
    "replay",
    "start_deal",
    "to_act",
    "view_for",
    "why_not",
]
