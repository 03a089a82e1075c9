"""Who may bid what, and who speaks next. (R3)"""

from __future__ import annotations

import pytest

from engine import Bid, Pass, Reason, Refusal
from engine.house import Deal, legal_moves, to_act, why_not
from tests.table_talk import after, dealt


def bids(deal: Deal) -> list[int]:
    return [move.amount for move in legal_moves(deal) if isinstance(move, Bid)]


def test_a_bound_opener_stands_at_100_and_the_next_speaks() -> None:
    """R3.1"""
    deal = dealt()
    assert to_act(deal) == 1
    assert bids(deal) == [110, 120]
    assert Pass() in legal_moves(deal)


def test_an_opener_who_must_bid_may_start_anywhere_up_to_the_own_limit() -> None:
    """R3.1, R3.2: russian and simple"""
    deal = dealt("KS QS", rules="russian")
    assert to_act(deal) == 0
    assert bids(deal) == list(range(100, 165, 5))
    assert Pass() not in legal_moves(deal)
    assert why_not(deal, Pass()) == Refusal(Reason.MUST_OPEN, limit=100)


def test_the_limit_is_120_and_the_marriages_dealt() -> None:
    """R3.4"""
    deal = dealt("| KS QS KD QD")
    assert bids(deal) == list(range(110, 250, 10))
    assert why_not(deal, Bid(240)) is None


def test_who_can_bid_no_more_must_pass() -> None:
    """R3.4"""
    deal = after(dealt("| KS QS"), "b150")
    assert legal_moves(deal) == (Pass(),)


def test_jumps_are_allowed() -> None:
    """R3.2"""
    deal = after(dealt("| KS QS | KD QD"), "b140")
    assert bids(deal) == [150, 160, 170, 180, 190, 200]


@pytest.mark.parametrize(
    ("rules", "amount", "refusal"),
    [
        ("polish", 100, Refusal(Reason.BID_TOO_LOW, limit=110)),
        ("polish", 105, Refusal(Reason.BID_TOO_LOW, limit=110)),
        ("polish", 115, Refusal(Reason.BID_OFF_STEP, limit=10)),
        ("polish", 130, Refusal(Reason.BID_ABOVE_LIMIT, limit=120)),
        ("polish", -10, Refusal(Reason.BID_TOO_LOW, limit=110)),
        ("russian", 95, Refusal(Reason.BID_TOO_LOW, limit=100)),
        ("russian", 102, Refusal(Reason.BID_OFF_STEP, limit=5)),
        ("russian", 125, Refusal(Reason.BID_ABOVE_LIMIT, limit=120)),
    ],
)
def test_a_refused_bid_names_the_number_that_refused_it(rules: str, amount: int, refusal: Refusal) -> None:
    """Bug-log 3: step, floor and limit each quote their own."""
    assert why_not(dealt(rules=rules), Bid(amount)) == refusal


def test_a_pass_is_final() -> None:
    """R3.3: seat 2 is skipped from then on."""
    deal = after(dealt("KS QS | KD QD | KH QH"), "b110 p")
    assert to_act(deal) == 0
    deal = after(deal, "b120")
    assert to_act(deal) == 1
    assert to_act(after(deal, "b130")) == 0


def test_the_opener_may_be_passed_out() -> None:
    """R3.5: both others may win over the opener's 100."""
    assert after(dealt(), "p b110 p").stage.declarer == 2
    assert after(dealt(), "b110 p p").stage.declarer == 1
    assert after(dealt(), "p p").stage.declarer == 0


def test_two_bid_against_each_other_in_duel() -> None:
    """R3.1: the one who does not deal opens."""
    deal = dealt(rules="duel", dealer=0)
    assert to_act(deal) == 0
    assert after(deal, "p").stage.declarer == 1
    assert after(deal, "b110 p").stage.declarer == 0


def test_a_sitter_is_never_asked() -> None:
    """R1.1"""
    deal = dealt(rules="simple-4", dealer=1)
    order = [to_act(deal)]
    for move in ("b100", "b105", "b110", "p"):
        deal = after(deal, move)
        order.append(to_act(deal))
    assert order == [2, 3, 0, 2, 3]
