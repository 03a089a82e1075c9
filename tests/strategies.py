"""Decks, score sheets and deals in any stage, for laws that hold in all of them (Hypothesis)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from engine import (
    CARDS,
    NO_CARDS,
    PACK,
    RULESETS,
    Bid,
    Card,
    Cards,
    Chance,
    Concede,
    Contract,
    Give,
    Keep,
    LayDown,
    Made,
    Move,
    Pass,
    Play,
    Redeal,
    Ruleset,
    Seat,
    Standing,
    Take,
    cards,
)
from engine.house import Deal, Finished, Match, apply, legal_moves, start_deal
from engine.rules.stages import Contracting, RedealQuestion, Tricks

EVERY_MOVE: Final[tuple[Move, ...]] = (
    *(Redeal(), Keep(), Pass(), Concede()),
    *(Take(talon) for talon in range(-1, 4)),
    *(Play(card) for card in CARDS),
    *(Give(card, to) for card in CARDS for to in range(-1, 5)),
    *(named for amount in (*range(-10, 450, 5), 101, 118, 9999) for named in (Bid(amount), Contract(amount))),
    *(LayDown(Cards.of(chosen)) for count in (0, 1, 2) for chosen in combinations(CARDS, count)),
    *(LayDown(Cards.of(CARDS[first : first + 3])) for first in range(22)),
    LayDown(PACK),
)
"""Everything that can be said at the table, and much that cannot."""


def longest_deal(rules: Ruleset) -> int:
    """No deal has more moves: a question, bids from 100 to 400, passes, a talon, two gifts, a contract, the cards."""
    bids = (400 - rules.auction.first_bid) // rules.auction.step + 1
    return 1 + bids + rules.active - 1 + 1 + 2 + 1 + rules.trick_count * rules.active


def in_every_ruleset(law: Callable[..., None]) -> Callable[..., None]:
    """Try a law, a test with the argument `rules`, in each ruleset; each gets a share of the examples."""
    each = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
    shared: Callable[..., None] = each(settings(max_examples=max(10, settings().max_examples // 4))(law))
    return shared


def seats(rules: Ruleset) -> st.SearchStrategy[Seat]:
    """A seat at the table, sitters included."""
    return st.integers(0, rules.players - 1)


@st.composite
def decks(draw: st.DrawFn, rules: Ruleset) -> tuple[Card, ...]:
    """A shuffled pack, sometimes loaded with what chance seldom deals: many nines or marriages in one hand."""
    deck = draw(st.permutations(CARDS))
    wanted = draw(st.sampled_from((NO_CARDS, NO_CARDS, *LOADED)))
    place = draw(st.integers(0, rules.active - 1)) * rules.hand_size
    rest = [card for card in deck if card not in wanted]
    return (*rest[:place], *wanted, *rest[place:])


LOADED: Final = (
    cards("9H 9D 9C 9S"),
    cards("9H 9D 9C 9S KH QH"),
    cards("9H 9D 9C"),
    cards("9H 9D 9C JH JD JC JS"),
    cards("KH QH KD QD KC QC"),
    cards("KS QS AS"),
)


@st.composite
def standings(draw: st.DrawFn, rules: Ruleset) -> Standing:
    """A score sheet as a match can show it: early, late, locked, capped, on the barrel, counters about to strike."""
    score, unit = rules.score, rules.score.round_to
    highest = score.barrel.at if score.barrel else score.target - unit
    late = score.lock.at if score.lock else highest
    telling = (*range(late - 60, late + 60, unit), *range(highest - 20, highest + 1, unit))
    pool = (0, -120, *range(-300, highest, unit * 5), *(points for points in telling if points <= highest))
    scores = tuple(draw(st.sampled_from(pool)) for _ in range(rules.players))
    if not score.barrel:
        return Standing.new(rules.players).with_scores(*scores)
    barrel = tuple(
        draw(st.integers(0, score.barrel.deals - 1)) if points == score.barrel.at else None for points in scores
    )
    counts = tuple(draw(st.binary(min_size=2 * rules.players, max_size=2 * rules.players)))
    zeros, concessions = counts[: rules.players], counts[rules.players :]
    return Standing(scores, barrel, tuple(count % 6 for count in zeros), tuple(count % 6 for count in concessions))


@st.composite
def openings(draw: st.DrawFn, rules: Ruleset) -> Deal:
    """A deal just dealt."""
    return start_deal(rules, draw(seats(rules)), draw(decks(rules)), draw(standings(rules)))


def choices(count: int) -> st.SearchStrategy[bytes]:
    """One byte a move: which of the legal ones it is."""
    return st.binary(min_size=count, max_size=count)


def positions(deal: Deal, choices: bytes) -> Iterator[Deal]:
    """The deal after every move, the first card dealt included, when these are the choices made."""
    yield deal
    for choice in choices:
        legal = legal_moves(deal)
        if not legal:
            return
        deal = apply(deal, legal[choice % len(legal)])
        yield deal


@st.composite
def deals(draw: st.DrawFn, rules: Ruleset) -> Deal:
    """A deal in any stage, reached by legal moves."""
    *_, deal = positions(draw(openings(rules)), draw(st.integers(0, 40).flatmap(choices)))
    return deal


@st.composite
def whole_deals(draw: st.DrawFn, rules: Ruleset) -> list[Deal]:
    """A deal from the first card to the score: every position of it."""
    return list(positions(draw(openings(rules)), draw(choices(longest_deal(rules)))))


def dealt_again(deal: Deal, seat: Seat | None, seed: bytes) -> Deal:
    """The same deal with all that this seat cannot see shuffled: other hands, closed talons, cards passed face down.

    Such a deal may be impossible (a hand that had to follow may hold the suit now): for a view that is no matter.
    """
    chance, stage = Chance(seed), deal.stage
    agreed = stage.then if isinstance(stage, RedealQuestion) else stage
    declares = seat is not None and seat == getattr(agreed, "declarer", None)
    taken = getattr(agreed, "talon", None)
    given = Cards.of(move.card for giver, move in deal.history if isinstance(move, Give) and giver == seat)
    laid_down = NO_CARDS if declares else getattr(stage, "laid_down", NO_CARDS)
    closed = [NO_CARDS if number == taken else talon for number, talon in enumerate(deal.talons)]
    hidden = [NO_CARDS if other == seat else hand - given for other, hand in enumerate(deal.hands)]
    pool = [card for some in (*hidden, *closed, laid_down) for card in some]
    chance.mix(pool)

    def others(some: Cards) -> Cards:
        return Cards.of(pool.pop() for _ in some)

    def retold(made: Made) -> Made:
        match made:
            case Made(giver, Give(to=to)) if seat not in (giver, to):
                return Made(giver, Give(chance.choose(CARDS), to))
            case Made(layer, LayDown(cards)) if seat != layer:
                return Made(layer, LayDown(Cards.of(CARDS[: len(cards)])))
            case _:
                return made

    hands = tuple(hand - some | others(some) for hand, some in zip(deal.hands, hidden, strict=True))
    talons = tuple(talon - some | others(some) for talon, some in zip(deal.talons, closed, strict=True))
    if isinstance(stage, Contracting | Tricks) and laid_down:
        stage = stage._replace(laid_down=others(laid_down))
    history = tuple(map(retold, deal.history))
    return deal._replace(hands=hands, talons=talons, history=history, stage=stage)


@st.composite
def matches(draw: st.DrawFn, rules: Ruleset) -> Match:
    """A match of up to six deals, played by chance until somebody has won."""
    match = Match(rules, draw(seats(rules)), draw(standings(rules)))
    for _ in range(draw(st.integers(1, 6))):
        if match.winners:
            break
        opening = start_deal(rules, match.dealer, draw(decks(rules)), match.standing)
        *_, deal = positions(opening, draw(choices(longest_deal(rules))))
        assert isinstance(deal.stage, Finished)
        match = match.after(deal.stage.result)
    return match
