"""What a view says; what it keeps to itself is in test_secrets."""

from engine import NO_CARDS, GivenAway, Outcome, Reason, StageName, Suit, Taken, card, cards
from engine.house import Deal, legal_moves, view_for
from tests.table_talk import after, dealt, playing


def stages(deal: Deal, moves: str) -> list[StageName]:
    """The stage before each of these moves and after the last."""
    seen = [view_for(deal, None).stage]
    for move in moves.split():
        deal = after(deal, move)
        seen.append(view_for(deal, None).stage)
    return seen


def test_a_deal_goes_from_stage_to_stage() -> None:
    """R2.1"""
    over, play, contract = StageName.OVER, StageName.PLAY, StageName.CONTRACT
    auction, exchange = StageName.AUCTION, StageName.EXCHANGE
    assert stages(dealt("AH | AD"), "p p gAH>1") == [auction, auction, exchange, exchange]
    assert stages(dealt("9H 9D 9C 9S AH"), "k p p gAH>1 g9H>2 c100") == [
        *(StageName.REDEAL, auction, auction, exchange, exchange, contract, play)
    ]
    assert stages(dealt("9H 9D 9C 9S"), "r") == [StageName.REDEAL, over]
    assert stages(dealt("AH", rules="russian"), "b100 p p x") == [auction, auction, auction, exchange, over]
    assert stages(dealt("AH AD", rules="duel"), "p t0 lAH.AD c100") == [
        *(auction, StageName.TALON, exchange, contract, play)
    ]


def test_before_the_first_bid_there_is_none() -> None:
    """R3.1: russian opens with a bid; polish with 100 that nobody had to say."""
    assert view_for(dealt(rules="russian"), 0).high_bid is None
    assert view_for(dealt(rules="russian"), 0).bidder is None
    bound = view_for(dealt(), 1)
    assert (bound.high_bid, bound.bidder) == (100, 0)


def test_a_weak_hand_is_asked_before_anybody_has_bid() -> None:
    """R2.4"""
    asked = view_for(dealt("9H 9D 9C 9S"), 0)
    assert (asked.high_bid, asked.bidder, asked.declarer) == (None, None, None)
    assert view_for(after(dealt("9H 9D 9C 9S"), "k"), 0).high_bid == 100


def test_four_nines_after_the_exchange_are_asked_when_all_else_is_known() -> None:
    """R2.5"""
    deal = after(dealt("9H 9D 9C AS | JH | QS / 9S", rules="simple"), "b100 p p gAS>1")
    given = next(str(held) for held in deal.hands[0] if str(held)[0] != "9")
    asked = view_for(after(deal, f"g{given}>2"), 1)
    assert (asked.stage, asked.to_act, asked.declarer, asked.high_bid) == (StageName.REDEAL, 0, 0, 100)
    assert asked.talons == deal.talons


def test_who_has_passed_is_seen_until_the_auction_is_over() -> None:
    deal = after(dealt("| KS QS"), "b110 p")
    assert view_for(deal, 0).passed == (2,)
    assert view_for(after(deal, "p"), 0).passed == ()
    assert view_for(after(deal, "p"), 0).bidder == 1


def test_a_view_counts_the_moves() -> None:
    assert view_for(dealt(), 0).number == 0
    assert view_for(after(dealt(), "p p"), 0).number == 2


def test_whose_turn_it_is() -> None:
    deal = dealt()
    assert [view_for(deal, seat).my_turn for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert view_for(deal, 0).to_act == 1
    assert view_for(deal, 0).active == (0, 1, 2)


def test_the_limit_is_that_of_the_own_hand() -> None:
    """R3.4"""
    deal = dealt("KH QH | KS QS")
    assert [view_for(deal, seat).limit for seat in (None, 0, 1, 2)] == [120, 220, 160, 120]


def test_an_onlooker_holds_no_cards() -> None:
    watching = view_for(dealt("AH"), None)
    assert watching.hand == NO_CARDS
    assert watching.hand_sizes == (7, 7, 7)


def test_a_card_is_refused_for_its_reason() -> None:
    """R5.2, R5.4"""
    view = view_for(playing("AS | 9S KH QC", trick="AS", trump="H"), 1)
    assert view.why_not(card("9S")) is None
    refusal = view.why_not(card("KH"))
    assert refusal is not None
    assert (refusal.reason, refusal.suit) == (Reason.MUST_FOLLOW, Suit.SPADES)


def test_a_marriage_is_seen_before_it_is_led() -> None:
    """R6.1: the golden dot of the first trick is polish's to withhold."""
    hand = "KH QH KD"
    lead = playing(hand)
    assert [str(held) for held in cards(hand) if view_for(lead, 0).declares(held)] == ["QH", "KH"]
    assert not view_for(lead, 1).declares(card("KH"))
    assert not view_for(playing(hand, first=True), 0).declares(card("KH"))
    assert view_for(playing(hand, first=True, rules="club"), 0).declares(card("KH"))
    assert not view_for(dealt(hand), 1).declares(card("KH"))
    assert view_for(lead, 0).lead_is_due
    assert not view_for(playing("AS | KH QH", trick="AS"), 1).lead_is_due
    assert not view_for(playing("AS | KH QH", trick="AS"), 1).declares(card("KH"))
    assert not view_for(dealt(), 1).lead_is_due


def test_who_takes_the_trick_as_it_lies() -> None:
    """R5.7"""
    assert view_for(playing("AS"), 0).trick_winner is None
    assert view_for(playing("| KS | ", trick="AS"), 0).trick_winner == 0
    assert view_for(playing("9D", trick="9S KS", leader=1), 0).trick_winner == 2
    assert view_for(playing("9D", trick="AS 9H", leader=1, trump="H"), 0).trick_winner == 2
    assert view_for(dealt(), 0).trick_winner is None


def test_what_everybody_has_taken_so_far() -> None:
    """R7.1"""
    deal = after(playing("KH QH AS | JH JS | TH 9S"), "KH JH TH")
    assert view_for(deal, 0).taken(2) == Taken(cards=16, marriages=0)
    assert view_for(deal, 0).taken(0).marriages == 100


def test_the_result_is_seen_by_all_and_the_tricks_stay() -> None:
    deal = after(playing("KH | JH | TH"), "KH JH TH")
    for seat in (None, 0, 1, 2):
        view = view_for(deal, seat)
        assert view.stage is StageName.OVER
        assert view.result is not None
        assert view.result.outcome is Outcome.PLAYED
        assert (view.to_act, view.legal, view.trick, view.leader) == (None, (), (), None)
        assert len(view.tricks) == 2
        assert (view.declarer, view.contract, view.high_bid) == (0, 100, 100)


def test_a_sitter_sees_the_table_and_nothing_in_hand() -> None:
    """R1.1: four at the table, the dealer sits out."""
    view = view_for(dealt(rules="simple-4"), 3)
    assert view.active == (0, 1, 2)
    assert (view.hand, view.hand_sizes) == (NO_CARDS, (7, 7, 7, 0))


def test_the_history_holds_what_was_seen() -> None:
    deal = after(dealt("AH"), "p p gAH>1")
    assert [seen.seat for seen in view_for(deal, 0).history] == [1, 2, 0]
    assert view_for(deal, 2).history[-1].move == GivenAway(1)
    assert legal_moves(deal) == view_for(deal, 0).legal
