"""The pack, and sets of cards."""

import pytest

from engine import CARDS, NO_CARDS, PACK, RANKS, SUITS, Card, Cards, Rank, Suit, card, cards


def test_the_pack_is_24_cards_and_120_points() -> None:
    """R1.2, R1.3"""
    assert len(PACK) == len(CARDS) == 24
    assert PACK.points == 120
    assert [suit.cards.points for suit in SUITS] == [30] * 4
    assert [rank.cards.points for rank in RANKS] == [0, 8, 12, 16, 40, 44]


def test_within_a_suit_the_ten_stands_between_ace_and_king() -> None:
    """R1.2"""
    assert [str(held) for held in Suit.SPADES.cards] == ["9S", "JS", "QS", "KS", "TS", "AS"]
    assert card("AS") > card("TS") > card("KS") > card("QS") > card("JS") > card("9S")


def test_every_card_knows_its_suit_rank_and_points() -> None:
    assert {(held.suit, held.rank) for held in CARDS} == {(suit, rank) for suit in SUITS for rank in RANKS}
    assert [card(f"{letter}H").points for letter in "9JQKTA"] == [0, 2, 3, 4, 10, 11]
    assert [suit.letter for suit in SUITS] == ["H", "D", "C", "S"]
    assert [rank.letter for rank in RANKS] == ["9", "J", "Q", "K", "T", "A"]


def test_the_first_of_each_kind_is_as_true_as_the_others() -> None:
    """Hearts, the nine and the nine of hearts are number 0: `if trump` must not mean "unless hearts"."""
    assert all([*SUITS, *RANKS, *CARDS])
    assert not NO_CARDS


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        ("", ()),
        ("KH QD", ()),
        ("KH QH", (Suit.HEARTS,)),
        ("KS QS AS KD QD", (Suit.DIAMONDS, Suit.SPADES)),
        ("QH JH AH TH 9H KD", ()),
        ("KH QH KD QD KC QC KS QS", SUITS),
    ],
)
def test_marriages_are_king_and_queen_of_one_suit(hand: str, suits: tuple[Suit, ...]) -> None:
    assert cards(hand).marriages == suits
    assert [suit for suit in SUITS if suit.marriage == cards(hand) & suit.marriage] == list(suits)


def test_a_set_of_cards_is_a_set() -> None:
    hand = cards("KH QH 9S")
    assert list(hand) == [card("QH"), card("KH"), card("9S")]
    assert len(hand) == 3
    assert card("KH") in hand
    assert card("AH") not in hand
    assert 3 not in hand  # a number is no card
    assert hand | cards("AS") == cards("KH QH 9S AS")
    assert hand & Suit.HEARTS.cards == cards("KH QH")
    assert hand - cards("KH AS") == cards("QH 9S")
    assert Cards.of([]) == NO_CARDS
    assert isinstance(hand | 0, Cards)
    assert isinstance(hand & 0, Cards)


def test_cards_read_as_they_are_written() -> None:
    assert str(cards("9S KH QH")) == "QH KH 9S"
    assert repr(cards("KH")) == "cards('KH')"
    assert repr(card("TS")) == "card('TS')"
    assert repr([Suit.CLUBS, Rank.TEN]) == "[Suit.CLUBS, Rank.TEN]"
    assert [card(str(held)) for held in CARDS] == list(Card)


@pytest.mark.parametrize("text", ["", "K", "10H", "kh", "HK", "KX", "1H", "KHH", " KH"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card(text)


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="named twice"):
        cards("KH QH KH")
