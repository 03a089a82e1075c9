"""Matches: open a table, append a move, open and close a deal.

Two things are remembered between requests, and can be forgotten at any moment, because what they are made from decides
them for ever: the score sheet of equal rows, and the deal of equal cards and equal moves.
Every statement is built once; building them anew would cost more than running them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from app import chance
from app.db.connection import Transaction
from app.db.models import deals, matches, moves, players, results, seats
from app.store.tables import NoSuchTable, Place, Sitting, StaleTable, Table
from engine import (
    RULESETS,
    Card,
    DealResult,
    Made,
    Outcome,
    Ruleset,
    Seat,
    Standing,
    Taken,
    deck_text,
    move_text,
    read_deck,
    read_move,
)
from engine.house import Deal, Match, apply, conceded, played, redealt, start_deal

_MATCH = (
    select(
        matches.c.ruleset,
        matches.c.seed,
        matches.c.start,
        matches.c.given_up,
        seats.c.name,
        seats.c.bot,
        players.c.token_hash,
    )
    .join_from(matches, seats)
    .outerjoin(players, seats.c.player_id == players.c.id)
    .where(matches.c.id == bindparam("of_match"))
    .order_by(seats.c.seat)
)
_DEALS = (
    select(
        deals.c.deal,
        deals.c.dealer,
        deals.c.deck,
        deals.c.outcome,
        deals.c.declarer,
        deals.c.bid,
        deals.c.contract,
        results.c.cards,
        results.c.marriages,
    )
    .outerjoin(results)
    .where(deals.c.match_id == bindparam("of_match"))
    .order_by(deals.c.deal, results.c.seat)
)
_MOVES = (
    select(moves.c.seat, moves.c.text)
    .where(moves.c.match_id == bindparam("of_match"), moves.c.deal == bindparam("of_deal"))
    .order_by(moves.c.number)
)
_STARTED = select(matches.c.id).where(
    matches.c.started_by == bindparam("starter"), matches.c.once == bindparam("click")
)
_RUNNING = (
    select(matches.c.id)
    .join_from(matches, seats)
    .join(players, seats.c.player_id == players.c.id)
    .where(players.c.token_hash == bindparam("player"), matches.c.ended_at.is_(None))
    .order_by(matches.c.started_at.desc())
)
_START = insert(matches)
_SEAT = insert(seats)
_DEAL = insert(deals)
_APPEND = insert(moves)
_CLOSE_DEAL = update(deals).where(deals.c.match_id == bindparam("of_match"), deals.c.deal == bindparam("of_deal"))
_RESULT = insert(results)
_END = update(matches).where(matches.c.id == bindparam("of_match"))


def start(
    tx: Transaction,
    starter: int,
    once: str,
    rules: Ruleset,
    opponents: Iterable[Sitting],
    seed: bytes,
    at: datetime,
    scores: tuple[int, ...] | None = None,
) -> str:
    """A new match with its first cards dealt, or the one this click has started already.

    Whoever starts it sits at seat 0, the opponents from seat 1 on; it begins with these `scores`, or at nothing.
    """
    known = tx.execute(_STARTED, {"starter": starter, "click": once}).scalar_one_or_none()
    if known is not None:
        return str(known)
    match_id = chance.match_id(seed)
    row = {
        "id": match_id,
        "started_by": starter,
        "once": once,
        "ruleset": rules.id,
        "ruleset_print": rules.fingerprint,
        "seed": seed,
        "start": scores and " ".join(map(str, scores)),
        "started_at": at,
        "given_up": False,
    }
    tx.execute(_START, row)
    people = [{"match_id": match_id, "seat": 0, "name": "", "player_id": starter, "bot": None}]
    for seat, (name, _, bot) in enumerate(opponents, start=1):
        people.append({"match_id": match_id, "seat": seat, "name": name, "player_id": None, "bot": bot})
    tx.execute(_SEAT, people)
    _deal(tx, match_id, seed, 0, chance.first_dealer(seed, rules.players), at)
    return match_id


def _deal(tx: Transaction, match_id: str, seed: bytes, number: int, dealer: Seat, at: datetime) -> tuple[Card, ...]:
    deck = chance.deck(seed, number)
    row = {"match_id": match_id, "deal": number, "dealer": dealer, "deck": deck_text(deck), "opened_at": at}
    tx.execute(_DEAL, row)
    return deck


def open_table(tx: Transaction, match_id: str) -> Table:
    """The match as it stands.

    Raises NoSuchTable when there is none.
    """
    seated = tx.execute(_MATCH, {"of_match": match_id}).all()
    if not seated:
        raise NoSuchTable(match_id)
    rows = tx.execute(_DEALS, {"of_match": match_id}).all()
    running = rows[-1]
    finished = tuple(row for row in rows if row.deal != running.deal)
    match = _sheet(seated[0].ruleset, rows[0].dealer, seated[0].start, finished)
    log = tx.execute(_MOVES, {"of_match": match_id, "of_deal": running.deal})
    begun = (match.rules.id, running.dealer, running.deck, match.standing)
    return Table(
        id=match_id,
        seed=seated[0].seed,
        seats=tuple(Sitting(row.name, row.token_hash, row.bot) for row in seated),
        match=match,
        deal_number=running.deal,
        deal=_deal_after(begun, tuple(text for _, text in log)),
        given_up=seated[0].given_up,
    )


@lru_cache(maxsize=1024)
def _deal_after(begun: tuple[str, Seat, str, Standing], moves: tuple[str, ...]) -> Deal:
    """The cards dealt and these moves made. Usually all but the last are remembered."""
    if moves:
        return apply(_deal_after(begun, moves[:-1]), read_move(moves[-1]))
    ruleset, dealer, deck, standing = begun
    return start_deal(RULESETS[ruleset], dealer, read_deck(deck), standing)


@lru_cache(maxsize=256)
def _sheet(ruleset: str, first_dealer: Seat, start: str | None, rows: tuple[Row[Any], ...]) -> Match:
    """The finished deals added up. Equal rows are an equal sheet for ever, so this much may be remembered."""
    rules = RULESETS[ruleset]
    standing = Standing.new(rules.players)
    if start is not None:
        standing = standing.with_scores(*map(int, start.split()))
    match = Match(rules, first_dealer, standing)
    for _, of_deal in groupby(rows, attrgetter("deal")):
        match = match.after(_result(rules, match.standing, tuple(of_deal)))
    return match


def _result(rules: Ruleset, standing: Standing, rows: tuple[Row[Any], ...]) -> DealResult:
    """The whole line of the score sheet, from the few figures that decide it."""
    deal = rows[0]
    match Outcome(deal.outcome):
        case Outcome.PLAYED:
            taken = tuple(Taken(row.cards, row.marriages) for row in rows)
            return played(rules, standing, deal.dealer, deal.declarer, deal.bid, deal.contract, taken)
        case Outcome.CONCEDED:
            return conceded(rules, standing, deal.dealer, deal.declarer, deal.bid)
        case Outcome.REDEAL:
            return redealt(rules, standing, deal.dealer)


def moved_at(tx: Transaction, table: Table, place: Place, count: int) -> tuple[Made, ...]:
    """What was moved at this place and after it, `count` moves at most."""
    if place.deal == table.deal_number:
        return table.deal.history[place.number : place.number + count]
    log = tx.execute(_MOVES, {"of_match": table.id, "of_deal": place.deal}).all()
    return tuple(Made(seat, read_move(text)) for seat, text in log[place.number : place.number + count])


def append(tx: Transaction, table: Table, after: Deal, at: datetime) -> Table:
    """The table after one more move, the last of `after`, written down.

    Raises StaleTable when the place is taken.
    """
    made = after.history[-1]
    row = {
        "match_id": table.id,
        "deal": table.deal_number,
        "number": table.place.number,
        "seat": made.seat,
        "text": move_text(made.move),
        "made_at": at,
    }
    try:
        tx.execute(_APPEND, row)
    except IntegrityError as taken:
        raise StaleTable from taken
    return replace(table, deal=after)


def open_deal(tx: Transaction, table: Table, completed: Match, at: datetime) -> Table:
    """The table with the next cards dealt; `completed` has the last deal on the sheet."""
    number = table.deal_number + 1
    deck = _deal(tx, table.id, table.seed, number, completed.dealer, at)
    deal = start_deal(table.rules, completed.dealer, deck, completed.standing)
    return replace(table, match=completed, deal_number=number, deal=deal)


def close_deal(tx: Transaction, table: Table, result: DealResult, at: datetime) -> None:
    """Write down what the deal came to; when that decides the match, the match has ended."""
    here = {"of_match": table.id, "of_deal": table.deal_number}
    what = {
        "ended_at": at,
        "outcome": result.outcome.value,
        "declarer": result.declarer,
        "bid": result.bid,
        "contract": result.contract,
    }
    tx.execute(_CLOSE_DEAL, here | what)
    lines = [
        {"match_id": table.id, "deal": table.deal_number, "seat": seat}
        | {"cards": line.cards, "marriages": line.marriages, "score": line.after}
        for seat, line in enumerate(result.lines)
    ]
    tx.execute(_RESULT, lines)
    if result.winners:
        tx.execute(_END, {"of_match": table.id, "ended_at": at})


def give_up(tx: Transaction, table: Table, at: datetime) -> Table:
    """The table, left before the end."""
    tx.execute(_END, {"of_match": table.id, "ended_at": at, "given_up": True})
    return replace(table, given_up=True)


def running(tx: Transaction, player: str) -> tuple[str, ...]:
    """The matches of a person that have not ended, newest first."""
    return tuple(tx.execute(_RUNNING, {"player": player}).scalars())
