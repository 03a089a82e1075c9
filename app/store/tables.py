"""What the store hands out: a table with everybody's cards, and the ways in which a table is not what was expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine import Ruleset, Seat
from engine.house import Deal, Finished, Match, to_act


class NoSuchTable(Exception):
    """There is no such match, or it is somebody else's: nobody can tell which."""


class StaleTable(Exception):
    """The page was drawn for another place in the log than the one where the table is now."""


class NotYourTurn(Exception):
    """Somebody else is to move."""


class Place(NamedTuple):
    """A place in the log of a match: the deal, counted from 0, and the number of the move in it."""

    deal: int
    number: int


class Sitting(NamedTuple):
    """Who sits in a seat: a person, known by the key of their cookie, or a computer player."""

    name: str
    player: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """A match as it stands, with everybody's cards.

    `match` holds the deals before the running one, which stays the running one until the next is opened.
    """

    id: str
    seed: bytes
    seats: tuple[Sitting, ...]
    match: Match
    deal_number: int
    deal: Deal
    given_up: bool

    @property
    def rules(self) -> Ruleset:
        """The rules of this match."""
        return self.match.rules

    @property
    def place(self) -> Place:
        """Where the next move goes."""
        return Place(self.deal_number, len(self.deal.history))

    @property
    def names(self) -> tuple[str, ...]:
        """One name a seat; empty for a person who has given none."""
        return tuple(sitting.name for sitting in self.seats)

    @property
    def completed(self) -> Match | None:
        """The match with the running deal on the sheet; None while that is being played."""
        stage = self.deal.stage
        return self.match.after(stage.result) if isinstance(stage, Finished) else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.given_up or bool(self.completed and self.completed.winners)

    def seat_of(self, player: str) -> Seat:
        """Where this person sits.

        Raises NoSuchTable when not here.
        """
        for seat, sitting in enumerate(self.seats):
            if sitting.player == player:
                return seat
        raise NoSuchTable(self.id)

    @property
    def bot_due(self) -> Seat | None:
        """The computer player that is to move, if one is."""
        seat = to_act(self.deal)
        return None if self.over or seat is None or self.seats[seat].bot is None else seat

    def expect(self, place: Place, seat: Seat) -> None:
        """Let this seat move only here and now.

        Raises StaleTable when the table is somewhere else, NotYourTurn when somebody else is to move.
        """
        if place != self.place:
            raise StaleTable
        if to_act(self.deal) not in (seat, None):
            raise NotYourTurn
