"""The reader's own cards, each with its whole truth in its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.i18n import phrases
from app.pages.table.forms import Form, acting, showing
from app.pages.table.sight import Sight
from engine import Card, Cards, Play, StageName, Suit

RED = (Suit.HEARTS, Suit.DIAMONDS)
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand.

    `field` is what pressing it sends and `value` with which value; without a field it only lies there. One that may not
    be played now `acts` no less visibly than it says why. `is_asked` means that pressing it shows a question first.
    A coin is the value of a marriage: it shines when leading this card now declares it.
    """

    card: Card
    label: str
    field: str
    value: str
    acts: bool
    is_asked: bool
    is_chosen: bool
    is_new: bool
    coin: int
    shines: bool

    @property
    def classes(self) -> str:
        """How the card is dressed, besides its suit."""
        return " new" * self.is_new + " chosen" * self.is_chosen


@dataclass(frozen=True, slots=True)
class HandPart:
    """The hand, high to low with colours alternating: it lies still, waits for its turn, is chosen from or played."""

    label: str
    kind: Literal["still", "waiting", "choosing", "playing"]
    cards: tuple[HandCard, ...]
    form: Form | None


def in_order(hand: Cards) -> tuple[Card, ...]:
    """The cards as they are held: red and black suits in turn where that is possible, so that none is misread."""
    suits = [suit for suit in SUIT_ORDER if hand & suit.cards]
    if len(suits) == 3:
        # The suit whose colour is alone goes between the other two.
        single = next(suit for suit in suits if sum((suit in RED) == (other in RED) for other in suits) == 1)
        others = [suit for suit in suits if suit is not single]
        suits = [others[0], single, others[1]]
    return tuple(card for suit in suits for card in sorted(hand & suit.cards, reverse=True))


def hand_part(sight: Sight) -> HandPart:
    """The reader's cards and what pressing them does."""
    view, label = sight.view, sight.words.gettext("Your cards")
    cards = in_order(view.hand)
    if view.stage is StageName.EXCHANGE and sight.my_turn:
        left, right = (("" if gift is None else str(gift)) for gift in sight.gifts)
        form = showing(sight, left=left, right=right)
        return HandPart(label, "choosing", tuple(_to_choose(sight, card) for card in cards), form)
    if view.stage is StageName.PLAY and sight.my_turn:
        allowed = Cards.of(move.card for move in view.legal if isinstance(move, Play))
        played = tuple(_to_play(sight, card, acts=card in allowed) for card in cards)
        return HandPart(label, "playing", played, acting(sight, "moves"))
    kind: Literal["waiting", "still"] = "waiting" if view.stage is StageName.PLAY else "still"
    return HandPart(label, kind, tuple(_held(sight, card, sight.card_name(card)) for card in cards), None)


def _to_choose(sight: Sight, card: Card) -> HandCard:
    """Pressing a card chooses it for the left, then for the right; pressing it again takes it back."""
    left, right = sight.gifts
    label = sight.card_name(card)
    if card not in (left, right):
        side = "left" if left is None else "right"
        return _held(sight, card, label, field=side, value=str(card), acts=True)
    side, seat = ("left", sight.left) if card == left else ("right", sight.right)
    label = sight.words.gettext("%(card)s, goes to %(name)s") % {"card": label, "name": sight.name(seat)}
    return _held(sight, card, label, field=side, acts=True, is_chosen=True)


def _to_play(sight: Sight, card: Card, *, acts: bool) -> HandCard:
    """Pressing a card plays it, or is answered with the reason why not."""
    label = sight.card_name(card)
    refusal = None if acts else sight.view.why_not(card)
    if refusal is not None:
        reason = phrases.duty(sight.words, refusal)
        label = sight.words.gettext("%(card)s, not now: %(reason)s") % {"card": label, "reason": reason}
    is_asked = card != sight.asked and sight.is_doubtful(card)
    field = "ask" if is_asked else "move"
    chosen = card == sight.asked
    return _held(sight, card, label, field=field, value=str(card), acts=acts, is_asked=is_asked, is_chosen=chosen)


def _held(
    sight: Sight,
    card: Card,
    label: str,
    *,
    field: str = "",
    value: str = "",
    acts: bool = False,
    is_asked: bool = False,
    is_chosen: bool = False,
) -> HandCard:
    return HandCard(
        card=card,
        label=label,
        field=field,
        value=value,
        acts=acts,
        is_asked=is_asked,
        is_chosen=is_chosen,
        is_new=card in sight.newcomers,
        coin=sight.marriage_value(card.suit) if sight.breaks_marriage(card) else 0,
        shines=sight.declares(card),
    )
