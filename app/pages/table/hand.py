"""The reader's own cards, each with its whole truth in its name."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n import phrases
from app.pages.table.forms import Form, acting, showing
from app.pages.table.sight import Sight
from engine import Card, Cards, Play, StageName, Suit

# Colours alternate, high to low within a suit, so that two red suits are never misread as one.
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand.

    `field` is what pressing it sends and `value` with which value; without a field it only lies there. `is_asked` means
    that pressing it shows a question first. A coin is the value of a marriage: bright when leading this card now
    declares it, dark when it could later.
    """

    card: Card
    label: str
    field: str = ""
    value: str = ""
    may_be_played: bool = True
    is_chosen: bool = False
    is_asked: bool = False
    is_new: bool = False
    coin: int = 0
    shines: bool = False


@dataclass(frozen=True, slots=True)
class HandPart:
    """The hand, high to low with colours alternating; `form` is None while its cards only lie there."""

    label: str
    cards: tuple[HandCard, ...]
    form: Form | None
    is_choosing: bool
    is_waiting: bool


def in_order(hand: Cards) -> tuple[Card, ...]:
    """The cards as they are held."""
    suits = [suit for suit in SUIT_ORDER if hand & suit.cards]
    if len(suits) == 3 and (suits[0] in RED) == (suits[1] in RED):
        suits[1], suits[2] = suits[2], suits[1]
    elif len(suits) == 3 and (suits[1] in RED) == (suits[2] in RED):
        suits[0], suits[1] = suits[1], suits[0]
    return tuple(card for suit in suits for card in sorted(hand & suit.cards, reverse=True))


RED = (Suit.HEARTS, Suit.DIAMONDS)


def hand_part(sight: Sight) -> HandPart:
    """The reader's cards and what pressing them does."""
    _, view = sight.words.gettext, sight.view
    label = _("Your cards")
    cards = in_order(view.hand)
    if view.stage is StageName.EXCHANGE and sight.my_turn:
        left, right = sight.gifts
        form = showing(sight, left=_text(left), right=_text(right))
        return HandPart(label, tuple(_to_choose(sight, card) for card in cards), form, True, False)
    if view.stage is not StageName.PLAY:
        return HandPart(label, tuple(_lying(sight, card) for card in cards), None, False, False)
    if not sight.my_turn:
        return HandPart(label, tuple(_lying(sight, card) for card in cards), None, False, True)
    allowed = Cards.of(move.card for move in view.legal if isinstance(move, Play))
    return HandPart(
        label, tuple(_to_play(sight, card, card in allowed) for card in cards), acting(sight, "moves"), False, False
    )


def _text(card: Card | None) -> str:
    return "" if card is None else str(card)


def _to_choose(sight: Sight, card: Card) -> HandCard:
    left, right = sight.gifts
    if card in (left, right):
        side = "left" if card == left else "right"
        seat = sight.left if card == left else sight.right
        label = sight.words.gettext("%(card)s, goes to %(name)s") % {
            "card": _name(sight, card),
            "name": sight.name(seat),
        }
        return _held(sight, card, label, field=side, value="", is_chosen=True)
    return _held(sight, card, _name(sight, card), field="left" if left is None else "right", value=str(card))


def _to_play(sight: Sight, card: Card, may_be_played: bool) -> HandCard:
    view = sight.view
    label = _name(sight, card)
    refusal = view.why_not(card)
    if refusal is not None:
        label = sight.words.gettext("%(card)s, not now: %(reason)s") % {
            "card": label,
            "reason": phrases.duty(sight.words, refusal),
        }
    is_asked = sight.is_doubtful(card) and card != sight.asked
    return _held(
        sight,
        card,
        label,
        field="ask" if is_asked else "move",
        value=str(card),
        may_be_played=may_be_played,
        is_asked=is_asked,
        is_chosen=card == sight.asked,
    )


def _lying(sight: Sight, card: Card) -> HandCard:
    return _held(sight, card, _name(sight, card))


def _held(
    sight: Sight,
    card: Card,
    label: str,
    *,
    field: str = "",
    value: str = "",
    may_be_played: bool = True,
    is_chosen: bool = False,
    is_asked: bool = False,
) -> HandCard:
    return HandCard(
        card=card,
        label=label,
        field=field,
        value=value,
        may_be_played=may_be_played,
        is_chosen=is_chosen,
        is_asked=is_asked,
        is_new=card in sight.newcomers,
        coin=sight.marriage_value(card.suit) if sight.breaks_marriage(card) else 0,
        shines=sight.my_turn and sight.view.declares(card),
    )


def _name(sight: Sight, card: Card) -> str:
    """The card, and what it is to a marriage or where it came from."""
    _ = sight.words.gettext
    name = phrases.sentence(phrases.card(sight.words, card))
    if sight.my_turn and sight.view.declares(card):
        name = sight.words.ngettext(
            "%(card)s, leads the marriage, %(points)d point",
            "%(card)s, leads the marriage, %(points)d points",
            sight.marriage_value(card.suit),
        ) % {"card": name, "points": sight.marriage_value(card.suit)}
    elif sight.breaks_marriage(card):
        name = _("%(card)s, half of a marriage worth %(points)d") % {
            "card": name,
            "points": sight.marriage_value(card.suit),
        }
    return _("%(card)s, new") % {"card": name} if card in sight.newcomers else name
