"""Examples under the clauses, worked out by the engine when the page is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.i18n import phrases
from app.pages.rules.clauses import Example, Words
from engine import Card, Cards, Ruleset, ScoreLine, card, limit, round_points

SUIT: Final = Cards.of(card(word) for word in ["AH", "TH", "KH", "QH", "JH", "9H"])
COUPLE: Final = Cards.of(card(word) for word in ["KD", "QD"])
MARRIED: Final = COUPLE | Cards.of(card(word) for word in ["AS", "TC", "9H"])
TOTALS: Final = (23, 25, 26, 73)


def examples(rules: Ruleset, worked: Mapping[str, ScoreLine], words: Words) -> Mapping[str, Example]:
    """Every example, by the clause it explains."""
    _ = words.gettext
    marriage = sum(rules.score.marriages[suit] for suit in COUPLE.marriages)
    rounded = ", ".join(f"{raw} → {round_points(rules.score, raw)}" for raw in TOTALS)
    return {
        "R1.3": Example(_("Together these are %(points)s points.") % {"points": SUIT.points}, _named(SUIT, words)),
        "R3.4": Example(
            _("With these cards the limit is %(limit)s.") % {"limit": limit(rules, MARRIED)}, _named(MARRIED, words)
        ),
        "R6.2": Example(_("Leading one of these two counts %(points)s.") % {"points": marriage}, _named(COUPLE, words)),
        "R7.4": Example(_("For example: %(rounded)s.") % {"rounded": rounded}),
        **{anchor: _written(line, rules, words) for anchor, line in worked.items()},
    }


def _named(hand: Cards, words: Words) -> tuple[tuple[Card, str], ...]:
    return tuple((one, phrases.sentence(phrases.card(words, one))) for one in sorted(hand, reverse=True))


def _written(line: ScoreLine, rules: Ruleset, words: Words) -> Example:
    """One player's deal, from points to score, with the reasons."""
    told = words.gettext("Score before %(before)s, taken %(raw)s, score after %(after)s.") % {
        "before": line.before,
        "raw": line.raw,
        "after": line.after,
    }
    reasons = [phrases.remark(words, remark, rules, raw=line.raw, written=line.written) for remark in line.remarks]
    return Example(" ".join((told, *reasons)))
