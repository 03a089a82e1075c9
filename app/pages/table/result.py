"""How a deal ended, in words and numbers; and the score sheet of the match."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n import phrases
from app.pages.table.forms import Button, Form, acting
from app.pages.table.sight import Sight
from engine import DealResult, Outcome, Remark, ScoreLine, Seat, Suit, locked

TOLD_BY_A_TAG = (Remark.WON,)


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's way from cards and marriages to the new score.

    `earned` is shown struck out when it was not what came to count.
    """

    name: str
    tag: str
    is_good: bool | None
    cards: int
    marriages: int
    raw: int
    counted: int
    earned: int | None
    before: int
    after: int
    target: int
    is_locked: bool
    why: tuple[str, ...]

    @property
    def stitched(self) -> int:
        """How far the thread goes."""
        return max(0, min(self.after, self.target))


@dataclass(frozen=True, slots=True)
class ResultPart:
    """The end of a deal, or of the match."""

    title: str
    note: str
    trump: Suit | None
    trump_name: str
    lines: tuple[ResultLine, ...]
    forms: tuple[Form, ...]
    is_match_over: bool


def result_part(sight: Sight) -> ResultPart | None:
    """How the deal ended; None while it is played or its last trick still lies there."""
    result, view = sight.view.result, sight.view
    if not sight.settled:
        return None
    is_over = sight.table.over
    if result is None:
        return ResultPart(
            title=sight.words.gettext("You gave this match up"),
            note="",
            trump=None,
            trump_name="",
            lines=tuple(_standing(sight, seat) for seat in _order(sight)),
            forms=_forms(sight),
            is_match_over=True,
        )
    return ResultPart(
        title=_title(sight, result),
        note=_note(sight, result),
        trump=view.trump,
        trump_name=phrases.suit(sight.words, view.trump) if view.trump is not None else "",
        lines=tuple(_line(sight, result, seat) for seat in _order(sight)),
        forms=_forms(sight),
        is_match_over=is_over,
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


def _title(sight: Sight, result: DealResult) -> str:
    _ = sight.words.gettext
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


def _note(sight: Sight, result: DealResult) -> str:
    _ = sight.words.gettext
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
    tag, is_good = _tag(sight, result, line, seat)
    return ResultLine(
        name=sight.name(seat),
        tag=tag,
        is_good=is_good,
        cards=line.cards,
        marriages=line.marriages,
        raw=line.raw,
        counted=line.change,
        earned=line.written if line.written != line.change else None,
        before=line.before,
        after=line.after,
        target=rules.score.target,
        is_locked=locked(rules.score, line.after),
        why=_why(sight, result, line, seat),
    )


def _tag(sight: Sight, result: DealResult, line: ScoreLine, seat: Seat) -> tuple[str, bool | None]:
    _ = sight.words.gettext
    if Remark.WON in line.remarks:
        return _("Winner"), True
    if Remark.CONTRACT_MADE in line.remarks:
        return _("Contract %(contract)d made") % {"contract": result.contract}, True
    if Remark.CONTRACT_MISSED in line.remarks:
        return _("Contract %(contract)d missed") % {"contract": result.contract}, False
    if Remark.LOCKED in line.remarks:
        return _("Locked"), None
    return "", None


def _why(sight: Sight, result: DealResult, line: ScoreLine, seat: Seat) -> tuple[str, ...]:
    words, rules = sight.words, sight.view.rules
    said = [
        phrases.remark(words, remark, rules, raw=line.raw, written=line.written)
        for remark in line.remarks
        if remark not in TOLD_BY_A_TAG
    ]
    took_none = all(trick.winner != seat for trick in sight.view.tricks)
    if result.outcome is Outcome.PLAYED and took_none:
        said.insert(0, words.gettext("No trick."))
    return tuple(said)


def _standing(sight: Sight, seat: Seat) -> ResultLine:
    """A score by itself, when nothing was counted."""
    rules, score = sight.view.rules.score, sight.view.standing.scores[seat]
    return ResultLine(
        sight.name(seat), "", None, 0, 0, 0, 0, None, score, score, rules.target, locked(rules, score), ()
    )


@dataclass(frozen=True, slots=True)
class SheetCell:
    """One player's score after a deal; `role` tells a declarer's success."""

    score: int
    change: int
    is_declarer: bool
    is_made: bool


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
            tuple(
                SheetCell(result.lines[seat].after, result.lines[seat].change, seat == result.declarer, result.made)
                for seat in order
            )
            for result in finished
            if result.outcome is not Outcome.REDEAL
        ),
    )


@dataclass(frozen=True, slots=True)
class LastTrickPart:
    """The last finished trick: the cards, who laid them, and what it was worth."""

    cards: tuple[tuple[str, str, str], ...]
    """Card, its name, and who laid it."""
    note: str


def last_trick_part(sight: Sight) -> LastTrickPart | None:
    """The trick before the one on the table; None in the first."""
    view, words = sight.view, sight.words
    if not view.tricks:
        return None
    number = len(view.tricks) - 1
    trick = view.tricks[number]
    active = view.active
    start = active.index(trick.leader)
    cards = tuple(
        (str(card), phrases.sentence(phrases.card(words, card)), sight.name(active[(start + place) % len(active)]))
        for place, card in enumerate(trick.cards)
    )
    note = [phrases.took_trick(words, sight.other_name(trick.winner), trick.points)]
    note += [
        words.gettext("Marriage: %(suit)s, +%(points)d")
        % {"suit": phrases.suit(words, marriage.suit), "points": sight.marriage_value(marriage.suit)}
        for marriage in view.marriages
        if marriage.trick == number
    ]
    return LastTrickPart(cards, ". ".join(note) + ".")
