"""How a match ends. (R9)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def end(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The last chapter."""
    _ = words.gettext
    target, cap = rules.score.target, rules.score.defender_cap
    yield (
        "R9.1",
        _("The match ends with the deal in which somebody reaches %(target)s. Nothing can be played after it.")
        % {"target": target},
    )
    if cap is not None and cap < target:
        yield "R9.2", _("Only the declarer can get there, so there is one winner.")
    else:
        text = _("If several are there, the declarer wins, else the highest score, else they share.")
        if rules.players > rules.active:
            text += " " + _("Who sits out a deal cannot win in it.")
        yield "R9.2", text
    yield "R9.3", _("The winner's final points are kept, whatever they are above %(target)s.") % {"target": target}
