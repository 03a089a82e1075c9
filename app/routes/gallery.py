"""Every page in every situation, for eyes, screenshots, translators and tests. Development only: see its command.

Preferences can be tried in the address: `/gallery/following?language=pl&theme=dark&large_cards=yes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Protocol

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from app.i18n.languages import LANGUAGES, preferred, words_in
from app.pages import notices
from app.pages.failure import Failure, failure_page
from app.pages.gallery import gallery_page
from app.pages.give_up import give_up_page
from app.pages.home import RunningMatch, home_page
from app.pages.layout import Notice
from app.pages.rules import rules_page
from app.pages.table import Shown, table_page
from app.reader import Preferences, Reader
from app.templating import render
from app.usecases.lay_out_examples import lay_out_examples
from app.usecases.work_examples import work_examples
from engine import RULESETS, Reason, Refusal, Ruleset, Suit, card

router = APIRouter(prefix="/gallery")


class Printed(Protocol):
    """A page of any kind."""

    template: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: the page it shows, for a reader."""

    page: Callable[[Reader], Printed]


def table(situation: str, notice: Callable[[Reader], Notice] | None = None, **shown: str) -> Picture:
    """The table in one situation, with something chosen to be shown."""

    def page(reader: Reader) -> Printed:
        seen = lay_out_examples()[situation]
        return table_page(seen, reader, Shown.read(shown), notice(reader) if notice else None)

    return Picture(page)


def _must_follow(reader: Reader) -> Notice:
    return notices.refused(Refusal(Reason.MUST_FOLLOW, suit=Suit.CLUBS), reader)


def _must_beat(reader: Reader) -> Notice:
    return notices.refused(Refusal(Reason.MUST_BEAT, suit=Suit.CLUBS, card=card("QC")), reader)


def _rules(rules: Ruleset) -> Picture:
    return Picture(partial(rules_page, rules, work_examples(rules)))


RUNNING = tuple(
    RunningMatch(f"m{number}", RULESETS[rules], ("", "Halina", "Bruno"), 0, scores, deal, my_turn)
    for number, (rules, scores, deal, my_turn) in enumerate(
        (
            ("polish", (780, 470, 810), 12, True),
            ("polish-500", (-120, 60, 240), 3, False),
            ("polish", (0, 0, 0), 0, True),
        )
    )
)

PICTURES: Mapping[str, Picture] = {
    "home": Picture(lambda reader: home_page(RUNNING, "once", reader)),
    "home-new": Picture(lambda reader: home_page((), "once", reader)),
    "home-refused": Picture(lambda reader: home_page((), "once", reader, notices.unknown_rules(reader))),
    **{f"rules-{rules.id}": _rules(rules) for rules in RULESETS.values()},
    "give-up": Picture(lambda reader: give_up_page(lay_out_examples()["bidding"], reader)),
    **{f"failure-{failure.value}": Picture(partial(failure_page, failure)) for failure in Failure},
    **{situation: table(situation) for situation in lay_out_examples()},
    "bidding-130": table("bidding", amount="130"),
    "bidding-most": table("bidding", amount="200"),
    "exchange-left": table("exchange", left="KH"),
    "exchange-both": table("exchange", left="KH", right="9H"),
    "exchange-doubt": table("exchange", left="KD", right="9H"),
    "first-lead-doubt": table("first-lead", ask="KD"),
    "trick-taken": table("trick-taken", seen="2"),
    "last-trick-taken": table("made", seen="7"),
    "refused": table("following", _must_beat),
    "refused-long": table("following", _must_follow),
    "stale": table("following", notices.stale),
}


def reader_for(request: Request) -> Reader:
    """A reader with the preferences that the address asks for."""
    preferences = Preferences().changed(request.query_params)
    language = LANGUAGES.get(preferences.language) or preferred(request.headers.get("accept-language", ""))
    return Reader(language, words_in(language.code), preferences)


@router.get("")
def index(request: Request) -> HTMLResponse:
    """The list of pictures, and the deck."""
    reader = reader_for(request)
    page = gallery_page(tuple(PICTURES), reader)
    return render(request, page.template, translations=reader.words, page=page)


@router.get("/{name}")
def picture(request: Request, name: str) -> HTMLResponse:
    """One picture. It runs no script: nothing in it may press itself."""
    if name not in PICTURES:
        raise HTTPException(404)
    reader = reader_for(request)
    page = PICTURES[name].page(reader)
    answer = render(request, page.template, translations=reader.words, page=page)
    answer.headers["Content-Security-Policy"] = "script-src 'none'"
    return answer
