"""In how many ways a deal can go on: a wrong rule is found by a number, not by luck.

The counts lie in `counts/*.perft`; both the engine and the slow reading in `plain_rules` must come to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import RULESETS, Bid, Pass
from engine.house import Deal, Finished, apply, legal_moves
from engine.rules.stages import Auction, Exchange, Opening, TalonChoice
from tests.engine import plain_rules
from tests.table_talk import dealt, playing

RULESETS_OF = {
    "polish": ["polish", "polish-500"],
    "russian": ["russian", "simple", "simple-4"],
    "club": ["club"],
    "duel": ["duel"],
}


class Count(NamedTuple):
    trump: str
    trick: str
    leader: int
    hands: str
    ways: int


def counts(style: str) -> Iterator[Count]:
    for line in (Path(__file__).parent / "counts" / f"{style}.perft").read_text().splitlines():
        if not line.startswith("#"):
            position, ways = line.split("=")
            trump, trick, leader, hands = position.split(maxsplit=3)
            yield Count("" if trump == "-" else trump, trick, int(leader), hands.strip(), int(ways))


def ways(deal: Deal) -> int:
    if isinstance(deal.stage, Finished):
        return 1
    return sum(ways(apply(deal, move)) for move in legal_moves(deal))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_engine_plays_hands_out_in_as_many_ways(ruleset: str) -> None:
    style = next(style for style, rulesets in RULESETS_OF.items() if ruleset in rulesets)
    for count in counts(style):
        first = count.trick == "first"
        deal = playing(count.hands, trump=count.trump, leader=count.leader, rules=ruleset, first=first)
        assert ways(deal) == count.ways, count


@pytest.mark.parametrize("style", RULESETS_OF)
def test_so_does_the_slow_reading_of_the_rules(style: str) -> None:
    for count in counts(style):
        hands = [words.split() for words in count.hands.split("|")]
        found = plain_rules.ways(style, hands, count.trump or None, count.leader, first=count.trick == "first")
        assert found == count.ways, count


LINES = {
    "nobody holds a marriage": "",
    "the second may go higher": "9H | KS QS | AS",
    "the last may go higher, the first a little": "KS QS | 9H | KC QC",
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_auction_ends_with_a_declarer(ruleset: str, line: str) -> None:
    """Every order of bids and passes there is, counted; at its end one is left and has the highest bid. (bug-log 5)"""
    rules = RULESETS[ruleset].auction
    deal = dealt(line if ruleset != "duel" else line.rpartition("|")[0], rules=ruleset)
    limits = [plain_rules.limit(str(deal.hands[seat]).split()) for seat in deal.active]
    expected = plain_rules.auctions(limits, rules.first_bid, rules.step, rules.opener_bound)
    assert auctions(deal, {}) == expected


def auctions(deal: Deal, known: dict[object, int]) -> int:
    """The ways an auction can go on; auctions that look the same go on the same."""
    stage = deal.stage
    if isinstance(stage, TalonChoice | Exchange):
        bids = [(made.move.amount, made.seat) for made in deal.history if isinstance(made.move, Bid)]
        assert (stage.bid, stage.declarer) == (bids[-1] if bids else (100, deal.active[0]))
        passed = {made.seat for made in deal.history if isinstance(made.move, Pass)}
        assert passed == set(deal.active) - {stage.declarer}
        return 1
    assert isinstance(stage, Opening | Auction)
    if stage not in known:
        known[stage] = sum(auctions(apply(deal, move), known) for move in legal_moves(deal))
    return known[stage]
