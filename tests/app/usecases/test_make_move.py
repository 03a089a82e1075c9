"""One move of a person: made once, in its place, or not at all."""

import pytest

from app.store.tables import NoSuchTable, NotYourTurn, Place, StaleTable
from app.usecases.make_move import make_move
from engine import Bid, IllegalMove, Pass, Reason, StageName
from tests.evening import NOON, Evening


def test_the_same_click_twice_is_one_move(evening: Evening) -> None:
    evening.until_my(StageName.PLAY)
    place = evening.table.place
    card = evening.look().view.legal[0]
    once = evening.move(card, place)
    assert evening.move(card, place) == once
    assert evening.table.place == (place.deal, place.number + 1)


def test_the_same_click_is_still_one_move_when_the_table_has_gone_on(evening: Evening) -> None:
    evening.until_my(StageName.PLAY)
    place = evening.table.place
    card = evening.look().view.legal[0]
    evening.move(card, place)
    evening.until(lambda seen: seen.deal == place.deal + 1)
    assert evening.move(card, place) == evening.look()


def test_another_move_in_a_place_that_is_taken_comes_too_late(evening: Evening) -> None:
    evening.until(lambda seen: seen.view.stage is StageName.PLAY and seen.view.my_turn and len(seen.view.legal) > 1)
    place = evening.table.place
    one, other = evening.look().view.legal[:2]
    evening.move(one, place)
    with pytest.raises(StaleTable):
        evening.move(other, place)


@pytest.mark.parametrize(("deal", "number"), [(0, 1), (0, 500), (1, 0), (7, 7)])
def test_nobody_moves_ahead_of_the_table(evening: Evening, deal: int, number: int) -> None:
    evening.until_my(StageName.AUCTION)
    before = evening.table
    evening_place = before.place
    with pytest.raises(StaleTable):
        evening.move(Pass(), (deal + evening_place.deal, number + evening_place.number))
    assert evening.table == before


def test_nobody_moves_for_a_computer_player(evening: Evening) -> None:
    before = evening.until(lambda seen: seen.bot_is_due)
    with pytest.raises(NotYourTurn):
        evening.move(Pass())
    assert evening.look() == before


def test_a_move_against_the_rules_changes_nothing(evening: Evening) -> None:
    before = evening.until_my(StageName.AUCTION)
    with pytest.raises(IllegalMove) as refused:
        evening.move(Bid(9990))
    assert refused.value.refusal.reason is Reason.BID_ABOVE_LIMIT
    assert evening.look() == before


def test_a_deal_that_is_over_takes_no_more_moves(evening: Evening) -> None:
    evening.until(lambda seen: seen.view.result)
    with pytest.raises(IllegalMove) as refused:
        evening.move("KH")
    assert refused.value.refusal.reason is Reason.DEAL_IS_OVER


def test_a_match_of_somebody_else_is_not_there(evening: Evening) -> None:
    evening.until_my(StageName.AUCTION)
    for stranger in ("another", ""):
        with evening.database.writing() as tx, pytest.raises(NoSuchTable):
            make_move(tx, evening.match_id, stranger, Place(0, 0), Pass(), NOON)


def test_the_last_card_of_a_deal_writes_its_result_down_once(evening: Evening) -> None:
    seen = evening.until(lambda seen: seen.view.result)
    place = Place(seen.deal, seen.view.number - 1)
    last = seen.view.history[-1]
    again = evening.move(last.move, place) if last.seat == seen.seat else evening.bot(place)
    assert again == seen
    evening.open_deal(seen.deal + 1)
    assert evening.look().results == (seen.view.result,)
