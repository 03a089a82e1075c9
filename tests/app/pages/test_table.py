"""Seats, facts, the middle, the result, the score sheet and what is announced."""

import pytest

from app.pages.table import Shown, table_address, table_page
from app.pages.table.seats import Said
from app.usecases.lay_out_examples import lay_out_examples
from tests.app.pages.looking import printed, reader, said, seen, table
from tests.table_talk import after, dealt, playing

EXAMPLES = lay_out_examples()
MARRIAGE = "KD QD AS JS 9H TC AD | TS 9S AH QH KC JC 9D | KS QS TH JH AC QC JD"
LEAD = "b110 b120 p b130 b140 p g9H>1 gTC>2 c140"


def test_garbled_wishes_count_as_none() -> None:
    garbled = {"seen": "-1", "left": "1H", "right": "", "amount": "1e9", "ask": "KHKH", "after": "٣", "deal": "12345"}
    assert Shown.read(garbled) == Shown()


def test_the_address_of_a_table_carries_only_what_was_seen() -> None:
    assert (table_address("x"), table_address("x", 3)) == ("/table/x", "/table/x?seen=3")


def test_seats_tell_name_score_lock_and_points_so_far() -> None:
    page = table_page(EXAMPLES["following"], reader(), Shown())
    assert (page.left.name, page.left.score, page.left.is_locked, page.left.points) == ("Halina", "470", False, 15)
    assert (page.right.score, page.right.is_locked, page.right.role, page.right.points) == ("810", True, "130", 113)
    assert (page.me.name, page.me.news, page.me.has_turn) == ("You", "no trick yet", True)
    assert page.right.thread.label == "Bruno: 810 of 1000 points"


def test_a_score_below_nothing_has_a_minus_and_no_stitch() -> None:
    deal = dealt(scores="-120 0 1000")
    page = table(deal)
    assert (page.me.score, page.me.thread.stitched) == ("−120", 0)


@pytest.mark.parametrize(
    ("situation", "facts"),
    [
        ("bidding", [("Trump", "none yet"), ("Highest bid", "110 · Bruno")]),
        ("contract", [("Trump", "none yet"), ("Bid", "140 · you")]),
        ("lead", [("Trump", "none yet"), ("Contract", "140 · you")]),
        ("following", [("Trump", "Hearts"), ("Contract", "130 · Bruno")]),
    ],
)
def test_trump_and_what_is_played_for_are_always_told(situation: str, facts: list[tuple[str, str]]) -> None:
    page = table_page(EXAMPLES[situation], reader(), Shown())
    assert [(fact.label, fact.text) for fact in page.facts] == facts


def test_in_the_exchange_the_talon_is_told_card_by_card() -> None:
    page = table_page(EXAMPLES["exchange"], reader("pl"), Shown())
    assert [(chip.corner, chip.name) for chip in page.facts[1].chips] == [
        ("K", "król kier"),
        ("10", "dziesiątka karo"),
        ("9", "dziewiątka trefl"),
    ]


def test_the_auction_shows_the_last_word_of_everybody() -> None:
    page = table(after(dealt(MARRIAGE, dealer=0), "b110 b120 p"))
    assert page.bids is not None
    assert page.bids.said == (
        Said("left", "Halina", 100, "passed", False),
        Said("right", "Bruno", 110, "", False),
        Said("me", "You", 120, "highest", True),
    )
    bids = [" ".join(bid.get_text().split()) for bid in printed(page).select(".bid")]
    assert bids == ["Halina 100 passed", "Bruno 110", "You 120 highest"]


def test_who_passes_at_once_is_not_written_in_one_word() -> None:
    page = table(after(dealt(MARRIAGE, dealer=1), "p"))
    assert "You passed" in [" ".join(bid.get_text().split()) for bid in printed(page).select(".bid")]


def test_a_finished_trick_lies_there_until_seen_with_its_winner_in_words() -> None:
    deal = after(playing("AC TD | JC 9S | QC 9D", trick="JC QC", leader=1), "AC")
    page = table(deal, seen="1")
    assert page.trick is not None
    assert [(laid.name, laid.has_won) for laid in page.trick.laid] == [
        ("Halina", False),
        ("Bruno", False),
        ("You take it", True),
    ]
    after_look = table(deal, seen="2")
    assert after_look.trick is not None
    assert [laid.name for laid in after_look.trick.laid] == ["your card"]


def test_the_trick_tells_who_led_and_which_marriage_was_declared() -> None:
    """R6.1: everybody sees it, at once."""
    deal = after(dealt(MARRIAGE, dealer=0), f"{LEAD} AS 9S QS QD 9D")
    trick = table(deal).trick
    assert trick is not None
    assert [(laid.side, laid.leads, laid.coin) for laid in trick.laid] == [("me", True, 80), ("left", False, 0)]
    assert trick.laid[0].card_name == "You: queen of diamonds, declares a marriage, 80"


def test_the_last_trick_can_be_opened_at_any_time_and_before_there_is_one_the_talon() -> None:
    deal = after(dealt(MARRIAGE + " / KH TD 9C", dealer=0), LEAD)
    lately = table(deal).lately
    assert lately is not None
    assert (lately.title, lately.note) == ("Talon", "You take the talon.")
    lately = table(after(deal, "AS 9S QS QD 9D JD")).lately
    assert lately is not None
    assert [(str(card.card), card.who) for card in lately.cards] == [("QD", "You"), ("9D", "Halina"), ("JD", "Bruno")]
    assert lately.note == "You take the trick: 5 points. Marriage 80, trump became: diamonds."


def test_a_made_contract_is_counted_aloud() -> None:
    page = table_page(EXAMPLES["made"], reader(), Shown())
    assert page.result is not None
    result = page.result
    assert (result.title, result.note, result.trump_name) == ("You made 140", "145 of 140 needed", "diamonds")
    mine, halina, bruno = result.lines
    assert (mine.cards, mine.marriages, mine.raw, mine.counted, mine.before, mine.after) == (
        65,
        80,
        145,
        "+140",
        "640",
        "780",
    )
    assert (mine.tag, mine.tone) == ("Contract 140 made", "good")
    assert mine.why.endswith("20 more and the score locks at 800.")
    assert halina.why == "No trick."
    assert (bruno.earned, bruno.counted, bruno.tag, bruno.is_locked) == ("50", "0", "Locked", True)
    assert bruno.why.startswith("55 is written as 50: a last digit of five goes down. From 800 on")


def test_a_missed_contract_says_by_how_much() -> None:
    page = table_page(EXAMPLES["missed"], reader(), Shown())
    assert page.result is not None
    assert (page.result.title, page.result.note) == ("You missed 140", "139 of 140 needed, 1 short")
    mine = page.result.lines[0]
    assert (mine.counted, mine.tone, mine.why) == ("−140", "bad", "1 point short: the contract is lost.")


def test_the_end_of_the_match_offers_another_and_the_way_home() -> None:
    page = table_page(EXAMPLES["won"], reader(), Shown())
    assert page.result is not None
    assert (page.result.title, page.result.lines[0].tag) == ("You win the match", "Winner")
    soup = printed(page)
    assert [form["action"] for form in soup.select(".actions form")] == ["/table/example/rematch"]
    assert "/" in [link["href"] for link in soup.select(".actions a")]
    assert not page.can_be_given_up


def test_a_deal_that_ends_leads_to_the_next_one_by_number() -> None:
    soup = printed(table_page(EXAMPLES["made"], reader(), Shown()))
    form = soup.select_one(".actions form")
    assert form is not None
    assert form["action"] == "/table/example/deals"
    assert [(tag["name"], tag["value"]) for tag in form.select("input")] == [("deal", "12")]


@pytest.mark.parametrize("situation", ["new-cards", "given-up"])
def test_when_nothing_was_counted_only_the_scores_are_shown(situation: str) -> None:
    page = table_page(EXAMPLES[situation], reader(), Shown())
    assert page.result is not None
    assert page.result.lines == ()
    assert [line.name for line in page.result.standings] == ["You", "Halina", "Bruno"]


def test_the_last_trick_is_seen_before_the_result() -> None:
    assert table_page(EXAMPLES["made"], reader(), Shown(seen=7)).phase == "play"
    assert table_page(EXAMPLES["made"], reader(), Shown(seen=8)).phase == "settled"


def test_the_score_sheet_has_a_row_a_deal_and_marks_the_declarer() -> None:
    sheet = table_page(EXAMPLES["made"], reader(), Shown()).sheet
    assert sheet is not None
    assert (sheet.names, len(sheet.rows)) == (("You", "Halina", "Bruno"), 12)
    last = sheet.rows[-1]
    assert [(cell.score, cell.change, cell.mark_name) for cell in last] == [
        ("780", "+140", "declarer, made"),
        ("470", "0", ""),
        ("810", "0", ""),
    ]
    assert {cell.mark for row in sheet.rows for cell in row} == {"★", "✗", ""}


def test_the_score_sheet_is_sent_again_only_when_it_may_have_changed() -> None:
    assert table_page(EXAMPLES["following"], reader(), Shown(deal=11)).sheet_is_known
    assert not table_page(EXAMPLES["following"], reader(), Shown(deal=10)).sheet_is_known
    assert not table_page(EXAMPLES["made"], reader(), Shown(deal=11)).sheet_is_known


def test_what_happened_is_announced_once_and_then_what_to_do() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), f"{LEAD} AS 9S QS")
    told = table(deal, after=str(len(deal.history) - 2)).announcement
    assert told == (
        "Halina plays the nine of spades. Bruno plays the queen of spades. You take the trick: 14 points. "
        "Your lead. A card with a coin: +80"
    )
    assert table(deal, after=str(len(deal.history))).announcement == "Your lead. A card with a coin: +80"


def test_own_moves_are_not_repeated_and_a_long_absence_is_cut_short() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), f"{LEAD} AS 9S QS QD 9D JD")
    told = table(deal, after="0").announcement
    assert "You play" not in told
    assert told.count(". ") <= 6


def test_a_trick_that_still_lies_there_is_not_told_twice() -> None:
    deal = after(playing("AC TD | JC 9S | QC 9D", trick="JC QC", leader=1), "AC")
    page = table_page(seen(deal), reader(), Shown(seen=1, after=0))
    assert page.announcement.count("You take the trick") == 1


def test_what_lies_on_the_page_has_headings_and_landmarks() -> None:
    soup = printed(table_page(EXAMPLES["following"], reader(), Shown()))
    assert [said(tag) for tag in soup.select("h1")] == ["Play"]
    assert [said(tag) for tag in soup.select("#table h2")][:2] == ["Halina", "Bruno"]
    assert soup.select_one("main#table") is not None
    assert [tag["href"] for tag in soup.select(".skip")] == ["#table"]


@pytest.mark.parametrize("situation", EXAMPLES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_gap_is_left_in_any_situation(situation: str, language: str) -> None:
    by = reader(language)
    text = printed(table_page(EXAMPLES[situation], by, Shown(after=0)), by).get_text(" ")
    assert not any(word in text for word in ("None", "undefined", "NaN", "{{", "%("))


@pytest.mark.parametrize("situation", EXAMPLES)
def test_an_id_is_given_once_on_a_page(situation: str) -> None:
    ids = [tag["id"] for tag in printed(table_page(EXAMPLES[situation], reader(), Shown())).select("[id]")]
    assert len(ids) == len(set(ids))
