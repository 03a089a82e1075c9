"""One person's match in a database, played through the use cases: what tests about a table start with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from app.db.connection import Database
from app.seen import SeenTable
from app.store import matches
from app.store.tables import Place, Table
from app.usecases.let_bot_move import let_bot_move
from app.usecases.make_move import make_move
from app.usecases.open_deal import open_deal
from app.usecases.see_table import see_table
from app.usecases.start_match import start_match
from engine import RULESETS, Bid, Chance, Contract, Move, Redeal, Ruleset, StageName, read_move

ME = "the hash of my token"
SEED = b"a match for tests"
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


@dataclass
class Evening:
    """A person at a table. Where nothing else is said, moves are made by dice that bid modestly."""

    database: Database
    rules: Ruleset = RULESETS["polish-500"]
    seed: bytes = SEED
    scores: tuple[int, ...] | None = None
    player: str = ME
    at: datetime = NOON
    match_id: str = field(init=False)
    dice: Chance = field(init=False)

    def __post_init__(self) -> None:
        self.dice = Chance(self.seed)
        with self.database.writing() as tx:
            click = repr((self.seed, self.rules.id))
            self.match_id = start_match(tx, self.player, click[:64], self.rules, self.seed, self.at, self.scores)

    @property
    def table(self) -> Table:
        """The table with everybody's cards."""
        with self.database.reading() as tx:
            return matches.open_table(tx, self.match_id)

    def look(self) -> SeenTable:
        """The table as the person sees it."""
        with self.database.reading() as tx:
            return see_table(tx, self.match_id, self.player)

    def move(self, move: Move | str, place: tuple[int, int] | None = None) -> SeenTable:
        """The person moves, here or where the test says."""
        move = read_move(move) if isinstance(move, str) else move
        where = self.table.place if place is None else Place(*place)
        with self.database.writing() as tx:
            return make_move(tx, self.match_id, self.player, where, move, NOON)

    def bot(self, place: tuple[int, int] | None = None) -> SeenTable:
        """The computer player that is due moves."""
        where = self.table.place if place is None else Place(*place)
        return let_bot_move(self.database, self.match_id, self.player, where, NOON)

    def open_deal(self, number: int) -> SeenTable:
        """The next cards are dealt."""
        with self.database.writing() as tx:
            return open_deal(tx, self.match_id, self.player, number, NOON)

    def step(self, seen: SeenTable) -> SeenTable:
        """Whatever comes next: a move, a computer player's move or the next deal."""
        if seen.view.result:
            return self.open_deal(seen.deal + 1)
        place = seen.deal, seen.view.number
        return self.bot(place) if seen.bot_is_due else self.move(self.modest(seen), place)

    def modest(self, seen: SeenTable) -> Move:
        """A legal move by dice, with the smallest number where a number is named."""
        named = [move for move in seen.view.legal if isinstance(move, Bid | Contract)]
        plain = [move for move in seen.view.legal if not isinstance(move, Bid | Contract | Redeal)]
        return self.dice.choose([*plain, *named[:1]])

    def until(self, enough: Callable[[SeenTable], object]) -> SeenTable:
        """Play on until this is so."""
        seen = self.look()
        for _ in range(5000):
            if enough(seen):
                return seen
            seen = self.step(seen)
        raise AssertionError("this never comes about")

    def until_my(self, stage: StageName) -> SeenTable:
        """Play on until the person has this kind of decision to make."""
        return self.until(lambda seen: seen.view.my_turn and seen.view.stage is stage)
