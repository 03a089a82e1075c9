"""Deals a hand and plays it on the terminal by chance moves: `python -m engine 7` plays number 7."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import assert_never

from engine.happenings import DeclaredMarriage, Moved, TookTrick, WonAuction, happenings
from engine.notation import move_text
from engine.rules.deal import apply, legal_moves, start_deal
from engine.rules.moves import Contract
from engine.rules.ruleset import RULESETS, Ruleset
from engine.rules.scoring import DealResult
from engine.rules.stages import Deal, Finished
from engine.shuffle import Chance, shuffled_deck
from engine.view import view_for


def main(words: list[str]) -> int:
    """Plays the deal with this number; 2 when asked for anything else."""
    number, name, *rest = [*words, *("1", "polish")[len(words) :]]
    if rest or not number.isdecimal() or name not in RULESETS:
        sys.stderr.write(f"python -m engine [NUMBER [RULESET]]; the rulesets are {', '.join(RULESETS)}\n")
        return 2
    sys.stdout.writelines(f"{line}\n" for line in transcript(RULESETS[name], int(number)))
    return 0


def transcript(rules: Ruleset, number: int) -> Iterator[str]:
    """One deal from the cards to the score, a trick a line; each move stands behind its seat."""
    chance = Chance(b"moves of deal %d" % number)
    deal = start_deal(rules, number % rules.players, shuffled_deck(b"deal %d" % number))
    yield f"{rules.id}, deal {number}, seat {deal.dealer} deals"
    yield from (f"seat {seat}  {hand}" for seat, hand in enumerate(deal.hands) if hand)
    yield from (f"talon   {talon}" for talon in deal.talons)
    while legal := legal_moves(deal):
        deal = apply(deal, chance.choose(legal))
    yield from _story(deal)
    assert isinstance(deal.stage, Finished)
    yield from _result(deal.stage.result)


def _story(deal: Deal) -> Iterator[str]:
    line: list[str] = []
    for told in happenings(view_for(deal, None)):
        end = None
        match told:
            case Moved(number, seat):
                move = deal.history[number].move
                line.append(f"{seat} {move_text(move)}")
                end = "" if isinstance(move, Contract) else None
            case WonAuction(_, seat, bid):
                end = f"= {seat} plays for {bid}"
            case DeclaredMarriage(_, _, suit, points):
                line.append(f"({suit.letter} is trump, +{points})")
            case TookTrick(_, seat, points):
                end = f"= {seat} takes {points}"
            case _:
                assert_never(told)
        if end is not None:
            yield "  ".join([*line, end]).rstrip()
            line = []
    if line:
        yield "  ".join(line)


def _result(result: DealResult) -> Iterator[str]:
    yield result.outcome.value
    for seat, line in enumerate(result.lines):
        remarks = ", ".join(remark.name.lower().replace("_", " ") for remark in line.remarks)
        yield f"seat {seat}  {line.cards} + {line.marriages}  {line.before} -> {line.after}  {remarks}".rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
