"""The talon, the cards passed on or laid aside, the contract, the concession. (R4)"""

from __future__ import annotations

import pytest

from engine import NO_CARDS, PACK, Concede, Contract, Give, LayDown, Outcome, Reason, Refusal, Take, card, cards
from engine.house import Deal, Finished, legal_moves, to_act, why_not
from engine.rules.stages import Contracting, Exchange, TalonChoice
from tests.table_talk import after, dealt


def amounts(deal: Deal) -> list[int]:
    return [move.amount for move in legal_moves(deal) if isinstance(move, Contract)]


def test_the_talon_joins_the_hand_of_the_declarer() -> None:
    """R4.1"""
    deal = dealt("AH | AD | AC / TH TD TC")
    taken = after(deal, "p p")
    assert taken.stage == Exchange(declarer=0, bid=100, talon=0)
    assert taken.hands[0] == deal.hands[0] | cards("TH TD TC")
    assert taken.talons == deal.talons


def test_one_card_goes_left_and_then_one_goes_right() -> None:
    """R4.3: any of the ten, also from the talon."""
    deal = after(dealt("AH | AD | AC / TH"), "p p")
    assert set(legal_moves(deal)) == {Give(held, 1) for held in deal.hands[0]}
    deal = after(deal, "gTH>1")
    assert set(legal_moves(deal)) == {Give(held, 2) for held in deal.hands[0]}
    deal = after(deal, "gAH>2")
    assert [len(hand) for hand in deal.hands] == [8, 8, 8]
    assert card("TH") in deal.hands[1]
    assert card("AH") in deal.hands[2]
    assert isinstance(deal.stage, Contracting)


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_left_is_the_next_seat_clockwise(declarer: int) -> None:
    """R4.3, whoever declares."""
    deal = after(dealt(), ["p p", "b110 p p", "p b110 p"][declarer])
    assert to_act(deal) == declarer
    receivers = {move.to for move in legal_moves(deal) if isinstance(move, Give)}
    assert receivers == {(declarer + 1) % 3}


def test_a_sitter_gets_no_card() -> None:
    """R4.3: seat 2 deals and sits out, seat 1 declares."""
    deal = after(dealt("| AS AD", rules="simple-4", dealer=2), "b100 p b105 p")
    assert deal.stage.declarer == 1
    assert why_not(deal, Give(card("AS"), 2)) == Refusal(Reason.WRONG_RECEIVER)
    deal = after(deal, "gAS>3 gAD>0")
    assert [len(hand) for hand in deal.hands] == [8, 8, 0, 8]


def test_cards_that_are_not_there_cannot_be_given() -> None:
    """Bug-log 136"""
    deal = after(dealt("AH TH | AD"), "p p")
    assert why_not(deal, Give(card("AD"), 1)) == Refusal(Reason.NOT_IN_HAND, card=card("AD"))
    assert why_not(deal, Give(card("AH"), 2)) == Refusal(Reason.WRONG_RECEIVER)
    assert why_not(after(deal, "gAH>1"), Give(card("AH"), 2)) == Refusal(Reason.NOT_IN_HAND, card=card("AH"))
    assert why_not(deal, Contract(100)) == Refusal(Reason.NOT_NOW)
    assert why_not(deal, LayDown(cards("AH TH"))) == Refusal(Reason.NOT_NOW)


def test_the_contract_is_the_bid_or_more() -> None:
    """R4.5, R4.6: 120 and what is still in hand."""
    deal = after(dealt("KS QS AH | AD | AC / AS TS JS"), "p p gAH>1 gAS>2")
    assert amounts(deal) == [100, 110, 120, 130, 140, 150, 160]
    assert why_not(deal, Contract(170)) == Refusal(Reason.CONTRACT_ABOVE_LIMIT, limit=160)
    assert why_not(deal, Contract(90)) == Refusal(Reason.CONTRACT_BELOW_BID, limit=100)
    assert why_not(deal, Contract(115)) == Refusal(Reason.CONTRACT_OFF_STEP, limit=10)


def test_a_broken_marriage_leaves_only_the_bid() -> None:
    """R4.6: the floor beats the ceiling."""
    deal = after(dealt("| KS QS AH"), "b140 p p gQS>2 gAH>0")
    assert amounts(deal) == [140]
    assert why_not(deal, Contract(120)) == Refusal(Reason.CONTRACT_BELOW_BID, limit=140)
    assert why_not(deal, Contract(150)) == Refusal(Reason.CONTRACT_ABOVE_LIMIT, limit=140)


def test_one_of_two_talons_is_taken_unseen() -> None:
    """R4.2"""
    deal = dealt("AH / TH TD / TC TS", rules="duel")
    deal = after(deal, "p")
    assert deal.stage == TalonChoice(declarer=0, bid=100)
    assert legal_moves(deal) == (Take(0), Take(1))
    assert why_not(deal, Take(2)) == Refusal(Reason.NO_SUCH_TALON, limit=2)
    assert why_not(deal, LayDown(cards("AH"))) == Refusal(Reason.NOT_NOW)
    assert after(deal, "t1").hands[0] == deal.hands[0] | cards("TC TS")


def test_two_of_twelve_cards_are_laid_aside() -> None:
    """R4.4"""
    deal = after(dealt("AH TH", rules="duel"), "p t0")
    assert len(legal_moves(deal)) == 66
    for wrong in (NO_CARDS, cards("AH"), deal.hands[0]):
        assert why_not(deal, LayDown(wrong)) == Refusal(Reason.WRONG_NUMBER_OF_CARDS, limit=2)
    assert why_not(deal, LayDown(PACK)) == Refusal(Reason.NOT_IN_HAND)
    assert why_not(deal, Give(card("AH"), 1)) == Refusal(Reason.NOT_NOW)
    deal = after(deal, "lAH.TH")
    assert [len(hand) for hand in deal.hands] == [10, 10]
    assert deal.stage == Contracting(declarer=0, bid=100, talon=0, laid_down=cards("AH TH"))


def test_the_declarer_may_concede_until_the_contract_stands() -> None:
    """R4.7: at both gifts and at the contract, never later."""
    deal = after(dealt("AH AD", rules="russian"), "b100 p p")
    for moves in ("", "gAH>1", "gAH>1 gAD>2"):
        now = after(deal, moves)
        assert Concede() in legal_moves(now)
        over = after(now, "x").stage
        assert isinstance(over, Finished)
        assert over.result.outcome is Outcome.CONCEDED
        assert over.result.contract is None
        assert [line.change for line in over.result.lines] == [0, 60, 60]
    assert why_not(after(deal, "gAH>1 gAD>2 c100"), Concede()) == Refusal(Reason.NOT_NOW)


@pytest.mark.parametrize("rules", ["polish", "polish-500", "simple", "club"])
def test_elsewhere_nobody_concedes(rules: str) -> None:
    """R4.7"""
    deal = after(dealt("AH AD", rules=rules), "b100 p p" if rules == "simple" else "p p")
    assert why_not(deal, Concede()) == Refusal(Reason.NO_CONCESSION)
    assert Concede() not in legal_moves(deal)
    assert why_not(dealt(rules="russian"), Concede()) == Refusal(Reason.NOT_NOW)
