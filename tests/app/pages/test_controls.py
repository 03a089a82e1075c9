"""The stepper, the pauses and the answers."""

import pytest
from hypothesis import given

from engine import RULESETS, Bid, Contract, Keep, Pass, Redeal, move_text
from engine.house import Deal, legal_moves, to_act
from tests.app.pages.looking import acting, printed, reader, table
from tests.strategies import deals
from tests.table_talk import after, dealt, playing

MARRIAGE = "KD QD AS JS 9H TC AD | TS 9S AH QH KC JC 9D | KS QS TH JH AC QC JD"
WON = "b110 b120 p b130 b140 p"


def test_the_stepper_begins_at_the_smallest_raise_and_ends_at_the_limit() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110")
    controls = table(deal).controls
    assert controls is not None
    assert controls.stepper is not None
    stepper = controls.stepper
    assert (stepper.amount, stepper.lowest, stepper.highest, stepper.step) == (120, 120, 200, 10)
    assert (stepper.less, stepper.more) == (None, 130)
    assert (stepper.limit, stepper.reason, stepper.suit_names) == ("Your limit 200", "120 + 80 for", ("diamonds",))


@pytest.mark.parametrize(
    ("amount", "shown"), [("130", 130), ("200", 200), ("210", 120), ("125", 120), ("-1", 120), ("x", 120)]
)
def test_only_a_number_that_may_be_bid_is_put_on_the_stepper(amount: str, shown: int) -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110")
    soup = printed(table(deal, amount=amount))
    assert f"move=b{shown}" in acting(soup)
    assert [tag.text for tag in soup.select(".stepper output")] == [str(shown)]


def test_without_a_marriage_the_limit_says_so() -> None:
    controls = table(after(dealt("AS JS 9H TC AD", dealer=0), "b110")).controls
    assert controls is not None
    assert controls.stepper is not None
    assert (controls.stepper.limit, controls.stepper.reason) == ("Your limit 120", "without a marriage")


def test_after_half_a_marriage_was_given_only_the_bid_is_left() -> None:
    """R4.6: the floor beats the ceiling."""
    controls = table(after(dealt(MARRIAGE, dealer=0), f"{WON} gKD>1 gTC>2")).controls
    assert controls is not None
    assert controls.stepper is not None
    stepper = controls.stepper
    assert (stepper.lowest, stepper.highest, stepper.reason) == (140, 140, "your bid")


@given(deals(RULESETS["polish"]))
def test_everything_that_may_be_bid_named_or_answered_can_be_reached(deal: Deal) -> None:
    """The acting buttons of every number on the stepper together are the legal moves, and no others."""
    legal = legal_moves(deal)
    if to_act(deal) != 0 or not isinstance(legal[0], Bid | Pass | Contract | Redeal | Keep):
        return
    controls = table(deal).controls
    assert controls is not None
    amounts = [""]
    if controls.stepper is not None:
        amounts = [str(n) for n in range(controls.stepper.lowest, controls.stepper.highest + 1, controls.stepper.step)]
    pages = [table(deal, amount=amount).controls for amount in amounts]
    offered = {button.value for page in pages if page for form in page.forms for button in form.buttons}
    assert offered == {move_text(move) for move in legal}


@pytest.mark.parametrize(
    ("pace", "bot", "trick"), [("slow", 1200, None), ("normal", 700, 1600), ("fast", 350, 900), ("instant", 0, 400)]
)
def test_the_pace_sets_how_long_others_think_and_a_trick_stays(pace: str, bot: int, trick: int | None) -> None:
    by = reader(pace=pace)
    waiting = table(after(dealt(MARRIAGE, dealer=0), "b110 b120"), by).controls
    assert waiting is not None
    assert [form.delay_ms for form in waiting.forms] == [bot]
    taken = after(playing("AC TD | JC 9S | QC 9D", trick="JC QC", leader=1), "AC")
    resting = table(taken, by, seen="1").controls
    assert resting is not None
    assert [form.delay_ms for form in resting.forms] == [trick]
    assert resting.is_quiet == (trick is not None)


def test_every_form_says_for_which_place_in_the_log_it_was_drawn() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110")
    for form in printed(table(deal)).select("#table form[method=post]"):
        fields = {tag["name"]: tag["value"] for tag in form.select("input")}
        assert fields == {"deal": "0", "number": "1", "seen": "0"}


def test_with_htmx_a_form_does_what_it_does_without() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110")
    for form in printed(table(deal)).select("#table form"):
        region = form.get("hx-post") or form.get("hx-get")
        assert region == form["action"] + ("" if form["method"] == "post" else "/part")
        assert (form["hx-target"], form["hx-swap"]) == ("#table", "outerHTML")
