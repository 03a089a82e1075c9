"""What lay open before: the last trick, or in the first one the talon. It can be looked at again at any time."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n import phrases
from app.pages.table.sight import Sight
from engine import Card, Marriage, Trick


@dataclass(frozen=True, slots=True)
class Remembered:
    """A card that lay open, and who laid it."""

    card: Card
    name: str
    who: str


@dataclass(frozen=True, slots=True)
class LatelyPart:
    """Cards to look at again, and what became of them."""

    title: str
    cards: tuple[Remembered, ...]
    note: str


def lately_part(sight: Sight) -> LatelyPart | None:
    """The last finished trick; before there is one, the talon; None before that was turned up."""
    view = sight.view
    if view.tricks:
        return _trick(sight, len(view.tricks) - 1)
    return _talon(sight) if view.contract is not None else None


def _trick(sight: Sight, number: int) -> LatelyPart:
    words, view = sight.words, sight.view
    trick = view.tricks[number]
    declared = next((marriage for marriage in view.marriages if marriage.trick == number), None)
    active = view.active
    start = active.index(trick.leader)
    cards = tuple(
        _remembered(sight, card, sight.name(active[(start + place) % len(active)]))
        for place, card in enumerate(trick.cards)
    )
    return LatelyPart(words.gettext("Last trick"), cards, _what_became(sight, trick, declared))


def _what_became(sight: Sight, trick: Trick, declared: Marriage | None) -> str:
    words = sight.words
    said = [phrases.took_trick(words, sight.other_name(trick.winner), trick.points)]
    if declared is not None:
        text = words.gettext("Marriage %(points)d, trump became: %(suit)s")
        suit = phrases.suit(words, declared.suit)
        said.append(text % {"suit": suit, "points": sight.marriage_value(declared.suit)})
    return ". ".join(said) + "."


def _talon(sight: Sight) -> LatelyPart:
    declarer = sight.view.declarer
    note = phrases.took_talon(sight.words, None if declarer is None else sight.other_name(declarer))
    cards = tuple(_remembered(sight, card, "") for card in sight.talon)
    return LatelyPart(sight.words.gettext("Talon"), cards, f"{note}.")


def _remembered(sight: Sight, card: Card, who: str) -> Remembered:
    return Remembered(card, phrases.sentence(phrases.card(sight.words, card)), who)
