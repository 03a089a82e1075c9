"""Examples for the page of the rules: single deals, written down by the engine under those rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import Ruleset, ScoreLine, Seat, Standing, Taken
from engine.house import conceded, played

DEALER, DECLARER = 0, 1
"""The declarer sits left of the dealer, the first defender left of the declarer."""


def work_examples(rules: Ruleset) -> Mapping[str, ScoreLine]:
    """What one player's score becomes, by the clause it explains; only of clauses these rules have."""
    score, first_bid, limit = rules.score, rules.auction.first_bid, rules.auction.limit_without_marriage
    new = Standing.new(rules.players)
    defender = (DECLARER + 1) % rules.players

    def written(seat: Seat, taken: Taken, before: Standing = new, contract: int = first_bid) -> ScoreLine:
        """What is written for one seat; everybody takes the same, since nobody else is looked at."""
        everybody = (taken,) * rules.players
        return played(rules, before, DEALER, DECLARER, contract, contract, everybody).lines[seat]

    def all_at(points: int) -> Standing:
        return new.with_scores(*(points,) * rules.players)

    worked = {
        "R7.2": written(DECLARER, Taken(limit - 23, 40), contract=limit),
        "R7.3": written(DECLARER, Taken(limit - 2, 0), contract=limit),
    }
    if score.lock:
        worked["R8.1"] = written(defender, Taken(43, 0), all_at(score.lock.at + (not score.lock.inclusive)))
    if score.defender_cap is not None:
        # The dearest marriages of a defender who is not locked yet.
        below = score.lock.at - 10 if score.lock else score.defender_cap - 10
        worked["R8.2"] = written(defender, Taken(73, score.defender_cap - below), all_at(below))
    if score.barrel:
        last_deal = replace(all_at(score.barrel.at), barrel=(score.barrel.deals - 1,) * rules.players)
        worked["R8.3"] = written(defender, Taken(43, 0), all_at(score.barrel.at - 20))
        worked["R8.4"] = written(defender, Taken(43, 0), last_deal)
    if score.concession_penalty:
        often = replace(new, concessions=(score.concession_penalty.every - 1,) * rules.players)
        worked["R8.5"] = conceded(rules, often, DEALER, DECLARER, first_bid).lines[DECLARER]
    if score.zero_penalty:
        often = replace(new, zeros=(score.zero_penalty.every - 1,) * rules.players)
        worked["R8.6"] = written(defender, Taken(0, 0), often)
    return worked
