"""Deals from a line of notation, so that a test reads like talk at the table.

Hands are parted by `|`, seat 0 first, and the talons follow after `/`. A test names what matters; the places that are
left are filled with other cards, so that a line without any card deals nobody a marriage or four nines.

    deal = dealt("KH QH | AH | TH")                       everybody has seven cards, these among them
    deal = after(deal, "p p g9H>1 gJH>2 c100 | KH")       and so much has happened
    deal = playing("9S | AH KH QC", trick="AS", trump="H")  in the middle of the play, with these cards only
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import (
    CARDS,
    NO_CARDS,
    PACK,
    RULESETS,
    Card,
    Cards,
    Seat,
    Standing,
    Suit,
    Trick,
    active_seats,
    card,
    cards,
    read_moves,
)
from engine.house import Deal, apply, deck_of, legal_moves, start_deal
from engine.rules.moves import Play
from engine.rules.stages import Tricks


def dealt(line: str = "", rules: str = "polish", dealer: Seat | None = None, scores: str = "") -> Deal:
    """A deal just dealt; without a word about it the last seat deals, so that seat 0 opens."""
    chosen = RULESETS[rules]
    dealer = chosen.players - 1 if dealer is None else dealer
    active = active_seats(dealer, chosen.players, chosen.active)
    sizes = [chosen.hand_size if seat in active else 0 for seat in range(chosen.players)]
    hands, talons = _filled(line, sizes, [chosen.exchange.talon_size] * chosen.exchange.talons)
    return start_deal(chosen, dealer, deck_of(chosen, dealer, hands, talons), sheet(rules, scores))


def sheet(
    rules: str = "polish", scores: str = "", barrel: str = "", zeros: str = "", concessions: str = ""
) -> Standing:
    """A score sheet; what is not said is zero, and `-` in `barrel` is off it."""
    new = Standing.new(RULESETS[rules].players)
    return Standing(
        _numbers(scores) or new.scores,
        tuple(None if word == "-" else int(word) for word in barrel.split()) or new.barrel,
        _numbers(zeros) or new.zeros,
        _numbers(concessions) or new.concessions,
    )


def after(deal: Deal, moves: str) -> Deal:
    """The deal after these moves, written as `engine.notation` does."""
    for move in read_moves(moves):
        deal = apply(deal, move)
    return deal


def playing(
    line: str, *, trick: str = "", trump: str = "", leader: Seat = 0, rules: str = "polish", first: bool = False
) -> Deal:
    """The middle of the play: `leader` led the first card of `trick`, and whoever is next must play.

    Hands hold what is named and nothing else. Unless it is the `first` trick, one lies already on the winner's pile.
    """
    chosen = RULESETS[rules]
    dealer = chosen.players - 1
    hands = [cards(words) for words in line.split("|")]
    hands += [NO_CARDS] * (chosen.players - len(hands))
    on_table = tuple(card(word) for word in trick.split())
    named = Cards.of([*on_table, *(held for hand in hands for held in hand)])
    spare = tuple(PACK - named)[: chosen.active]
    active = active_seats(dealer, chosen.players, chosen.active)
    stage = Tricks(
        declarer=leader,
        bid=100,
        contract=100,
        talon=0,
        laid_down=NO_CARDS,
        trump=_suit(trump),
        leader=leader,
        trick=on_table,
        tricks=() if first else (Trick(leader, spare, leader),),
        marriages=(),
        to_act=active[(active.index(leader) + len(on_table)) % len(active)],
    )
    return Deal(chosen, sheet(rules), dealer, tuple(hands), (NO_CARDS,) * chosen.exchange.talons, (), stage)


def legal_cards(deal: Deal) -> Cards:
    """The cards that may be played now."""
    return Cards.of(move.card for move in legal_moves(deal) if isinstance(move, Play))


def _filled(line: str, sizes: list[int], talon_sizes: list[int]) -> tuple[list[Cards], list[Cards]]:
    """Hands and talons with the cards that are named, and others where none is."""
    hands, _, talons = line.partition("/")
    named = [cards(words) for words in hands.split("|")]
    named += [NO_CARDS] * (len(sizes) - len(named))
    below = [cards(words) for words in talons.split("/")]
    below += [NO_CARDS] * (len(talon_sizes) - len(below))
    taken = Cards.of(held for some in (*named, *below) for held in some)
    spare = iter([CARDS[place * 5 % 24] for place in range(24) if CARDS[place * 5 % 24] not in taken])
    return [_with(some, size, spare) for some, size in zip(named, sizes, strict=True)], [
        _with(some, size, spare) for some, size in zip(below, talon_sizes, strict=True)
    ]


def _with(some: Cards, size: int, spare: Iterator[Card]) -> Cards:
    return some | Cards.of(next(spare) for _ in range(size - len(some)))


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(word) for word in words.split())


def _suit(letter: str) -> Suit | None:
    return card(f"9{letter}").suit if letter else None
