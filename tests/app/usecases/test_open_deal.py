"""The next cards: dealt once, when the deal before is over."""

import pytest

from app.store.tables import NoSuchTable, StaleTable
from app.usecases.open_deal import open_deal
from tests.evening import NOON, Evening


def test_asking_twice_deals_once(evening: Evening) -> None:
    seen = evening.until(lambda seen: seen.view.result)
    opened = evening.open_deal(seen.deal + 1)
    assert (opened.deal, opened.view.number, opened.results) == (seen.deal + 1, 0, (seen.view.result,))
    evening.step(opened)
    assert evening.open_deal(seen.deal + 1) == evening.look()


def test_the_deal_goes_round_the_table(evening: Evening) -> None:
    first = evening.table.deal.dealer
    for number in range(1, 5):
        evening.until(lambda seen: seen.view.result)
        evening.open_deal(evening.table.deal_number + 1)
        turns = sum(result.declarer is not None for result in evening.table.match.results)
        assert evening.table.deal.dealer == (first + turns) % 3
        assert evening.table.deal_number == number


def test_no_cards_are_dealt_while_a_deal_is_played_or_two_deals_ahead(evening: Evening) -> None:
    with pytest.raises(StaleTable):
        evening.open_deal(1)
    seen = evening.until(lambda seen: seen.view.result)
    with pytest.raises(StaleTable):
        evening.open_deal(seen.deal + 2)
    assert evening.look() == seen


def test_nobody_else_deals(evening: Evening) -> None:
    evening.until(lambda seen: seen.view.result)
    with evening.database.writing() as tx, pytest.raises(NoSuchTable):
        open_deal(tx, evening.match_id, "another", 1, NOON)
