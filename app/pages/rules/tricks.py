"""What may be played on a trick, and who takes it. (R5)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def tricks(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The fifth chapter."""
    _ = words.gettext
    yield "R5.1", _("The declarer leads to the first trick, the winner of a trick to the next.")
    yield "R5.2", _("Follow the suit led if you can.")
    if rules.play.must_beat:
        yield (
            "R5.3",
            _(
                "Beat if you can: when you follow suit and hold a card of it that beats the best card "
                "so far, play such a card. "
                "Once the trick has been trumped no plain card beats it, and any card of the suit led will do."
            ),
        )
    else:
        yield "R5.3", _("Nobody has to beat: any card of the suit led will do.")
    yield (
        "R5.4",
        _(
            "With no card of the suit led you must trump, as soon as there is a trump suit, even "
            "if your trump does not win."
        ),
    )
    if rules.play.must_overruff:
        yield "R5.5", _("If the trick was trumped before you and you must trump, play a higher trump if you can.")
    else:
        yield "R5.5", _("If the trick was trumped before you and you must trump, any trump will do.")
    yield "R5.6", _("With neither the suit led nor a trump, play anything.")
    yield "R5.7", _("The highest trump takes the trick, without one the highest card of the suit led.")
