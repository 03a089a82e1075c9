"""King and queen of a suit, and the trump they make. (R6)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import SUITS, Ruleset


def marriages(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The sixth chapter."""
    _ = words.gettext
    if rules.play.marriage_in_first_trick:
        text = _(
            "There is no trump at the start. Leading the king or queen of a suit while holding "
            "both declares the marriage, "
            "by itself and always, in the first trick too. Defenders may declare too."
        )
    else:
        text = _(
            "There is no trump at the start. Leading the king or queen of a suit while holding "
            "both declares the marriage, "
            "by itself and always; not in the first trick. Defenders may declare too."
        )
    yield "R6.1", text
    values = {suit.name.lower(): rules.score.marriages[suit] for suit in SUITS}
    yield (
        "R6.2",
        _(
            "Hearts %(hearts)s, diamonds %(diamonds)s, clubs %(clubs)s, spades %(spades)s. "
            "The points are kept even if the card led is beaten."
        )
        % values,
    )
    yield (
        "R6.3",
        _("The suit becomes trump at once, already in this trick, in place of any trump before, also of a dearer one."),
    )
    if rules.exchange.cards_laid_down:
        yield "R6.4", _("Once one half has been played or laid aside, the marriage is dead.")
    else:
        yield "R6.4", _("Once one half has been played or passed on, the marriage is dead.")
