"""A page for whatever cannot be shown: what happened, and the way back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, assert_never

from app.pages.layout import Layout, layout
from app.reader import Reader


class Failure(Enum):
    """What went wrong. The value is the status of the answer."""

    UNREADABLE = 400
    CROSS_SITE = 403
    NOT_FOUND = 404
    NOT_ALLOWED = 405
    TOO_LARGE = 413
    TOO_OFTEN = 429
    BROKEN = 500


@dataclass(frozen=True, slots=True)
class FailurePage:
    """What `failure.html` prints."""

    template: ClassVar[str] = "failure.html"

    layout: Layout
    title: str
    text: str


def failure_page(failure: Failure, reader: Reader) -> FailurePage:
    """A friendly sentence about what went wrong."""
    title, text = _told(failure, reader)
    return FailurePage(layout(reader, title, here="/"), title, text)


def _told(failure: Failure, reader: Reader) -> tuple[str, str]:
    _ = reader.words.gettext
    match failure:
        case Failure.UNREADABLE:
            return _("That was not understood"), _("Something in the request could not be read. Nothing has changed.")
        case Failure.CROSS_SITE:
            return _("That came from another site"), _(
                "For your safety moves are taken only from this site's own pages. Nothing has changed."
            )
        case Failure.NOT_FOUND:
            return _("There is nothing here"), _(
                "A match opens only in the browser in which it was begun. Your matches are on the first page."
            )
        case Failure.NOT_ALLOWED:
            return _("That cannot be done here"), _("Go back to the first page and try from there.")
        case Failure.TOO_LARGE:
            return _("That was too much at once"), _(
                "The request was larger than any move can be. Nothing has changed."
            )
        case Failure.TOO_OFTEN:
            return _("Too quick"), _("Many requests came at once. Wait a moment, then go on: nothing is lost.")
        case Failure.BROKEN:
            return _("Something broke on our side"), _(
                "It has been written down. Your match is safe: open it again from the first page."
            )
        case _:
            assert_never(failure)
