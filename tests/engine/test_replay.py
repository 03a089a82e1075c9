"""A stored deal is its deck and its moves; moves of another ruleset do not fit."""

import pytest

from engine import RULESETS, IllegalMove, Reason, read_moves, shuffled_deck
from engine.house import replay


def test_a_record_of_another_ruleset_is_refused() -> None:
    moves = read_moves("b115 p p")
    assert replay(RULESETS["russian"], 0, shuffled_deck(b"1"), moves).stage.declarer == 1
    with pytest.raises(IllegalMove, match="BID_OFF_STEP") as refused:
        replay(RULESETS["polish"], 0, shuffled_deck(b"1"), moves)
    assert refused.value.refusal.reason is Reason.BID_OFF_STEP
