"""The hand: which cards act, what they are called, and where the coins lie."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.pages.table import Shown, table_page
from app.pages.table.hand import RED, in_order
from engine import PACK, RULESETS, Cards, Give, Play, StageName, cards
from engine.house import Deal, legal_moves, to_act
from tests.app.pages.looking import acting, is_active, printed, reader, seen, table
from tests.strategies import deals
from tests.table_talk import after, dealt, playing

POLISH = RULESETS["polish"]
MARRIAGE = "KD QD AS JS 9H TC AD | TS 9S AH QH KC JC 9D | KS QS TH JH AC QC JD"
LEAD = "b110 b120 p b130 b140 p g9H>1 gTC>2 c140"
hands = st.sets(st.sampled_from(list(PACK)), min_size=1, max_size=10).map(Cards.of)


@given(hands)
def test_a_hand_is_held_suit_by_suit_high_to_low(hand: Cards) -> None:
    held = in_order(hand)
    assert Cards.of(held) == hand
    suits = list(dict.fromkeys(card.suit for card in held))
    assert [card for suit in suits for card in held if card.suit is suit] == list(held)
    assert all(first > second for first, second in pairwise(held) if first.suit is second.suit)


@given(hands)
def test_colours_alternate_where_they_can(hand: Cards) -> None:
    colours = [card.suit in RED for card in in_order(hand)]
    suits = {card.suit for card in hand}
    changes = sum(one != other for one, other in pairwise(colours))
    reds = sum(suit in RED for suit in suits)
    possible = len(suits) - 1 if reds and reds < len(suits) else 0
    assert changes == possible


@given(deals(POLISH))
def test_the_cards_that_act_are_exactly_those_that_may_be_played_or_given(deal: Deal) -> None:
    """Pressing what acts is never refused, and whatever is allowed can be pressed."""
    if to_act(deal) != 0:
        return
    legal = legal_moves(deal)
    page = table_page(seen(deal), reader(), Shown())
    pressed = {card.card for card in page.hand.cards if card.field and card.acts}
    assert pressed == {move.card for move in legal if isinstance(move, Play | Give)}
    assert all(card.field for card in page.hand.cards) == (page.phase in ("play", "exchange"))


def labels(deal: Deal, **shown: str) -> dict[str, str]:
    """What the cards of the hand are called."""
    return {str(card.card): card.label for card in table(deal, **shown).hand.cards}


def test_a_card_that_may_not_be_played_says_why_and_can_still_be_pressed() -> None:
    deal = playing("AC 9C TD | JC | QC", trick="JC QC", trump="H", leader=1)
    button = printed(table(deal)).select_one("#card-9C")
    assert button is not None
    assert button["aria-label"] == "Nine of clubs, not now: you must beat the queen of clubs"
    assert (button["name"], button["value"], is_active(button)) == ("move", "9C", False)
    assert labels(deal)["TD"] == "Ten of diamonds, not now: you must follow suit: clubs"


def test_a_coin_shines_only_where_leading_the_card_now_declares() -> None:
    """R6.1: not in the first trick, not when following."""
    deal = after(dealt(MARRIAGE, dealer=0), LEAD)
    first = {card.card: card for card in table(deal).hand.cards if card.coin}
    assert {str(card) for card in first} == {"KD", "QD"}
    assert not any(card.shines for card in first.values())
    second = table(after(deal, "AS 9S QS"))
    assert {str(card.card) for card in second.hand.cards if card.shines} == {"KD", "QD"}
    assert labels(after(deal, "AS 9S QS"))["KD"] == "King of diamonds, leads the marriage, 80 points"
    following = playing("KC QC 9C | JC | 9S", trick="JC TS", leader=1)
    assert not any(card.shines for card in table(following).hand.cards)
    assert labels(following)["KC"] == "King of clubs, half of a marriage worth 60"


def test_leading_half_of_a_marriage_in_the_first_trick_is_asked_once() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), LEAD)
    fields = {str(card.card): card.field for card in table(deal).hand.cards}
    assert {card for card, field in fields.items() if field == "ask"} == {"KD", "QD"}
    asked = printed(table(deal, ask="KD"))
    assert "move=KD" in acting(asked)
    assert {tag.text for tag in asked.select(".actions button")} == {"Lead it anyway", "Another card"}


def test_a_question_about_any_other_card_is_not_asked() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), LEAD)
    for card in ("AS", "9H", "TH", "XX"):
        assert table(deal, ask=card).controls is None
    assert table(after(deal, "AS 9S QS"), ask="KD").controls is None


def test_cards_to_give_are_chosen_swapped_and_taken_back() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), "b110 b120 p b130 b140 p")
    assert {card.field for card in table(deal).hand.cards} == {"left"}
    one = table(deal, left="9H")
    assert {card.field for card in one.hand.cards if not card.is_chosen} == {"right"}
    chosen = next(card for card in one.hand.cards if card.is_chosen)
    assert (str(chosen.card), chosen.field, chosen.value) == ("9H", "left", "")
    both = printed(table(deal, left="9H", right="TC"))
    swap, give = both.select(".actions form")
    assert [tag["value"] for tag in swap.select("[name=left], [name=right]")] == ["TC", "9H"]
    assert [tag["value"] for tag in give.select("[name=left], [name=right]")] == ["9H", "TC"]
    assert give["action"] == "/table/t/gifts"


@pytest.mark.parametrize("shown", [{"left": "9H", "right": "9H"}, {"left": "AH", "right": "9S"}, {"left": "ZZ"}])
def test_a_choice_that_makes_no_sense_is_no_choice(shown: dict[str, str]) -> None:
    """The same card twice, cards of others, no card."""
    deal = after(dealt(MARRIAGE, dealer=0), "b110 b120 p b130 b140 p")
    assert sum(card.is_chosen for card in table(deal, **shown).hand.cards) <= 1
    assert table(deal, **shown).controls is None


def test_cards_from_the_talon_and_from_others_are_marked_until_the_first_trick_is_over() -> None:
    deal = after(dealt(MARRIAGE + " / KH TD 9C", dealer=0), "b110 b120 p b130 b140 p")
    assert {str(card.card) for card in table(deal).hand.cards if card.is_new} == {"KH", "TD", "9C"}
    deal = after(deal, "g9H>1 gTC>2 c140 AS 9S QS")
    assert not any(card.is_new for card in table(deal).hand.cards)
    given = after(dealt("| | AS AH", dealer=1), "p p gAS>0")
    assert [str(card.card) for card in table(given).hand.cards if card.is_new] == ["AS"]


def test_while_others_move_the_cards_lie_there_and_nothing_acts() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), f"{LEAD} AS")
    page = table(deal)
    assert page.hand.kind == "waiting"
    assert acting(printed(page)) == []
    assert page.phase == StageName.PLAY.value


def test_a_hand_is_read_in_the_readers_language() -> None:
    deal = after(dealt(MARRIAGE, dealer=0), f"{LEAD} AS 9S QS")
    polish = reader("pl")
    named = {str(card.card): card.label for card in table(deal, polish).hand.cards}
    assert named["QD"] == "Dama karo, melduje, 80 punktów"
    assert cards("QD KD") == Cards.of(card.card for card in table(deal, polish).hand.cards if card.shines)
