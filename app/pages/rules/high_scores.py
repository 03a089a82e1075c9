"""What happens to high scores, and what is lost for too little. (R8)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def high_scores(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The eighth chapter."""
    _ = words.gettext
    score = rules.score
    if score.lock:
        text = (
            _(
                "From %(lock)s on a score is locked: the player gains only as declarer. What counts "
                "is the score before the deal."
            )
            if score.lock.inclusive
            else _(
                "Above %(lock)s a score is locked: the player gains only as declarer. What counts is "
                "the score before the deal."
            )
        )
        yield "R8.1", text % {"lock": score.lock.at}
    if score.defender_cap is not None:
        yield "R8.2", _("A defender never rises above %(cap)s.") % {"cap": score.defender_cap}
    if score.barrel:
        numbers = {
            "barrel": score.barrel.at,
            "most": score.target - 1,
            "target": score.target,
            "deals": score.barrel.deals,
            "back": score.barrel.falls_to,
        }
        yield (
            "R8.3",
            _(
                "A score from %(barrel)s to %(most)s becomes %(barrel)s and the player is on the barrel. "
                "Only a contract that reaches %(target)s counts; points as a defender and payments "
                "for a deal given up do not. "
                "A contract missed on the barrel is lost and ends it."
            )
            % numbers,
        )
        yield (
            "R8.4",
            _(
                "Deals allowed on the barrel, whoever plays them: %(deals)s; deals thrown in do not count. "
                "After the last the score is %(back)s."
            )
            % numbers,
        )
    if score.concession_penalty:
        yield (
            "R8.5",
            _("Of every %(every)s deals a player gives up in a match, the last costs %(points)s points.")
            % {"every": score.concession_penalty.every, "points": score.concession_penalty.points},
        )
    if score.zero_penalty:
        yield (
            "R8.6",
            _(
                "Of every %(every)s zeros a player writes as a defender, rounded and not on the "
                "barrel, the last costs %(points)s points."
            )
            % {"every": score.zero_penalty.every, "points": score.zero_penalty.points},
        )
