"""What the play proves about hidden cards, and nothing beyond it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine import Ruleset, Seat, StageName, card, cards
from engine.bots.evidence import CERTAIN, Evidence, gather
from engine.cards import SUITS
from engine.house import Deal, view_for
from tests.strategies import deals, in_every_ruleset
from tests.table_talk import after, dealt

HANDS = "AH KH QH TC 9C AS 9S | TH 9H JC QC AD KD 9D | JH AC KC TD QD KS QS / JD JS TS"
EXCHANGED = "p p g9C>1 gJS>2 c100"


def known_to(seat: Seat, moves: str = "", rules: str = "polish") -> Evidence:
    return gather(view_for(after(dealt(HANDS, rules), f"{EXCHANGED} {moves}"), seat))


def test_cards_we_passed_on_are_where_we_passed_them() -> None:
    evidence = known_to(0)
    assert evidence.holds[1] == cards("9C")
    assert evidence.holds[2] == cards("JS")
    assert not evidence.may_hold[2] & cards("9C")


def test_who_does_not_follow_is_void() -> None:
    evidence = known_to(0, "AS 9H JS")
    assert not evidence.may_hold[1] & SUITS[3].cards
    assert evidence.may_hold[2] & SUITS[3].cards


def test_who_does_not_beat_could_not() -> None:
    evidence = known_to(0, "TC QC")
    assert evidence.may_hold[1] & cards("AC KC") == cards("KC")
    assert evidence.holds[2] & cards("AC")


def test_a_declared_marriage_shows_its_other_half() -> None:
    assert known_to(1, "AH 9H JH KH").holds[0] & cards("QH")


def test_a_lone_king_led_shows_that_the_queen_is_elsewhere() -> None:
    hands = "AH KS 9H JD JC JS TS | QS TH QH TD AC 9C 9D | AS 9S KH JH AD KD QD / KC QC TC"
    deal = after(dealt(hands), "p p gJD>1 gJC>2")
    evidence = gather(view_for(after(deal, "c100 AH TH KH KS QS AS"), 2))
    assert not evidence.may_hold[0] & cards("QS")


def test_chances_run_from_never_to_always() -> None:
    evidence = known_to(0, "AS 9H JS")
    assert evidence.chance_of_none(1, SUITS[3].cards) == CERTAIN
    assert evidence.chance_of_none(1, cards("9C")) == 0
    assert 0 < evidence.chance_of_none(1, cards("TH")) < CERTAIN


def test_whoever_is_void_may_ruff() -> None:
    deal = after(dealt(HANDS), f"{EXCHANGED} AS 9H JS")
    evidence = gather(view_for(deal, 0))
    assert evidence.chance_to_beat(1, card("9S"), None, led=SUITS[3]) == 0
    assert evidence.chance_to_beat(1, card("9S"), SUITS[1], led=SUITS[3]) > CERTAIN // 2


@in_every_ruleset
@given(data=st.data())
def test_the_truth_is_always_possible(rules: Ruleset, data: st.DataObject) -> None:
    deal: Deal = data.draw(deals(rules))
    for seat in deal.active:
        view = view_for(deal, seat)
        if view.stage is StageName.OVER:
            return
        evidence = gather(view)
        for other in deal.active:
            if other != seat:
                assert not deal.hands[other] - evidence.may_hold[other]
                assert not evidence.holds[other] - deal.hands[other]
