"""Whole matches, step by step: `match (deal step* result)* end`."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence

from engine.casebook import reading, records
from engine.casebook.reading import Json, Record, UnreadableCase
from engine.casebook.records import difference, difference_of_moves, differences
from engine.rules.deal import apply, legal_moves, start_deal
from engine.rules.match import Match
from engine.rules.stages import Deal, Finished
from engine.view import SeatView, view_for

_FIELDS = {
    "match": ("type", "match", "ruleset", "players", "target", "dealer", "scores", "barrel", "zeros", "concessions"),
    "deal": ("type", "deal", "redeals", "dealer", "hands", "stock", "talons"),
    "step": ("type", "phase", "seat", "legal", "action", "pair", "trick"),
}


def split_matches(lines: Iterable[Json]) -> Iterator[list[Json]]:
    """The records of a file, match by match; whatever stands before the first `match` is a piece of its own."""
    piece: list[Json] = []
    for line in lines:
        if piece and isinstance(line, Mapping) and line.get("type") == "match":
            yield piece
            piece = []
        piece.append(line)
    if piece:
        yield piece


def name_of_match(lines: Sequence[Json]) -> str:
    """What a match calls itself, for a list of failures."""
    first = lines[0]
    return f"match {first.get('match', 'without number')}" if isinstance(first, Mapping) else "no match"


def check_match(lines: Sequence[Json]) -> str | None:
    """The first difference between the records of one match and the engine, or nothing.

    Raises UnreadableCase when a record does not keep to the format or comes out of place.
    """
    return next(_whole_match([reading.record(line, "a line") for line in lines]), None)


def _whole_match(lines: Sequence[Record]) -> Iterator[str]:
    kinds = [reading.text(reading.field(line, "type")) for line in lines]
    if len(lines) < 2 or kinds[0] != "match" or kinds[-1] != "end":
        raise UnreadableCase("a match is told from a record of type 'match' to one of type 'end'")
    match = _sit_down(lines[0])
    deal: Deal | None = None
    for kind, line in zip(kinds[1:-1], lines[1:-1], strict=True):
        where = f"deal {match.deals_completed + 1}, "
        match kind, deal:
            case "deal", None:
                deal = yield from _dealt(match, line, where)
            case "step", Deal():
                deal = yield from _step(deal, line, f"{where}step {len(deal.history) + 1}, ")
            case "result", Deal():
                match = yield from _result(match, deal, line, f"{where}result, ")
                deal = None
            case _:
                raise UnreadableCase(f"{where}a record of type {kind!r:.60} has no place here")
    if deal is not None:
        raise UnreadableCase(f"the last deal, {match.deals_completed + 1}, has no result")
    yield from _end(match, lines[-1])


def _sit_down(line: Record) -> Match:
    reading.only(line, _FIELDS["match"], "a record of type 'match'")
    rules = reading.ruleset(
        reading.text(reading.field(line, "ruleset")),
        reading.number(reading.field(line, "players")),
        reading.number(reading.field(line, "target")),
    )
    dealer = reading.seat(reading.field(line, "dealer"), rules.players)
    return Match(rules, dealer, reading.standing(rules, line))


def _dealt(match: Match, line: Record, where: str) -> Generator[str, None, Deal]:
    reading.only(line, _FIELDS["deal"], "a record of type 'deal'")
    if match.winners:
        yield f"{where}for the engine the match is over"
    ours = {"deal": match.deals_completed + 1, "redeals": match.redeals, "dealer": match.dealer}
    for name, value in ours.items():
        yield from difference(where + name, reading.field(line, name), value)
    deck = reading.deck(match.rules, match.dealer, line)
    return start_deal(match.rules, match.dealer, deck, match.standing)


def _step(deal: Deal, line: Record, where: str) -> Generator[str, None, Deal]:
    reading.only(line, _FIELDS["step"], "a record of type 'step'")
    before = view_for(deal, None)
    yield from difference(f"{where}phase", reading.field(line, "phase"), records.phase(before))
    yield from difference(f"{where}seat", reading.field(line, "seat"), before.to_act)
    legal = legal_moves(deal)
    yield from difference_of_moves(f"{where}legal", reading.moves(reading.field(line, "legal")), legal)
    move = reading.move(reading.field(line, "action"))
    if move not in legal:
        raise UnreadableCase(f"{where}the action is not among the legal ones")
    deal = apply(deal, move)
    after = view_for(deal, None)
    yield from difference(f"{where}pair", line.get("pair"), _pair(before, after))
    yield from difference(f"{where}trick", line.get("trick"), _trick(before, after))
    return deal


def _pair(before: SeatView, after: SeatView) -> Json:
    """The marriage a card declared, if it did."""
    if len(after.marriages) == len(before.marriages):
        return None
    seat, suit, _ = after.marriages[-1]
    return {"seat": seat, "suit": suit.letter, "value": after.rules.score.marriages[suit]}


def _trick(before: SeatView, after: SeatView) -> Json:
    """The trick a card completed, if it did."""
    if len(after.tricks) == len(before.tricks):
        return None
    return {"winner": after.tricks[-1].winner, "points": after.tricks[-1].points}


def _result(match: Match, deal: Deal, line: Record, where: str) -> Generator[str, None, Match]:
    if isinstance(deal.stage, Finished):
        match = match.after(deal.stage.result)
        yield from _all_fields(line, records.result_record(match, deal.stage.result), where)
    else:
        yield f"{where}for the engine the deal is not over"
    return match


def _end(match: Match, line: Record) -> Iterator[str]:
    ours: dict[str, Json] = {
        "deals": match.deals_completed,
        "complete": bool(match.winners),
        "scores": match.standing.scores,
        "winners": match.winners,
    }
    yield from _all_fields({name: value for name, value in line.items() if name != "match"}, ours, "end, ")


def _all_fields(line: Record, ours: Mapping[str, Json], where: str) -> Iterator[str]:
    """Every field of a record must be there, and the same."""
    for name in ours:
        reading.field(line, name)
    yield from differences({name: value for name, value in line.items() if name != "type"}, ours, where)
