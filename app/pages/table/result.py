"""How a deal ended, in words and numbers; and the score sheet of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.i18n import phrases
from app.i18n.formats import change, number
from app.pages.table.forms import Button, Form, acting
from app.pages.table.sight import Sight
from app.pages.thread import Thread, thread
from engine import DealResult, Outcome, Remark, ScoreLine, Seat, Suit, locked

NEAR_THE_LOCK = 60
"""A declarer this close to the lock is told so."""
TOLD_BY_A_TAG = (Remark.WON,)
Tone = Literal["good", "bad", ""]
"""How a line reads: won, lost, or neither."""


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's way from cards and marriages to the new score.

    `earned` is shown struck out when it was not what came to count.
    """

    name: str
    tag: str
    tone: Tone
    cards: int
    marriages: int
    raw: int
    earned: str
    counted: str
    before: str
    after: str
    thread: Thread
    is_locked: bool
    why: str


@dataclass(frozen=True, slots=True)
class StandingLine:
    """One player's score."""

    name: str
    score: str
    thread: Thread
    is_locked: bool


@dataclass(frozen=True, slots=True)
class ResultPart:
    """The end of a deal, or of the match."""

    title: str
    note: str
    trump: Suit | None
    trump_name: str
    lines: tuple[ResultLine, ...]
    standings: tuple[StandingLine, ...]
    """The scores by themselves, when no deal was counted."""
    forms: tuple[Form, ...]
    is_match_over: bool


def result_part(sight: Sight) -> ResultPart | None:
    """How the deal ended; None while it is played or its last trick still lies there."""
    if not sight.settled:
        return None
    result, trump = sight.view.result, sight.view.trump
    counted = result is not None and result.outcome is not Outcome.REDEAL and not sight.table.given_up
    return ResultPart(
        title=_title(sight, result),
        note=_note(sight, result),
        trump=trump if counted else None,
        trump_name=phrases.suit(sight.words, trump) if trump is not None else "",
        lines=tuple(_line(sight, result, seat) for seat in _order(sight)) if result is not None and counted else (),
        standings=() if counted else tuple(_standing(sight, seat) for seat in _order(sight)),
        forms=_forms(sight),
        is_match_over=sight.table.over,
    )


def _order(sight: Sight) -> tuple[Seat, ...]:
    return (sight.me, sight.left, sight.right)


def _forms(sight: Sight) -> tuple[Form, ...]:
    _ = sight.words.gettext
    if sight.table.over:
        return (acting(sight, "rematch", Button(_("Play again"), is_main=True)),)
    next_deal = (("deal", str(sight.table.deal + 1)),)
    address = f"{sight.address}/deals"
    return (Form("post", address, address, next_deal, (Button(_("Next deal"), is_main=True),)),)


def _title(sight: Sight, result: DealResult | None) -> str:
    _ = sight.words.gettext
    if result is None or sight.table.given_up:
        return _("You gave this match up")
    if result.winners:
        if sight.me in result.winners:
            return _("You win the match")
        names = phrases.all_of(sight.words, [sight.name(seat) for seat in result.winners])
        return _("%(name)s wins the match") % {"name": names}
    if result.outcome is Outcome.REDEAL or result.declarer is None:
        return _("New cards")
    who = sight.other_name(result.declarer)
    if result.outcome is Outcome.CONCEDED:
        return _("You gave the deal up") if who is None else _("%(name)s gave the deal up") % {"name": who}
    if result.made:
        text = _("You made %(contract)d") if who is None else _("%(name)s made %(contract)d")
    else:
        text = _("You missed %(contract)d") if who is None else _("%(name)s missed %(contract)d")
    return text % {"name": who, "contract": result.contract}


def _note(sight: Sight, result: DealResult | None) -> str:
    _ = sight.words.gettext
    if result is None or sight.table.given_up:
        return _("It counts as not won.")
    if result.outcome is Outcome.REDEAL and sight.talon:
        # Once the talon has been turned up, only four nines throw a deal in. (R2.5)
        return _("Four nines in one hand. The same dealer deals again; nothing is written.")
    if result.outcome is Outcome.REDEAL:
        return _("The cards were too weak to play. The same dealer deals again; nothing is written.")
    if result.declarer is None or result.contract is None:
        return ""
    raw = result.lines[result.declarer].raw
    if raw < result.contract:
        return _("%(raw)d of %(contract)d needed, %(short)d short") % {
            "raw": raw,
            "contract": result.contract,
            "short": result.contract - raw,
        }
    return _("%(raw)d of %(contract)d needed") % {"raw": raw, "contract": result.contract}


def _line(sight: Sight, result: DealResult, seat: Seat) -> ResultLine:
    line, rules = result.lines[seat], sight.view.rules
    tag, tone = _tag(sight, result, line)
    return ResultLine(
        name=sight.name(seat),
        tag=tag,
        tone=tone,
        cards=line.cards,
        marriages=line.marriages,
        raw=line.raw,
        earned=number(line.written) if line.written != line.change else "",
        counted=change(line.change),
        before=number(line.before),
        after=number(line.after),
        thread=thread(sight.reader, sight.name(seat), line.after, rules.score.target),
        is_locked=locked(rules.score, line.after) and line.after < rules.score.target,
        why=_why(sight, result, line, seat),
    )


def _tag(sight: Sight, result: DealResult, line: ScoreLine) -> tuple[str, Tone]:
    _ = sight.words.gettext
    if Remark.WON in line.remarks:
        return _("Winner"), "good"
    if Remark.CONTRACT_MADE in line.remarks:
        return _("Contract %(contract)d made") % {"contract": result.contract}, "good"
    if Remark.CONTRACT_MISSED in line.remarks:
        return _("Contract %(contract)d missed") % {"contract": result.contract}, "bad"
    if Remark.LOCKED in line.remarks:
        return _("Locked"), ""
    return "", ""


def _why(sight: Sight, result: DealResult, line: ScoreLine, seat: Seat) -> str:
    """Every step from the total to the score, in sentences."""
    words, rules = sight.words, sight.view.rules
    said = [
        phrases.remark(words, remark, rules, raw=line.raw, written=line.written)
        for remark in line.remarks
        if remark not in TOLD_BY_A_TAG
    ]
    if result.outcome is Outcome.PLAYED and all(trick.winner != seat for trick in sight.view.tricks):
        said.insert(0, words.gettext("No trick."))
    lock = rules.score.lock
    to_lock = lock.at - line.after if lock and lock.inclusive else 0
    if Remark.CONTRACT_MADE in line.remarks and 0 < to_lock <= NEAR_THE_LOCK:
        said.append(
            words.gettext("%(points)d more and the score locks at %(at)d.")
            % {"points": to_lock, "at": line.after + to_lock}
        )
    return " ".join(said)


def _standing(sight: Sight, seat: Seat) -> StandingLine:
    rules, score = sight.view.rules.score, sight.view.standing.scores[seat]
    name = sight.name(seat)
    return StandingLine(name, number(score), thread(sight.reader, name, score, rules.target), locked(rules, score))


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One player's score after a deal, and what it changed by; `mark` tells a declarer's success in a sign."""

    score: str
    change: str
    mark: str
    mark_name: str


@dataclass(frozen=True, slots=True)
class SheetPart:
    """The score sheet of the match: one row a deal."""

    names: tuple[str, ...]
    rows: tuple[tuple[SheetCell, ...], ...]


def sheet_part(sight: Sight) -> SheetPart:
    """Every deal that was written down, oldest first."""
    finished = [*sight.table.results]
    if sight.view.result is not None and sight.settled:
        finished.append(sight.view.result)
    order = _order(sight)
    return SheetPart(
        names=tuple(sight.name(seat) for seat in order),
        rows=tuple(
            tuple(_cell(sight, result, seat) for seat in order)
            for result in finished
            if result.outcome is not Outcome.REDEAL
        ),
    )


def _cell(sight: Sight, result: DealResult, seat: Seat) -> SheetCell:
    _, line = sight.words.gettext, result.lines[seat]
    mark, name = "", ""
    if seat == result.declarer:
        mark, name = ("★", _("declarer, made")) if result.made else ("✗", _("declarer, missed"))
    return SheetCell(number(line.after), change(line.change), mark, name)
