"""Whole matches exactly as they were written down, for whoever wants to check them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Row, bindparam, select

from app.db.connection import Transaction
from app.db.models import deals, matches, moves, results


class WrittenResult(NamedTuple):
    """What a deal came to; `lines` has points in cards, points in marriages and the new score, one entry a seat."""

    outcome: str
    declarer: int | None
    bid: int | None
    contract: int | None
    lines: tuple[tuple[int, int, int], ...]


class WrittenDeal(NamedTuple):
    """A deal: its cards, its moves as (number, seat, text), and its result once it was over."""

    number: int
    dealer: int
    deck: str
    moves: tuple[tuple[int, int, str], ...]
    result: WrittenResult | None


class WrittenMatch(NamedTuple):
    """A match with all its deals."""

    id: str
    ruleset: str
    ruleset_print: str
    seed: bytes
    start: str | None
    ended: bool
    given_up: bool
    deals: tuple[WrittenDeal, ...]


_IDS = select(matches.c.id).order_by(matches.c.started_at, matches.c.id)
_MATCH = select(matches).where(matches.c.id == bindparam("of_match"))
_DEALS = select(deals).where(deals.c.match_id == bindparam("of_match")).order_by(deals.c.deal)
_MOVES = select(moves).where(moves.c.match_id == bindparam("of_match")).order_by(moves.c.deal, moves.c.number)
_RESULTS = select(results).where(results.c.match_id == bindparam("of_match")).order_by(results.c.deal, results.c.seat)


def match_ids(tx: Transaction) -> tuple[str, ...]:
    """Every match there is, oldest first."""
    return tuple(tx.execute(_IDS).scalars())


def written(tx: Transaction, match_id: str) -> WrittenMatch:
    """A match as it was written down."""
    here = {"of_match": match_id}
    match = tx.execute(_MATCH, here).one()
    made = _by_deal(tx.execute(_MOVES, here))
    lines = _by_deal(tx.execute(_RESULTS, here))
    return WrittenMatch(
        match.id,
        match.ruleset,
        match.ruleset_print,
        match.seed,
        match.start,
        match.ended_at is not None,
        match.given_up,
        tuple(
            WrittenDeal(
                deal.deal,
                deal.dealer,
                deal.deck,
                tuple((move.number, move.seat, move.text) for move in made.get(deal.deal, ())),
                _result(deal, lines.get(deal.deal, ())),
            )
            for deal in tx.execute(_DEALS, here)
        ),
    )


def _by_deal(rows: Iterable[Row[Any]]) -> dict[int, tuple[Row[Any], ...]]:
    return {deal: tuple(of_deal) for deal, of_deal in groupby(rows, lambda row: int(row.deal))}


def _result(deal: Row[Any], lines: Iterable[Row[Any]]) -> WrittenResult | None:
    if deal.outcome is None:
        return None
    figures = tuple((line.cards, line.marriages, line.score) for line in lines)
    return WrittenResult(deal.outcome, deal.declarer, deal.bid, deal.contract, figures)
