"""The rules of the polish style: the words are in the template, every number comes from the ruleset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.pages.layout import Layout, layout
from app.reader import Reader
from engine import RULESETS, Rank, Suit


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What `rules/page.html` prints."""

    template: ClassVar[str] = "rules/page.html"

    layout: Layout
    numbers: dict[str, int]


def rules_page(reader: Reader) -> RulesPage:
    """The rules in the reader's language."""
    title = reader.words.gettext("The rules")
    return RulesPage(layout(reader, title, here="/rules", section="rules"), _numbers())


def _numbers() -> dict[str, int]:
    """Every number the rules speak of, as the engine has it."""
    long, short = RULESETS["polish"], RULESETS["polish-500"]
    redeal, lock, short_lock = long.auction.redeal, long.score.lock, short.score.lock
    cap, short_cap = long.score.defender_cap, short.score.defender_cap
    assert redeal
    assert lock
    assert short_lock
    assert cap
    assert short_cap
    return {
        **{rank.name.lower(): rank.points for rank in Rank},
        **{suit.name.lower(): long.score.marriages[suit] for suit in Suit},
        "players": long.players,
        "hand": long.hand_size,
        "talon": long.exchange.talon_size,
        "tricks": long.trick_count,
        "weak": redeal.points_below,
        "first": long.auction.first_bid,
        "step": long.auction.step,
        "limit": long.auction.limit_without_marriage,
        "lock": lock.at,
        "short_lock": short_lock.at,
        "cap": cap,
        "short_cap": short_cap,
        "target": long.score.target,
        "short_target": short.score.target,
    }
