from xml.etree import ElementTree

import pytest

from app.artwork.cards import LETTERS, corner
from app.artwork.files import STATIC, drawings
from engine import CARDS, RANKS, SUITS

SVG = "{http://www.w3.org/2000/svg}"
DECKS = [f"cards-{letters}.svg" for letters in LETTERS]


@pytest.mark.parametrize("name", drawings())
def test_the_files_are_what_the_code_draws(name: str) -> None:
    """After a change: python -m app.artwork.files"""
    assert (STATIC / name).read_text(encoding="utf-8") == drawings()[name]


@pytest.mark.parametrize("name", DECKS)
def test_every_card_pip_and_the_back_is_a_symbol_named_by_notation(name: str) -> None:
    root = ElementTree.fromstring(drawings()[name])
    symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    assert symbols == {*map(str, CARDS), *(suit.letter for suit in SUITS), "back", "back-edge", "rosette"}


@pytest.mark.parametrize("name", drawings())
def test_a_sprite_refers_only_to_what_it_holds(name: str) -> None:
    """No url(…), so that it works as an external file, and no name twice."""
    root = ElementTree.fromstring(drawings()[name])
    names = [element.get("id") for element in root.iter() if element.get("id")]
    used = {element.get("href", "") for element in root.iter(f"{SVG}use")}
    assert len(names) == len(set(names))
    assert used <= {f"#{name}" for name in names}
    assert "url(" not in drawings()[name]


def test_the_corner_of_a_card_is_said_in_every_set_of_letters() -> None:
    assert [corner("pl", rank) for rank in RANKS] == ["9", "W", "D", "K", "10", "A"]
    assert [corner("ru", rank) for rank in RANKS] == ["9", "В", "Д", "К", "10", "Т"]
    assert all(len({corner(letters, rank) for rank in RANKS}) == 6 for letters in LETTERS)
