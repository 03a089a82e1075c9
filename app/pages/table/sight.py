"""The table, the reader and the choice of what to show, together: what every part of the page is made from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from gettext import NullTranslations

from app.i18n import phrases
from app.pages.table.shown import Shown
from app.reader import Reader
from app.seen import SeenTable
from engine import NO_CARDS, Card, Cards, Give, Outcome, Seat, SeatView, StageName, Suit, Trick, next_seat


@dataclass(frozen=True)
class Sight:
    """How one person sees the table for three: themselves near, one opponent on the left, one on the right.

    Without slots, so that what many parts ask for is worked out once.
    """

    table: SeenTable
    reader: Reader
    shown: Shown

    @property
    def view(self) -> SeatView:
        """What this seat may know."""
        return self.table.view

    @property
    def words(self) -> NullTranslations:
        """The reader's language."""
        return self.reader.words

    @property
    def me(self) -> Seat:
        """The reader's seat."""
        return self.table.seat

    @property
    def left(self) -> Seat:
        """The seat on the left: the next one clockwise. (R1.1)"""
        return next_seat(self.me, self.view.rules.players)

    @property
    def right(self) -> Seat:
        """The seat on the right."""
        return next_seat(self.left, self.view.rules.players)

    def other_name(self, seat: Seat) -> str | None:
        """The name of another seat; None for the reader's own, who is addressed and not named."""
        return None if seat == self.me else self.table.names[seat]

    def name(self, seat: Seat) -> str:
        """The name of a seat; the reader is "you"."""
        return self.other_name(seat) or self.words.gettext("You")

    def name_within(self, seat: Seat) -> str:
        """The name of a seat inside a line, where "you" is not the first word."""
        return self.other_name(seat) or self.words.gettext("you")

    def side(self, seat: Seat) -> str:
        """Where a seat is, seen from the reader: `me`, `left` or `right`."""
        return "me" if seat == self.me else "left" if seat == self.left else "right"

    @property
    def address(self) -> str:
        """Where this table is found."""
        return f"/table/{self.table.match_id}"

    @cached_property
    def tricks_seen(self) -> int:
        """How many finished tricks of this deal the person has looked at."""
        done = len(self.view.tricks)
        return done if self.shown.seen is None else min(self.shown.seen, done)

    @cached_property
    def resting_trick(self) -> Trick | None:
        """The finished trick that stays on the table until it has been looked at."""
        tricks = self.view.tricks
        return tricks[-1] if tricks and self.tricks_seen < len(tricks) and not self.view.trick else None

    @property
    def best_card(self) -> Card | None:
        """The card that takes the trick as it lies. (R5.7)"""
        view = self.view
        if view.trick_winner is None or view.leader is None:
            return None
        active = view.active
        return view.trick[(active.index(view.trick_winner) - active.index(view.leader)) % len(active)]

    @property
    def deal_number(self) -> int:
        """Which deal of the match this is, counted from 1; one dealt again keeps its number."""
        return 1 + sum(result.outcome is not Outcome.REDEAL for result in self.table.results)

    @cached_property
    def my_turn(self) -> bool:
        """Whether the reader is to decide, with nothing left to look at first."""
        return self.view.my_turn and self.resting_trick is None and not self.table.given_up

    @property
    def settled(self) -> bool:
        """Whether the deal is over and its last trick has been looked at."""
        return (self.view.stage is StageName.OVER and self.resting_trick is None) or self.table.given_up

    @cached_property
    def gifts(self) -> tuple[Card | None, Card | None]:
        """The cards chosen for the left and for the right; the same card cannot go both ways."""
        left, right = (chosen if chosen in self.view.hand else None for chosen in (self.shown.left, self.shown.right))
        return left, right if right != left else None

    @cached_property
    def talon(self) -> tuple[Card, ...]:
        """The talon, once it has been turned up. (R4.1)"""
        return tuple(card for cards in self.view.talons if cards is not None for card in cards)

    @cached_property
    def newcomers(self) -> Cards:
        """Cards of the hand that came in the exchange, marked until the first trick is over."""
        view = self.view
        if view.tricks or self.resting_trick is not None:
            return NO_CARDS
        mine = Cards.of(self.talon) if view.declarer == self.me else NO_CARDS
        given = Cards.of(move.card for seat, move in view.history if isinstance(move, Give) and seat != self.me)
        return (mine | given) & view.hand

    @cached_property
    def married(self) -> Cards:
        """Kings and queens of the hand whose partner is there too."""
        halves = (suit.marriage for suit in self.view.hand.marriages)
        return Cards.of(card for marriage in halves for card in marriage)

    def marriage_value(self, suit: Suit) -> int:
        """What the marriage of a suit counts. (R6.2)"""
        return self.view.rules.score.marriages[suit]

    def breaks_marriage(self, card: Card) -> bool:
        """Whether parting with this card would break a marriage held in hand. (R6.4)"""
        return card in self.married

    def declares(self, card: Card) -> bool:
        """Whether leading this card now declares a marriage, with nothing left to look at first. (R6.1)"""
        return self.my_turn and card in self.married and self.view.declares(card)

    def card_name(self, card: Card) -> str:
        """The name of a card of the hand, with what it is to a marriage and that it has just come."""
        _, name = self.words.gettext, phrases.sentence(phrases.card(self.words, card))
        if card in self.married:
            points = self.marriage_value(card.suit)
            text = (
                self.words.ngettext(
                    "%(card)s, leads the marriage, %(points)d point",
                    "%(card)s, leads the marriage, %(points)d points",
                    points,
                )
                if self.declares(card)
                else _("%(card)s, half of a marriage worth %(points)d")
            )
            name = text % {"card": name, "points": points}
        return _("%(card)s, new") % {"card": name} if card in self.newcomers else name

    @cached_property
    def asked(self) -> Card | None:
        """The card about to be led that would break a marriage before it can be declared: asked for once. (R6.1)"""
        card = self.shown.ask
        return card if card is not None and self.is_doubtful(card) else None

    def is_doubtful(self, card: Card) -> bool:
        """Whether leading this card now throws a marriage away."""
        view = self.view
        return (
            self.my_turn
            and view.lead_is_due
            and card in view.hand
            and self.breaks_marriage(card)
            and not view.declares(card)
        )
