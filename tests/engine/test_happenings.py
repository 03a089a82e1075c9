"""The story of a deal, told to one seat."""

from engine import DeclaredMarriage, GivenAway, Happening, Moved, Suit, TookTrick, WonAuction, card, happenings
from engine.house import Deal, view_for
from tests.table_talk import after, dealt


def story(deal: Deal, seat: int | None = 0, since: int = 0) -> list[Happening]:
    """What has happened, but for the plain moves."""
    return [told for told in happenings(view_for(deal, seat), since) if not isinstance(told, Moved)]


def test_the_last_pass_wins_the_auction_for_the_highest_bidder() -> None:
    """R3.5; bug-log 85: it is told with that very move."""
    deal = after(dealt("| KS QS"), "b110")
    assert story(deal) == []
    assert story(after(deal, "p p")) == [WonAuction(2, seat=1, bid=110)]


def test_a_bound_opener_wins_with_a_bid_never_made() -> None:
    """R3.1"""
    assert story(after(dealt(), "p p")) == [WonAuction(1, seat=0, bid=100)]


def test_an_opener_who_must_speak_wins_with_the_bid_made() -> None:
    assert story(after(dealt(rules="russian"), "b105 p p")) == [WonAuction(2, seat=0, bid=105)]


def test_the_auction_stays_won_when_the_cards_are_thrown_in() -> None:
    """R2.5: the declarer keeps the fourth nine, and the deal is over without a declarer in its result."""
    deal = after(dealt("9H 9D 9C AS | JH | QS / 9S", rules="russian"), "b100 p p gAS>1")
    given = next(str(held) for held in deal.hands[0] if str(held)[0] != "9")
    assert story(after(deal, f"g{given}>2")) == [WonAuction(2, seat=0, bid=100)]


def test_a_marriage_is_told_before_the_trick_it_leads_to() -> None:
    """R6.1-R6.3"""
    deal = after(dealt("AH KH QH | JH 9H | TH", rules="club"), "p p")
    spare = [str(held) for held in deal.hands[0] if held.suit is not Suit.HEARTS]
    deal = after(deal, f"g{spare[0]}>1 g{spare[1]}>2 c100")
    told = story(after(deal, "KH JH TH"), since=6)
    assert (
        told
        == [
            DeclaredMarriage(5, seat=0, suit=Suit.HEARTS, points=100),
            TookTrick(7, seat=2, points=16, cards=(card("KH"), card("JH"), card("TH"))),
        ][1:]
    )
    assert story(after(deal, "KH"), since=5) == [DeclaredMarriage(5, seat=0, suit=Suit.HEARTS, points=100)]


def test_every_move_is_told_as_the_seat_saw_it() -> None:
    deal = after(dealt("AH"), "p p gAH>1")
    last = happenings(view_for(deal, 2))[-1]
    assert last == Moved(2, seat=0, move=GivenAway(1))
    assert happenings(view_for(deal, 2), since=2) == (last,)
    assert happenings(view_for(deal, 2), since=3) == ()
