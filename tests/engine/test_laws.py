"""What holds in every deal of every ruleset."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    CARDS,
    NO_CARDS,
    PACK,
    RULESETS,
    Bid,
    Cards,
    Contract,
    IllegalMove,
    LayDown,
    Outcome,
    Pass,
    Play,
    Reason,
    Ruleset,
    Suit,
    deck_text,
    limit,
    locked,
    move_text,
    moves_text,
    read_deck,
    read_move,
    read_moves,
    shuffled_deck,
)
from engine.house import Deal, Finished, apply, deck_of, legal_moves, replay, start_deal, to_act, why_not
from engine.rules.auction import lowest_bid
from engine.rules.stages import Contracting, Exchange, RedealQuestion, TalonChoice, Tricks
from tests.strategies import (
    EVERY_MOVE,
    choices,
    deals,
    decks,
    in_every_ruleset,
    longest_deal,
    matches,
    positions,
    standings,
    whole_deals,
)


def agreed(deal: Deal) -> object:
    """The stage, or the one that a question about new cards holds up."""
    return deal.stage.then if isinstance(deal.stage, RedealQuestion) else deal.stage


@in_every_ruleset
@given(data=st.data())
def test_cards_are_conserved(rules: Ruleset, data: st.DataObject) -> None:
    """Hands, talons on the table, cards laid aside and cards played are the pack, each card once. (R1.2)"""
    for deal in data.draw(whole_deals(rules)):
        stage = agreed(deal)
        taken = getattr(stage, "talon", None)
        places = [*deal.hands, *(talon for number, talon in enumerate(deal.talons) if number != taken)]
        places.append(getattr(stage, "laid_down", NO_CARDS))
        if isinstance(stage, Finished):
            places += [move.cards for _, move in deal.history if isinstance(move, LayDown)]
        places += [Cards.of(trick.cards) for trick in getattr(stage, "tricks", ())]
        places.append(Cards.of(getattr(stage, "trick", ())))
        assert sum(map(len, places)) == 24
        assert sum(places) == PACK


@in_every_ruleset
@given(data=st.data())
def test_a_move_is_legal_or_refused_with_a_reason(rules: Ruleset, data: st.DataObject) -> None:
    """`why_not` is None exactly for the legal moves, and `apply` makes exactly those."""
    deal = data.draw(deals(rules))
    legal = legal_moves(deal)
    assert len(set(legal)) == len(legal)
    assert set(legal) <= set(EVERY_MOVE)
    for move in EVERY_MOVE:
        refusal = why_not(deal, move)
        assert (refusal is None) == (move in legal), move
        if refusal is None:
            assert len(apply(deal, move).history) == len(deal.history) + 1
        else:
            with pytest.raises(IllegalMove) as refused:
                apply(deal, move)
            assert refused.value.refusal == refusal


@in_every_ruleset
@given(data=st.data())
def test_a_refusal_names_the_number_that_refused(rules: Ruleset, data: st.DataObject) -> None:
    """The figure in a refusal is the very limit: the smallest or the largest number that may be named."""
    deal = data.draw(deals(rules))
    amounts = [move.amount for move in legal_moves(deal) if isinstance(move, Bid | Contract)]
    for move in EVERY_MOVE:
        refusal = why_not(deal, move)
        if refusal is None or not isinstance(move, Bid | Contract):
            continue
        match refusal.reason:
            case Reason.BID_TOO_LOW:
                assert move.amount < refusal.limit == lowest_bid(rules.auction, deal.stage)
                assert not amounts or refusal.limit == min(amounts)
            case Reason.CONTRACT_BELOW_BID:
                assert move.amount < refusal.limit == min(amounts)
            case Reason.BID_ABOVE_LIMIT:
                assert move.amount > refusal.limit == limit(rules, deal.hands[deal.stage.to_act])
                assert not amounts or refusal.limit == max(amounts)
            case Reason.CONTRACT_ABOVE_LIMIT:
                assert move.amount > refusal.limit == max(amounts)
            case Reason.BID_OFF_STEP | Reason.CONTRACT_OFF_STEP:
                assert move.amount % refusal.limit
                assert all(amount % refusal.limit == 0 for amount in amounts)
            case _:
                assert refusal.reason is Reason.NOT_NOW or not amounts


@in_every_ruleset
@given(data=st.data())
def test_notation_goes_there_and_back(rules: Ruleset, data: st.DataObject) -> None:
    *_, deal = data.draw(whole_deals(rules))
    moves = tuple(made.move for made in deal.history)
    assert tuple(read_move(move_text(move)) for move in moves) == moves
    assert read_moves(moves_text(moves)) == moves


@given(deck=st.permutations(CARDS))
def test_a_deck_goes_there_and_back(deck: list[object]) -> None:
    assert read_deck(deck_text(deck)) == tuple(deck)


@in_every_ruleset
@given(data=st.data())
def test_deck_and_moves_are_enough_to_rebuild_a_deal(rules: Ruleset, data: st.DataObject) -> None:
    first, *_, last = data.draw(whole_deals(rules))
    deck = deck_of(rules, first.dealer, first.hands, first.talons)
    moves = [made.move for made in last.history]
    assert replay(rules, first.dealer, deck, moves, first.standing) == last


@in_every_ruleset
@given(data=st.data())
def test_somebody_can_move_until_the_deal_is_over(rules: Ruleset, data: st.DataObject) -> None:
    """And it is over within a known number of moves."""
    *running, last = data.draw(whole_deals(rules))
    for number, deal in enumerate(running):
        assert to_act(deal) in deal.active
        assert legal_moves(deal)
        assert len(deal.history) == number
    assert isinstance(last.stage, Finished)
    assert to_act(last) is None
    assert legal_moves(last) == ()
    assert len(last.history) <= longest_deal(rules)
    assert [made.seat for made in last.history] == [to_act(deal) for deal in running]


@in_every_ruleset
@given(data=st.data())
def test_a_played_deal_holds_120_points_and_its_marriages(rules: Ruleset, data: st.DataObject) -> None:
    """Whatever the tricks were, and in duel with the four cards outside them. (R1.3, R7.1)"""
    *_, deal = data.draw(whole_deals(rules))
    result = deal.stage.result
    if result.outcome is not Outcome.PLAYED:
        assert all(line.raw == 0 for line in result.lines)
        return
    marriages = sum(rules.score.marriages[marriage.suit] for marriage in deal.stage.marriages)
    assert sum(line.cards for line in result.lines) == 120
    assert sum(line.marriages for line in result.lines) == marriages
    assert 120 <= sum(line.raw for line in result.lines) <= 400
    assert len(deal.stage.tricks) == rules.trick_count


@in_every_ruleset
@given(data=st.data())
def test_the_winner_of_a_trick_leads_the_next(rules: Ruleset, data: st.DataObject) -> None:
    """And the declarer the first; the others follow clockwise, a sitter never. (R5.1)"""
    *_, deal = data.draw(whole_deals(rules))
    leader = deal.stage.result.declarer
    players = [made.seat for made in deal.history if isinstance(made.move, Play)]
    for number, trick in enumerate(deal.stage.tricks):
        assert trick.leader == leader
        at = deal.active.index(trick.leader)
        order = players[number * rules.active : (number + 1) * rules.active]
        assert order == [*deal.active[at:], *deal.active[:at]]
        leader = trick.winner


@in_every_ruleset
@given(data=st.data())
def test_a_marriage_is_declared_by_leading_from_both_and_never_else(rules: Ruleset, data: st.DataObject) -> None:
    """Its suit is trump at once, its points are paid once, and a half that is gone is gone. (R6.1-R6.4)"""
    positions = data.draw(whole_deals(rules))
    declared: list[Suit] = []
    for before, after in pairwise(positions):
        stage = before.stage
        if not isinstance(stage, Tricks):
            continue
        seat, move = after.history[-1]
        assert isinstance(move, Play)
        suit = move.card.suit
        if (
            not stage.trick
            and str(move.card)[0] in "KQ"
            and suit in before.hands[seat].marriages
            and (stage.tricks or rules.play.marriage_in_first_trick)
        ):
            declared.append(suit)
            assert after.stage.marriages[-1][:2] == (seat, suit)
        assert len(after.stage.marriages) == len(declared)
        assert after.stage.trump == (declared[-1] if declared else None)
    assert len(set(declared)) == len(declared)


@in_every_ruleset
@given(data=st.data())
def test_the_contract_lies_between_bid_and_limit(rules: Ruleset, data: st.DataObject) -> None:
    """100 ≤ bid ≤ contract ≤ the larger of the bid and 120 with the marriages in hand. (R3.4, R4.5, R4.6)"""
    for deal in data.draw(whole_deals(rules)):
        stage = agreed(deal)
        if isinstance(stage, Contracting) and isinstance(deal.stage, Contracting):
            amounts = [move.amount for move in legal_moves(deal) if isinstance(move, Contract)]
            highest = max(stage.bid, 120 + sum(rules.score.marriages[suit] for suit in hand_of(deal).marriages))
            assert amounts == list(range(stage.bid, highest + 1, rules.exchange.contract_step))
        if isinstance(stage, Tricks):
            assert 100 <= stage.bid <= stage.contract


def hand_of(deal: Deal) -> Cards:
    return deal.hands[deal.stage.to_act]


@in_every_ruleset
@given(data=st.data())
def test_the_declarer_bid_highest(rules: Ruleset, data: st.DataObject) -> None:
    """Bids only rise, nobody bids after passing, and all the others have passed. (R3.2-R3.5)"""
    bids, passed = [], []
    for deal in data.draw(whole_deals(rules)):
        if deal.history:
            seat, move = deal.history[-1]
            if isinstance(move, Bid):
                assert seat not in passed
                assert move.amount > (bids[-1][0] if bids else 99)
                assert move.amount % rules.auction.step == 0
                bids.append((move.amount, seat))
            elif isinstance(move, Pass):
                passed.append(seat)
        if isinstance(deal.stage, TalonChoice | Exchange):
            assert (deal.stage.bid, deal.stage.declarer) == (bids[-1] if bids else (100, deal.active[0]))
            assert sorted([*passed, deal.stage.declarer]) == sorted(deal.active)
            return


@in_every_ruleset
@given(data=st.data())
def test_scores_keep_to_the_step(rules: Ruleset, data: st.DataObject) -> None:
    """Every score is a multiple of ten (russian and simple: of five). (R7)"""
    *_, deal = data.draw(whole_deals(rules))
    for line in deal.stage.result.lines:
        assert line.before + line.change == line.after
        assert line.after % rules.score.round_to == 0
        assert line.written % rules.score.round_to == 0


@in_every_ruleset
@given(data=st.data())
def test_a_redeal_changes_nothing(rules: Ruleset, data: st.DataObject) -> None:
    """Nobody scores, no counter moves, nobody wins. (R2.6)"""
    *_, deal = data.draw(whole_deals(rules))
    result = deal.stage.result
    if result.outcome is Outcome.REDEAL:
        assert result.standing == deal.standing
        assert result.winners == ()
        assert result.declarer is result.bid is result.contract is None


@pytest.mark.parametrize("name", ["polish", "polish-500", "club", "duel"])
@given(data=st.data())
def test_a_locked_score_never_gains_from_defence(name: str, data: st.DataObject) -> None:
    """R8.1: from the lock on a player gains only as declarer."""
    rules = RULESETS[name]
    *_, deal = data.draw(whole_deals(rules))
    result = deal.stage.result
    for seat, line in enumerate(result.lines):
        if locked(rules.score, line.before) and seat != result.declarer:
            assert line.change == 0


@pytest.mark.parametrize("name", ["polish", "polish-500"])
@given(data=st.data())
def test_under_polish_rules_only_a_declarer_wins(name: str, data: st.DataObject) -> None:
    """R8.2, R9.2: a defender never rises above ten short of the target."""
    rules = RULESETS[name]
    *_, deal = data.draw(whole_deals(rules))
    result = deal.stage.result
    for seat, line in enumerate(result.lines):
        if seat != result.declarer:
            assert line.after <= max(rules.score.target - 10, line.before)
    assert result.winners in ((), (result.declarer,))


@given(data=st.data())
def test_the_barrel_is_at_880_and_nowhere_else(data: st.DataObject) -> None:
    """R8.3, R8.4: no score stands between 880 and 1000, and deals are counted exactly at 880."""
    rules = RULESETS["russian"]
    *_, deal = data.draw(whole_deals(rules))
    after = deal.stage.result.standing
    for seat, score in enumerate(after.scores):
        assert not 880 < score < 1000
        assert (after.barrel[seat] is not None) == (score == 880)
        assert after.barrel[seat] in (None, 0, 1, 2)
        assert after.zeros[seat] - deal.standing.zeros[seat] in (0, 1)
        assert after.concessions[seat] - deal.standing.concessions[seat] in (0, 1)


@in_every_ruleset
@given(data=st.data(), seed=st.binary(max_size=8))
def test_the_same_seed_is_the_same_deal(rules: Ruleset, seed: bytes, data: st.DataObject) -> None:
    """Same seed, same ruleset, same choices: same deal, card for card. (R2.2)"""
    made, sheet = data.draw(choices(longest_deal(rules))), data.draw(standings(rules))
    once, again = (list(positions(start_deal(rules, 0, shuffled_deck(seed), sheet), made)) for _ in range(2))
    assert once == again


@in_every_ruleset
@given(data=st.data())
def test_what_is_no_whole_pack_is_not_dealt(rules: Ruleset, data: st.DataObject) -> None:
    deck = data.draw(decks(rules))
    twice = (*deck[:-1], deck[0])
    for wrong in (deck[:-1], (*deck, deck[0]), twice, ()):
        with pytest.raises(ValueError, match="24 cards"):
            start_deal(rules, 0, wrong)


@in_every_ruleset
@given(data=st.data())
def test_a_match_is_the_sum_of_its_deals(rules: Ruleset, data: st.DataObject) -> None:
    """Each deal begins where the last one ended, and nobody plays on after a win. (R2.2, R2.6, R9.1)"""
    match = data.draw(matches(rules))
    standing, dealer = match.start, match.first_dealer
    for result in match.results:
        assert result.dealer == dealer
        assert [line.before for line in result.lines] == list(standing.scores)
        standing = result.standing
        dealer = dealer if result.outcome is Outcome.REDEAL else (dealer + 1) % rules.players
    assert (match.standing, match.dealer) == (standing, dealer)
    assert match.deals_completed + sum(r.outcome is Outcome.REDEAL for r in match.results) == len(match.results)
    assert not any(result.winners for result in match.results[:-1])
    reached = [seat for seat, score in enumerate(standing.scores) if score >= rules.score.target]
    assert set(match.winners) <= set(reached)
    assert bool(match.winners) == bool(reached)
