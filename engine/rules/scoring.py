"""Stage four: points into scores. Contract, rounding, lock and barrel, penalties, the end of the match. (R7-R9)

Algorithms: docs/rules.md R7 to R9. Every step that a player could ask about leaves a remark on the line it changed,
so that the score sheet can say why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from engine.cards import Cards
from engine.rules.ruleset import Ruleset, ScoreRules
from engine.seats import Seat, active_seats


def limit(rules: Ruleset, hand: Cards) -> int:
    """The highest number this hand may bid or play for: 120 and its marriages. (R3.4, R4.6)

    >>> from engine.rules.ruleset import POLISH
    >>> from engine.cards import cards
    >>> limit(POLISH, cards("KS QS KC QC 9H JD TD"))
    220
    """
    return rules.auction.limit_without_marriage + sum([rules.score.marriages[suit] for suit in hand.marriages])


def round_points(score: ScoreRules, raw: int) -> int:
    """A defender's points as they are written down. (R7.4)

    >>> from engine.rules.ruleset import CLUB, POLISH, RUSSIAN
    >>> [round_points(rules.score, 25) for rules in (POLISH, CLUB, RUSSIAN)], round_points(RUSSIAN.score, 73)
    ([20, 30, 25], 75)
    """
    unit = score.round_to
    up_from = unit // 2 if score.half_up else (unit - 1) // 2
    return (raw + up_from) // unit * unit


@dataclass(frozen=True, slots=True)
class Standing:
    """The score sheet between two deals, one entry a seat.

    `barrel` is the number of deals already used on the barrel, None off it; `zeros` and `concessions` count the match.
    """

    scores: tuple[int, ...]
    barrel: tuple[int | None, ...]
    zeros: tuple[int, ...]
    concessions: tuple[int, ...]

    @classmethod
    def new(cls, players: int) -> Standing:
        """An empty score sheet."""
        return cls((0,) * players, (None,) * players, (0,) * players, (0,) * players)

    def with_scores(self, *scores: int) -> Standing:
        """The same sheet with other scores; for examples and tests."""
        return replace(self, scores=scores)


def locked(score: ScoreRules, points: int) -> bool:
    """Whether a player with this score gains only as declarer. (R8.1)"""
    if score.lock is None:
        return False
    return points >= score.lock.at if score.lock.inclusive else points > score.lock.at


class Outcome(Enum):
    """How a deal ended."""

    PLAYED = "played"
    CONCEDED = "conceded"
    REDEAL = "redeal"


class Remark(Enum):
    """What happened to a player's points on the way to the score sheet. (R7-R9)"""

    CONTRACT_MADE = auto()
    CONTRACT_MISSED = auto()
    ROUNDED_UP = auto()
    ROUNDED_DOWN = auto()
    LOCKED = auto()
    NOW_LOCKED = auto()
    UNLOCKED = auto()
    CAPPED = auto()
    CONCEDED = auto()
    CONCESSION_RECEIVED = auto()
    CONCESSION_PENALTY = auto()
    ZERO_PENALTY = auto()
    BARREL_REACHED = auto()
    BARREL_COUNTS_NOTHING = auto()
    BARREL_LOST = auto()
    BARREL_OVER = auto()
    SAT_OUT = auto()
    WON = auto()


class ScoreLine(NamedTuple):
    """One player's way through the scoring of a deal.

    `cards` and `marriages` make the raw total; `written` is what the rules make of it before lock, cap, barrel and
    penalties; `before` and `after` are the scores.
    """

    cards: int
    marriages: int
    written: int
    before: int
    after: int
    remarks: tuple[Remark, ...]

    @property
    def raw(self) -> int:
        """Card points in tricks and declared marriages together. (R7.1)"""
        return self.cards + self.marriages

    @property
    def change(self) -> int:
        """What the score changed by."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal came to. After a redeal nobody was declarer; after a concession nothing was played for. (R7)"""

    outcome: Outcome
    dealer: Seat
    declarer: Seat | None
    bid: int | None
    contract: int | None
    lines: tuple[ScoreLine, ...]
    standing: Standing
    winners: tuple[Seat, ...]

    @property
    def made(self) -> bool:
        """Whether a contract was played for and made."""
        return self.declarer is not None and Remark.CONTRACT_MADE in self.lines[self.declarer].remarks


class Taken(NamedTuple):
    """What a seat took in a deal: points in cards, and in declared marriages."""

    cards: int
    marriages: int


NOTHING = Taken(0, 0)


def redealt(rules: Ruleset, standing: Standing, dealer: Seat) -> DealResult:
    """The cards are thrown in: nothing is written, the same dealer deals again. (R2.4-R2.6)"""
    lines = tuple(ScoreLine(0, 0, 0, score, score, ()) for score in standing.scores)
    return DealResult(Outcome.REDEAL, dealer, None, None, None, lines, standing, ())


def conceded(rules: Ruleset, standing: Standing, dealer: Seat, declarer: Seat, bid: int) -> DealResult:
    """The declarer gives the deal up; the others are paid. (R4.7)"""
    return _written(rules, standing, dealer, declarer, bid, None, (NOTHING,) * rules.players)


def played(
    rules: Ruleset,
    standing: Standing,
    dealer: Seat,
    declarer: Seat,
    bid: int,
    contract: int,
    taken: tuple[Taken, ...],
) -> DealResult:
    """The deal was played; `taken` has one entry a seat. (R7.1-R7.5)"""
    return _written(rules, standing, dealer, declarer, bid, contract, taken)


class _Line:
    """One player's entry while it is being written."""

    __slots__ = ("barrel", "before", "concessions", "remarks", "rules", "score", "taken", "written", "zeros")

    def __init__(self, rules: ScoreRules, standing: Standing, seat: Seat, taken: Taken) -> None:
        self.rules = rules
        self.taken = taken
        self.before = self.score = standing.scores[seat]
        self.barrel = standing.barrel[seat]
        self.zeros = standing.zeros[seat]
        self.concessions = standing.concessions[seat]
        self.written = 0
        self.remarks: list[Remark] = []

    def declares(self, contract: int) -> None:
        """Plus or minus the contract, whatever was taken above it; the total is not rounded first. (R7.2, R7.3)"""
        made = sum(self.taken) >= contract
        self.remarks.append(Remark.CONTRACT_MADE if made else Remark.CONTRACT_MISSED)
        self.written = contract if made else -contract
        if self.barrel is None:
            self.score += self.written
        elif not made or self.score + contract >= self.rules.target:
            self.score += self.written
            self.barrel = None
            if not made:
                self.remarks.append(Remark.BARREL_LOST)
        else:
            self._uses_a_barrel_deal()

    def defends(self) -> None:
        """The rounded total, unless the score is locked, capped or on the barrel. (R7.4, R8)"""
        raw = sum(self.taken)
        self.written = round_points(self.rules, raw)
        if self.written != raw:
            self.remarks.append(Remark.ROUNDED_UP if self.written > raw else Remark.ROUNDED_DOWN)
        if self.written == 0 and self.barrel is None:
            self._counts_a_zero()
        self._gains(self.written)

    def is_paid(self) -> None:
        """Another player conceded. (R4.7)"""
        self.written = self.rules.concession_pays
        self.remarks.append(Remark.CONCESSION_RECEIVED)
        self._gains(self.written)

    def concedes(self) -> None:
        """Nothing, but every so many concessions cost. (R4.7, R8.5)"""
        self.remarks.append(Remark.CONCEDED)
        if self.barrel is not None:
            self._uses_a_barrel_deal()
        self.concessions += 1
        penalty = self.rules.concession_penalty
        if penalty and self.concessions % penalty.every == 0:
            self.score -= penalty.points
            self.remarks.append(Remark.CONCESSION_PENALTY)

    def _gains(self, points: int) -> None:
        if self.barrel is not None:
            self._uses_a_barrel_deal()
        elif locked(self.rules, self.before):
            if points:
                self.remarks.append(Remark.LOCKED)
        elif self.rules.defender_cap is not None and self.score + points > self.rules.defender_cap:
            self.score = self.rules.defender_cap
            self.remarks.append(Remark.CAPPED)
        else:
            self.score += points

    def _counts_a_zero(self) -> None:
        """A defender off the barrel wrote nothing down; every so many times that costs, where it counts. (R8.6)"""
        penalty = self.rules.zero_penalty
        if penalty is None:
            return
        self.zeros += 1
        if self.zeros % penalty.every == 0:
            self.score -= penalty.points
            self.remarks.append(Remark.ZERO_PENALTY)

    def _uses_a_barrel_deal(self) -> None:
        """Any deal on the barrel that does not win counts, in any role; after the last the player falls. (R8.4)"""
        barrel = self.rules.barrel
        assert barrel is not None and self.barrel is not None
        self.barrel += 1
        if self.barrel == barrel.deals:
            self.score = barrel.falls_to
            self.barrel = None
            self.remarks.append(Remark.BARREL_OVER)
        else:
            self.remarks.append(Remark.BARREL_COUNTS_NOTHING)

    def closes(self) -> None:
        """Who is on the barrel or locked from now on. (R8.1, R8.3)"""
        barrel = self.rules.barrel
        if barrel:
            if self.barrel is not None and self.score < barrel.at:
                self.barrel = None
                self.remarks.append(Remark.BARREL_LOST)
            if self.barrel is None and barrel.at <= self.score < self.rules.target:
                self.score = barrel.at
                self.barrel = 0
                self.remarks.append(Remark.BARREL_REACHED)
        if self.score < self.rules.target:
            was, now = locked(self.rules, self.before), locked(self.rules, self.score)
            if now and not was:
                self.remarks.append(Remark.NOW_LOCKED)
            elif was and not now:
                self.remarks.append(Remark.UNLOCKED)

    def finished(self) -> ScoreLine:
        return ScoreLine(*self.taken, self.written, self.before, self.score, tuple(self.remarks))


def _written(
    rules: Ruleset,
    standing: Standing,
    dealer: Seat,
    declarer: Seat,
    bid: int,
    contract: int | None,
    taken: tuple[Taken, ...],
) -> DealResult:
    active = active_seats(dealer, rules.players, rules.active)
    lines = [_Line(rules.score, standing, seat, taken[seat]) for seat in range(rules.players)]
    for seat, line in enumerate(lines):
        if seat not in active:
            line.remarks.append(Remark.SAT_OUT)
        elif seat != declarer:
            line.defends() if contract is not None else line.is_paid()
        elif contract is not None:
            line.declares(contract)
        else:
            line.concedes()
        line.closes()
    winners = _winners(rules.score, lines, active, declarer)
    for seat in winners:
        lines[seat].remarks.append(Remark.WON)
    after = Standing(
        scores=tuple([line.score for line in lines]),
        barrel=tuple([line.barrel for line in lines]),
        zeros=tuple([line.zeros for line in lines]),
        concessions=tuple([line.concessions for line in lines]),
    )
    outcome = Outcome.CONCEDED if contract is None else Outcome.PLAYED
    finished = tuple([line.finished() for line in lines])
    return DealResult(outcome, dealer, declarer, bid, contract, finished, after, winners)


def _winners(rules: ScoreRules, lines: list[_Line], active: tuple[Seat, ...], declarer: Seat) -> tuple[Seat, ...]:
    """The declarer if there, else the highest score, shared if equal; a sitter cannot win. (R9.2)"""
    there = [seat for seat in active if lines[seat].score >= rules.target]
    if declarer in there:
        return (declarer,)
    if not there:
        return ()
    best = max(lines[seat].score for seat in there)
    return tuple(sorted(seat for seat in there if lines[seat].score == best))
