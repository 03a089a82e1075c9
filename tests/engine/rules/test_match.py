"""Finished deals added up. (R2.2, R2.6, R9)"""

from engine import RULESETS, DealResult, Outcome, Standing
from engine.house import Match
from engine.rules.scoring import Taken, conceded, played, redealt
from tests.table_talk import sheet

POLISH = RULESETS["polish"]


def dealt_by(match: Match, made: bool = True) -> DealResult:
    """A deal in which the seat left of the dealer plays for 100."""
    declarer = (match.dealer + 1) % match.rules.players
    taken = [Taken(0, 0)] * match.rules.players
    taken[declarer] = Taken(120 if made else 0, 0)
    return played(match.rules, match.standing, match.dealer, declarer, 100, 100, tuple(taken))


def test_a_match_begins_at_nothing() -> None:
    match = Match.new(POLISH, first_dealer=2)
    assert match.standing == Standing((0, 0, 0), (None, None, None), (0, 0, 0), (0, 0, 0))
    assert (match.dealer, match.winners, match.deals_completed, match.redeals) == (2, (), 0, 0)


def test_the_deal_moves_left_every_time() -> None:
    """R2.2; bug-log 1"""
    match = Match.new(POLISH, first_dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match = match.after(dealt_by(match))
    assert dealers == [1, 2, 0, 1]
    assert match.deals_completed == 4


def test_it_moves_round_four_as_well() -> None:
    match = Match.new(RULESETS["simple-4"], first_dealer=3)
    assert match.after(dealt_by(match)).dealer == 0


def test_the_same_seat_deals_again_after_a_redeal() -> None:
    """R2.6: and only the redeals of this deal are counted."""
    match = Match.new(POLISH, first_dealer=0)
    match = match.after(redealt(POLISH, match.standing, match.dealer))
    match = match.after(redealt(POLISH, match.standing, match.dealer))
    assert (match.dealer, match.redeals, match.deals_completed) == (0, 2, 0)
    match = match.after(dealt_by(match))
    assert (match.dealer, match.redeals, match.deals_completed) == (1, 0, 1)


def test_a_concession_is_a_deal() -> None:
    """R4.7: the next seat deals."""
    rules = RULESETS["russian"]
    match = Match.new(rules, first_dealer=0)
    result = conceded(rules, match.standing, match.dealer, declarer=1, bid=100)
    assert result.outcome is Outcome.CONCEDED
    match = match.after(result)
    assert (match.dealer, match.deals_completed) == (1, 1)
    assert match.standing.scores == (60, 0, 60)


def test_scores_go_on_from_deal_to_deal_until_somebody_has_won() -> None:
    """R9.1"""
    match = Match(POLISH, 2, sheet(scores="900 0 0"))
    assert match.standing.scores == (900, 0, 0)
    match = match.after(dealt_by(match))
    assert match.standing.scores == (1000, 0, 0)
    assert match.winners == (0,)


def test_a_match_may_begin_late() -> None:
    """The barrel and the counters of the sheet it began with count."""
    rules = RULESETS["russian"]
    match = Match(rules, 0, sheet("russian", scores="880 0 0", barrel="2 - -"))
    match = match.after(dealt_by(match, made=False))
    assert match.standing.scores == (760, -100, 0)
    assert match.standing.barrel == (None, None, None)
