"""From the records of a casebook to the engine's own values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.cards import SUITS, Card, Cards, Suit, card
from engine.rules.deal import deck_of
from engine.rules.moves import Bid, Concede, Contract, Give, Keep, LayDown, Move, Pass, Play, Redeal, Take
from engine.rules.ruleset import RULESETS, Ruleset
from engine.rules.scoring import Standing
from engine.seats import Seat, active_seats

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Record: TypeAlias = Mapping[str, Json]

_RULESETS = {(rules.id.partition("-")[0], rules.players, rules.score.target): rules for rules in RULESETS.values()}
_STYLES = {style for style, _, _ in _RULESETS}


class UnreadableCase(ValueError):
    """A record that does not keep to the format, with a sentence that says how."""


class NoMove(UnreadableCase):
    """An action of a known kind that nobody could carry out: a card that does not exist, one card laid aside twice."""


def record(value: Json, what: str) -> Record:
    """The value as a record of named fields."""
    if not isinstance(value, Mapping):
        raise UnreadableCase(f"{what} is no record but {value!r:.60}")
    return value


def field(owner: Record, name: str) -> Json:
    """A field that must be there."""
    try:
        return owner[name]
    except KeyError:
        raise UnreadableCase(f"the field {name!r} is missing") from None


def only(owner: Record, known: Iterable[str], what: str) -> None:
    """Refuse a field nobody reads: what it says would go unchecked."""
    for name in owner:
        if name not in known:
            raise UnreadableCase(f"{what} has the unknown field {name!r}")


def items(value: Json) -> Sequence[Json]:
    """The value as a list."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise UnreadableCase(f"{value!r:.60} is no list")
    return value


def text(value: Json) -> str:
    """The value as a word."""
    if not isinstance(value, str):
        raise UnreadableCase(f"{value!r:.60} is no word")
    return value


def number(value: Json) -> int:
    """The value as a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise UnreadableCase(f"{value!r:.60} is no whole number")
    return value


def numbers(value: Json, count: int) -> tuple[int, ...]:
    """One whole number a seat."""
    return tuple(number(each) for each in per_seat(value, count))


def per_seat(value: Json, count: int) -> Sequence[Json]:
    """A list with one entry a seat."""
    entries = items(value)
    if len(entries) != count:
        raise UnreadableCase(f"{len(entries)} entries for {count} seats")
    return entries


def seat(value: Json, count: int) -> Seat:
    """One of so many seats."""
    chosen = number(value)
    if not 0 <= chosen < count:
        raise UnreadableCase(f"there is no seat {chosen} among {count}")
    return chosen


def one_card(value: Json) -> Card:
    """A card written rank and suit."""
    try:
        return card(text(value))
    except ValueError as fault:
        raise UnreadableCase(str(fault)) from None


def in_order(value: Json) -> tuple[Card, ...]:
    """Cards whose order matters."""
    dealt = tuple(one_card(each) for each in items(value))
    if len(set(dealt)) != len(dealt):
        raise UnreadableCase("a card is named twice")
    return dealt


def a_set(value: Json) -> Cards:
    """Cards whose order does not matter."""
    return Cards.of(in_order(value))


def suit_or_none(value: Json) -> Suit | None:
    """A suit by its letter; null is none."""
    if value is None:
        return None
    for suit in SUITS:
        if suit.letter == value:
            return suit
    raise UnreadableCase(f"there is no suit {value!r:.60}")


def move(value: Json) -> Move:
    """An action: a record with exactly one entry."""
    action = record(value, "an action")
    if len(action) != 1:
        raise UnreadableCase(f"an action has one entry, not {len(action)}")
    ((kind, detail),) = action.items()
    if kind in _BARE:
        if detail is not True:
            raise UnreadableCase(f"the action {kind!r} is {detail!r:.60} instead of true")
        return _BARE[kind]
    if kind not in _DETAILED:
        raise UnreadableCase(f"there is no action {kind!r:.60}")
    try:
        return _DETAILED[kind](detail)
    except UnreadableCase as fault:
        raise NoMove(f"{kind}: {fault}") from None


def _gift(value: Json) -> Move:
    gift = record(value, "a gift")
    only(gift, ("to", "card"), "a gift")
    return Give(one_card(field(gift, "card")), number(field(gift, "to")))


_BARE: dict[str, Move] = {"pass": Pass(), "redeal": Redeal(), "keep": Keep(), "concede": Concede()}
_DETAILED: dict[str, Callable[[Json], Move]] = {
    "bid": lambda detail: Bid(number(detail)),
    "contract": lambda detail: Contract(number(detail)),
    "play": lambda detail: Play(one_card(detail)),
    "talon": lambda detail: Take(number(detail)),
    "lay": lambda detail: LayDown(a_set(detail)),
    "give": _gift,
}


def moves(value: Json) -> frozenset[Move]:
    """Actions whose order does not matter."""
    return frozenset(move(each) for each in items(value))


def ruleset(style: str, players: int, target: int) -> Ruleset:
    """The ruleset of this style, for so many at the table, played to so many points."""
    if style not in _STYLES:
        raise UnreadableCase(f"there is no ruleset {style!r:.60}")
    try:
        return _RULESETS[style, players, target]
    except KeyError:
        raise UnreadableCase(f"{style} is not played by {players} to {target}") from None


def ruleset_of(style: Json, given: Record) -> Ruleset:
    """The ruleset of a record; where it does not say, the usual number of players and the usual length."""
    named = text(style)
    players = number(given["players"]) if "players" in given else (2 if named == "duel" else 3)
    target = number(given["target"]) if "target" in given else 1000
    return ruleset(named, players, target)


def standing(rules: Ruleset, given: Record) -> Standing:
    """The score sheet of a record; only rulesets that know barrel and counters need to speak of them."""
    count = rules.players
    new = Standing.new(count)
    scores = numbers(field(given, "scores"), count)
    barrel: tuple[int | None, ...] = new.barrel
    if "barrel" in given:
        barrel = tuple(None if each is None else number(each) for each in per_seat(given["barrel"], count))
    zeros = numbers(given["zeros"], count) if "zeros" in given else new.zeros
    concessions = numbers(given["concessions"], count) if "concessions" in given else new.concessions
    return Standing(scores, barrel, zeros, concessions)


def deck(rules: Ruleset, dealer: Seat, dealt: Record) -> tuple[Card, ...]:
    """The deck that deals these hands and this stock or these talons."""
    hands = [a_set(hand) for hand in per_seat(field(dealt, "hands"), rules.players)]
    stocks = items(field(dealt, "talons")) if rules.exchange.talons > 1 else [field(dealt, "stock")]
    talons = [a_set(stock) for stock in stocks]
    sitters = set(range(rules.players)) - set(active_seats(dealer, rules.players, rules.active))
    for at, hand in enumerate(hands):
        wanted = 0 if at in sitters else rules.hand_size
        if len(hand) != wanted:
            raise UnreadableCase(f"seat {at} is dealt {len(hand)} cards instead of {wanted}")
    if [len(talon) for talon in talons] != [rules.exchange.talon_size] * rules.exchange.talons:
        raise UnreadableCase("the stock has not the size it should have")
    cards = deck_of(rules, dealer, hands, talons)
    if len(set(cards)) != len(cards):
        raise UnreadableCase("a card is dealt twice")
    return cards
