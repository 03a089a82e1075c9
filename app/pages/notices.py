"""What went otherwise than wished, as a notice."""

from __future__ import annotations

from app.i18n import phrases
from app.pages.layout import Notice, NoticeKind
from app.reader import Reader
from engine import Refusal


def refused(refusal: Refusal, reader: Reader) -> Notice:
    """The rules forbid the move; the notice says which rule."""
    return Notice(NoticeKind.REFUSED, phrases.refusal(reader.words, refusal), refusal.reason.clause)


def stale(reader: Reader) -> Notice:
    """The page was drawn before somebody moved on, perhaps in another window."""
    return Notice(NoticeKind.QUIET, reader.words.gettext("The table had moved on. This is how it stands now."))


def not_your_turn(reader: Reader) -> Notice:
    """A move of somebody whose turn it is not."""
    return Notice(NoticeKind.REFUSED, reader.words.gettext("It is not your turn."), "R2.1")


def unreadable(reader: Reader) -> Notice:
    """A field of the form is missing or says nothing we know."""
    return Notice(NoticeKind.REFUSED, reader.words.gettext("That was not understood. Nothing has changed."))


def unknown_rules(reader: Reader) -> Notice:
    """A match was asked for under rules that are not played here."""
    return Notice(NoticeKind.REFUSED, reader.words.gettext("These rules are not played here. Choose a length below."))
