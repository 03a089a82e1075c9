"""The page of the rules says what the ruleset in force says, and marks what differs."""

import re
from dataclasses import replace

import pytest
from bs4 import Tag

from app.pages.rules import rules_page
from app.usecases.work_examples import work_examples
from engine import RULESETS, Reason, Ruleset
from tests.app.pages.looking import printed, reader

POLISH, RUSSIAN, DUEL = RULESETS["polish"], RULESETS["russian"], RULESETS["duel"]
every_ruleset = pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)

# What can be refused only where there is something to refuse.
ONLY_WITH_TALONS = {Reason.NO_SUCH_TALON}
ONLY_WITH_CARDS_ASIDE = {Reason.WRONG_NUMBER_OF_CARDS}


def clause(rules: Ruleset, number: str, language: str = "en") -> Tag | None:
    """This clause on the page."""
    by = reader(language)
    return printed(rules_page(rules, work_examples(rules), by), by).find(id=number)


def said(rules: Ruleset, number: str) -> str:
    """The words of a clause, with its mark and its examples."""
    found = clause(rules, number)
    return " ".join(found.get_text(" ").split()) if found else ""


def test_the_default_rules_differ_from_nothing() -> None:
    page = rules_page(POLISH, work_examples(POLISH), reader())
    assert not page.has_differences
    assert printed(page).select(".differs") == []


@pytest.mark.parametrize("id", [id for id in RULESETS if id != "polish"])
def test_what_differs_is_marked_in_words(id: str) -> None:
    page = printed(rules_page(RULESETS[id], work_examples(RULESETS[id]), reader()))
    marked = page.select(".differs")
    assert marked
    assert all(tag.dd and tag.dd.get_text().startswith("Differs ") for tag in marked)


def test_another_limit_is_said_marked_and_counted_with() -> None:
    rules = replace(POLISH, auction=replace(POLISH.auction, limit_without_marriage=140))
    assert said(rules, "R3.4").startswith("R3.4 Differs Your limit is 140,")
    assert said(rules, "R3.4").endswith("With these cards the limit is 220.")
    assert "not exceed 140" in said(rules, "R4.6")


def test_another_barrel_is_said_and_its_examples_are_worked_out_anew() -> None:
    assert RUSSIAN.score.barrel
    barrel = replace(RUSSIAN.score.barrel, at=900, falls_to=700)
    rules = replace(RUSSIAN, score=replace(RUSSIAN.score, barrel=barrel))
    assert "A score from 900 to 999 becomes 900" in said(rules, "R8.3")
    assert "Score before 880, taken 43, score after 900. 43 is written as 45." in said(rules, "R8.3")
    assert "back to 700" in said(rules, "R8.4")


def test_another_rounding_rounds_the_examples() -> None:
    upwards = replace(POLISH, score=replace(POLISH.score, half_up=True))
    assert "23 → 20, 25 → 20, 26 → 30, 73 → 70" in said(POLISH, "R7.4")
    assert "Differs" in said(upwards, "R7.4")
    assert "23 → 20, 25 → 30, 26 → 30, 73 → 70" in said(upwards, "R7.4")


def test_a_rule_that_is_dropped_is_said_to_be_missing() -> None:
    unlocked = replace(POLISH, score=replace(POLISH.score, lock=None))
    assert said(unlocked, "R8.1") == "R8.1 Differs There is no such rule here."


def test_what_only_other_rules_have_is_not_spoken_of() -> None:
    assert [number for number in ("R4.2", "R4.4", "R8.3", "R8.5") if said(POLISH, number)] == []
    assert "one of the 2 talons" in said(DUEL, "R4.2")


def test_a_contract_made_and_one_missed_by_two() -> None:
    assert "taken 137, score after 120" in said(POLISH, "R7.2")
    assert "taken 118, score after -120. 2 points short" in said(POLISH, "R7.3")


def test_the_examples_show_real_cards_by_name() -> None:
    found = clause(POLISH, "R6.2")
    assert found
    assert [picture["aria-label"] for picture in found.select("svg")] == ["King of diamonds", "Queen of diamonds"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("R1.3", "ace 11, ten 10, king 4, queen 3, jack 2, nine 0"),
        ("R3.4", "Your limit is 120"),
        ("R6.2", "Hearts 100, diamonds 80, clubs 60, spades 40"),
        ("R8.1", "From 800 on"),
        ("R8.2", "above 990"),
        ("R9.1", "reaches 1000"),
    ],
)
def test_the_numbers_of_the_long_match_are_those_of_the_ruleset(number: str, words: str) -> None:
    assert words in said(POLISH, number)


@pytest.mark.parametrize(("number", "words"), [("R8.1", "From 400 on"), ("R8.2", "above 490"), ("R9.1", "reaches 500")])
def test_the_numbers_of_the_short_match_are_those_of_the_ruleset(number: str, words: str) -> None:
    assert words in said(RULESETS["polish-500"], number)


@every_ruleset
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_refusal_leads_to_a_clause(rules: Ruleset, language: str) -> None:
    possible = set(Reason)
    if rules.exchange.talons == 1:
        possible -= ONLY_WITH_TALONS
    if not rules.exchange.cards_laid_down:
        possible -= ONLY_WITH_CARDS_ASIDE
    by = reader(language)
    ids = {tag["id"] for tag in printed(rules_page(rules, work_examples(rules), by), by).select("dl [id]")}
    assert {reason.clause for reason in possible} <= ids


@every_ruleset
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_number_is_left_open(rules: Ruleset, language: str) -> None:
    by = reader(language)
    text = printed(rules_page(rules, work_examples(rules), by), by).get_text()
    assert re.findall(r"%\(|%[sd]|None", text) == []
