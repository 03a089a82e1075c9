"""The middle of the table: bids round the talon, the open talon, cards to be given, or a trick."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n import phrases
from app.pages.table.seats import Said, auction
from app.pages.table.sight import Sight
from engine import Card, Give, Seat, StageName, Suit, seats_after


@dataclass(frozen=True, slots=True)
class BidsPart:
    """The auction: what everybody has said, round the talon that lies face down."""

    said: tuple[Said, ...]
    talon_size: int


@dataclass(frozen=True, slots=True)
class TalonPart:
    """The talon, turned up for all to see while somebody else exchanges. (R4.1)"""

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Gift:
    """A card on its way to one side, or the place for one."""

    side: str
    name: str
    card: Card | None
    card_name: str
    is_next: bool


@dataclass(frozen=True, slots=True)
class GiftsPart:
    """The two cards that the reader gives away. (R4.3)"""

    label: str
    gifts: tuple[Gift, Gift]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in front of a player, or the reader's free place.

    One that `leads` began the trick, with a `coin` when it declared a marriage; one that `arrives` was laid since the
    last look.
    """

    side: str
    name: str
    card: Card | None
    card_name: str
    leads: bool = False
    coin: int = 0
    has_won: bool = False
    arrives: bool = False


@dataclass(frozen=True, slots=True)
class TrickPart:
    """The trick on the table."""

    label: str
    laid: tuple[Laid, ...]


Centre = BidsPart | TalonPart | GiftsPart | TrickPart


def centre(sight: Sight) -> Centre:
    """What lies in the middle now."""
    view = sight.view
    match view.stage:
        case StageName.REDEAL if view.declarer is not None:
            # Four nines are asked about after the exchange. (R2.5)
            return _gifts(sight) if view.declarer == sight.me else _talon(sight)
        case StageName.REDEAL | StageName.AUCTION | StageName.TALON:
            return BidsPart(auction(sight), view.rules.exchange.talon_size)
        case StageName.EXCHANGE | StageName.CONTRACT:
            return _gifts(sight) if view.declarer == sight.me else _talon(sight)
        case StageName.PLAY | StageName.OVER:
            return _trick(sight)


def _talon(sight: Sight) -> TalonPart:
    view = sight.view
    cards = sight.talon
    names = tuple(phrases.sentence(phrases.card(sight.words, card)) for card in cards)
    who = sight.other_name(view.declarer) if view.declarer is not None else None
    return TalonPart(cards, names, phrases.took_talon(sight.words, who))


def _gifts(sight: Sight) -> GiftsPart:
    _, view = sight.words.gettext, sight.view
    if view.stage is not StageName.EXCHANGE:
        given = {move.to: move.card for seat, move in view.history if isinstance(move, Give) and seat == sight.me}
        left, right = given.get(sight.left), given.get(sight.right)
        label, next_side = _("Cards given away"), ""
    else:
        left, right = sight.gifts
        label = _("Cards to give away")
        next_side = "left" if left is None else "right" if right is None else ""

    def gift(side: str, seat: Seat, card: Card | None) -> Gift:
        named = phrases.sentence(phrases.card(sight.words, card)) if card is not None else ""
        return Gift(side, sight.name(seat), card, named, side == next_side)

    return GiftsPart(label, (gift("left", sight.left, left), gift("right", sight.right, right)))


def _trick(sight: Sight) -> TrickPart:
    _, view, resting = sight.words.gettext, sight.view, sight.resting_trick
    if resting is not None:
        laid = _laid(sight, resting.leader, resting.cards, resting.winner, number=len(view.tricks) - 1)
        return TrickPart(_("The trick that was taken"), laid)
    laid = () if view.leader is None else _laid(sight, view.leader, view.trick, None, number=len(view.tricks))
    # A question needs the room more than the reader's free place does.
    if view.stage is StageName.PLAY and sight.asked is None and all(card.side != "me" for card in laid):
        laid = (*laid, Laid("me", _("your card"), None, ""))
    return TrickPart(_("Trick on the table"), laid)


def _laid(sight: Sight, leader: Seat, cards: tuple[Card, ...], winner: Seat | None, *, number: int) -> tuple[Laid, ...]:
    """The cards of a trick in order of play, each in front of who played it."""
    view, after = sight.view, sight.shown.after
    order = (leader, *seats_after(leader, view.rules.players))
    first = view.number - len(cards)
    declared = next((marriage.suit for marriage in view.marriages if marriage.trick == number), None)
    return tuple(
        Laid(
            side=sight.side(seat),
            name=_took(sight, seat) if seat == winner else sight.name(seat),
            card=card,
            card_name=_card_laid(sight, seat, card, declared if seat == leader else None),
            leads=seat == leader,
            coin=sight.marriage_value(declared) if seat == leader and declared is not None else 0,
            has_won=seat == winner,
            arrives=after is not None and first + place >= after,
        )
        for place, (seat, card) in enumerate(zip(order, cards, strict=False))
    )


def _card_laid(sight: Sight, seat: Seat, card: Card, declared: Suit | None) -> str:
    """Whose card it is, and what it declared."""
    _ = sight.words.gettext
    named = _("%(name)s: %(card)s") % {"name": sight.name(seat), "card": phrases.card(sight.words, card)}
    if declared is None:
        return named
    return _("%(card)s, declares a marriage, %(points)d") % {"card": named, "points": sight.marriage_value(declared)}


def _took(sight: Sight, seat: Seat) -> str:
    _ = sight.words.gettext
    return _("You take it") if seat == sight.me else _("%(name)s takes it") % {"name": sight.name(seat)}
