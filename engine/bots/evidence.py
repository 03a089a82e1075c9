"""Who may hold what: everything the auction, the exchange and the play so far prove about the other hands.

A player who does not follow is void, one who does not beat could not, one who leads a lone king has no queen.
Nothing is guessed here; chances assume that the cards nobody has given away lie evenly.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final

from engine.cards import NO_CARDS, PACK, Card, Cards, Suit
from engine.rules.following import beats
from engine.rules.moves import Give
from engine.rules.ruleset import PlayRules
from engine.rules.stages import Trick
from engine.seats import Seat
from engine.view import SeatView

CERTAIN: Final = 1000
"""Chances are whole thousandths, so that every machine rounds alike."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one seat knows about the cards it does not see. Tuples have one entry a seat."""

    unseen: Cards
    may_hold: tuple[Cards, ...]
    holds: tuple[Cards, ...]
    """Proven: part of `may_hold`."""
    sizes: tuple[int, ...]

    def chance_of_none(self, seat: Seat, wanted: int, apart_from: int = 0) -> int:
        """How likely this seat holds none of these cards, if it is already known to hold none of `apart_from`."""
        if self.holds[seat] & wanted:
            return 0
        free = self.may_hold[seat] & ~self.holds[seat] & ~apart_from
        places = self.sizes[seat] - self.holds[seat].bit_count()
        others = free & ~wanted
        if others.bit_count() < places:
            return 0
        return CERTAIN * comb(others.bit_count(), places) // comb(free.bit_count(), places)

    def chance_to_beat(self, seat: Seat, best: Card, trump: Suit | None, led: Suit) -> int:
        """How likely this seat can take the trick from its best card, by a higher card of the suit or by a trump."""
        higher = -2 << best
        if best.suit is not led:
            void = self.chance_of_none(seat, led.cards)
            return void * (CERTAIN - self.chance_of_none(seat, best.suit.cards & higher, led.cards)) // CERTAIN
        chance = CERTAIN - self.chance_of_none(seat, led.cards & higher)
        if trump is not None and trump is not led:
            void = self.chance_of_none(seat, led.cards)
            chance += void * (CERTAIN - self.chance_of_none(seat, trump.cards, led.cards)) // CERTAIN
        return chance


def gather(view: SeatView) -> Evidence:
    """All that the view of a seat proves."""
    assert view.seat is not None
    others = tuple(seat for seat in view.active if seat != view.seat)
    played = Cards.of(card for trick in view.tricks for card in trick.cards) | Cards.of(view.trick)
    unseen = PACK - view.hand - played - view.laid_down
    may_hold = [unseen if seat in others else NO_CARDS for seat in range(view.rules.players)]
    holds = [NO_CARDS] * view.rules.players

    for mover, move in view.history:
        if mover == view.seat and isinstance(move, Give):
            holds[move.to] |= 1 << move.card
    for number, trick in enumerate(_tricks_so_far(view)):
        _read_trick(view, number, trick, may_hold, holds)
    for seat in others:
        may_hold[seat] &= unseen
        holds[seat] &= unseen
    _settle(view, others, unseen, may_hold, holds)
    return Evidence(unseen, tuple(may_hold), tuple(holds), view.hand_sizes)


def _tricks_so_far(view: SeatView) -> tuple[Trick, ...]:
    """The finished tricks, and the one on the table as if its leader had taken it."""
    if not view.trick or view.leader is None:
        return view.tricks
    return (*view.tricks, Trick(view.leader, view.trick, view.leader))


def _read_trick(view: SeatView, number: int, trick: Trick, may_hold: list[Cards], holds: list[Cards]) -> None:
    """What the cards of one trick prove about the hands they came from."""
    active = view.active
    first = active.index(trick.leader)
    trump = next((declared.suit for declared in reversed(view.marriages) if declared.trick <= number), None)
    led = trick.cards[0]
    _read_lead(view, number, trick.leader, led, may_hold, holds)
    best = led
    for place, card in enumerate(trick.cards[1:], start=1):
        seat = active[(first + place) % len(active)]
        may_hold[seat] -= _impossible(view.rules.play, led, best, trump, card)
        if beats(card, best, -1 if trump is None else trump):
            best = card


def _read_lead(view: SeatView, number: int, leader: Seat, led: Card, may_hold: list[Cards], holds: list[Cards]) -> None:
    """A king or queen led either declares the marriage or shows that the other half is elsewhere."""
    marriage = led.suit.marriage
    if not marriage >> led & 1 or (number == 0 and not view.rules.play.marriage_in_first_trick):
        return
    other = marriage - (1 << led)
    if any(declared.trick == number for declared in view.marriages):
        holds[leader] |= other
    else:
        may_hold[leader] -= other


def _impossible(rules: PlayRules, led: Card, best: Card, trump: Suit | None, card: Card) -> int:
    """The cards that whoever played `card` cannot have held, having had to follow, beat, trump and overruff."""
    suit = led.suit
    if card.suit is suit:
        must = rules.must_beat and best.suit is suit and card < best
        return suit.cards & -2 << best if must else 0
    if trump is None or trump is suit:
        return suit.cards
    if card.suit is not trump:
        return suit.cards | trump.cards
    must = rules.must_overruff and best.suit is trump and card < best
    return suit.cards | (trump.cards & -2 << best if must else 0)


def _settle(view: SeatView, others: tuple[Seat, ...], unseen: Cards, may_hold: list[Cards], holds: list[Cards]) -> None:
    """Draw the conclusions: a card only one hand can hold is there, and a hand that is full holds nothing else."""
    hidden = len(unseen) - sum(view.hand_sizes[seat] for seat in others)
    for _ in others:
        for seat in others:
            elsewhere = NO_CARDS
            for other in others:
                if other != seat:
                    elsewhere |= may_hold[other]
                    may_hold[seat] -= holds[other]
            if not hidden:
                holds[seat] |= may_hold[seat] - elsewhere
            if len(may_hold[seat]) == view.hand_sizes[seat]:
                holds[seat] = may_hold[seat]
            elif len(holds[seat]) == view.hand_sizes[seat]:
                may_hold[seat] = holds[seat]
