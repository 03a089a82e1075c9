"""The list of all pictures, and the deck with everything a card can be. Development only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.i18n import phrases
from app.pages.layout import Layout, layout
from app.reader import Reader
from engine import Card, Rank, Suit

ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class GalleryPage:
    """What `gallery/page.html` prints."""

    template: ClassVar[str] = "gallery/page.html"

    layout: Layout
    pictures: tuple[str, ...]
    cards: tuple[tuple[Card, str], ...]


def gallery_page(pictures: Sequence[str], reader: Reader) -> GalleryPage:
    """The list, and the deck high to low."""
    cards = tuple(card for suit in ORDER for rank in reversed(Rank) for card in suit.cards & rank.cards)
    return GalleryPage(
        layout=layout(reader, reader.words.gettext("Gallery"), here="/gallery"),
        pictures=tuple(pictures),
        cards=tuple((card, phrases.sentence(phrases.card(reader.words, card))) for card in cards),
    )
