"""Examples for the page of the rules: single deals, written down by the engine under those rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import Ruleset, ScoreLine, Standing, Taken
from engine.house import conceded, played

DEALER, DECLARER = 0, 1
"""The declarer sits left of the dealer, the first defender left of the declarer."""


def work_examples(rules: Ruleset) -> Mapping[str, tuple[ScoreLine, ...]]:
    """What one player's score becomes, by the clause it explains; only of clauses these rules have."""
    score, contract = rules.score, rules.auction.limit_without_marriage
    new = Standing.new(rules.players)
    worked = {
        "R7.2": (_declarer(rules, new, contract, Taken(contract - 23, 40)),),
        "R7.3": (_declarer(rules, new, contract, Taken(contract - 2, 0)),),
    }
    if score.lock:
        worked["R8.1"] = (_defender(rules, _all(new, score.lock.at + (not score.lock.inclusive)), Taken(43, 0)),)
    if score.defender_cap is not None:
        # The dearest marriages of a defender who is not locked yet.
        below = score.lock.at - 10 if score.lock else score.defender_cap - 10
        worked["R8.2"] = (_defender(rules, _all(new, below), Taken(73, score.defender_cap - below)),)
    if score.barrel:
        on = replace(_all(new, score.barrel.at), barrel=(score.barrel.deals - 1,) * rules.players)
        worked["R8.3"] = (_defender(rules, _all(new, score.barrel.at - 20), Taken(43, 0)),)
        worked["R8.4"] = (_defender(rules, on, Taken(43, 0)),)
    if score.concession_penalty:
        often = replace(new, concessions=(score.concession_penalty.every - 1,) * rules.players)
        result = conceded(rules, often, DEALER, DECLARER, rules.auction.first_bid)
        worked["R8.5"] = (result.lines[DECLARER],)
    if score.zero_penalty:
        often = replace(new, zeros=(score.zero_penalty.every - 1,) * rules.players)
        worked["R8.6"] = (_defender(rules, often, Taken(0, 0)),)
    return worked


def _all(standing: Standing, points: int) -> Standing:
    return standing.with_scores(*(points,) * len(standing.scores))


def _declarer(rules: Ruleset, standing: Standing, contract: int, taken: Taken) -> ScoreLine:
    everybody = (taken,) * rules.players
    return played(rules, standing, DEALER, DECLARER, contract, contract, everybody).lines[DECLARER]


def _defender(rules: Ruleset, standing: Standing, taken: Taken) -> ScoreLine:
    everybody = (taken,) * rules.players
    first_bid = rules.auction.first_bid
    defender = (DECLARER + 1) % rules.players
    return played(rules, standing, DEALER, DECLARER, first_bid, first_bid, everybody).lines[defender]
