"""Finished deals added up: the score, who deals next, who has won. (R2.2, R9)"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DealResult, Outcome, Standing
from engine.seats import Seat, next_seat


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far. `start` is the score sheet it began with, usually empty."""

    rules: Ruleset
    first_dealer: Seat
    start: Standing
    results: tuple[DealResult, ...] = ()

    @classmethod
    def new(cls, rules: Ruleset, first_dealer: Seat) -> Match:
        """A match about to begin at nothing."""
        return cls(rules, first_dealer, Standing.new(rules.players))

    @property
    def standing(self) -> Standing:
        """The score sheet now."""
        return self.results[-1].standing if self.results else self.start

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the match goes on, several when they share. (R9.2)"""
        return self.results[-1].winners if self.results else ()

    @property
    def dealer(self) -> Seat:
        """Who deals next: the seat to the left after every deal, the same seat after a redeal. (R2.2, R2.6)"""
        if not self.results:
            return self.first_dealer
        last = self.results[-1]
        return last.dealer if last.outcome is Outcome.REDEAL else next_seat(last.dealer, self.rules.players)

    @property
    def deals_completed(self) -> int:
        """Deals so far, redeals not counted."""
        return sum(result.outcome is not Outcome.REDEAL for result in self.results)

    @property
    def redeals(self) -> int:
        """How often the next deal has already been dealt again."""
        count = 0
        for result in reversed(self.results):
            if result.outcome is not Outcome.REDEAL:
                break
            count += 1
        return count

    def after(self, result: DealResult) -> Match:
        """The match with one more deal on the sheet."""
        return replace(self, results=(*self.results, result))
