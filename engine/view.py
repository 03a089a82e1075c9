"""What one seat may know of a deal, and the only way out of it.

Pages print views and computer players decide from them, so neither can leak or use a card it should not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias, assert_never

from engine.cards import NO_CARDS, Card, Cards, Suit
from engine.rules import tricks
from engine.rules.deal import legal_moves, to_act
from engine.rules.moves import Give, LayDown, Move
from engine.rules.refusals import Refusal
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DealResult, Standing, Taken, limit
from engine.rules.stages import (
    Auction,
    Contracting,
    Deal,
    Exchange,
    Finished,
    Marriage,
    Opening,
    RedealQuestion,
    TalonChoice,
    Trick,
    Tricks,
)
from engine.seats import Seat, active_seats


class StageName(Enum):
    """What kind of decision is due."""

    REDEAL = "redeal"
    AUCTION = "auction"
    TALON = "talon"
    EXCHANGE = "exchange"
    CONTRACT = "contract"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class GivenAway:
    """A card went from one seat to another, and you were neither. (R4.3)"""

    to: Seat


@dataclass(frozen=True, slots=True)
class LaidAside:
    """The declarer laid cards aside, face down. (R4.4)"""

    count: int


SeenMove: TypeAlias = Move | GivenAway | LaidAside


class Seen(NamedTuple):
    """A move as this seat saw it."""

    seat: Seat
    move: SeenMove


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything one seat knows, and nothing else; `seat` is None for an onlooker.

    Tuples have one entry a seat; `trick` holds the cards on the table in order of play from `leader`.
    Figures that are not known yet are None: the highest bid before the first, the contract before it is named.
    """

    seat: Seat | None
    rules: Ruleset
    standing: Standing
    dealer: Seat
    stage: StageName
    to_act: Seat | None
    legal: tuple[Move, ...]
    """What this seat may do now; empty for everybody whose turn it is not, since the list itself tells."""

    hand: Cards
    hand_sizes: tuple[int, ...]
    talons: tuple[Cards | None, ...]
    """Each talon once it has been shown, else None."""
    laid_down: Cards
    """What the declarer laid aside, known to the declarer only."""

    high_bid: int | None
    bidder: Seat | None
    passed: tuple[Seat, ...]
    declarer: Seat | None
    contract: int | None

    trump: Suit | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]

    history: tuple[Seen, ...]
    result: DealResult | None

    @property
    def number(self) -> int:
        """The number of the next move, from 0."""
        return len(self.history)

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who plays this deal, clockwise from the dealer's left. (R1.1)"""
        return active_seats(self.dealer, self.rules.players, self.rules.active)

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move."""
        return self.seat is not None and self.to_act == self.seat

    @property
    def lead_is_due(self) -> bool:
        """Whether the next card leads to a trick."""
        return self.stage is StageName.PLAY and not self.trick

    @property
    def limit(self) -> int:
        """The highest number this hand may bid or play for: 120 and its marriages. (R3.4, R4.6)"""
        return limit(self.rules, self.hand)

    def taken(self, seat: Seat) -> Taken:
        """What a seat has taken so far, in cards and in marriages. (R7.1)"""
        return tricks.taken_by_seat(self.rules, self.tricks, self.marriages)[seat]

    def declares(self, card: Card) -> bool:
        """Whether leading this card of the own hand now would declare a marriage. (R6.1)"""
        return (
            self.my_turn
            and self.stage is StageName.PLAY
            and tricks.declares(self.rules.play, self.hand, self.trick, len(self.tricks), card)
        )

    def why_not(self, card: Card) -> Refusal | None:
        """Why this card of the own hand may not be played on the trick as it lies, or None. (R5)"""
        return tricks.why_not_card(self.rules.play, self.hand, self.trick, self.trump, card)

    @property
    def trick_winner(self) -> Seat | None:
        """Who takes the trick as it lies; None while nothing lies there. (R5.7)"""
        if not self.trick or self.leader is None:
            return None
        active = self.active
        place = active.index(self.leader) + tricks.winning(self.trick, self.trump)
        return active[place % len(active)]


def view_for(deal: Deal, seat: Seat | None) -> SeatView:
    """The deal as one seat sees it; None is an onlooker, who holds no cards."""
    stage = deal.stage
    turn = to_act(deal)
    name = StageName.OVER
    high: int | None = None
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()
    declarer: Seat | None = None
    contract: int | None = None
    talon: int | None = None
    laid_down = NO_CARDS
    play: Tricks | Finished | None = None
    result: DealResult | None = None

    bidding = stage.then if isinstance(stage, RedealQuestion) else stage
    match bidding:
        case Opening():
            name = StageName.AUCTION
        case Auction() if bidding is not stage:
            pass  # A weak hand is asked before the opener stands at the first bid.
        case Auction():
            name, high, bidder, passed = StageName.AUCTION, bidding.high, bidding.bidder, bidding.passed
        case TalonChoice():
            name, high, declarer = StageName.TALON, bidding.bid, bidding.declarer
        case Exchange():
            name, high, declarer, talon = StageName.EXCHANGE, bidding.bid, bidding.declarer, bidding.talon
        case Contracting():
            name, high, declarer, talon = StageName.CONTRACT, bidding.bid, bidding.declarer, bidding.talon
            laid_down = bidding.laid_down
        case Tricks():
            name, high, declarer, talon = StageName.PLAY, bidding.bid, bidding.declarer, bidding.talon
            contract, laid_down, play = bidding.contract, bidding.laid_down, bidding
        case Finished():
            result, play, talon = bidding.result, bidding, bidding.talon
            high, declarer, contract = result.bid, result.declarer, result.contract
        case _:
            assert_never(bidding)
    if isinstance(stage, RedealQuestion):
        name = StageName.REDEAL

    return SeatView(
        seat=seat,
        rules=deal.rules,
        standing=deal.standing,
        dealer=deal.dealer,
        stage=name,
        to_act=turn,
        legal=legal_moves(deal) if seat is not None and seat == turn else (),
        hand=NO_CARDS if seat is None else deal.hands[seat],
        hand_sizes=tuple(len(hand) for hand in deal.hands),
        talons=tuple(cards if number == talon else None for number, cards in enumerate(deal.talons)),
        laid_down=laid_down if seat is not None and seat == declarer else NO_CARDS,
        high_bid=high,
        bidder=bidder if declarer is None else declarer,
        passed=passed,
        declarer=declarer,
        contract=contract,
        trump=play.trump if play else None,
        leader=play.leader if isinstance(play, Tricks) else None,
        trick=play.trick if isinstance(play, Tricks) else (),
        tricks=play.tricks if play else (),
        marriages=play.marriages if play else (),
        history=tuple(Seen(made.seat, _seen_by(seat, made.seat, made.move)) for made in deal.history),
        result=result,
    )


def _seen_by(seat: Seat | None, mover: Seat, move: Move) -> SeenMove:
    """A card passed on is known to giver and receiver only; cards laid aside to the declarer only. (R4.3, R4.4)"""
    match move:
        case Give(to=to) if seat is None or seat not in (mover, to):
            return GivenAway(to)
        case LayDown(cards) if seat != mover:
            return LaidAside(len(cards))
        case _:
            return move
