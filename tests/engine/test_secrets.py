"""What a seat cannot see cannot change its view; what it has not seen is not in it. (house rule: one door)"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from hypothesis import given
from hypothesis import strategies as st

from engine import PACK, Card, Cards, Give, GivenAway, LaidAside, LayDown, Play, Ruleset, Seat
from engine.house import Deal, apply, legal_moves, to_act, view_for
from engine.rules.stages import Finished, RedealQuestion
from tests.strategies import deals, dealt_again, in_every_ruleset
from tests.table_talk import after, dealt


def onlookers(rules: Ruleset) -> st.SearchStrategy[Seat | None]:
    """Any seat, and somebody who only watches."""
    return st.sampled_from((None, *range(rules.players)))


@in_every_ruleset
@given(data=st.data(), seed=st.binary(min_size=1, max_size=4))
def test_what_a_seat_cannot_see_cannot_change_its_view(rules: Ruleset, seed: bytes, data: st.DataObject) -> None:
    """Deal the unseen cards out again: this seat notices nothing."""
    deal, seat = data.draw(deals(rules)), data.draw(onlookers(rules))
    assert view_for(dealt_again(deal, seat, seed), seat) == view_for(deal, seat)


@in_every_ruleset
@given(data=st.data())
def test_a_view_names_no_card_the_seat_has_not_seen(rules: Ruleset, data: st.DataObject) -> None:
    deal, seat = data.draw(deals(rules)), data.draw(onlookers(rules))
    assert Cards.of(named_in(view_for(deal, seat))) - seen_by(deal, seat) == 0


def named_in(thing: object) -> Iterator[Card]:
    """Every card that stands anywhere in a value."""
    if isinstance(thing, Cards):
        yield from thing
    elif isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from named_in(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from named_in(getattr(thing, field.name))


def seen_by(deal: Deal, seat: Seat | None) -> Cards:
    """The cards this seat has seen: its own, the open talon, what lay on the table, what it gave or was given."""
    seen = set() if seat is None else set(deal.hands[seat])
    stage = deal.stage.then if isinstance(deal.stage, RedealQuestion) else deal.stage
    taken = getattr(stage, "talon", None)
    seen |= set() if taken is None else set(deal.talons[taken])
    for mover, move in deal.history:
        match move:
            case Play(card):
                seen.add(card)
            case Give(card, to) if seat in (mover, to):
                seen.add(card)
            case LayDown(cards) if seat == mover:
                seen |= set(cards)
    return Cards.of(seen)


@in_every_ruleset
@given(data=st.data())
def test_what_may_be_done_is_told_to_the_one_whose_turn_it_is(rules: Ruleset, data: st.DataObject) -> None:
    """Legal bids depend on the hand, so the list itself tells."""
    deal = data.draw(deals(rules))
    for seat in (None, *range(rules.players)):
        mine = seat is not None and seat == to_act(deal)
        assert view_for(deal, seat).legal == (legal_moves(deal) if mine else ())
        assert view_for(deal, seat).my_turn == mine


def test_a_card_passed_on_is_known_to_giver_and_receiver() -> None:
    """R4.3: seat 0 gives to seat 1 and to seat 2; each sees its own."""
    deal = after(dealt("9H AS | AH | TH", rules="club"), "p p g9H>1 gAS>2")
    told = {seat: [move for _, move in view_for(deal, seat).history[-2:]] for seat in (None, 0, 1, 2)}
    to_left, to_right = deal.history[-2].move, deal.history[-1].move
    assert told == {
        None: [GivenAway(1), GivenAway(2)],
        0: [to_left, to_right],
        1: [to_left, GivenAway(2)],
        2: [GivenAway(1), to_right],
    }


def test_cards_laid_aside_are_known_to_the_declarer() -> None:
    """R4.4: also while the tricks are played, and neither opponent nor onlooker."""
    deal = after(dealt("9H AS", rules="duel"), "p t0 l9H.AS c100")
    assert [str(view_for(deal, seat).laid_down) for seat in (None, 0, 1)] == ["", "9H AS", ""]
    assert view_for(deal, 1).history[-2].move == LaidAside(2)
    assert view_for(deal, None).history[-2].move == LaidAside(2)
    assert view_for(deal, 0).history[-2].move == deal.history[-2].move


def test_the_talon_is_closed_until_the_auction_is_over() -> None:
    """R4.1; bug-log 53 is a talon that could be read before."""
    bidding = dealt("9H | AS")
    assert [view_for(bidding, seat).talons for seat in (None, 0, 1, 2)] == [(None,)] * 4
    taken = after(bidding, "p p")
    assert [view_for(taken, seat).talons for seat in (None, 0, 1, 2)] == [taken.talons] * 4


def test_the_talon_not_chosen_stays_closed_for_ever() -> None:
    """R4.2: duel, both talons before the choice and the other one after it."""
    choosing = after(dealt(rules="duel"), "p")
    assert view_for(choosing, 0).talons == (None, None)
    chosen = after(choosing, "t1")
    assert view_for(chosen, 1).talons == (None, chosen.talons[1])
    while not isinstance(chosen.stage, Finished):
        chosen = apply(chosen, legal_moves(chosen)[0])
    assert view_for(chosen, 0).talons == (None, chosen.talons[1])


def test_cards_thrown_in_are_shown_to_nobody() -> None:
    """R2.6: a redeal before the auction opens neither hands nor talon."""
    deal = after(dealt("9H 9D 9C 9S"), "r")
    assert Cards.of(named_in(view_for(deal, 1))) == deal.hands[1]
    assert Cards.of(named_in(view_for(deal, None))) == 0


def test_the_shuffle_of_unseen_cards_would_notice_a_leak() -> None:
    """The law above is worth something: a card that is seen elsewhere does change the view."""
    deal = dealt("9H AS | AH TD")
    assert any(dealt_again(deal, 0, bytes([seed])).hands != deal.hands for seed in range(3))
    assert view_for(dealt_again(deal, 0, b"1"), 1) != view_for(deal, 1)
    assert sum(dealt_again(deal, 0, b"1").hands) + sum(deal.talons) != 0
    assert sum(dealt_again(deal, 0, b"1").hands) + sum(dealt_again(deal, 0, b"1").talons) == PACK
