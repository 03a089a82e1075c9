"""What a hand will still bring: winners, guarded tens, trumps and marriages, counted as players count them.

On lead a hand takes its winners one after the other. Off lead they have to wait until the others have run what this
hand cannot stop: few stoppers, and aces die in hand. Everything here is in thousandths of a point and was fitted to
some thousands of deals of computer players among themselves; on average a declarer takes what the eight cards promise.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.cards import SUITS, Suit
from engine.rules.ruleset import Ruleset

THOUSAND: Final = 1000
POINTS: Final = (0, 2_000, 3_000, 4_000, 10_000, 11_000)
"""What a rank counts, nine to ace."""

ALONG: Final = {True: 6_500, False: 8_500}
"""What the others lay on a winner of ours, on lead and off: they give more to a trick they hoped to take."""
ALONG_WITH_TRUMP: Final = 9_000
LEAD: Final = 3_000
"""What it is worth to choose the next suit."""

WINNER: Final = 970
"""In thousandths, like all chances; nothing is quite sure while somebody may still declare a marriage."""
LEAST: Final = 50
SHARE_OF_A_RUN: Final = 500
"""How many of the tricks that the others could run they run before they let us in."""
RUFFED: Final = (800, 500, 450, 250, 100, 50)
"""The danger to a winner while trumps are out, by the number of cards of its suit that are."""
TRUMPS: Final = {True: (980, 600, 300), False: (900, 480, 180)}
"""The chance of a trump by the number of higher ones out, on lead and off."""
HOPES: Final = {
    True: {(1, True): 400, (1, False): 150, (2, True): 350},
    False: {(1, True): 250, (1, False): 90, (2, True): 120},
}
"""The chance of a card below one or two that are out, with a lower one to guard it or bare, on lead and off."""
HOPE: Final = 30

WAY_TO_THE_LEAD: Final = 60
"""The chance that a winner lets us declare later, for every card after the next two; without one it is tiny."""
NO_WAY: Final = 10
ALMOST_SURELY: Final = 700
WITHOUT_AN_ACE: Final = 250
"""The chance to declare at all for whoever must first take a trick and holds no sure one."""
NEXT_MARRIAGE: Final = 680
"""Each further marriage needs the lead once more."""


class Holding(NamedTuple):
    """One plain suit of a hand against what is out of it."""

    winners: int
    """How many take their tricks when led one after the other."""
    points: int
    run: int
    """How many tricks the others can take here before this hand can stop them."""


class Promise(NamedTuple):
    """What a hand will still bring, in thousandths of a point."""

    cards: int
    marriages: int

    @property
    def points(self) -> int:
        """Both together, in whole points."""
        return (self.cards + self.marriages) // THOUSAND


@cache
def read_suit(mine: int, out: int) -> Holding:
    """How a suit lies: `mine` and `out` have one bit a rank."""
    winners = points = 0
    left, against = mine, out
    while left and not against >> left.bit_length():
        rank = left.bit_length() - 1
        left ^= 1 << rank
        winners += 1
        points += POINTS[rank]
        # Two follow while there are enough, in the end often one holds them all.
        for _ in range(2 if against.bit_count() > 2 else 1):
            against &= against - 1
    if winners or not out:
        return Holding(winners, points, run=0)
    higher = (out >> mine.bit_length()).bit_count()
    return Holding(0, 0, run=higher if mine.bit_count() > higher else (out.bit_count() + 2) // 2)


@cache
def hopes(mine: int, out: int, on_lead: bool) -> int:
    """What the cards below the winners of a plain suit may bring."""
    total = 0
    below = mine.bit_count() - read_suit(mine, out).winners
    for rank, points in enumerate(POINTS):
        if mine >> rank & 1 and below:
            below -= 1
            guarded = bool(mine & (1 << rank) - 1)
            higher = max(1, (out >> rank + 1).bit_count())
            total += HOPES[on_lead].get((higher, guarded), HOPE) * (points + ALONG[on_lead])
    return total // THOUSAND


@cache
def trumps(mine: int, out: int, on_lead: bool) -> int:
    """What the trumps of a hand will bring."""
    total = 0
    for rank, points in enumerate(POINTS):
        if mine >> rank & 1:
            higher = min(2, (out >> rank + 1).bit_count())
            total += TRUMPS[on_lead][higher] * (points + ALONG_WITH_TRUMP)
    return total // THOUSAND


def promise(
    rules: Ruleset, hand: int, unseen: int, trump: Suit | None, *, on_lead: bool, first_trick: bool = False
) -> Promise:
    """What this hand will still bring when `unseen` may be out against it."""
    trumps_out = trump is not None and bool(unseen & trump.cards)
    has_trumps = trump is not None and bool(hand & trump.cards)
    total = LEAD if on_lead else 0
    winners = entries = run = waiting = 0
    for suit in SUITS:
        mine, out = hand >> 6 * suit & 63, unseen >> 6 * suit & 63
        if suit is trump:
            total += trumps(mine, out, on_lead)
            entries += (mine >> out.bit_length()).bit_count()
            continue
        lies = read_suit(mine, out)
        winners += lies.winners
        run += min(lies.run, mine.bit_count()) if has_trumps else lies.run
        worth = lies.points + lies.winners * ALONG[on_lead]
        if trumps_out and lies.winners:
            left = max(0, min(out.bit_count() - 2 * (lies.winners - 1), 5))
            worth = worth * (THOUSAND - RUFFED[left]) // THOUSAND
        waiting += worth
        total += hopes(mine, out, on_lead)
    if winners:
        tricks_left = THOUSAND * hand.bit_count() - SHARE_OF_A_RUN * run
        chance = WINNER if on_lead else max(LEAST, min(WINNER, tricks_left // winners))
        total += waiting * chance // THOUSAND
    barred = first_trick and not rules.play.marriage_in_first_trick
    return Promise(total, _marriages(rules, hand, entries + winners, on_lead=on_lead, barred=barred))


def _marriages(rules: Ruleset, hand: int, entries: int, *, on_lead: bool, barred: bool) -> int:
    """What the marriages still in hand are worth, dearest first: each has to be led, and needs the lead for it."""
    later = max(0, hand.bit_count() - 2)
    if not on_lead:
        chance = min(ALMOST_SURELY, (WAY_TO_THE_LEAD * entries + NO_WAY) * later)
    else:
        chance = WITHOUT_AN_ACE if barred and not entries else THOUSAND
    total = 0
    for suit in SUITS:
        if hand & suit.marriage == suit.marriage:
            total += rules.score.marriages[suit] * chance
            chance = chance * NEXT_MARRIAGE // THOUSAND
    return total
