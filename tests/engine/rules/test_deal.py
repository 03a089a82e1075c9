"""A deal from its deck and back. (R2.3)"""

import pytest

from engine import NO_CARDS, RULESETS, IllegalMove, Play, Reason, card, cards, shuffled_deck
from engine.house import Finished, apply, deck_of, legal_moves, start_deal, to_act, why_not
from tests.table_talk import after, dealt, playing


@pytest.mark.parametrize("dealer", range(3))
def test_the_cards_go_round_from_the_dealers_left(dealer: int) -> None:
    """R2.3"""
    deck = shuffled_deck(b"round")
    deal = start_deal(RULESETS["polish"], dealer, deck)
    assert [str(deal.hands[(dealer + step) % 3]) for step in (1, 2, 3)] == [
        str(cards(" ".join(map(str, deck[place : place + 7])))) for place in (0, 7, 14)
    ]
    assert deal.talons[0] == cards(" ".join(map(str, deck[21:])))


@pytest.mark.parametrize("name", RULESETS)
def test_a_deck_can_be_made_for_any_hands(name: str) -> None:
    rules = RULESETS[name]
    deal = start_deal(rules, 1, shuffled_deck(b"any"))
    assert start_deal(rules, 1, deck_of(rules, 1, deal.hands, deal.talons)) == deal


def test_the_dealer_of_four_gets_no_cards() -> None:
    """R1.1"""
    deal = start_deal(RULESETS["simple-4"], 2, shuffled_deck(b"four"))
    assert deal.hands[2] == NO_CARDS
    assert deal.active == (3, 0, 1)
    assert [deal.left_of(seat) for seat in (3, 0, 1)] == [0, 1, 3]


def test_when_the_deal_is_over_nothing_can_be_done() -> None:
    """R9.1"""
    deal = after(playing("KH | JH | TH"), "KH JH TH")
    assert isinstance(deal.stage, Finished)
    assert legal_moves(deal) == ()
    assert to_act(deal) is None
    assert why_not(deal, Play(card("KH"))).reason is Reason.DEAL_IS_OVER
    with pytest.raises(IllegalMove):
        apply(deal, Play(card("KH")))


def test_a_refused_move_changes_nothing() -> None:
    deal = dealt()
    before = repr(deal)
    with pytest.raises(IllegalMove):
        after(deal, "KH")
    assert repr(deal) == before
