"""Thousand: the rules, the cards and what a seat may know. The public door, safe for anyone.

Pure: no web, no database, no clock, no chance of its own. Whole deals are behind `engine.house`.
"""

from engine.bots import BOTS, Bot
from engine.cards import CARDS, NO_CARDS, PACK, RANKS, SUITS, Card, Cards, Rank, Suit, card, cards
from engine.happenings import DeclaredMarriage, Happening, Moved, TookTrick, WonAuction, happenings
from engine.notation import (
    UnreadableMove,
    deck_text,
    move_text,
    moves_text,
    read_deck,
    read_move,
    read_moves,
)
from engine.rules.moves import (
    Bid,
    Concede,
    Contract,
    Give,
    Keep,
    LayDown,
    Made,
    Move,
    Pass,
    Play,
    Redeal,
    Take,
)
from engine.rules.refusals import IllegalMove, Reason, Refusal
from engine.rules.ruleset import RULESETS, FourNines, Ruleset
from engine.rules.scoring import DealResult, Outcome, Remark, ScoreLine, Standing, Taken, limit, locked, round_points
from engine.rules.stages import Marriage, Trick
from engine.seats import Seat, active_seats, next_seat, seats_after
from engine.shuffle import Chance, shuffled_deck
from engine.view import GivenAway, LaidAside, SeatView, Seen, SeenMove, StageName

__all__ = [
    "BOTS",
    "CARDS",
    "NO_CARDS",
    "PACK",
    "RANKS",
    "RULESETS",
    "SUITS",
    "Bid",
    "Bot",
    "Card",
    "Cards",
    "Chance",
    "Concede",
    "Contract",
    "DealResult",
    "DeclaredMarriage",
    "FourNines",
    "Give",
    "GivenAway",
    "Happening",
    "IllegalMove",
    "Keep",
    "LaidAside",
    "LayDown",
    "Made",
    "Marriage",
    "Move",
    "Moved",
    "Outcome",
    "Pass",
    "Play",
    "Rank",
    "Reason",
    "Redeal",
    "Refusal",
    "Remark",
    "Ruleset",
    "ScoreLine",
    "Seat",
    "SeatView",
    "Seen",
    "SeenMove",
    "StageName",
    "Standing",
    "Suit",
    "Take",
    "Taken",
    "TookTrick",
    "Trick",
    "UnreadableMove",
    "WonAuction",
    "active_seats",
    "card",
    "cards",
    "deck_text",
    "happenings",
    "limit",
    "locked",
    "move_text",
    "moves_text",
    "next_seat",
    "read_deck",
    "read_move",
    "read_moves",
    "round_points",
    "seats_after",
    "shuffled_deck",
]
