"""Which hands may ask for new cards, and what the answers do. (R2.4-R2.6)"""

from itertools import combinations

import pytest

from engine import RULESETS, Cards, IllegalMove, Keep, Outcome, Reason, Redeal, card, cards
from engine.house import Finished, legal_moves
from engine.rules.redeal import may_ask
from engine.rules.stages import Auction, Contracting, RedealQuestion
from tests.table_talk import after, dealt, sheet

POLISH = RULESETS["polish"].auction


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("9H 9D 9C 9S AH TH KH", True),
        ("9H 9D 9C 9S KH QH JH", True),  # four nines are enough, marriage or not
        ("9H 9D 9C JH JD JC QS", True),  # 9 points
        ("9H 9D 9C JH JD QC QS", False),  # 10 points
        ("9H 9D 9C JH JD KC JS", False),  # 10 points
        ("9H 9D 9C KS QS JH 9S", True),  # 9 points and a marriage, but four nines
        ("9H 9D 9C AH AD AC AS", False),
    ],
)
def test_four_nines_or_less_than_ten_points_without_a_marriage(hand: str, may: bool) -> None:
    """R2.4"""
    assert may_ask(POLISH, cards(hand)) == may
    assert not may_ask(RULESETS["club"].auction, cards(hand))


def test_1208_of_all_hands_may_ask() -> None:
    """1,140 hands of seven hold four nines, and 68 more are weak without a marriage."""
    bits = [1 << number for number in range(24)]
    assert sum(may_ask(POLISH, Cards(sum(chosen))) for chosen in combinations(bits, 7)) == 1140 + 68


def test_who_may_ask_is_asked_before_the_auction() -> None:
    """Whoever it is, and whoever deals."""
    deal = dealt("AH | AD | 9H 9D 9C 9S", dealer=0)
    assert isinstance(deal.stage, RedealQuestion)
    assert deal.stage.to_act == 2
    assert legal_moves(deal) == (Redeal(), Keep())
    with pytest.raises(IllegalMove) as refused:
        after(deal, "b110")
    assert refused.value.refusal.reason is Reason.NOT_NOW


def test_keeping_the_cards_goes_on_where_the_deal_was() -> None:
    deal = after(dealt("AH | AD | 9H 9D 9C 9S"), "k")
    assert deal.stage == Auction(high=100, bidder=0, passed=(), to_act=1)


def test_after_a_redeal_nothing_is_written() -> None:
    """R2.6"""
    deal = after(dealt("9H 9D 9C 9S", scores="700 -50 990"), "r")
    assert isinstance(deal.stage, Finished)
    result = deal.stage.result
    assert result.outcome is Outcome.REDEAL
    assert result.standing == sheet(scores="700 -50 990")
    assert [line.change for line in result.lines] == [0, 0, 0]
    assert not result.made


def exchanged(rules: str, kept: str = "9H 9D 9C 9S") -> object:
    """Seat 0 bids, takes the fourth nine from the talon, keeps them all and gives two other cards away."""
    deal = after(dealt("9H 9D 9C AS TS AD TD | JH | QS / 9S", rules=rules), AUCTION[rules])
    return after(deal, "gAS>1 gTS>2")


AUCTION = {"polish": "p p", "club": "p p", "russian": "b100 p p", "simple": "b100 p p"}


def test_four_nines_after_the_exchange_mean_nothing_in_polish_and_club() -> None:
    """R2.5"""
    assert isinstance(exchanged("polish").stage, Contracting)
    assert isinstance(exchanged("club").stage, Contracting)


def test_four_nines_after_the_exchange_are_dealt_again_in_russian() -> None:
    """R2.5: by itself, also when the declarer holds them."""
    stage = exchanged("russian").stage
    assert isinstance(stage, Finished)
    assert stage.result.outcome is Outcome.REDEAL
    assert stage.talon == 0


def test_the_holder_of_four_nines_is_asked_in_simple() -> None:
    """R2.5"""
    deal = exchanged("simple")
    assert isinstance(deal.stage, RedealQuestion)
    assert isinstance(after(deal, "k").stage, Contracting)
    thrown_in = after(deal, "r").stage
    assert isinstance(thrown_in, Finished)
    assert thrown_in.result.outcome is Outcome.REDEAL


def test_a_defender_may_get_the_fourth_nine() -> None:
    """R2.5: whoever holds them after the exchange."""
    deal = after(dealt("9H AS | 9D 9C 9S", rules="simple"), "b100 p p g9H>1 gAS>2")
    assert isinstance(deal.stage, RedealQuestion)
    assert deal.stage.to_act == 1
    assert card("9H") in deal.hands[1]
