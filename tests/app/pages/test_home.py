"""The first page and the small pages round it."""

import pytest

from app.pages.failure import Failure, failure_page
from app.pages.give_up import give_up_page
from app.pages.home import OFFERED, RunningMatch, home_page
from app.reader import CHOICES
from app.usecases.lay_out_examples import lay_out_examples
from engine import RULESETS
from tests.app.pages.looking import printed, reader, said

RUNNING = [
    RunningMatch("new", RULESETS["polish"], ("", "Halina", "Bruno"), 0, (780, 470, 810), 12, my_turn=True),
    RunningMatch("old", RULESETS["polish-500"], ("", "Ewa", "Jan"), 0, (-20, 0, 60), 1, my_turn=False),
]


def test_the_newest_match_goes_on_with_one_press() -> None:
    soup = printed(home_page(RUNNING, "once", reader()))
    part = soup.select_one(".cloth")
    assert said(part) == (
        "Your match goes on Deal 13 · Polish style · to 1000 You 780 Halina 470 Bruno locked 810 Continue: your turn"
    )
    assert part is not None
    assert [link["href"] for link in part.select("a")] == ["/table/new"]
    assert [link["href"] for link in soup.select(".matches a")] == ["/table/old"]
    assert "You −20 · Ewa 0 · Jan 60" in said(soup.select_one(".matches"))


def test_a_new_match_is_begun_by_a_form_with_a_length_and_a_word_for_once() -> None:
    form = printed(home_page((), "once", reader())).select_one('form[action="/matches"]')
    assert form is not None
    assert form["method"] == "post"
    assert [(tag["name"], tag["value"]) for tag in form.select("input")] == [
        ("once", "once"),
        ("ruleset", "polish"),
        ("ruleset", "polish-500"),
        ("ruleset", "club"),
        ("ruleset", "simple"),
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_style_to_choose_says_what_it_is_like(language: str) -> None:
    notes = [
        said(note)
        for note in printed(home_page((), "once", reader(language))).select("[action='/matches'] .choice small")
    ]
    assert all(notes)
    assert len(set(notes)) == len(notes) == len(OFFERED)


def test_the_kind_of_the_newest_match_is_chosen_already() -> None:
    club = RunningMatch("new", RULESETS["club"], ("", "Halina", "Bruno"), 0, (0, 0, 0), 0, my_turn=True)
    for running, chosen in (((), "polish"), ((club, *RUNNING), "club")):
        soup = printed(home_page(running, "once", reader()))
        assert [tag["value"] for tag in soup.select('form[action="/matches"] [checked]')] == [chosen]


def test_every_preference_can_be_set_and_the_present_one_is_shown() -> None:
    form = printed(home_page((), "once", reader("pl", pace="fast", four_colours="yes"))).select_one(".settings")
    assert form is not None
    offered = {name: {tag["value"] for tag in form.select(f'[name="{name}"]')} for name in CHOICES}
    assert offered == {**{name: set(values) for name, values in CHOICES.items()}, "language": {"en", "pl"}}
    chosen = {tag["name"]: tag["value"] for tag in form.select("[checked]")}
    assert chosen == {"language": "pl", "pace": "fast", "theme": "auto", "letters": "auto", "four_colours": "yes"}
    assert [tag["value"] for tag in form.select('[name="next"]')] == ["/"]


@pytest.mark.parametrize("failure", Failure)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_failure_has_a_friendly_page_with_a_way_back(failure: Failure, language: str) -> None:
    by = reader(language)
    page = failure_page(failure, by)
    soup = printed(page, by)
    assert said(soup.h1) == page.title
    assert page.text in said(soup.main)
    assert "/" in [link["href"] for link in soup.select("main a")]


def test_giving_up_is_asked_and_keeping_on_is_the_main_answer() -> None:
    soup = printed(give_up_page(lay_out_examples()["bidding"], reader()))
    assert said(soup.h1) == "Give this match up?"
    assert said(soup.select_one(".main")) == "Keep playing"
    assert [form["action"] for form in soup.select("main form")] == ["/table/example/give-up"]
