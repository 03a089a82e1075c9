"""The numbers and permissions in which the rulesets differ, cut along the stages of a deal.

Every field is spelled out for every ruleset: no ruleset inherits from another.
A ruleset is never edited once a match has used it; a change is a new `id`.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum
from typing import Final


@dataclass(frozen=True, slots=True)
class WeakHand:
    """A dealt hand that may ask for new cards before the auction: four nines, or few points and no marriage. (R2.4)"""

    points_below: int


class FourNines(Enum):
    """What four nines in one hand mean after the exchange. (R2.5)"""

    NOTHING = "nothing"
    HOLDER_IS_ASKED = "asked"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How the auction goes. (R2.4, R3)"""

    redeal: WeakHand | None
    first_bid: int
    step: int
    opener_bound: bool
    """The opener stands at the first bid without acting; otherwise acts first, and must bid."""
    limit_without_marriage: int


@dataclass(frozen=True, slots=True)
class ExchangeRules:
    """The talon, the cards passed on, the contract. (R4)"""

    talons: int
    talon_size: int
    cards_laid_down: int
    """Cards the declarer lays aside; when 0, one card goes to each other active seat instead."""
    four_nines: FourNines
    contract_step: int
    may_concede: bool


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What may be played on a trick, and when a marriage counts. (R5, R6)"""

    must_beat: bool
    must_overruff: bool
    marriage_in_first_trick: bool


@dataclass(frozen=True, slots=True)
class Lock:
    """From this score on a player gains only as declarer. (R8.1)"""

    at: int
    inclusive: bool


@dataclass(frozen=True, slots=True)
class Barrel:
    """From this score on the player has some deals to win as declarer, or falls. (R8.3)"""

    at: int
    deals: int
    falls_to: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """Every so many times, these points are lost. (R8.5, R8.6)"""

    every: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """How a deal is written down, and when the match ends. (R6.2, R7, R8, R9)"""

    marriages: tuple[int, int, int, int]
    """Hearts, diamonds, clubs, spades."""
    round_to: int
    half_up: bool
    last_trick_takes_the_rest: bool
    target: int
    defender_cap: int | None
    lock: Lock | None
    barrel: Barrel | None
    concession_pays: int
    concession_penalty: Penalty | None
    zero_penalty: Penalty | None


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One exact way to play Thousand: `players` sit at the table, `active` of them play each deal. (R1)"""

    id: str
    players: int
    active: int
    hand_size: int
    auction: AuctionRules
    exchange: ExchangeRules
    play: PlayRules
    score: ScoreRules

    @property
    def fingerprint(self) -> str:
        """Sixteen letters that change whenever any rule changes; stored with every match."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]

    @property
    def trick_count(self) -> int:
        """How many tricks a deal has."""
        talon = self.exchange.talon_size
        return (self.active * self.hand_size + talon - self.exchange.cards_laid_down) // self.active


def _polish(id: str, target: int, lock_at: int, cap: int) -> Ruleset:
    """Polish style at one of its two lengths."""
    return Ruleset(
        id=id,
        players=3,
        active=3,
        hand_size=7,
        auction=AuctionRules(
            redeal=WeakHand(points_below=10), first_bid=100, step=10, opener_bound=True, limit_without_marriage=120
        ),
        exchange=ExchangeRules(
            talons=1,
            talon_size=3,
            cards_laid_down=0,
            four_nines=FourNines.NOTHING,
            contract_step=10,
            may_concede=False,
        ),
        play=PlayRules(must_beat=True, must_overruff=True, marriage_in_first_trick=False),
        score=ScoreRules(
            marriages=(100, 80, 60, 40),
            round_to=10,
            half_up=False,
            last_trick_takes_the_rest=False,
            target=target,
            defender_cap=cap,
            lock=Lock(at=lock_at, inclusive=True),
            barrel=None,
            concession_pays=0,
            concession_penalty=None,
            zero_penalty=None,
        ),
    )


def _simple(id: str, players: int) -> Ruleset:
    """Simple Russian style, with three at the table or four."""
    return Ruleset(
        id=id,
        players=players,
        active=3,
        hand_size=7,
        auction=AuctionRules(redeal=None, first_bid=100, step=5, opener_bound=False, limit_without_marriage=120),
        exchange=ExchangeRules(
            talons=1,
            talon_size=3,
            cards_laid_down=0,
            four_nines=FourNines.HOLDER_IS_ASKED,
            contract_step=5,
            may_concede=False,
        ),
        play=PlayRules(must_beat=False, must_overruff=False, marriage_in_first_trick=False),
        score=ScoreRules(
            marriages=(100, 80, 60, 40),
            round_to=5,
            half_up=False,
            last_trick_takes_the_rest=False,
            target=1000,
            defender_cap=None,
            lock=None,
            barrel=None,
            concession_pays=0,
            concession_penalty=None,
            zero_penalty=None,
        ),
    )


POLISH: Final = _polish("polish", target=1000, lock_at=800, cap=990)
POLISH_500: Final = _polish("polish-500", target=500, lock_at=400, cap=490)
SIMPLE: Final = _simple("simple", players=3)
SIMPLE_4: Final = _simple("simple-4", players=4)

RUSSIAN: Final = Ruleset(
    id="russian",
    players=3,
    active=3,
    hand_size=7,
    auction=AuctionRules(redeal=None, first_bid=100, step=5, opener_bound=False, limit_without_marriage=120),
    exchange=ExchangeRules(
        talons=1,
        talon_size=3,
        cards_laid_down=0,
        four_nines=FourNines.REDEAL,
        contract_step=5,
        may_concede=True,
    ),
    play=PlayRules(must_beat=False, must_overruff=False, marriage_in_first_trick=False),
    score=ScoreRules(
        marriages=(100, 80, 60, 40),
        round_to=5,
        half_up=False,
        last_trick_takes_the_rest=False,
        target=1000,
        defender_cap=None,
        lock=None,
        barrel=Barrel(at=880, deals=3, falls_to=760),
        concession_pays=60,
        concession_penalty=Penalty(every=3, points=120),
        zero_penalty=Penalty(every=3, points=120),
    ),
)

CLUB: Final = Ruleset(
    id="club",
    players=3,
    active=3,
    hand_size=7,
    auction=AuctionRules(redeal=None, first_bid=100, step=10, opener_bound=True, limit_without_marriage=120),
    exchange=ExchangeRules(
        talons=1,
        talon_size=3,
        cards_laid_down=0,
        four_nines=FourNines.NOTHING,
        contract_step=10,
        may_concede=False,
    ),
    play=PlayRules(must_beat=True, must_overruff=False, marriage_in_first_trick=True),
    score=ScoreRules(
        marriages=(100, 80, 60, 40),
        round_to=10,
        half_up=True,
        last_trick_takes_the_rest=False,
        target=1000,
        defender_cap=None,
        lock=Lock(at=800, inclusive=False),
        barrel=None,
        concession_pays=0,
        concession_penalty=None,
        zero_penalty=None,
    ),
)

DUEL: Final = Ruleset(
    id="duel",
    players=2,
    active=2,
    hand_size=10,
    auction=AuctionRules(redeal=None, first_bid=100, step=10, opener_bound=True, limit_without_marriage=120),
    exchange=ExchangeRules(
        talons=2,
        talon_size=2,
        cards_laid_down=2,
        four_nines=FourNines.NOTHING,
        contract_step=10,
        may_concede=False,
    ),
    play=PlayRules(must_beat=True, must_overruff=False, marriage_in_first_trick=True),
    score=ScoreRules(
        marriages=(100, 80, 60, 40),
        round_to=10,
        half_up=True,
        last_trick_takes_the_rest=True,
        target=1000,
        defender_cap=None,
        lock=Lock(at=800, inclusive=False),
        barrel=None,
        concession_pays=0,
        concession_penalty=None,
        zero_penalty=None,
    ),
)

RULESETS: Final = {rules.id: rules for rules in (POLISH, POLISH_500, RUSSIAN, SIMPLE, SIMPLE_4, CLUB, DUEL)}
