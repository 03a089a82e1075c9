"""What may be played and what takes the trick, against a slow reading of the rules. (R5; bug-log 6, 15, 16, 26)"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from engine import CARDS, RULESETS, SUITS, Cards
from engine.rules.tricks import playable_cards, winning
from tests.engine import plain_rules

TRUMPS = (None, *SUITS)


@pytest.mark.parametrize("trump", TRUMPS, ids=str)
def test_every_trick_of_two_and_three_has_the_right_winner(trump: object) -> None:
    """All 24 x 23 x 22 ordered tricks, and all of two cards, for each trump and none."""
    letter = trump.letter if trump else None
    words = [str(card) for card in CARDS]
    for count in (1, 2, 3):
        for trick in permutations(range(24), count):
            cards = tuple(CARDS[number] for number in trick)
            assert winning(cards, trump) == plain_rules.winner([words[number] for number in trick], letter), cards


@pytest.mark.parametrize("style", ["polish", "russian", "club"])
def test_legal_cards_of_forty_thousand_positions(style: str) -> None:
    """Random hands, tricks and trumps: 120,000 in all. Never empty, never more and never less than the rules say."""
    random = Random(style)
    rules = RULESETS[style].play
    for _ in range(40_000):
        held = random.randint(1, 8)
        on_table = random.randint(0, 2)
        dealt = random.sample(CARDS, held + on_table)
        trump = random.choice(TRUMPS)
        hand, trick = Cards.of(dealt[:held]), tuple(dealt[held:])
        letter = trump.letter if trump else None
        expected = plain_rules.playable(style, str(hand).split(), [str(card) for card in trick], letter)
        ours = playable_cards(rules, hand, trick, trump)
        assert str(ours).split() == expected, (hand, trick, trump)
        assert ours


@pytest.mark.parametrize(
    ("same", "as_"), [("polish-500", "polish"), ("simple", "russian"), ("simple-4", "russian"), ("duel", "club")]
)
def test_the_other_rulesets_play_like_one_of_these(same: str, as_: str) -> None:
    assert RULESETS[same].play == RULESETS[as_].play
