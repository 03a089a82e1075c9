"""The shuffle never changes, and it is fair. (R2.2; bug-log 46, 111)"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine import CARDS, Cards, Chance, deck_text, shuffled_deck


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    """Stored matches and daily games rest on these very decks: if this fails, the shuffle is wrong, not the test."""
    assert deck_text(shuffled_deck(b"")) == "KSTSAHTDTHTCQD9D9SJS9HQHKDACKHJDADJHQSKCASQCJC9C"
    assert deck_text(shuffled_deck(b"thousand")) == "JDQS9D9HTSJCJS9CJHACTCKSQDASKD9SKHTDTHAHKCADQCQH"
    assert deck_text(shuffled_deck(b"7")) == "QDQHJCKHASJHTHJSACKDTSTDKS9STCKCJD9C9H9DAHQCADQS"


def test_numbers_of_a_seed_never_change() -> None:
    chance = Chance(b"thousand")
    assert [chance.below(limit) for limit in (2, 6, 24, 1000, 2**32, 3 * 2**30)] == [
        0,
        0,
        1,
        720,
        3789246625,
        2608685583,
    ]
    assert chance.choose("HDCS") == "H"


def test_every_number_is_equally_likely_where_some_draws_are_thrown_away() -> None:
    """Three quarters of the range: one draw in four must be drawn again."""
    chance = Chance(b"fair")
    thirds = Counter(chance.below(3 * 2**30) // 2**30 for _ in range(9000))
    assert thirds.keys() == {0, 1, 2}
    assert all(abs(count - 3000) < 200 for count in thirds.values())


@pytest.fixture(scope="module")
def decks() -> list[tuple[int, ...]]:
    return [tuple(map(int, shuffled_deck(b"deck %d" % number))) for number in range(12_000)]


def test_every_card_comes_to_every_place_equally_often(decks: list[tuple[int, ...]]) -> None:
    """Chi-square over the 24 x 24 table; with 23 x 23 degrees of freedom 640 is passed once in two thousand times."""
    expected = len(decks) / 24
    found = Counter(place * 24 + held for deck in decks for place, held in enumerate(deck))
    assert sum((found[cell] - expected) ** 2 / expected for cell in range(576)) < 640


def test_neighbours_in_the_deck_are_strangers(decks: list[tuple[int, ...]]) -> None:
    """Which card follows which is as even as where each one lies."""
    expected = len(decks) * 23 / (24 * 23)
    found = Counter(one * 24 + other for deck in decks for one, other in pairwise(deck))
    assert len(found) == 24 * 23
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 660


@pytest.mark.parametrize(("size", "percent"), [(7, 28.5), (8, 36.7), (10, 54.0)])
def test_marriages_are_dealt_as_often_as_the_odds_say(decks: list[tuple[int, ...]], size: int, percent: float) -> None:
    hands = [Cards.of(CARDS[held] for held in deck[:size]) for deck in decks]
    share = 100 * sum(bool(hand.marriages) for hand in hands) / len(hands)
    assert abs(share - percent) < 1.5
