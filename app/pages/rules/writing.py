"""From points to what is written down. (R7)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def writing(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The seventh chapter."""
    _ = words.gettext
    text = _("Your total is the card points of your tricks and your declared marriages.")
    if rules.score.last_trick_takes_the_rest:
        text += " " + _("The cards nobody played count for the winner of the last trick.")
    yield "R7.1", text
    yield (
        "R7.2",
        _("A declarer whose total reaches the contract writes exactly the contract, whatever was taken above it."),
    )
    yield (
        "R7.3",
        _("A declarer who falls short loses the contract. The declarer's total is never rounded: 118 is not 120."),
    )
    unit = rules.score.round_to
    if unit % 2:
        text = _("A defender's total is rounded to the nearest multiple of %(unit)s.")
    elif rules.score.half_up:
        text = _("A defender's total is rounded to the nearest multiple of %(unit)s; what lies just between goes up.")
    else:
        text = _("A defender's total is rounded to the nearest multiple of %(unit)s; what lies just between goes down.")
    yield "R7.4", text % {"unit": unit}
    yield "R7.5", _("Scores may be negative.")
