"""Computer players against each other: the same cards from every seat, figures that add up."""

from __future__ import annotations

import pytest

from engine import BOTS, RULESETS, StageName
from engine.arena import Estimate, Tally, Thought, compare_deals, compare_matches
from engine.rules.scoring import Standing

POLISH = RULESETS["polish"]


def test_a_player_is_as_good_as_itself() -> None:
    tally = compare_deals(POLISH, BOTS["regular"], BOTS["regular"], range(4), "itself")
    assert tally.points_a_deal.mean == 0
    assert len(tally.deals) == 4 * POLISH.players


def test_the_regular_beats_the_dice() -> None:
    tally = compare_deals(POLISH, BOTS["regular"], BOTS["dice"], range(60), "smoke")
    assert tally.points_a_deal.mean > 30


def test_shares_of_the_work_add_up_to_the_whole() -> None:
    whole = compare_deals(POLISH, BOTS["regular"], BOTS["dice"], range(4), "shares")
    parts = Tally()
    for numbers in (range(0, 4, 2), range(1, 4, 2)):
        parts.add(compare_deals(POLISH, BOTS["regular"], BOTS["dice"], numbers, "shares"))
    assert sorted(parts.deals) == sorted(whole.deals)
    assert parts.points_a_deal == pytest.approx(whole.points_a_deal)


def test_whoever_sits_out_is_still_compared() -> None:
    tally = compare_deals(RULESETS["simple-4"], BOTS["regular"], BOTS["regular"], range(4), "four")
    assert len(tally.deals) == 16
    assert tally.points_a_deal.mean == pytest.approx(0)


def test_cards_thrown_in_are_dealt_again() -> None:
    """In this deal seat 0 holds a hand to throw in, whoever is under test."""
    tally = compare_deals(POLISH, BOTS["regular"], BOTS["regular"], range(2, 3), "weak")
    assert StageName.REDEAL in {thought.about for thought in tally.thoughts}
    assert len(tally.deals) == POLISH.players
    assert all(row.contract for row in tally.deals)


def test_a_match_is_won_lost_or_stuck() -> None:
    rules = RULESETS["polish-500"]
    start = Standing.new(3).with_scores(300, 300, 300)
    tally = compare_matches(rules, BOTS["regular"], BOTS["dice"], range(3), "matches", start)
    assert [row.stuck for row in tally.matches] == [False] * 3
    assert tally.matches_won.mean == 1
    assert len(tally.deals) == sum(row.deals for row in tally.matches)


def test_cards_thrown_in_are_no_deal_of_the_match() -> None:
    """Five sets of cards are dealt in this match, and one of them is thrown in."""
    start = Standing.new(3).with_scores(850, 850, 850)
    tally = compare_matches(POLISH, BOTS["regular"], BOTS["regular"], range(24, 25), "weak", start)
    assert [row.deals for row in tally.matches] == [4]


def test_the_watch_is_read_before_and_after_every_thought() -> None:
    ticks = iter(range(10**6))
    tally = compare_deals(POLISH, BOTS["dice"], BOTS["dice"], range(1), "watch", watch=lambda: next(ticks))
    assert {thought.nanoseconds for thought in tally.thoughts} == {1}


def test_figures_of_speed() -> None:
    tally = Tally(thoughts=[Thought(0, StageName.PLAY, 10**6 * ms) for ms in range(1, 101)])
    speed = tally.speeds()[StageName.PLAY]
    assert speed == (100, 50.5, 96, 100)


def test_an_estimate_knows_its_error() -> None:
    assert Estimate.of([1, 3]) == (2, 1)
    assert Estimate.of([7]) == (7, 0)
