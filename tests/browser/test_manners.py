"""The script's manners: focus, keys, pauses and lost answers. The table is a picture, and the test plays the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, Route, expect

from app.pages import notices
from app.pages.layout import Notice
from app.pages.table import Shown, table_page
from app.usecases.lay_out_examples import lay_out_examples
from engine import Reason, Refusal, card
from tests.app.pages.looking import markup, reader
from tests.browser.conftest import OpenPage

EXAMPLES = lay_out_examples()
AT_TABLE = re.compile(r"/table/example")


def answer(situation: str, notice: Notice | None = None, **shown: str) -> str:
    """What htmx is told about a table in this situation."""
    page = table_page(EXAMPLES[situation], reader(), Shown.read(shown), notice)
    return markup(page, template=page.part)


@dataclass
class Table:
    """A page at a table whose server answers as the test says, one answer after another."""

    page: Page
    whole: str
    """The page as it is opened."""
    answers: list[tuple[int, str] | None] = field(default_factory=list)
    """Status and body; None is a line that breaks."""
    asked: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)
    """Every request since the page was opened: method, path and fields."""

    def then(self, *situations: str, **shown: str) -> Table:
        """Answer the next requests with these situations."""
        self.answers += [(200, answer(situation, **shown)) for situation in situations]
        return self

    def serve(self, route: Route) -> None:
        """Answer one request."""
        request = route.request
        if request.is_navigation_request():
            route.fulfill(body=self.whole, content_type="text/html; charset=utf-8")
            return
        path, _, query = request.url.partition("/table/example")[2].partition("?")
        fields = {name: values[-1] for name, values in parse_qs(request.post_data or query).items()}
        self.asked.append((request.method, path, fields))
        told = self.answers.pop(0) if self.answers else (204, "")
        if told is None:
            route.abort()
        else:
            route.fulfill(status=told[0], body=told[1], content_type="text/html; charset=utf-8")

    def let_pass(self, milliseconds: int) -> None:
        """Time passes at a table whose clocks are stopped."""
        self.page.clock.run_for(milliseconds)

    @property
    def focus(self) -> str:
        """The name of what is focused."""
        return str(self.page.evaluate("document.activeElement.id || document.activeElement.tagName"))

    @property
    def announced(self) -> str:
        """What a screen reader was last told."""
        return self.page.locator("#announcer").inner_text()


Sit = Callable[..., Table]


@pytest.fixture
def sit(open_page: OpenPage) -> Iterator[Sit]:
    """Sit down at a table in some situation; its clocks can be stopped, and then only the test lets time pass."""

    def down(situation: str, *, pace: str = "normal", stopped: bool = False, **shown: str) -> Table:
        whole = table_page(EXAMPLES[situation], reader(pace=pace), Shown.read(shown))
        table = Table(open_page("/rules"), markup(whole))
        table.page.route(AT_TABLE, table.serve)
        if stopped:
            table.page.clock.install(time=0)
            table.page.clock.pause_at(1)
        table.page.goto("/table/example")
        return table

    return down


def test_the_stepper_needs_no_server_between_its_ends(sit: Sit) -> None:
    table = sit("bidding")
    more, less = table.page.get_by_role("button", name="10 more"), table.page.get_by_role("button", name="10 less")
    expect(less).to_be_disabled()
    for _ in range(3):
        more.click()
    expect(table.page.locator(".stepper output")).to_have_text("150")
    expect(table.page.get_by_role("button", name="Bid 150")).to_have_attribute("value", "b150")
    for _ in range(5):
        more.click()
    expect(more).to_be_disabled()
    expect(table.page.get_by_role("button", name="Bid 200")).to_be_visible()
    less.click()
    assert table.asked == []
    table.then("waiting-to-bid").page.get_by_role("button", name="Bid 190").click()
    expect(table.page.locator(".stepper")).to_have_count(0)
    assert table.asked == [("POST", "/moves", {"deal": "11", "number": "1", "seen": "0", "move": "b190"})]


def test_quick_taps_on_the_stepper_all_count(sit: Sit) -> None:
    table = sit("bidding")
    table.page.get_by_role("button", name="10 more").dblclick()
    expect(table.page.locator(".stepper output")).to_have_text("140")


def test_a_doubtful_lead_is_asked_and_not_played(sit: Sit) -> None:
    table = sit("first-lead").then("first-lead", ask="KD")
    table.page.locator("#card-KD").click()
    expect(table.page.locator("#prompt")).to_contain_text("This breaks your marriage: diamonds")
    assert table.asked == [("GET", "/part", {"seen": "0", "ask": "KD"})]
    table.then("waiting-to-play").page.get_by_role("button", name="Lead it anyway").click()
    expect(table.page.locator("#prompt")).to_contain_text("Halina is to lead")
    assert [fields["move"] for method, _, fields in table.asked if method == "POST"] == ["KD"]


def test_cards_to_give_are_chosen_swapped_and_given_by_pressing(sit: Sit) -> None:
    table = sit("exchange").then("exchange", left="KH").then("exchange", left="KH", right="9H").then("contract")
    table.page.locator("#card-KH").click()
    expect(table.page.locator("#prompt")).to_contain_text("Now one card for Bruno")
    table.page.locator("#card-9H").click()
    table.page.get_by_role("button", name="Give both").click()
    expect(table.page.locator("#prompt")).to_contain_text("Play for 140")
    assert [(path, fields.get("left"), fields.get("right")) for _, path, fields in table.asked] == [
        ("/part", "KH", None),
        ("/part", "KH", "9H"),
        ("/gifts", "KH", "9H"),
    ]


def test_a_chosen_card_is_taken_back_by_pressing_it_again(sit: Sit) -> None:
    table = sit("exchange", left="KH", right="9H").then("exchange", right="9H")
    table.page.locator("#card-KH").click()
    expect(table.page.locator("#prompt")).to_contain_text("Choose one card for Halina")
    assert [(fields.get("left", ""), fields["right"]) for _, _, fields in table.asked] == [("", "9H")]


def test_focus_goes_from_a_played_card_to_its_neighbour_and_then_to_a_card_that_may_be_played(sit: Sit) -> None:
    table = sit("lead").then("waiting-to-play", "following")
    table.page.locator("#card-JS").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#table")).to_have_attribute("data-phase", "play")
    expect(table.page.locator(".hand.waiting")).to_be_visible()
    assert table.focus.startswith("card-")
    expect(table.page.locator(".hand:not(.waiting)")).to_be_visible()
    assert table.focus in ("card-AC", "card-TC")


def test_focus_goes_to_the_heading_of_a_new_panel_and_never_to_the_body(sit: Sit) -> None:
    table = sit("lead").then("made")
    table.page.locator("#card-JS").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#result-title")).to_be_focused()
    table.then("first-deal")
    table.page.get_by_role("button", name="Next deal").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#prompt")).to_be_focused()


def test_arrows_walk_along_the_hand(sit: Sit) -> None:
    table = sit("following")
    table.page.locator("#card-KS").focus()
    walked = []
    for key in ("ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"):
        table.page.keyboard.press(key)
        walked.append(table.focus)
    assert walked == ["card-QS", "card-9C", "card-KS", "card-9C", "card-KS"]


def test_everything_at_the_table_can_be_reached_with_the_tab_key(sit: Sit) -> None:
    table = sit("bidding")
    reached = []
    for _ in range(9):
        table.page.keyboard.press("Tab")
        reached.append(table.page.evaluate("document.activeElement.textContent.trim()"))
    order = ["+", "Pass", "Bid 120", "Scores"]
    assert [text for text in reached if text in order] == order


def test_a_held_key_and_a_double_click_are_one_press(sit: Sit) -> None:
    table = sit("lead").then("following", "following")
    table.page.locator("#card-JS").focus()
    for _ in range(8):
        table.page.keyboard.down("Enter")
    table.page.keyboard.up("Enter")
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")
    assert len(table.asked) == 1
    table.page.locator("#card-AC").dblclick()
    table.page.wait_for_timeout(300)
    assert len(table.asked) == 2


@pytest.mark.parametrize("button", ["right", "middle"])
def test_only_the_main_button_of_a_mouse_plays_a_card(sit: Sit, button: str) -> None:
    table = sit("lead")
    table.page.locator("#card-JS").click(button=button)  # type: ignore[arg-type]
    table.page.wait_for_timeout(300)
    assert table.asked == []


def test_a_refusal_takes_the_place_of_the_instruction_and_is_announced(sit: Sit, complaints: list[str]) -> None:
    table = sit("following")
    refusal = notices.refused(Refusal(Reason.MUST_BEAT, card=card("QC")), reader())
    table.answers.append((422, answer("following", refusal)))
    table.page.locator("#card-9C").click(force=True)
    expect(table.page.locator("#prompt")).to_contain_text("You must beat the queen of clubs. Rule R5.3")
    expect(table.page.locator("#card-9C")).to_be_focused()
    assert table.announced == "You must beat the queen of clubs."
    assert "422" in complaints.pop()


def test_what_others_do_is_announced_outside_of_what_is_swapped(sit: Sit) -> None:
    table = sit("lead").then("trick-taken", seen="2", after="9", deal="11")
    table.page.locator("#card-JS").click()
    expect(table.page.locator("#announcer")).to_contain_text("Bruno plays the queen of clubs. You take the trick")
    expect(table.page).to_have_title("You take the trick: 15 points · Thousand")


def test_a_computer_player_moves_by_itself_after_a_pause(sit: Sit) -> None:
    table = sit("waiting-to-play", stopped=True).then("following")
    table.let_pass(600)
    assert table.asked == []
    table.let_pass(200)
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")
    assert [(method, path) for method, path, _ in table.asked] == [("POST", "/bot")]


def test_a_finished_trick_stays_until_pressed_when_the_pace_is_slow(sit: Sit) -> None:
    table = sit("trick-taken", seen="2", pace="slow", stopped=True).then("lead")
    table.let_pass(60_000)
    assert table.asked == []
    table.page.get_by_role("button", name="Go on").click()
    table.let_pass(10)
    expect(table.page.locator("#prompt")).to_contain_text("Your lead")
    assert table.asked == [("GET", "/part", {"seen": "3"})]


def test_a_press_on_the_middle_ends_a_pause(sit: Sit) -> None:
    table = sit("trick-taken", seen="2", stopped=True).then("lead")
    table.page.locator(".centre").click()
    table.let_pass(10)
    expect(table.page.locator("#prompt")).to_contain_text("Your lead")
    assert table.asked == [("GET", "/part", {"seen": "3"})]


def test_nothing_moves_while_somebody_reads(sit: Sit) -> None:
    table = sit("waiting-to-play", stopped=True).then("following")
    table.page.get_by_role("button", name="Last trick").click()
    table.let_pass(60_000)
    assert table.asked == []
    expect(table.page.locator("#lately")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")


def test_nothing_moves_under_a_pressed_finger(sit: Sit) -> None:
    table = sit("waiting-to-play", stopped=True).then("following")
    table.page.locator(".hand").hover()
    table.page.mouse.down()
    table.let_pass(60_000)
    assert table.asked == []
    table.page.mouse.up()
    table.let_pass(10)
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")


def test_an_answer_that_comes_under_a_pressed_finger_waits_for_it_to_be_lifted(sit: Sit) -> None:
    table = sit("waiting-to-play", stopped=True)
    held: list[Route] = []
    table.page.route("**/bot", lambda route: held.append(route))
    with table.page.expect_request("**/bot"):
        table.let_pass(800)
    table.page.locator(".hand").hover()
    table.page.mouse.down()
    with table.page.expect_response("**/bot"):
        held[0].fulfill(body=answer("following"), content_type="text/html; charset=utf-8")
    table.let_pass(100)
    expect(table.page.locator("#prompt")).to_contain_text("Halina is to lead")
    table.then("following").page.mouse.up()
    table.let_pass(10)
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")
    assert [(method, path) for method, path, _ in table.asked] == [("GET", "/part")]


def test_a_lost_answer_is_told_and_the_same_move_is_sent_again(sit: Sit, complaints: list[str]) -> None:
    table = sit("lead")
    table.answers += [None, (200, answer("waiting-to-play"))]
    table.page.locator("#card-JS").click()
    expect(table.page.locator("#prompt")).to_contain_text("No answer from the server. Nothing is lost.")
    assert table.announced == "No answer from the server. Nothing is lost."
    table.page.get_by_role("button", name="Try again").click()
    expect(table.page.locator("#prompt")).to_contain_text("Halina is to lead")
    first, second = table.asked[:2]
    assert first == second == ("POST", "/moves", {"deal": "11", "number": "12", "seen": "1", "move": "JS"})
    complaints.clear()


def test_a_server_that_is_down_is_asked_again_without_a_press(sit: Sit, complaints: list[str]) -> None:
    table = sit("waiting-to-play", stopped=True)
    table.answers += [(503, ""), (200, answer("following"))]
    table.let_pass(800)
    expect(table.page.locator("#prompt")).to_contain_text("No answer from the server")
    table.let_pass(5000)
    expect(table.page.locator("#prompt")).to_contain_text("Beat the queen")
    assert [path for _, path, _ in table.asked] == ["/bot", "/bot"]
    complaints.clear()


def test_a_tab_that_comes_back_asks_for_news_once(sit: Sit) -> None:
    table = sit("following").then("lead")
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.page.locator("#prompt")).to_contain_text("Your lead")
    assert table.asked == [("GET", "/part", {"seen": "2", "deal": "11", "after": "13"})]
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    table.page.wait_for_timeout(300)
    expect(table.page.locator("#prompt")).to_contain_text("Your lead")
