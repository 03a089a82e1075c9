"""The page: every chapter told for one ruleset, and what the default rules say otherwise marked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from app.i18n.styles import style
from app.pages.layout import Layout, layout
from app.pages.rules.address import rules_address
from app.pages.rules.bidding import bidding
from app.pages.rules.clauses import Chapter, Clause, Example, Telling, Words
from app.pages.rules.dealing import dealing
from app.pages.rules.end import end
from app.pages.rules.examples import examples
from app.pages.rules.exchange import exchange
from app.pages.rules.high_scores import high_scores
from app.pages.rules.marriages import marriages
from app.pages.rules.table_and_cards import table_and_cards
from app.pages.rules.tricks import tricks
from app.pages.rules.writing import writing
from app.reader import Reader
from engine import RULESETS, Ruleset, ScoreLine

DEFAULT: Final = next(iter(RULESETS.values()))
"""The rules a newcomer meets; the others are told by what differs from them."""


@dataclass(frozen=True, slots=True)
class Other:
    """A link to the rules of another ruleset."""

    address: str
    text: str
    is_this: bool


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What `rules/page.html` prints."""

    template: ClassVar[str] = "rules/page.html"

    layout: Layout
    style: str
    has_differences: bool
    default_style: str
    default_address: str
    others: tuple[Other, ...]
    chapters: tuple[Chapter, ...]


def rules_page(rules: Ruleset, worked: Mapping[str, ScoreLine], reader: Reader) -> RulesPage:
    """These rules in the reader's language; `worked` are deals the engine wrote down, by clause."""
    words = reader.words
    told = examples(rules, worked, words)
    chapters = tuple(
        Chapter(anchor, title, _clauses(telling, words, rules, told)) for anchor, title, telling in _contents(words)
    )
    return RulesPage(
        layout=layout(reader, words.gettext("The rules"), here=rules_address(rules), section="rules"),
        style=style(words, rules),
        has_differences=any(clause.differs for chapter in chapters for clause in chapter.clauses),
        default_style=style(words, DEFAULT),
        default_address=rules_address(DEFAULT),
        others=tuple(
            Other(rules_address(other), style(words, other), other.id == rules.id) for other in RULESETS.values()
        ),
        chapters=chapters,
    )


def _contents(words: Words) -> tuple[tuple[str, str, Telling], ...]:
    _ = words.gettext
    return (
        ("R1", _("Table and cards"), table_and_cards),
        ("R2", _("Dealing"), dealing),
        ("R3", _("Auction"), bidding),
        ("R4", _("Talon and contract"), exchange),
        ("R5", _("The tricks"), tricks),
        ("R6", _("Marriages and trump"), marriages),
        ("R7", _("Writing a deal down"), writing),
        ("R8", _("High scores and penalties"), high_scores),
        ("R9", _("The end"), end),
    )


def _clauses(telling: Telling, words: Words, rules: Ruleset, told: Mapping[str, Example]) -> tuple[Clause, ...]:
    """What is said here, and of what only the default rules say, that it does not apply."""
    here, usual = dict(telling(words, rules)), dict(telling(words, DEFAULT))
    absent = words.gettext("There is no such rule here.")
    return tuple(
        Clause(anchor, here.get(anchor, absent), here.get(anchor) != usual.get(anchor), told.get(anchor))
        for anchor in sorted({**here, **usual})
    )
