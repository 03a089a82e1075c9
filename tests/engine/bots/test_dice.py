"""The floor: any legal move."""

from __future__ import annotations

from collections import Counter

from engine import BOTS, RULESETS, shuffled_deck
from engine.house import Finished, apply, start_deal, to_act, view_for


def test_it_plays_a_deal_to_its_end() -> None:
    deal = start_deal(RULESETS["polish"], dealer=0, deck=shuffled_deck(b"1"))
    while not isinstance(deal.stage, Finished):
        deal = apply(deal, BOTS["dice"].choose(view_for(deal, to_act(deal)), bytes([len(deal.history)])))
    assert len(deal.stage.tricks) == 8


def test_every_legal_move_is_equally_likely() -> None:
    deal = start_deal(RULESETS["polish"], dealer=0, deck=shuffled_deck(b"1"))
    seat = to_act(deal)
    view = view_for(deal, seat)
    counts = Counter(BOTS["dice"].choose(view, number.to_bytes(2, "big")) for number in range(3000))
    assert set(counts) == set(view.legal)
    fair = 3000 / len(view.legal)
    assert all(0.8 * fair < count < 1.2 * fair for count in counts.values())
