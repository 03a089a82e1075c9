"""What holds for every computer player: it sees a view and a seed, and answers with a legal move, always the same."""

from __future__ import annotations

import inspect
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BOTS, RULESETS, Move, Ruleset, SeatView, Standing, shuffled_deck
from engine.arena import LONGEST_MATCH, play_match
from engine.bots import Bot
from engine.house import Match, apply, legal_moves, start_deal, to_act, view_for
from tests.strategies import deals, dealt_again, in_every_ruleset

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS.keys())


@every_bot
def test_a_view_and_a_seed_are_all_it_gets(bot: Bot) -> None:
    assert list(inspect.signature(bot.choose).parameters) == ["view", "seed"]
    assert get_type_hints(bot.choose) == {"view": SeatView, "seed": bytes, "return": Move}


@in_every_ruleset
@given(data=st.data(), seed=st.binary(max_size=8))
def test_its_move_is_legal_and_the_same_for_the_same_seed(rules: Ruleset, data: st.DataObject, seed: bytes) -> None:
    deal = data.draw(deals(rules))
    seat = to_act(deal)
    if seat is None:
        return
    for bot in BOTS.values():
        move = bot.choose(view_for(deal, seat), seed)
        assert move in legal_moves(deal)
        assert move == bot.choose(view_for(deal, seat), seed)


@in_every_ruleset
@given(data=st.data(), seed=st.binary(max_size=8))
def test_it_cannot_peek(rules: Ruleset, data: st.DataObject, seed: bytes) -> None:
    deal = data.draw(deals(rules))
    seat = to_act(deal)
    if seat is None:
        return
    other = view_for(dealt_again(deal, seat, seed), seat)
    for bot in BOTS.values():
        assert bot.choose(view_for(deal, seat), seed) == bot.choose(other, seed)


@pytest.mark.parametrize("start", [0, 850])
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_a_match_of_regulars_ends(rules: Ruleset, start: int) -> None:
    start = start * rules.score.target // 1000
    if rules.score.barrel and start >= rules.score.barrel.at:
        start = rules.score.barrel.at
    sheet = Standing.new(rules.players).with_scores(*[start] * rules.players)
    played = list(play_match(Match(rules, 0, sheet), [BOTS["regular"]] * rules.players, f"ends {start}"))
    assert played[-1].result.winners
    assert len(played) < LONGEST_MATCH


def test_nothing_can_be_chosen_when_the_deal_is_over() -> None:
    deal = start_deal(RULESETS["polish"], 0, shuffled_deck(b"over"))
    while (seat := to_act(deal)) is not None:
        deal = apply(deal, BOTS["regular"].choose(view_for(deal, seat), b""))
    with pytest.raises(ValueError, match="over"):
        BOTS["regular"].choose(view_for(deal, 0), b"")
