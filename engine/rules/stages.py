"""A deal as a value: the common part, and exactly the fields of the stage it is in.

Named tuples, not frozen dataclasses: a deal and a stage are made anew for every move, and these take half the time.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.cards import POINTS, Card, Cards, Suit
from engine.rules.moves import Made
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DealResult, Standing
from engine.seats import Seat, active_seats


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, who took it. (R5.7)"""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    @property
    def points(self) -> int:
        """What its cards count. (R1.3)"""
        return sum([POINTS[card] for card in self.cards])


class Marriage(NamedTuple):
    """A marriage somebody declared, and the number of the trick it was led to, from 0. (R6.1)"""

    seat: Seat
    suit: Suit
    trick: int


class Opening(NamedTuple):
    """The opener must bid first; there is no highest bid yet. (R3.1)"""

    to_act: Seat


class Auction(NamedTuple):
    """The bidding: the highest bid, whose it is, who has passed. (R3)"""

    high: int
    bidder: Seat
    passed: tuple[Seat, ...]
    to_act: Seat


class TalonChoice(NamedTuple):
    """The declarer chooses one of two talons, unseen. (R4.2)"""

    declarer: Seat
    bid: int

    @property
    def to_act(self) -> Seat:
        """The declarer."""
        return self.declarer


class Exchange(NamedTuple):
    """The talon lies open and is in the declarer's hand; cards are passed on or laid aside. (R4.1-R4.4)"""

    declarer: Seat
    bid: int
    talon: int
    """Which talon was taken, from 0."""

    @property
    def to_act(self) -> Seat:
        """The declarer."""
        return self.declarer


class Contracting(NamedTuple):
    """The declarer names the contract. (R4.5, R4.6)"""

    declarer: Seat
    bid: int
    talon: int
    laid_down: Cards

    @property
    def to_act(self) -> Seat:
        """The declarer."""
        return self.declarer


class RedealQuestion(NamedTuple):
    """The holder of a weak hand is asked whether to deal again; `then` follows when not. (R2.4, R2.5)"""

    to_act: Seat
    then: Opening | Auction | Contracting


class Tricks(NamedTuple):
    """The play of the cards. (R5, R6)"""

    declarer: Seat
    bid: int
    contract: int
    talon: int
    laid_down: Cards
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...]
    """The cards on the table in order of play; fewer than the players."""
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]
    to_act: Seat


class Finished(NamedTuple):
    """The deal is over; what was played stays to be looked at. (R7)"""

    result: DealResult
    talon: int | None
    """Which talon was taken, None when the cards were thrown in before."""
    trump: Suit | None = None
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()


Stage: TypeAlias = RedealQuestion | Opening | Auction | TalonChoice | Exchange | Contracting | Tricks | Finished


Hands: TypeAlias = tuple[Cards, ...]


class Deal(NamedTuple):
    """One deal with everybody's cards. Whoever holds it sees everything: only `view_for` leads out.

    `hands` has one entry a seat, empty for a sitter; `talons` are as dealt; `history` is every move so far,
    so its length is the number of the next move.
    """

    rules: Ruleset
    standing: Standing
    dealer: Seat
    hands: Hands
    talons: tuple[Cards, ...]
    history: tuple[Made, ...]
    stage: Stage

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who plays this deal, clockwise from the dealer's left. (R1.1)"""
        return active_seats(self.dealer, self.rules.players, self.rules.active)

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise that plays this deal. (R1.1)"""
        active = self.active
        return active[(active.index(seat) + 1) % len(active)]


After: TypeAlias = tuple[Hands, Stage]
"""What a move leaves: everybody's hands, and the stage the deal is in then."""


def with_hand(hands: Hands, seat: Seat, hand: Cards) -> Hands:
    """The same hands, but this one at this seat."""
    after = list(hands)
    after[seat] = hand
    return tuple(after)
