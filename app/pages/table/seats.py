"""Who sits where, with how many points; and the facts that hold for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from app.artwork.cards import corner
from app.i18n import phrases
from app.i18n.formats import number
from app.pages.table.sight import Sight
from app.pages.thread import Thread, thread
from engine import Bid, Card, Seat, StageName, Suit, locked


@dataclass(frozen=True, slots=True)
class SeatPart:
    """One player: name, score with its thread of stitches, and how the deal goes for them."""

    side: str
    name: str
    score: str
    thread: Thread
    is_locked: bool
    lock_text: str
    role: str
    """What they play for, when they are the declarer."""
    points: int | None
    """Points taken so far in this deal; None before the play."""
    news: str
    has_turn: bool
    cards: int


def seat_part(sight: Sight, seat: Seat) -> SeatPart:
    """One player as the reader sees them."""
    _, view, name = sight.words.gettext, sight.view, sight.name(seat)
    score = view.standing.scores[seat]
    rules = view.rules.score
    resting = sight.resting_trick
    turn = resting.winner if resting is not None else view.to_act
    playing = view.contract is not None
    return SeatPart(
        side=sight.side(seat),
        name=name,
        score=number(score),
        thread=thread(sight.reader, name, score, rules.target),
        is_locked=locked(rules, score),
        lock_text=_("locked at %(at)d: gains only as declarer") % {"at": rules.lock.at if rules.lock else 0},
        role=_role(sight, seat),
        points=sum(view.taken(seat)) if playing else None,
        news=_tricks(sight, seat) if playing else _before_play(sight, seat),
        has_turn=seat == turn and not sight.table.given_up,
        cards=view.hand_sizes[seat],
    )


def _role(sight: Sight, seat: Seat) -> str:
    view = sight.view
    if seat != view.declarer:
        return ""
    if view.contract is not None:
        return str(view.contract)
    return sight.words.pgettext("declarer", "Bid %(bid)d") % {"bid": view.high_bid}


def _tricks(sight: Sight, seat: Seat) -> str:
    count = sum(trick.winner == seat for trick in sight.view.tricks)
    if not count:
        return sight.words.gettext("no trick yet")
    return sight.words.ngettext("%(count)d trick", "%(count)d tricks", count) % {"count": count}


def _before_play(sight: Sight, seat: Seat) -> str:
    _, view = sight.words.gettext, sight.view
    if seat == view.dealer and view.declarer is None:
        return _("you deal") if seat == sight.me else _("deals")
    cards = view.hand_sizes[seat]
    return sight.words.ngettext("%(count)d card", "%(count)d cards", cards) % {"count": cards}


@dataclass(frozen=True, slots=True)
class Chip:
    """A card written small: its corner, its suit and its name."""

    card: Card
    corner: str
    name: str


@dataclass(frozen=True, slots=True)
class Fact:
    """Something everybody at the table knows; a suit or cards are shown as pictures."""

    label: str
    text: str
    suit: Suit | None = None
    chips: tuple[Chip, ...] = ()


def facts(sight: Sight) -> tuple[Fact, ...]:
    """Trump, and what is bid or played for."""
    _, view = sight.words.gettext, sight.view
    trump = phrases.sentence(phrases.suit(sight.words, view.trump)) if view.trump is not None else _("none yet")
    first = Fact(_("Trump"), trump, view.trump)
    if view.contract is not None and view.declarer is not None:
        return (first, Fact(_("Contract"), f"{view.contract} · {sight.name_within(view.declarer)}"))
    if view.stage is StageName.EXCHANGE:
        return (first, Fact(_("Talon"), "", chips=tuple(_chip(sight, card) for card in sight.talon)))
    if view.bidder is None:
        return (first,)
    label = _("Highest bid") if view.declarer is None else _("Bid")
    return (first, Fact(label, f"{view.high_bid} · {sight.name_within(view.bidder)}"))


def _chip(sight: Sight, card: Card) -> Chip:
    return Chip(card, corner(sight.reader.letters, card.rank), phrases.card(sight.words, card))


@dataclass(frozen=True, slots=True)
class Said:
    """What one seat has last said in the auction."""

    side: str
    name: str
    amount: int | None
    word: str
    is_highest: bool


def auction(sight: Sight) -> tuple[Said, ...]:
    """The last word of everybody who has spoken; the opener stands at the first bid without a word. (R3.1)"""
    _, view = sight.words.gettext, sight.view
    bids = {seat: move.amount for seat, move in view.history if isinstance(move, Bid)}
    opener, rules = view.active[0], view.rules.auction
    opens = rules.opener_bound and opener not in bids
    if opens:
        bids[opener] = rules.first_bid
    said = []
    for seat in (sight.left, sight.right, sight.me):
        if seat in view.passed:
            word = _("passed")
        elif seat == opener and opens:
            word = _("opens")
        else:
            word = _("highest") if seat == view.bidder else ""
        if seat in bids or word:
            said.append(Said(sight.side(seat), sight.name(seat), bids.get(seat), word, seat == view.bidder))
    return tuple(said)
