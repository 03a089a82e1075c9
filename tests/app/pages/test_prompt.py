"""The instruction line always says what to do and why."""

import pytest

from app.pages import notices
from engine import Reason, Refusal, Suit
from tests.app.pages.looking import printed, reader, said, table
from tests.table_talk import after, dealt, playing

MARRIAGE = "KD QD AS JS 9H TC AD | TS 9S AH QH KC JC 9D | KS QS TH JH AC QC JD"
WON = "b110 b120 p b130 b140 p"


@pytest.mark.parametrize(
    ("hands", "trick", "trump", "line"),
    [
        ("AC TC 9C TD | JC | QC", "JC QC", "H", "Beat the queen: ace or ten of clubs"),
        ("AC 9C TD | JC | QC", "JC QC", "H", "Beat the queen: ace of clubs"),
        ("AC TC KC QC | 9S | JC", "9C JC", "", "Beat the jack of clubs"),
        ("JC 9C TD | AC | QC", "AC QC", "H", "Follow suit: jack or nine of clubs"),
        ("KC QC JC 9C | 9S | 9D", "AC TC", "", "Follow suit: clubs"),
        ("AC 9C | 9S | 9D", "KC 9H", "H", "Follow suit: ace or nine of clubs"),
        ("9H TD | 9S | 9D", "JC QC", "H", "No clubs, so trump: nine of hearts"),
        ("AH 9H TD | 9S | 9D", "JC QH", "H", "No clubs, so overtrump: ace of hearts"),
        ("JH 9H TD | 9S | 9D", "JC QH", "H", "No clubs, so trump: jack or nine of hearts"),
        ("TD 9S | AS | AD", "JC QC", "H", "No clubs and no trump: any card"),
        ("TD 9S | AS | AD", "JC QC", "", "No clubs: any card"),
    ],
)
def test_what_to_play_and_why(hands: str, trick: str, trump: str, line: str) -> None:
    """Halina led, Bruno has played, the reader is last. (R5.2-R5.6)"""
    deal = playing(hands, trick=trick, trump=trump, leader=1)
    assert table(deal).prompt.text == line


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("b110", "Your turn: bid 120 or more, or pass"),
        ("", "Bruno is to bid"),
        (WON, "Choose one card for Halina, on your left"),
        (f"{WON} g9H>1 gTC>2", "Play for 140, or for more?"),
        (f"{WON} gKD>1 gTC>2", "Your cards allow no more than 140"),
        (f"{WON} g9H>1 gTC>2 c140", "Your lead. Marriages count from the second trick on"),
        (f"{WON} g9H>1 gTC>2 c140 AS 9S QS", "Your lead. A card with a coin: +80"),
        (f"{WON} g9H>1 gTC>2 c140 AS", "Halina is to play"),
        ("b110 p p", "Bruno takes the talon and passes two cards on"),
    ],
)
def test_every_stage_has_its_line(moves: str, line: str) -> None:
    deal = after(dealt(MARRIAGE, dealer=0), moves)
    assert table(deal).prompt.text == line


def test_a_hand_at_its_limit_is_told_that_it_can_only_pass() -> None:
    deal = after(dealt("AS JS 9H TC AD", dealer=0), "b120")
    assert table(deal).prompt.text == "Your limit is 120: you can only pass"


def test_a_single_bid_that_is_left_is_named_alone() -> None:
    deal = after(dealt("AS JS 9H TC AD", dealer=0), "b110")
    assert table(deal).prompt.text == "Your turn: bid 120, or pass"


def test_choosing_goes_left_then_right_and_doubts_a_broken_marriage() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), WON)
    assert table(deal, left="9H").prompt.text == "Now one card for Bruno, on your right"
    assert table(deal, left="9H", right="TC").prompt.text == "Give these two cards away?"
    doubt = table(deal, left="9H", right="KD").prompt.text
    assert doubt == "Your bid needs this marriage: diamonds, 80. Give half of it away?"


def test_a_marriage_that_the_bid_does_not_need_is_still_asked_for() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110 b120 p p")
    assert (
        table(deal, left="9H", right="KD").prompt.text
        == "This breaks your marriage: diamonds, 80. Give half of it away?"
    )


def test_only_who_may_ask_for_new_cards_learns_of_it() -> None:
    """R2.4: a weak hand is its holder's secret."""
    weak = dealt("9H 9D 9C 9S JS JH KC", dealer=2)
    assert table(weak).prompt.text == "Four nines: play with these cards, or ask for new ones?"
    others = dealt("| 9H 9D 9C 9S JS JH KC", dealer=2)
    page = table(others)
    assert (page.prompt.text, page.phase) == ("Halina is to bid", "auction")
    assert "nine" not in said(printed(page).select_one("#prompt"))


def test_a_finished_trick_stays_with_its_words_until_it_has_been_seen() -> None:
    deal = after(playing("AC TD | JC 9S | QC 9D", trick="JC QC", trump="H", leader=1), "AC")
    assert table(deal, seen="1").prompt.text == "You take the trick: 16 points"
    assert table(deal, seen="2").prompt.text == "Your lead: any card"
    assert table(deal).prompt.text == "Your lead: any card"


def test_a_notice_takes_the_place_of_the_line_and_leads_to_the_rule() -> None:
    refused = notices.refused(Refusal(Reason.MUST_FOLLOW, suit=Suit.CLUBS), reader())
    line = printed(table(dealt(), notice=refused)).select_one("#prompt")
    assert said(line) == "You must follow suit: clubs. Rule R5.2"
    assert line is not None
    assert [link["href"] for link in line.select("a")] == ["/rules/polish#R5.2"]


def test_in_polish_the_cards_are_bent() -> None:
    polish = reader("pl")
    deal = playing("AC TC 9C TD | JC | QC", trick="JC QC", trump="H", leader=1)
    assert table(deal, polish).prompt.text == "Zbij damę: as albo dziesiątka trefl"
    deal = playing("9H TD | 9S | 9D", trick="JC QC", trump="H", leader=1)
    assert table(deal, polish).prompt.text == "Nie masz trefli, przebij atutem: dziewiątka kier"
