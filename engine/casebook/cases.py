"""Single cases: one question about the rules and the answer that is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.casebook import reading, records
from engine.casebook.reading import Json, NoMove, Record, UnreadableCase
from engine.casebook.records import difference, difference_of_moves, differences
from engine.notation import move_text
from engine.rules import exchange, redeal, scoring, tricks
from engine.rules.deal import apply, legal_moves, start_deal, to_act, why_not
from engine.rules.match import Match
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Taken
from engine.rules.stages import Deal, Finished
from engine.seats import active_seats


def name_of_case(value: Json) -> str:
    """What a case calls itself, for a list of failures."""
    return str(value.get("id", "a case without id")) if isinstance(value, Mapping) else f"{value!r:.40}"


def check_case(value: Json) -> str | None:
    """The first difference between a case and the engine, or nothing.

    Raises UnreadableCase when the record does not keep to the format.
    """
    case = reading.record(value, "a case")
    kind = reading.text(reading.field(case, "kind"))
    if kind not in _KINDS:
        raise UnreadableCase(f"there is no kind of case {kind!r:.60}")
    given = reading.record(reading.field(case, "given"), "'given'")
    expected = reading.record(reading.field(case, "expected"), "'expected'")
    if not expected:
        raise UnreadableCase("nothing is expected")
    rules = reading.ruleset_of(reading.field(case, "ruleset"), given)
    return next(_KINDS[kind](rules, given, expected), None)


def _hand_ceiling(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    hand = reading.a_set(reading.field(given, "hand"))
    pairs = [suit.letter for suit in hand.marriages]
    yield from differences(
        expected, {"card_points": hand.points, "pairs": pairs, "ceiling": scoring.limit(rules, hand)}
    )


def _contract_options(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    bid = reading.number(reading.field(given, "bid"))
    hand = reading.a_set(reading.field(given, "hand"))
    yield from differences(expected, {"contracts": list(exchange.contracts(rules, hand, bid))})


def _redeal_right(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    hand = reading.a_set(reading.field(given, "hand"))
    yield from differences(expected, {"may_redeal": redeal.may_ask(rules.auction, hand)})


def _legal_cards(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    hand = reading.a_set(reading.field(given, "hand"))
    trick = reading.in_order(reading.field(given, "trick"))
    trump = reading.suit_or_none(reading.field(given, "trump"))
    reading.only(expected, ("cards",), "what is expected")
    ours = tricks.playable_cards(rules.play, hand, trick, trump)
    yield from difference("cards", str(reading.a_set(expected["cards"])), str(ours))


def _trick_winner(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    trick = reading.in_order(reading.field(given, "trick"))
    if not trick:
        raise UnreadableCase("nobody wins a trick without cards")
    trump = reading.suit_or_none(reading.field(given, "trump"))
    points = sum(card.points for card in trick)
    yield from differences(expected, {"winner": tricks.winning(trick, trump), "points": points})


def _round_points(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    raw = reading.number(reading.field(given, "raw"))
    yield from differences(expected, {"points": scoring.round_points(rules.score, raw)})


def _score_deal(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    seats = range(rules.players)
    active = {reading.seat(each, rules.players) for each in reading.items(given.get("active", tuple(seats)))}
    dealer = next((seat for seat in seats if set(active_seats(seat, rules.players, rules.active)) == active), None)
    if dealer is None:
        raise UnreadableCase(f"'active' must name {rules.active} of {rules.players} seats")
    declarer = reading.seat(reading.field(given, "declarer"), rules.players)
    if declarer not in active:
        raise UnreadableCase(f"the declarer, seat {declarer}, sits out")
    standing = reading.standing(rules, given)
    if given.get("conceded") is True:
        result = scoring.conceded(rules, standing, dealer, declarer, rules.auction.first_bid)
    else:
        contract = reading.number(reading.field(given, "contract"))
        raw = reading.numbers(reading.field(given, "raw"), rules.players)
        taken = tuple(Taken(cards=points, marriages=0) for points in raw)
        result = scoring.played(rules, standing, dealer, declarer, contract, contract, taken)
    yield from differences(expected, records.sheet_record(Match(rules, dealer, standing), result))


def _position(rules: Ruleset, given: Record, expected: Record) -> Iterator[str]:
    dealer = reading.seat(reading.field(given, "dealer"), rules.players)
    match = Match(rules, dealer, reading.standing(rules, given))
    deck = reading.deck(rules, dealer, reading.record(reading.field(given, "deal"), "'deal'"))
    deal = start_deal(rules, dealer, deck, match.standing)
    for number, value in enumerate(reading.items(reading.field(given, "moves")), start=1):
        made = reading.record(value, "a move")
        move = reading.move(reading.field(made, "action"))
        yield from difference(f"seat of move {number}", reading.field(made, "seat"), to_act(deal))
        refusal = why_not(deal, move)
        if refusal is not None:
            yield f"move {number}: the engine refuses {move_text(move)} ({refusal.reason.name})"
        deal = apply(deal, move)

    ours = records.position(deal)
    reading.only(expected, (*ours, "legal", "refused", "hands", "result"), "what is expected")
    for name, value in expected.items():
        match name:
            case "legal":
                yield from difference_of_moves("legal", reading.moves(value), legal_moves(deal))
            case "refused":
                yield from _allowed(deal, value)
            case "hands":
                hands = [str(reading.a_set(hand)) for hand in reading.items(value)]
                yield from difference("hands", hands, [str(hand) for hand in deal.hands])
            case "result":
                yield from _result(match, deal, reading.record(value, "'result'"))
            case _:
                yield from difference(name, value, ours[name])


def _allowed(deal: Deal, value: Json) -> Iterator[str]:
    """What must be refused but is not. A refusal leaves the position as it was: a deal never changes."""
    for action in reading.items(value):
        try:
            move = reading.move(action)
        except NoMove:
            continue  # What cannot even be said cannot be done either.
        if why_not(deal, move) is None:
            yield f"refused: the engine allows {move_text(move)}"


def _result(match: Match, deal: Deal, expected: Record) -> Iterator[str]:
    if isinstance(deal.stage, Finished):
        result = deal.stage.result
        yield from differences(expected, records.result_record(match.after(result), result), "result, ")
    else:
        yield "result: for the engine the deal is not over"


_KINDS: dict[str, Callable[[Ruleset, Record, Record], Iterator[str]]] = {
    "hand_ceiling": _hand_ceiling,
    "contract_options": _contract_options,
    "redeal_right": _redeal_right,
    "legal_cards": _legal_cards,
    "trick_winner": _trick_winner,
    "round_points": _round_points,
    "score_deal": _score_deal,
    "position": _position,
}
