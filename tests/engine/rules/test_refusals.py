"""Every reason has a clause in the rules that says so."""

import re
from pathlib import Path

import pytest

from engine import IllegalMove, Reason, Refusal

RULES = (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")
CLAUSES = set(re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES))


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_cites_a_clause_that_exists(reason: Reason) -> None:
    assert reason.clause in CLAUSES


def test_an_illegal_move_says_why() -> None:
    assert str(IllegalMove(Refusal(Reason.MUST_BEAT))) == "MUST_BEAT"
