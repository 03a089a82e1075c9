"""From the engine's values to the words of a casebook, and the sentences that say where the two differ."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping

from engine.casebook import reading
from engine.casebook.reading import Json, Record
from engine.notation import move_text
from engine.rules.match import Match
from engine.rules.moves import Move
from engine.rules.scoring import DealResult, Outcome, locked
from engine.rules.stages import Deal, Trick
from engine.view import SeatView, view_for


def differences(expected: Record, ours: Mapping[str, Json], where: str = "") -> Iterator[str]:
    """A sentence for every expected field in which the two differ."""
    reading.only(expected, ours, "what is expected")
    for name, value in expected.items():
        yield from difference(where + name, value, ours[name])


def difference(what: str, expected: Json, ours: Json) -> Iterator[str]:
    """The sentence that says how the two differ; none when they are the same, down to `true` not being 1."""
    written, found = json.dumps(expected, sort_keys=True), json.dumps(ours, sort_keys=True)
    if written != found:
        yield f"{what}: expected {written}, the engine says {found}"


def difference_of_moves(what: str, expected: Collection[Move], ours: Collection[Move]) -> Iterator[str]:
    """The same for moves whose order does not matter; only those that one side alone has are named."""
    lacking = " ".join(sorted(move_text(move) for move in set(expected) - set(ours)))
    added = " ".join(sorted(move_text(move) for move in set(ours) - set(expected)))
    if lacking or added:
        yield f"{what}: the engine " + " and ".join(
            f"{verb} {moves}" for verb, moves in (("lacks", lacking), ("adds", added)) if moves
        )


def phase(view: SeatView) -> str:
    """The kind of decision that is due."""
    if view.result is None:
        return view.stage.value
    return "match_over" if view.result.winners else "between_deals"


def position(deal: Deal) -> dict[str, Json]:
    """What everybody at the table can see, as far as a case can ask for it."""
    view = view_for(deal, None)
    tricks = [trick_record(trick) for trick in view.tricks]
    return {
        "phase": phase(view),
        "seat": view.to_act,
        "bid": view.high_bid,
        "bidder": view.bidder,
        "declarer": view.declarer,
        "contract": view.contract,
        "trump": None if view.trump is None else view.trump.letter,
        "pair_points": [view.taken(seat).marriages for seat in range(view.rules.players)],
        "tricks": tricks,
        "last_trick": tricks[-1] if tricks else None,
    }


def trick_record(trick: Trick) -> dict[str, Json]:
    """A finished trick."""
    return {
        "leader": trick.leader,
        "cards": [str(card) for card in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
    }


def result_record(match: Match, result: DealResult) -> dict[str, Json]:
    """The end of a deal that has just been added to this match."""
    played = result.outcome is Outcome.PLAYED
    return {
        "outcome": result.outcome.value,
        "dealer": result.dealer,
        "declarer": result.declarer,
        "bid": result.bid,
        "contract": result.contract,
        "raw": [line.raw for line in result.lines] if played else None,
        "pair_points": [line.marriages for line in result.lines] if played else None,
        "next_dealer": None if result.winners else match.dealer,
        **sheet_record(match, result),
    }


def sheet_record(match: Match, result: DealResult) -> dict[str, Json]:
    """The score sheet after a deal; once somebody has won, nobody is locked any more."""
    standing = result.standing
    return {
        "delta": [line.change for line in result.lines],
        "scores": standing.scores,
        "locked": None if result.winners else [locked(match.rules.score, score) for score in standing.scores],
        "barrel": standing.barrel,
        "zeros": standing.zeros,
        "concessions": standing.concessions,
        "winners": result.winners,
    }
