"""Computer players: they move when they are due, once, and never stop a table."""

import logging

import pytest

from app.db.connection import Database
from app.store.tables import NoSuchTable, StaleTable
from app.usecases import let_bot_move as module
from app.usecases.let_bot_move import chosen_by, let_bot_move
from engine import BOTS, Bot, Card, Move, Pass, Play, SeatView, StageName
from tests.evening import NOON, Evening


class Scripted:
    """Does what the test says."""

    def __init__(self, does: Move | Exception) -> None:
        self.does = does
        self.saw: list[SeatView] = []

    def choose(self, view: SeatView, seed: bytes) -> Move:
        self.saw.append(view)
        if isinstance(self.does, Exception):
            raise self.does
        return self.does


def seat_bot(monkeypatch: pytest.MonkeyPatch, evening: Evening, bot: Bot) -> None:
    """All computer players of this evening are this one."""
    name = evening.table.seats[1].bot
    assert name is not None
    monkeypatch.setattr(module, "BOTS", {name: bot})


def test_asking_twice_is_one_move(evening: Evening) -> None:
    evening.until(lambda seen: seen.bot_is_due)
    place = evening.table.place
    after = evening.bot(place)
    assert evening.table.place.number == place.number + 1
    assert evening.bot(place) == after


def test_the_same_table_gets_the_same_answer(evening: Evening) -> None:
    evening.until(lambda seen: seen.bot_is_due and seen.view.stage is StageName.PLAY)
    table = evening.table
    assert table.bot_due is not None
    assert len({chosen_by(table, table.bot_due) for _ in range(20)}) == 1


def test_a_bot_does_not_move_for_a_person_nor_ahead_of_the_table(evening: Evening) -> None:
    before = evening.until_my(StageName.PLAY)
    with pytest.raises(StaleTable):
        evening.bot()
    with pytest.raises(StaleTable):
        evening.bot((before.deal, before.view.number + 1))
    mine = next(number for number, seen in enumerate(before.view.history) if seen.seat == before.seat)
    with pytest.raises(StaleTable):
        evening.bot((before.deal, mine))
    assert evening.look() == before


def test_no_bot_is_due_when_the_deal_is_over(evening: Evening) -> None:
    before = evening.until(lambda seen: seen.view.result)
    with pytest.raises(StaleTable):
        evening.bot()
    assert evening.look() == before


def test_a_bot_sees_what_its_seat_sees(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.until(lambda seen: seen.bot_is_due and seen.view.stage is StageName.AUCTION)
    watcher = Scripted(Pass())
    seat_bot(monkeypatch, evening, watcher)
    table = evening.table
    evening.bot()
    (view,) = watcher.saw
    assert view.seat == table.bot_due
    assert view.hand == table.deal.hands[view.seat]
    assert view.talons == (None,)


@pytest.mark.parametrize("does", [ZeroDivisionError("KH was in my way"), Play(Card.NH)])
def test_a_bot_that_fails_stops_no_table_and_the_fault_is_logged_without_cards(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    does: Move | Exception,
) -> None:
    evening.until(lambda seen: seen.bot_is_due and seen.view.stage is StageName.AUCTION)
    seat_bot(monkeypatch, evening, Scripted(does))
    place = evening.table.place
    with caplog.at_level(logging.ERROR):
        after = evening.bot()
    assert after.view.number == place.number + 1
    (record,) = caplog.records
    said = record.getMessage()
    assert f"match {evening.match_id}, deal {place.deal}, move {place.number}" in said
    assert not [card for card in Card if str(card) in said.replace(evening.match_id, "")]


def test_a_whole_match_with_bots_that_always_fail_goes_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bot(monkeypatch, evening, Scripted(RuntimeError()))
    evening.until(lambda seen: seen.deal == 2)


def test_nobody_waits_for_the_database_while_a_bot_thinks(
    evening: Evening, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    class Thinker:
        def choose(self, view: SeatView, seed: bytes) -> Move:
            # Would never end if let_bot_move held the lock of the writers.
            written.append(Evening(database, seed=seed).match_id)
            return view.legal[-1]

    evening.until(lambda seen: seen.bot_is_due)
    seat_bot(monkeypatch, evening, Thinker())
    evening.bot()
    assert written


def test_two_tabs_that_ask_while_the_bot_thinks_get_one_move(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.until(lambda seen: seen.bot_is_due)
    place = evening.table.place
    asked = []

    class Slow:
        def choose(self, view: SeatView, seed: bytes) -> Move:
            if not asked:
                asked.append(view)
                evening.bot(place)
            return BOTS["dice"].choose(view, seed)

    seat_bot(monkeypatch, evening, Slow())
    evening.bot(place)
    assert evening.table.place.number == place.number + 1


def test_a_stranger_moves_nobody(evening: Evening) -> None:
    evening.until(lambda seen: seen.bot_is_due)
    with pytest.raises(NoSuchTable):
        let_bot_move(evening.database, evening.match_id, "another", evening.table.place, NOON)
