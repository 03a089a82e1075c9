"""Points into scores: rounding, contract, lock, cap, barrel, penalties, winners, each with its remark. (R7-R9)"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import RULESETS, DealResult, Remark, Ruleset, Seat, Standing, locked, round_points
from engine.rules.scoring import Taken, conceded, played
from tests.strategies import in_every_ruleset, standings
from tests.table_talk import sheet

MADE, MISSED, WON = Remark.CONTRACT_MADE, Remark.CONTRACT_MISSED, Remark.WON
UP, DOWN = Remark.ROUNDED_UP, Remark.ROUNDED_DOWN


def write(rules: str, contract: int | None, raw: str, declarer: Seat = 0, **before: str) -> DealResult:
    """A deal written down on a sheet; `raw` are the totals of the seats, without a contract it was conceded."""
    chosen, standing = RULESETS[rules], sheet(rules, **before)
    dealer = chosen.players - 1
    if contract is None:
        return conceded(chosen, standing, dealer, declarer, bid=100)
    taken = tuple(Taken(cards=int(points), marriages=0) for points in raw.split())
    return played(chosen, standing, dealer, declarer, contract, contract, taken)


def remarks(result: DealResult) -> list[set[Remark]]:
    return [set(line.remarks) for line in result.lines]


@pytest.mark.parametrize(
    ("rules", "table"),
    [
        ("polish", "0 0, 4 0, 5 0, 6 10, 14 10, 15 10, 16 20, 24 20, 25 20, 26 30, 34 30, 35 30, 36 40, 120 120"),
        ("club", "0 0, 4 0, 5 10, 6 10, 14 10, 15 20, 16 20, 24 20, 25 30, 26 30, 34 30, 35 40, 36 40"),
        ("duel", "0 0, 5 10, 25 30"),
        ("russian", "0 0, 2 0, 3 5, 7 5, 8 10, 72 70, 73 75, 75 75, 77 75, 78 80"),
        ("simple", "0 0, 2 0, 3 5, 24 25, 25 25, 26 25"),
    ],
)
def test_defenders_points_are_rounded(rules: str, table: str) -> None:
    """R7.4; bug-log 10 and 11: a last digit of five goes down in polish and up in club and duel."""
    for pair in table.split(", "):
        raw, points = map(int, pair.split())
        assert round_points(RULESETS[rules].score, raw) == points, raw


def test_a_remark_says_which_way_points_were_rounded() -> None:
    assert remarks(write("polish", 100, "100 25 26")) == [{MADE}, {DOWN}, {UP}]
    assert remarks(write("polish", 100, "100 20 30")) == [{MADE}, set(), set()]
    assert remarks(write("club", 100, "100 25 26")) == [{MADE}, {UP}, {UP}]
    assert remarks(write("russian", 100, "100 23 22")) == [{MADE}, {UP}, {DOWN}]


def test_the_declarer_writes_the_contract_and_no_more() -> None:
    """R7.2: 138 against 120 is 120 (bug-log 123)."""
    result = write("polish", 120, "138 24 18")
    assert result.standing.scores == (120, 20, 20)
    assert result.made


def test_the_declarer_is_never_rounded() -> None:
    """R7.3: 118 is not 120."""
    result = write("polish", 120, "118 0 2", scores="50 0 0")
    assert result.standing.scores == (-70, 0, 0)
    assert remarks(result)[0] == {MISSED}
    assert not result.made


def test_from_the_lock_on_only_a_declarer_gains() -> None:
    """R8.1: the score before the deal decides, and 800 is locked (club and duel: above 800)."""
    result = write("polish", 100, "100 45 30", scores="0 800 790")
    assert result.standing.scores == (100, 800, 820)
    assert remarks(result) == [{MADE}, {DOWN, Remark.LOCKED}, {Remark.NOW_LOCKED}]
    assert write("club", 100, "100 45 30", scores="0 800 810").standing.scores == (100, 850, 810)
    assert write("polish-500", 100, "100 45 30", scores="0 400 390").standing.scores == (100, 400, 420)


def test_a_locked_player_with_nothing_to_gain_is_not_bothered() -> None:
    assert remarks(write("polish", 100, "120 0 0", scores="0 800 0"))[1] == set()


def test_a_locked_declarer_may_fall_out_of_the_lock() -> None:
    """R8.1"""
    result = write("polish", 100, "90 10 20", scores="800 0 0")
    assert result.standing.scores == (700, 10, 20)
    assert remarks(result)[0] == {MISSED, Remark.UNLOCKED}
    assert remarks(write("polish", 100, "90 10 20", scores="910 0 0"))[0] == {MISSED}


def test_no_defender_passes_990() -> None:
    """R8.2: to 500 it is 490."""
    result = write("polish", 100, "100 220 0", scores="0 780 0")
    assert result.standing.scores == (100, 990, 0)
    assert remarks(result)[1] == {Remark.CAPPED, Remark.NOW_LOCKED}
    assert remarks(write("polish", 100, "100 210 0", scores="0 780 0"))[1] == {Remark.NOW_LOCKED}
    assert write("polish-500", 100, "100 120 0", scores="0 390 0").standing.scores == (100, 490, 0)


def test_a_polish_match_is_won_by_its_declarer() -> None:
    """R9.1-R9.3: the overshoot counts."""
    result = write("polish", 220, "220 60 0", scores="870 0 0")
    assert result.winners == (0,)
    assert result.standing.scores == (1090, 60, 0)
    assert remarks(result)[0] == {MADE, WON}
    assert remarks(write("polish", 220, "220 0 0", scores="780 0 0"))[0] == {MADE, WON}  # locked no more


def test_from_880_on_a_player_sits_on_the_barrel() -> None:
    """R8.3: also by a contract, and the deal that led there does not count."""
    result = write("russian", 100, "100 30 5", scores="870 850 0")
    assert result.standing.scores == (880, 880, 5)
    assert result.standing.barrel == (0, 0, None)
    assert remarks(result) == [{MADE, Remark.BARREL_REACHED}, {Remark.BARREL_REACHED}, set()]


def test_on_the_barrel_only_a_contract_to_1000_counts() -> None:
    """R8.3: neither points as a defender, nor a contract made that does not reach."""
    result = write("russian", 100, "100 45 0", scores="880 880 0", barrel="0 1 -")
    assert result.standing.scores == (880, 880, 0)
    assert result.standing.barrel == (1, 2, None)
    assert remarks(result)[:2] == [{MADE, Remark.BARREL_COUNTS_NOTHING}, {Remark.BARREL_COUNTS_NOTHING}]
    won = write("russian", 120, "120 45 0", scores="880 880 0", barrel="2 1 -")
    assert won.standing.scores == (1000, 880, 0)
    assert won.standing.barrel == (None, 2, None)
    assert remarks(won)[0] == {MADE, WON}


@pytest.mark.parametrize(("used", "score", "barrel"), [(0, 880, 1), (1, 880, 2), (2, 760, None)])
def test_the_third_deal_on_the_barrel_is_the_last(used: int, score: int, barrel: int | None) -> None:
    """R8.4; bug-log 8: not one earlier and not one later."""
    result = write("russian", 100, "100 45 0", scores="0 880 0", barrel=f"- {used} -")
    assert (result.standing.scores[1], result.standing.barrel[1]) == (score, barrel)
    assert (Remark.BARREL_OVER in remarks(result)[1]) == (barrel is None)


def test_polish_has_no_barrel() -> None:
    """Bug-log 8: however long a player is locked."""
    standing = sheet(scores="0 870 0")
    for _ in range(5):
        standing = write("polish", 100, "100 45 0", scores="0 870 0").standing
    assert standing.scores[1] == 870
    assert standing.barrel == (None, None, None)


def test_a_contract_missed_on_the_barrel_ends_it() -> None:
    """R8.3: minus the contract, and on the last deal not the fall as well."""
    result = write("russian", 120, "90 25 5", scores="880 0 0", barrel="2 - -")
    assert (result.standing.scores[0], result.standing.barrel[0]) == (760, None)
    assert remarks(result)[0] == {MISSED, Remark.BARREL_LOST}
    assert write("russian", 140, "90 25 5", scores="880 0 0", barrel="0 - -").standing.scores[0] == 740


def test_who_concedes_writes_nothing_and_pays_nobody() -> None:
    """R4.7: the others are paid by the house, but not on the barrel."""
    result = write("russian", None, "", scores="100 830 880", barrel="- - 1")
    assert result.standing.scores == (100, 880, 880)
    assert result.standing.barrel == (None, 0, 2)
    assert result.standing.concessions == (1, 0, 0)
    received = Remark.CONCESSION_RECEIVED
    assert remarks(result) == [
        {Remark.CONCEDED},
        {received, Remark.BARREL_REACHED},
        {received, Remark.BARREL_COUNTS_NOTHING},
    ]


@pytest.mark.parametrize(("before", "change"), [(0, 0), (1, 0), (2, -120), (3, 0), (5, -120)])
def test_every_third_concession_costs(before: int, change: int) -> None:
    """R8.5"""
    result = write("russian", None, "", concessions=f"{before} 2 2")
    assert result.lines[0].change == change
    assert (Remark.CONCESSION_PENALTY in remarks(result)[0]) == (change != 0)
    assert result.standing.concessions == (before + 1, 2, 2)


def test_a_third_concession_on_the_barrel_ends_it() -> None:
    """R8.4, R8.5 both apply: the deal is used up, and 120 are lost."""
    stays = write("russian", None, "", scores="880 0 0", barrel="0 - -", concessions="2 0 0")
    assert (stays.standing.scores[0], stays.standing.barrel[0]) == (760, None)
    assert Remark.BARREL_LOST in remarks(stays)[0]
    falls = write("russian", None, "", scores="880 0 0", barrel="2 - -", concessions="2 0 0")
    assert (falls.standing.scores[0], falls.standing.barrel[0]) == (640, None)
    assert Remark.BARREL_OVER in remarks(falls)[0]


@pytest.mark.parametrize(("before", "change"), [(0, 0), (1, 0), (2, -120), (5, -120)])
def test_every_third_zero_of_a_defender_costs(before: int, change: int) -> None:
    """R8.6: what is written decides, so two points are a zero, and a trick of nines is (bug-log 23)."""
    result = write("russian", 100, "118 2 0", zeros=f"2 {before} 0")
    assert result.lines[1].change == change
    assert (Remark.ZERO_PENALTY in remarks(result)[1]) == (change != 0)
    assert result.standing.zeros == (2, before + 1, 1)


def test_no_zero_is_counted_on_the_barrel() -> None:
    """R8.6: not even in the deal that ends it."""
    result = write("russian", 100, "120 0 0", scores="0 880 880", barrel="- 0 2", zeros="0 2 2")
    assert result.standing.zeros == (0, 2, 2)
    assert result.standing.scores == (100, 880, 760)


def test_a_zero_may_end_a_lead_and_a_score_may_be_negative() -> None:
    """R7.5"""
    assert write("russian", 100, "120 0 0", scores="0 5 0", zeros="0 2 0").standing.scores == (100, -115, 0)


def test_a_sitter_keeps_the_score_and_cannot_win() -> None:
    """R9.2: seat 3 deals and sits out."""
    result = write("simple-4", 100, "100 15 5 0", scores="0 0 0 995")
    assert result.standing.scores == (100, 15, 5, 995)
    assert remarks(result)[3] == {Remark.SAT_OUT}
    assert result.winners == ()


@pytest.mark.parametrize(
    ("scores", "raw", "contract", "winners"),
    [
        ("900 900 0", "100 100 0", 100, (0,)),  # the declarer first
        ("0 990 985", "100 20 40", 100, (2,)),  # then the higher score
        ("0 990 980", "100 20 30", 100, (1, 2)),  # then they share
        ("0 980 975", "100 15 20", 100, ()),
    ],
)
def test_who_wins_when_several_are_there(scores: str, raw: str, contract: int, winners: tuple[Seat, ...]) -> None:
    """R9.2 (simple)"""
    result = write("simple", contract, raw, scores=scores)
    assert result.winners == winners
    assert [seat for seat, line in enumerate(result.lines) if WON in line.remarks] == list(winners)


def test_a_new_sheet_is_empty() -> None:
    assert Standing.new(2) == Standing((0, 0), (None, None), (0, 0), (0, 0))
    assert Standing.new(2).with_scores(10, 20).scores == (10, 20)


def test_russian_and_simple_know_no_lock() -> None:
    assert not locked(RULESETS["russian"].score, 999)
    assert [locked(RULESETS["polish"].score, score) for score in (790, 800, 990)] == [False, True, True]
    assert [locked(RULESETS["club"].score, score) for score in (800, 810)] == [False, True]


@st.composite
def raw_totals(draw: st.DrawFn, rules: Ruleset) -> tuple[int, ...]:
    """What the seats took: 120 and some marriages, parted anyhow."""
    points = draw(st.sampled_from((120, 160, 180, 200, 220, 300, 400)))
    cuts = sorted(draw(st.lists(st.integers(0, points), min_size=rules.active - 1, max_size=rules.active - 1)))
    parts = [high - low for low, high in zip([0, *cuts], [*cuts, points], strict=True)]
    return tuple(parts + [0] * (rules.players - rules.active))


@in_every_ruleset
@given(data=st.data())
def test_scores_are_those_of_a_slow_reading_of_the_rules(rules: Ruleset, data: st.DataObject) -> None:
    before, raw = data.draw(standings(rules)), data.draw(raw_totals(rules))
    declarer = data.draw(st.integers(0, rules.active - 1))
    contract = data.draw(st.integers(10, 40)) * 10
    conceding = rules.id == "russian" and data.draw(st.booleans())
    taken = tuple(Taken(points, 0) for points in raw)
    dealer = rules.players - 1
    if conceding:
        result = conceded(rules, before, dealer, declarer, 100)
    else:
        result = played(rules, before, dealer, declarer, contract, contract, taken)
    expected = slow_scores(rules.id, before, declarer, None if conceding else contract, raw)
    assert result.standing == expected


def slow_scores(ruleset: str, before: Standing, declarer: Seat, contract: int | None, raw: tuple[int, ...]) -> Standing:
    """The end of a deal as the rules tell it, player by player, with every number written out."""
    scores, barrel = list(before.scores), list(before.barrel)
    zeros, concessions = list(before.zeros), list(before.concessions)
    for seat, points in enumerate(raw):
        if ruleset == "simple-4" and seat == 3:
            continue  # deals and sits out
        score = scores[seat]
        success = contract is not None and points >= contract
        if ruleset in ("polish", "polish-500"):
            lock, cap = (800, 990) if ruleset == "polish" else (400, 490)
            tens = points // 10 + (1 if points % 10 > 5 else 0)
            if seat == declarer:
                score += contract if success else -contract
            elif score < lock:
                score = min(score + 10 * tens, cap)
        elif ruleset in ("club", "duel"):
            tens = points // 10 + (1 if points % 10 >= 5 else 0)
            if seat == declarer:
                score += contract if success else -contract
            elif score <= 800:
                score += 10 * tens
        else:
            fives = points // 5 + (1 if points % 5 >= 3 else 0)
            if contract is None:
                change = 0 if seat == declarer else 60
            elif seat == declarer:
                change = contract if success else -contract
            else:
                change = 5 * fives
            if barrel[seat] is None:
                score += change
                if ruleset == "russian" and seat != declarer and contract is not None and change == 0:
                    zeros[seat] += 1
                    score -= 120 if zeros[seat] % 3 == 0 else 0
            elif seat == declarer and contract is not None and not success:
                score, barrel[seat] = 880 - contract, None
            elif seat == declarer and contract is not None and 880 + contract >= 1000:
                score, barrel[seat] = 880 + contract, None
            else:
                barrel[seat] += 1
                if barrel[seat] == 3:
                    score, barrel[seat] = 760, None
            if seat == declarer and contract is None:
                concessions[seat] += 1
                score -= 120 if concessions[seat] % 3 == 0 else 0
            if barrel[seat] is not None and score < 880:
                barrel[seat] = None
            if ruleset == "russian" and barrel[seat] is None and 880 <= score < 1000:
                score, barrel[seat] = 880, 0
        scores[seat] = score
    return Standing(tuple(scores), tuple(barrel), tuple(zeros), tuple(concessions))
