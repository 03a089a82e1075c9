"""What a screen reader says after a change: what has happened, then what to do. One sentence each, no flood."""

from __future__ import annotations

from app.i18n import phrases
from app.pages.layout import Notice
from app.pages.table.prompt import Prompt
from app.pages.table.result import ResultPart
from app.pages.table.sight import Sight
from engine import Moved, happenings

MANY = 4
"""After a longer absence only the last things are told."""


def announcement(sight: Sight, prompt: Prompt, result: ResultPart | None, notice: Notice | None) -> str:
    """What happened since the page was last drawn, without the reader's own moves, and what to do now."""
    if notice is not None:
        return notice.text
    told = []
    if sight.shown.after is not None:
        in_this_deal = sight.shown.deal in (None, sight.table.deal)
        for happening in happenings(sight.view, sight.shown.after if in_this_deal else 0):
            if isinstance(happening, Moved) and happening.seat == sight.me:
                continue
            told.append(phrases.happening(sight.words, happening, sight.other_name))
    last = result.title if result is not None else prompt.text
    # The prompt of a trick that lies there repeats who took it.
    told = [text for text in told if text != last][-MANY:]
    return ". ".join((*told, last))
