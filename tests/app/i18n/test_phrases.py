"""Every code of the engine has a sentence in every language; tests/architecture/test_words.py looks at translations."""

from collections.abc import Callable
from itertools import product

import pytest

from app.i18n import phrases
from app.i18n.languages import LANGUAGES, words_in
from engine import (
    CARDS,
    RANKS,
    RULESETS,
    SUITS,
    Bid,
    Cards,
    Concede,
    Contract,
    DeclaredMarriage,
    Give,
    GivenAway,
    Happening,
    Keep,
    LaidAside,
    LayDown,
    Moved,
    Pass,
    Play,
    Reason,
    Redeal,
    Refusal,
    Remark,
    SeenMove,
    StageName,
    Suit,
    Take,
    TookTrick,
    WonAuction,
    card,
)

spoken = pytest.mark.parametrize("words", [words_in(code) for code in LANGUAGES], ids=list(LANGUAGES))
PL, EN = words_in("pl"), words_in("en")
KING = card("KH")
MOVES: tuple[SeenMove, ...] = (
    Redeal(),
    Keep(),
    Bid(110),
    Pass(),
    Take(0),
    LayDown(Cards.of([KING])),
    LaidAside(2),
    Contract(130),
    Concede(),
    Play(KING),
)


def name(seat: int) -> str | None:
    return (None, "Halina", "Bruno")[seat]


def is_sentence(text: str) -> bool:
    return bool(text.strip()) and "%" not in text and "None" not in text


@spoken
def test_every_card_rank_and_suit_has_a_name_of_its_own(words: phrases.Words) -> None:
    forms: list[Callable[[phrases.Words, Suit], str]] = [phrases.suit, phrases.suit_in_name, phrases.suit_lacking]
    assert len({phrases.card(words, each) for each in CARDS}) == len(CARDS)
    assert len({phrases.card_accusative(words, each) for each in CARDS}) == len(CARDS)
    assert len({phrases.rank(words, each) for each in RANKS}) == len(RANKS)
    assert all(len({form(words, each) for each in SUITS}) == len(SUITS) for form in forms)


@spoken
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence(words: phrases.Words, reason: Reason) -> None:
    said = phrases.refusal(words, Refusal(reason, limit=120, suit=Suit.CLUBS, card=card("QC")))
    assert is_sentence(said)
    assert said.endswith(".")


@spoken
@pytest.mark.parametrize(("remark", "rules"), list(product(Remark, RULESETS.values())))
def test_every_remark_is_a_sentence_under_all_rules(
    words: phrases.Words, remark: Remark, rules: phrases.Ruleset
) -> None:
    assert is_sentence(phrases.remark(words, remark, rules, raw=25, written=-120))


@spoken
@pytest.mark.parametrize("seat", [0, 1])
def test_every_happening_is_a_sentence(words: phrases.Words, seat: int) -> None:
    # Somebody else's gift is known when it comes to the reader, and the reader's own always.
    gifts: list[SeenMove] = [Give(KING, 0), GivenAway(2)] if seat else [Give(KING, 1)]
    happenings: list[Happening] = [Moved(0, seat, move) for move in (*MOVES, *gifts)]
    happenings += [WonAuction(1, seat, 120), DeclaredMarriage(2, seat, Suit.HEARTS, 100), TookTrick(3, seat, 15, ())]
    assert all(is_sentence(phrases.happening(words, each, name)) for each in happenings)


@spoken
@pytest.mark.parametrize("stage", StageName)
def test_every_stage_has_a_heading(words: phrases.Words, stage: StageName) -> None:
    assert is_sentence(phrases.stage(words, stage))


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (22, "22 punkty"),
        (25, "25 punktów"),
    ],
)
def test_polish_counts_points_in_three_forms(points: int, said: str) -> None:
    assert phrases.took_trick(PL, "Halina", points) == f"Halina bierze lewę: {said}"


def test_polish_bends_the_names_of_cards() -> None:
    assert phrases.card(PL, card("TC")) == "dziesiątka trefl"
    assert phrases.card_accusative(PL, card("KD")) == "króla karo"
    assert phrases.ranks_of_suit(PL, [card("TC"), card("AC")]) == "as albo dziesiątka trefl"
    assert phrases.suit_lacking(PL, Suit.HEARTS) == "kierów"


def test_a_last_digit_of_five_is_explained_where_it_goes_down() -> None:
    said = phrases.remark(EN, Remark.ROUNDED_DOWN, RULESETS["polish"], raw=55, written=50)
    assert said == "55 is written as 50: a last digit of five goes down."
    assert "five" not in phrases.remark(EN, Remark.ROUNDED_DOWN, RULESETS["polish"], raw=33, written=30)
