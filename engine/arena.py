"""Computer players against each other on the same cards from every seat: how strong, how bold, how fast.

Pure: chance comes from a seed, time from a watch the caller brings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from engine.bots import Bot
from engine.rules.deal import apply, start_deal
from engine.rules.match import Match
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DealResult, Outcome, Standing
from engine.rules.stages import Finished
from engine.seats import Seat
from engine.shuffle import shuffled_deck
from engine.view import StageName, view_for

Watch: TypeAlias = Callable[[], int]
"""Nanoseconds, from any start."""

LONGEST_MATCH = 200
"""Deals after which a match of computer players counts as stuck."""


def stopped_watch() -> int:
    """For whoever does not care how long a player thinks."""
    return 0


class Thought(NamedTuple):
    """How long one seat thought about one decision."""

    seat: Seat
    about: StageName
    nanoseconds: int


class PlayedDeal(NamedTuple):
    """A deal played by computer players."""

    result: DealResult
    thoughts: tuple[Thought, ...]


class DealRow(NamedTuple):
    """What one deal brought the player under test, from one seat."""

    deal: int
    mine: int
    others: float
    """The mean of the opponents."""
    declared: bool
    """Whether the player under test was declarer."""
    voluntary: bool
    """Whether the contract was above the lowest bid."""
    contract: int
    """0 when nothing was played for."""
    made: bool


class MatchRow(NamedTuple):
    """How one match went for the player under test."""

    won: float
    """A share of a shared win."""
    stuck: bool
    deals: int


def play_deal(
    rules: Ruleset, standing: Standing, dealer: Seat, bots: Sequence[Bot], seed: str, watch: Watch = stopped_watch
) -> PlayedDeal:
    """One deal, from the cards to the score; a redeal is a result of its own."""
    deal = start_deal(rules, dealer, shuffled_deck(seed.encode()), standing)
    thoughts = []
    while not isinstance(deal.stage, Finished):
        seat = deal.stage.to_act
        view = view_for(deal, seat)
        began = watch()
        move = bots[seat].choose(view, f"{seed}/{seat}/{len(deal.history)}".encode())
        thoughts.append(Thought(seat, view.stage, watch() - began))
        deal = apply(deal, move)
    return PlayedDeal(deal.stage.result, tuple(thoughts))


def play_match(match: Match, bots: Sequence[Bot], seed: str, watch: Watch = stopped_watch) -> Iterator[PlayedDeal]:
    """The deals of a match until somebody has won, or it is stuck."""
    while not match.winners and match.deals_completed < LONGEST_MATCH:
        number = f"{seed}/{match.deals_completed}.{match.redeals}"
        played = play_deal(match.rules, match.standing, match.dealer, bots, number, watch)
        yield played
        match = match.after(played.result)


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """From these values; one alone has no error to speak of."""
        return cls(fmean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0)


class Speed(NamedTuple):
    """How long one kind of decision took, in milliseconds."""

    decisions: int
    mean: float
    p95: float
    longest: float


@dataclass
class Tally:
    """What was seen of the player under test: rows to add up."""

    deals: list[DealRow] = field(default_factory=list)
    matches: list[MatchRow] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put another tally into this one."""
        self.deals += other.deals
        self.matches += other.matches
        self.thoughts += other.thoughts

    @property
    def points_a_deal(self) -> Estimate:
        """How much more the player under test wrote than the mean opponent, over all seats of the same deal."""
        by_deal: dict[int, list[float]] = {}
        for row in self.deals:
            by_deal.setdefault(row.deal, []).append(row.mine - row.others)
        return Estimate.of([fmean(differences) for differences in by_deal.values()])

    @property
    def matches_won(self) -> Estimate:
        """The share of the matches won, shared wins in parts."""
        return Estimate.of([row.won for row in self.matches])

    def speeds(self) -> dict[StageName, Speed]:
        """How long each kind of decision took."""
        times: dict[StageName, list[int]] = {}
        for thought in self.thoughts:
            times.setdefault(thought.about, []).append(thought.nanoseconds)
        return {
            stage: Speed(len(ns), fmean(ns) / 1e6, sorted(ns)[len(ns) * 95 // 100] / 1e6, max(ns) / 1e6)
            for stage, ns in times.items()
        }


def compare_deals(
    rules: Ruleset, tested: Bot, rival: Bot, numbers: Iterable[int], seed: str, watch: Watch = stopped_watch
) -> Tally:
    """Each of these deals once from every seat for `tested`, all others `rival`, at the start of a match."""
    tally = Tally()
    standing = Standing.new(rules.players)
    for number in numbers:
        for seat in range(rules.players):
            bots = [tested if place == seat else rival for place in range(rules.players)]
            redeals = 0
            while True:
                played = play_deal(rules, standing, number % rules.players, bots, f"{seed}/{number}.{redeals}", watch)
                tally.thoughts += (thought for thought in played.thoughts if thought.seat == seat)
                if played.result.outcome is not Outcome.REDEAL:
                    break
                redeals += 1
            tally.deals.append(_deal_row(rules, number, played.result, seat))
    return tally


def _deal_row(rules: Ruleset, number: int, result: DealResult, seat: Seat) -> DealRow:
    return DealRow(
        deal=number,
        mine=result.lines[seat].change,
        others=fmean(line.change for place, line in enumerate(result.lines) if place != seat),
        declared=result.declarer == seat,
        voluntary=(result.contract or 0) > rules.auction.first_bid,
        contract=result.contract or 0,
        made=result.made,
    )


def compare_matches(
    rules: Ruleset,
    tested: Bot,
    rival: Bot,
    numbers: Iterable[int],
    seed: str,
    start: Standing,
    watch: Watch = stopped_watch,
) -> Tally:
    """Each of these matches once, `tested` at another seat in every match, all others `rival`."""
    tally = Tally()
    for number in numbers:
        seat = number % rules.players
        bots = [tested if place == seat else rival for place in range(rules.players)]
        first_dealer = number // rules.players % rules.players
        completed = 0
        winners: tuple[Seat, ...] = ()
        for played in play_match(Match(rules, first_dealer, start), bots, f"{seed}/{number}", watch):
            tally.thoughts += (thought for thought in played.thoughts if thought.seat == seat)
            if played.result.outcome is not Outcome.REDEAL:
                tally.deals.append(_deal_row(rules, number, played.result, seat))
                completed += 1
            winners = played.result.winners
        won = 1 / len(winners) if seat in winners else 0.0
        tally.matches.append(MatchRow(won, stuck=not winners, deals=completed))
    return tally
