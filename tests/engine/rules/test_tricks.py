"""A card played, a marriage declared, a trick taken. (R5, R6)"""

from __future__ import annotations

import pytest

from engine import Marriage, Pass, Play, Reason, Refusal, Suit, Trick, card, cards
from engine.house import Finished, to_act, why_not
from engine.rules.stages import Tricks
from tests.table_talk import after, dealt, legal_cards, playing

S, H = Suit.SPADES, Suit.HEARTS


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "rules", "playable"),
    [
        # R5.2, R5.3: follow, and beat if you can
        ("9S KS AS KH", "QS", "", "polish", "KS AS"),
        ("9S KS AS KH", "QS", "", "russian", "9S KS AS"),
        ("9S JS KH", "QS", "", "polish", "9S JS"),
        # R5.3: once it is ruffed, any card of the suit led will do
        ("9S AS KH", "QS 9H", "H", "polish", "9S AS"),
        # R5.4: no card of the suit, so a trump it is
        ("9S AH KH QC", "AD", "H", "polish", "AH KH"),
        ("9S AH KH QC", "AD", "H", "russian", "AH KH"),
        ("9S AH KH QC", "AD", "H", "club", "AH KH"),
        # R5.5: overruff if you can, else any trump; only in polish
        ("9H AH QC", "AD KH", "H", "polish", "AH"),
        ("9H AH QC", "AD KH", "H", "club", "9H AH"),
        ("9H JH QC", "AD KH", "H", "polish", "9H JH"),
        # R5.6: neither suit nor trump
        ("9S QC", "AD", "H", "polish", "9S QC"),
        ("9S AH QC", "AD", "", "polish", "9S AH QC"),
        # trump led: it is the suit led
        ("9H AH QC", "KH", "H", "polish", "AH"),
        # a lead is free
        ("9H AH QC", "", "H", "polish", "9H AH QC"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, trump: str, rules: str, playable: str) -> None:
    leader = -len(trick.split()) % 3
    assert legal_cards(playing(hand, trick=trick, trump=trump, leader=leader, rules=rules)) == cards(playable)


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "card_played", "refusal"),
    [
        ("9S KH", "QS", "", "AD", Refusal(Reason.NOT_IN_HAND, card=card("AD"))),
        ("9S KH", "QS", "", "KH", Refusal(Reason.MUST_FOLLOW, suit=S)),
        ("9S KH", "QS", "H", "KH", Refusal(Reason.MUST_FOLLOW, suit=S)),
        ("9S KS", "QS", "", "9S", Refusal(Reason.MUST_BEAT, suit=S, card=card("QS"))),
        ("9S KS AS", "QS TS", "", "KS", Refusal(Reason.MUST_BEAT, suit=S, card=card("TS"))),
        ("9D KH", "QS", "H", "9D", Refusal(Reason.MUST_TRUMP, suit=H)),
        ("9D AH 9H", "QS KH", "H", "9D", Refusal(Reason.MUST_TRUMP, suit=H)),
        ("9D AH 9H", "QS KH", "H", "9H", Refusal(Reason.MUST_OVERRUFF, suit=H, card=card("KH"))),
        ("9H AH", "KH", "H", "9H", Refusal(Reason.MUST_BEAT, suit=H, card=card("KH"))),
    ],
)
def test_why_a_card_may_not_be_played(hand: str, trick: str, trump: str, card_played: str, refusal: Refusal) -> None:
    """Each refusal names the suit to follow, the trump suit or the card to beat. (polish)"""
    deal = playing(hand, trick=trick, trump=trump, leader=-len(trick.split()) % 3)
    assert why_not(deal, Play(card(card_played))) == refusal


def test_nothing_but_cards_is_played() -> None:
    assert why_not(playing("AS"), Pass()) == Refusal(Reason.NOT_NOW)


def test_the_declarer_leads_and_there_is_no_trump() -> None:
    """R5.1, R6.1"""
    deal = after(dealt("AH | KS QS | AD"), "b110 p p gKS>2 gQS>0 c110")
    assert deal.stage.to_act == deal.stage.leader == 1
    assert deal.stage.trump is None


def test_the_winner_leads_the_next_trick() -> None:
    """R5.7"""
    deal = after(playing("9S KS | AS JS | TS QS"), "9S AS TS")
    assert deal.stage.tricks[-1] == Trick(leader=0, cards=(card("9S"), card("AS"), card("TS")), winner=1)
    assert deal.stage.tricks[-1].points == 21
    assert to_act(deal) == 1


def test_a_marriage_led_is_trump_at_once() -> None:
    """R6.3: the seat that holds no spades holds hearts, and must ruff with them already in this trick."""
    deal = after(playing("KH QH | 9D JH | AS AD", trump="S"), "KH")
    assert deal.stage.trump is H
    assert legal_cards(deal) == cards("JH")
    deal = after(deal, "JH")
    assert legal_cards(deal) == cards("AS AD")  # spades were trump until a moment ago
    assert after(deal, "AS").stage.tricks[-1].winner == 0


def test_a_cheaper_marriage_replaces_a_dearer_trump() -> None:
    """R6.3; bug-log 13: 40 points and spades are trump."""
    deal = after(playing("KH QH KS QS | JH 9H 9S JS | TD AD TC AC"), "KH JH TD KS")
    assert deal.stage.trump is S
    assert deal.stage.marriages == (Marriage(0, H, 1), Marriage(0, S, 2))


def test_the_queen_leads_as_well_as_the_king() -> None:
    """R6.1; bug-log 21"""
    for led in ("KH", "QH"):
        assert after(playing("KH QH"), led).stage.trump is H
    assert after(playing("KH QH AH"), "AH").stage.trump is None


def test_half_a_marriage_is_only_a_card() -> None:
    """R6.4"""
    deal = after(playing("KH QH 9S | JH 9D JD | 9H 9C JC"), "KH JH 9H QH")
    assert deal.stage.marriages == (Marriage(0, H, 1),)
    assert after(playing("KH | QH"), "KH").stage.marriages == ()


def test_points_stay_when_the_king_is_beaten() -> None:
    """R6.2"""
    deal = after(playing("KH QH | AH JH | TH 9H"), "KH AH TH")
    assert deal.stage.tricks[-1].winner == 1
    assert deal.stage.marriages == (Marriage(0, H, 1),)


def test_a_marriage_followed_with_is_not_declared() -> None:
    """R6.1: only a lead declares."""
    deal = after(playing("9H | KH QH | JH", leader=0), "9H KH")
    assert deal.stage.marriages == ()


@pytest.mark.parametrize(
    ("rules", "declared"), [("polish", 0), ("russian", 0), ("simple", 0), ("club", 1), ("duel", 1)]
)
def test_the_first_trick_knows_marriages_only_in_club_and_duel(rules: str, declared: int) -> None:
    """R6.1"""
    assert len(after(playing("KH QH", rules=rules, first=True), "KH").stage.marriages) == declared


def test_in_duel_the_last_trick_takes_the_cards_outside() -> None:
    """R7.1: the talon not taken and the cards laid aside."""
    deal = after(dealt("AH TH / AD TD / AC JC", rules="duel"), "p t0 lAH.TH c100")
    while isinstance(deal.stage, Tricks):
        before = deal
        deal = after(deal, str(next(iter(legal_cards(deal)))))
    assert isinstance(deal.stage, Finished)
    last = deal.stage.tricks[-1]
    played = sum(trick.points for trick in deal.stage.tricks if trick.winner == last.winner)
    assert deal.stage.result.lines[last.winner].cards == played + 21 + 13
    assert len(before.history) == 3 + 1 + 19
