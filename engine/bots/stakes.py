"""What a result is worth by the match: scores, lock, barrel, penalties that come nearer, and who has won.

The rules themselves write the score sheet, so a barrel, a cap or a lock counts here exactly as it will count.
"""

from __future__ import annotations

from typing import Final

from engine.rules import scoring
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DealResult, Standing, Taken, locked
from engine.seats import Seat
from engine.view import SeatView

MATCH: Final = 500
"""Points that winning the match is worth beside the score, or that losing it costs."""
DEFENDERS_TAKE: Final = {True: 40, False: 70}
"""What the defenders take together, as a rule, when the contract is made and when it is missed."""


def worth(view: SeatView, result: DealResult) -> int:
    """The own score against the mean of the others after this result, in points."""
    assert view.seat is not None
    sheet = [_prospects(view.rules, result.standing, seat) for seat in range(view.rules.players)]
    mine = sheet.pop(view.seat)
    ahead = mine - sum(sheet) // len(sheet)
    if result.winners:
        ahead += MATCH if view.seat in result.winners else -MATCH
    return ahead


def worth_of_redeal(view: SeatView) -> int:
    """What new cards are worth: nothing is written, and nobody knows yet who is better off."""
    return worth(view, scoring.redealt(view.rules, view.standing, view.dealer))


def worth_of_conceding(view: SeatView) -> int:
    """What it is worth to give this deal up."""
    assert view.seat is not None and view.high_bid is not None
    return worth(view, scoring.conceded(view.rules, view.standing, view.dealer, view.seat, view.high_bid))


def worth_of_playing(view: SeatView, declarer: Seat, contract: int, *, made: bool, mine: int = 0) -> int:
    """What a deal is worth in which `declarer` makes or misses this contract, and we take `mine` if we defend."""
    defenders = [seat for seat in view.active if seat != declarer]
    taken = [scoring.NOTHING] * view.rules.players
    taken[declarer] = Taken(contract if made else 0, 0)
    rest = DEFENDERS_TAKE[made]
    if view.seat in defenders:
        taken[view.seat] = Taken(mine, 0)
        defenders.remove(view.seat)
        rest = max(0, rest - mine)
    for seat in defenders:
        taken[seat] = Taken(rest // len(defenders), 0)
    result = scoring.played(view.rules, view.standing, view.dealer, declarer, contract, contract, tuple(taken))
    return worth(view, result)


def gains_as_defender(view: SeatView, seat: Seat) -> bool:
    """Whether what this seat takes as defender will be written down at all."""
    rules, score = view.rules.score, view.standing.scores[seat]
    capped = rules.defender_cap is not None and score >= rules.defender_cap
    return not (capped or locked(rules, score) or view.standing.barrel[seat] is not None)


def ends_the_match(view: SeatView) -> bool:
    """Whether the declarer wins the match with this contract."""
    assert view.declarer is not None and view.contract is not None
    return view.standing.scores[view.declarer] + view.contract >= view.rules.score.target


def _prospects(rules: Ruleset, standing: Standing, seat: Seat) -> int:
    """A score, less the share of the next penalty that every zero and every concession brings nearer. (R8.5, R8.6)"""
    score = standing.scores[seat]
    for penalty, count in (
        (rules.score.zero_penalty, standing.zeros[seat]),
        (rules.score.concession_penalty, standing.concessions[seat]),
    ):
        if penalty:
            score -= count % penalty.every * penalty.points // penalty.every
    return score
