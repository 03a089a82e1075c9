"""The first page: go on with one press, or begin a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.i18n.formats import number
from app.i18n.styles import style, style_note
from app.pages.layout import Layout, Notice, layout
from app.pages.thread import Thread, thread
from app.reader import Reader
from app.seen import SeenTable
from engine import RULESETS, Card, Outcome, Ruleset, Seat, card, locked

OFFERED = ("polish", "polish-500", "club", "simple")
FAN = tuple(card(text) for text in ("KD", "QD", "AS", "TH"))
"""Four cards for the eye: a marriage, an ace and a ten."""


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """A match that can be gone on with, as one of its players sees it; `deal` counts the deals written down so far."""

    match_id: str
    rules: Ruleset
    names: tuple[str, ...]
    seat: Seat
    scores: tuple[int, ...]
    deal: int
    my_turn: bool

    @classmethod
    def of(cls, seen: SeenTable) -> RunningMatch:
        """The match at this table."""
        written = seen.results if seen.view.result is None else (*seen.results, seen.view.result)
        return cls(
            match_id=seen.match_id,
            rules=seen.view.rules,
            names=seen.names,
            seat=seen.seat,
            scores=(seen.view.standing if seen.view.result is None else seen.view.result.standing).scores,
            deal=sum(result.outcome is not Outcome.REDEAL for result in written),
            my_turn=not seen.bot_is_due,
        )


@dataclass(frozen=True, slots=True)
class Racer:
    """A player's score on the way to the target."""

    name: str
    score: str
    thread: Thread
    is_locked: bool


@dataclass(frozen=True, slots=True)
class RunningPart:
    """A running match on the first page."""

    address: str
    style: str
    deal: str
    turn: str
    go_on: str
    racers: tuple[Racer, ...]


@dataclass(frozen=True, slots=True)
class RulesPart:
    """A style and length to choose for a new match."""

    ruleset: str
    text: str
    note: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class HomePage:
    """What `home/page.html` prints: the newest running match in full, the others in a list."""

    template: ClassVar[str] = "home/page.html"

    layout: Layout
    newest: RunningPart | None
    others: tuple[RunningPart, ...]
    choices: tuple[RulesPart, ...]
    once: str
    fan: tuple[Card, ...]
    notice: Notice | None


def home_page(running: Sequence[RunningMatch], once: str, reader: Reader, notice: Notice | None = None) -> HomePage:
    """The first page; `running` is newest first, `once` makes a double press one match."""
    matches = tuple(_running(match, reader) for match in running)
    # Whoever has a match running most likely wants another of the same kind.
    chosen = next((match.rules.id for match in running if match.rules.id in OFFERED), OFFERED[0])
    return HomePage(
        layout=layout(reader, reader.words.gettext("Play Thousand"), here="/", section="home"),
        newest=matches[0] if matches else None,
        others=matches[1:],
        choices=tuple(_choice(RULESETS[name], reader, is_chosen=name == chosen) for name in OFFERED),
        once=once,
        fan=FAN,
        notice=notice,
    )


def _running(match: RunningMatch, reader: Reader) -> RunningPart:
    _ = reader.words.gettext
    order = [(match.seat + step) % match.rules.players for step in range(match.rules.players)]
    return RunningPart(
        address=f"/table/{match.match_id}",
        style=style(reader.words, match.rules),
        deal=_("Deal %(number)d") % {"number": match.deal + 1},
        turn=_("Your turn") if match.my_turn else _("The others are playing"),
        go_on=_("Continue: your turn") if match.my_turn else _("Continue"),
        racers=tuple(_racer(match, seat, reader) for seat in order),
    )


def _racer(match: RunningMatch, seat: Seat, reader: Reader) -> Racer:
    points, rules = match.scores[seat], match.rules.score
    name = reader.words.gettext("You") if seat == match.seat else match.names[seat]
    return Racer(name, number(points), thread(reader, name, points, rules.target), locked(rules, points))


def _choice(rules: Ruleset, reader: Reader, *, is_chosen: bool) -> RulesPart:
    return RulesPart(rules.id, style(reader.words, rules), style_note(reader.words, rules), is_chosen)
