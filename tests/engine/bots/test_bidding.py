"""The auction over many hands: finite, legal, and by the whole hand."""

from __future__ import annotations

import pytest

from engine import BOTS, RULESETS, Bid, Cards, Pass, Ruleset, cards, shuffled_deck
from engine.bots import bidding
from engine.bots.bidding import AFTER_THE_EXCHANGE, BEFORE_THE_TALON, chance
from engine.house import start_deal, to_act, view_for
from tests.table_talk import dealt

REGULAR = BOTS["regular"]


def bids(hand: Cards, scores: str = "") -> bool:
    """Whether whoever speaks first raises with this hand."""
    deal = dealt(f"| {hand}", scores=scores)
    return isinstance(REGULAR.choose(view_for(deal, 1), b""), Bid)


def hands_with(wanted: Cards, count: int) -> list[Cards]:
    """Chance hands that hold these cards."""
    hands = []
    for number in range(count):
        rest = [one for one in shuffled_deck(b"hands %d" % number) if one not in wanted]
        hands.append(wanted | Cards.of(rest[: 7 - len(wanted)]))
    return hands


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_bids_are_the_smallest_raise_or_a_pass(rules: Ruleset) -> None:
    for number in range(300):
        deal = start_deal(rules, 0, shuffled_deck(b"%d" % number))
        view = view_for(deal, to_act(deal))
        said = REGULAR.choose(view, b"")
        assert said in view.legal
        if isinstance(said, Bid):
            assert said == view.legal[0]


def test_the_dearest_marriage_and_two_aces_bid_more_often_than_not() -> None:
    said = [bids(hand) for hand in hands_with(cards("KH QH AS AD"), 100)]
    assert sum(said) > 50


def test_no_single_card_decides() -> None:
    said = [bids(hand) for hand in hands_with(cards("AS"), 300)]
    assert 10 < sum(said) < 290


def test_more_appetite_never_makes_a_hand_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = hands_with(cards("AS"), 100)
    said = []
    for appetite in (0, 40, 120):
        monkeypatch.setattr(bidding, "APPETITE", appetite)
        said.append({hand for hand in hands if bids(hand)})
    assert said[0] < said[1] < said[2]


def test_bigger_expectations_never_lower_the_chance() -> None:
    for table in (BEFORE_THE_TALON, AFTER_THE_EXCHANGE):
        chances = [chance(margin, table) for margin in range(-200, 200)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] < 1000


def test_a_locked_score_makes_bold() -> None:
    hands = hands_with(cards("AS"), 200)
    free, locked = (sum(bids(hand, scores=f"0 {own} 0") for hand in hands) for own in (300, 890))
    assert locked > free


def test_whoever_has_reached_the_own_limit_passes() -> None:
    deal = dealt("| AS TS KS AH TH JD 9C")
    view = view_for(deal, 1)
    assert view.limit == 120
    assert Bid(130) not in view.legal
    assert Pass() in view.legal
