"""The exchange: two cards go together or not at all."""

import pytest

from app.seen import SeenTable
from app.store.tables import NoSuchTable, NotYourTurn, Place, StaleTable
from app.usecases.give_cards import give_cards
from engine import Card, Give, IllegalMove, Reason, Seen, StageName, card
from tests.evening import ME, NOON, Evening


def give(evening: Evening, left: Card, right: Card, place: Place | None = None, player: str = ME) -> SeenTable:
    with evening.database.writing() as tx:
        where = place or evening.table.place
        return give_cards(tx, evening.match_id, player, where, (left, right), NOON)


def test_one_card_goes_to_the_left_and_one_to_the_right(evening: Evening) -> None:
    before = evening.until_my(StageName.EXCHANGE)
    left, right, *kept = before.view.hand
    after = give(evening, left, right)
    assert after.view.history[-2:] == (Seen(0, Give(left, 1)), Seen(0, Give(right, 2)))
    assert list(after.view.hand) == kept
    assert after.view.stage is StageName.CONTRACT


def test_the_same_click_twice_is_one_exchange(evening: Evening) -> None:
    hand = list(evening.until_my(StageName.EXCHANGE).view.hand)
    place = evening.table.place
    after = give(evening, hand[0], hand[1], place)
    assert give(evening, hand[0], hand[1], place) == after
    with pytest.raises(StaleTable):
        give(evening, hand[1], hand[0], place)


def test_a_card_cannot_go_twice_and_then_the_other_stays_too(evening: Evening) -> None:
    before = evening.until_my(StageName.EXCHANGE)
    own = next(iter(before.view.hand))
    foreign = next(other for other in Card if other not in before.view.hand)
    for left, right in ((own, own), (own, foreign), (foreign, own)):
        with pytest.raises(IllegalMove) as refused:
            give(evening, left, right)
        assert refused.value.refusal.reason is Reason.NOT_IN_HAND
    assert evening.look() == before


def test_nothing_is_passed_on_at_another_time_or_by_another(evening: Evening) -> None:
    evening.until_my(StageName.AUCTION)
    with pytest.raises(IllegalMove) as refused:
        give(evening, card("9H"), card("JH"))
    assert refused.value.refusal.reason is Reason.NOT_NOW
    with pytest.raises(NoSuchTable):
        give(evening, card("9H"), card("JH"), player="another")
    evening.until(lambda seen: seen.bot_is_due)
    with pytest.raises(NotYourTurn):
        give(evening, card("9H"), card("JH"))
