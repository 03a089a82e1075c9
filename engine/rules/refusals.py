"""Every reason a move can be refused, each with the clause of docs/rules.md that says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Suit


class Reason(Enum):
    """Why not. The value is the clause of the rules."""

    DEAL_IS_OVER = "R9.1"
    NOT_NOW = "R2.1"
    NO_REDEAL = "R2.4"
    MUST_OPEN = "R3.1"
    BID_TOO_LOW = "R3.2"
    BID_OFF_STEP = "R3.2a"
    BID_ABOVE_LIMIT = "R3.4"
    NO_SUCH_TALON = "R4.2"
    NOT_IN_HAND = "R4.3"
    WRONG_RECEIVER = "R4.3a"
    WRONG_NUMBER_OF_CARDS = "R4.4"
    CONTRACT_BELOW_BID = "R4.5"
    CONTRACT_OFF_STEP = "R4.5a"
    CONTRACT_ABOVE_LIMIT = "R4.6"
    NO_CONCESSION = "R4.7"
    MUST_FOLLOW = "R5.2"
    MUST_BEAT = "R5.3"
    MUST_TRUMP = "R5.4"
    MUST_OVERRUFF = "R5.5"

    @property
    def clause(self) -> str:
        """The clause of the rules that says so, `R5.3`."""
        return self.value.rstrip("ab")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, with the figure, suit or card that decided it.

    `limit` is the smallest bid, the own limit or the step, in points; `suit` the suit to follow or the trump suit;
    `card` the card to beat. Only what the reason speaks of is filled in.
    """

    reason: Reason
    limit: int = 0
    suit: Suit | None = None
    card: Card | None = None


class IllegalMove(Exception):
    """A move the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.name)
        self.refusal = refusal
