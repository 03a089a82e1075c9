"""Play every match again, from its seed and its moves, and compare."""

from __future__ import annotations

from typing import NamedTuple

from app import chance
from app.db.connection import Database
from app.store import records
from app.store.records import WrittenDeal, WrittenMatch, WrittenResult
from engine import RULESETS, DealResult, IllegalMove, Standing, UnreadableMove, deck_text, read_move
from engine.house import Deal, Finished, Match, apply, start_deal, to_act


class Verdict(NamedTuple):
    """How much was played again, and the first thing that differs, if anything does."""

    matches: int
    deals: int
    moves: int
    difference: str | None


class Differs(Exception):
    """What was written down is not what the rules make of it."""


def verify_results(database: Database) -> Verdict:
    """Play every match again and compare, up to the first that differs."""
    matches = deals = moves = 0
    with database.reading() as tx:
        ids = records.match_ids(tx)
    for match_id in ids:
        with database.reading() as tx:
            match = records.written(tx, match_id)
        try:
            check(match)
        except Differs as differs:
            return Verdict(matches, deals, moves, f"Match {match_id}{differs}")
        matches += 1
        deals += len(match.deals)
        moves += sum(len(deal.moves) for deal in match.deals)
    return Verdict(matches, deals, moves, None)


def check(written: WrittenMatch) -> None:
    """One match.

    Raises Differs with the place and what is wrong there.
    """
    rules = RULESETS.get(written.ruleset)
    if rules is None or rules.fingerprint != written.ruleset_print:
        raise Differs(f": the rules {written.ruleset} are not the ones it was played under")
    start = Standing.new(rules.players)
    if written.start is not None:
        start = start.with_scores(*map(int, written.start.split()))
    match = Match(rules, chance.first_dealer(written.seed, rules.players), start)
    is_running = False
    for number, deal in enumerate(written.deals):
        try:
            if is_running or match.winners:
                raise Differs(": it was dealt although nothing was left to be dealt")
            result = check_deal(written, deal, number, match)
        except Differs as differs:
            raise Differs(f", deal {number}{differs}") from differs
        is_running = result is None
        match = match if result is None else match.after(result)
    if written.ended != (written.given_up or bool(match.winners)):
        raise Differs(f": that it {'is over' if written.ended else 'goes on'} is wrong")


def check_deal(match: WrittenMatch, written: WrittenDeal, number: int, before: Match) -> DealResult | None:
    """One deal; its result, or None while it is played."""
    if written.number != number:
        raise Differs(": it is missing")
    if written.dealer != before.dealer:
        raise Differs(f": seat {written.dealer} dealt, it was the turn of seat {before.dealer}")
    deck = chance.deck(match.seed, number)
    if written.deck != deck_text(deck):
        raise Differs(": the cards are not those of the seed")
    deal = start_deal(before.rules, before.dealer, deck, before.standing)
    for place, move in enumerate(written.moves):
        deal = check_move(deal, place, *move)
    result = deal.stage.result if isinstance(deal.stage, Finished) else None
    if written.result != _figures(result):
        raise Differs(f": it came to {_figures(result)}, written down is {written.result}")
    return result


def check_move(deal: Deal, place: int, number: int, seat: int, text: str) -> Deal:
    """The deal after one move."""
    if number != place:
        raise Differs(f": move {place} is missing")
    if seat != to_act(deal):
        raise Differs(f": move {number} is by seat {seat}, it was the turn of seat {to_act(deal)}")
    try:
        return apply(deal, read_move(text))
    except (IllegalMove, UnreadableMove) as refused:
        raise Differs(f": move {number}, {text}, is refused: {refused}") from refused


def _figures(result: DealResult | None) -> WrittenResult | None:
    if result is None:
        return None
    lines = tuple((line.cards, line.marriages, line.after) for line in result.lines)
    return WrittenResult(result.outcome.value, result.declarer, result.bid, result.contract, lines)
