"""Moves and decks as text: every move has one text, and nothing else is a move."""

from __future__ import annotations

import pytest

from engine import (
    Bid,
    Concede,
    Contract,
    Give,
    Keep,
    LayDown,
    Move,
    Pass,
    Play,
    Redeal,
    Take,
    UnreadableMove,
    card,
    cards,
    deck_text,
    move_text,
    moves_text,
    read_deck,
    read_move,
    read_moves,
    shuffled_deck,
)

TEXTS: dict[str, Move] = {
    "r": Redeal(),
    "k": Keep(),
    "b110": Bid(110),
    "p": Pass(),
    "t0": Take(0),
    "g9S>2": Give(card("9S"), 2),
    "lJD.9S": LayDown(cards("9S JD")),
    "c120": Contract(120),
    "x": Concede(),
    "KH": Play(card("KH")),
    "TS": Play(card("TS")),
}


@pytest.mark.parametrize(("text", "move"), TEXTS.items())
def test_every_move_has_its_text(text: str, move: Move) -> None:
    assert move_text(move) == text
    assert read_move(text) == move


def test_the_order_of_cards_laid_aside_does_not_matter() -> None:
    assert read_move("l9S.JD") == read_move("lJD.9S")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "|", "b", "c", "t", "g", "l", "P", "rr", "pass", "KHKH", "kh", "10H", "K", "H", "HK", "♥K"),
        *("b-10", "b1.5", "b12345", "b110 ", " b110", "b110\n", "b1e2", "b１１０", "B110", "c+5", "cc"),
        *("t", "t-1", "t12", "tx", "g9S", "g9S>", "g9S>-1", "g9S>12", "g9S>x", "g>1", "g9S>1>2", "g9S.JD>1"),
        *("l9S.", "l.9S", "l9S,JD", "l9S JD", "l9S.9S", "l9S..JD", "l" + ".".join(["9S"] * 13)),
        *("KH;", "KH'--", "<b>KH</b>", "b" + "9" * 10_000, "\x00", "x\x00"),
    ],
)
def test_everything_else_is_no_move(text: str) -> None:
    """Bug-log 56: whatever arrives, it is refused in one way, and the refusal repeats no more than forty letters."""
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert len(str(refused.value)) <= 40


def test_moves_are_read_with_bars_between_the_stages() -> None:
    moves = read_moves("b110 p p | g9S>2 gJC>0 | c130 | AS 9S JS")
    assert moves_text(moves) == "b110 p p g9S>2 gJC>0 c130 AS 9S JS"
    assert read_moves("") == ()


def test_a_deck_is_48_letters() -> None:
    deck = shuffled_deck(b"any")
    assert len(deck_text(deck)) == 48
    assert read_deck(deck_text(deck)) == deck


@pytest.mark.parametrize("text", ["KHQ", "KH QH", "khqh", "KH1H"])
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        read_deck(text)
