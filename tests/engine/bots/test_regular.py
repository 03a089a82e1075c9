"""Positions no sound player gets wrong, told as at the table."""

from __future__ import annotations

from engine import BOTS, PACK, Cards, Seat, Trick, cards, move_text
from engine.house import Deal, to_act, view_for
from engine.rules.stages import Tricks
from tests.table_talk import after, dealt, playing, sheet


def says(deal: Deal) -> str:
    """What the player whose turn it is does."""
    return move_text(BOTS["regular"].choose(view_for(deal, to_act(deal)), b""))


def played_on(deal: Deal, moves: int) -> Deal:
    """The deal after so many moves of regulars."""
    for _ in range(moves):
        deal = after(deal, says(deal))
    return deal


def declared_by(seat: Seat, deal: Deal) -> Deal:
    """The same trick, but this seat plays the contract."""
    assert isinstance(deal.stage, Tricks)
    return deal._replace(stage=deal.stage._replace(declarer=seat))


def late(line: str, *, trick: str = "", trump: str = "", rules: str = "polish") -> Deal:
    """The middle of the play with everybody's cards named; the others have gone, three of a suit to a trick.

    Each card beat the one before, so those tricks prove nothing about anybody.
    """
    deal = playing(line, trick=trick, trump=trump, rules=rules)
    assert isinstance(deal.stage, Tricks)
    named = Cards.of(held for hand in (*deal.hands, deal.stage.trick) for held in hand)
    gone = list(PACK - named)
    tricks = tuple(Trick(0, tuple(gone[place : place + 3]), 0) for place in range(0, len(gone), 3))
    assert all(len({card.suit for card in trick.cards}) == 1 for trick in tricks)
    return deal._replace(stage=deal.stage._replace(tricks=tricks))


class TestOnAPartnersTrick:
    def test_a_loose_ten_goes_on_it(self) -> None:
        assert says(playing("| | TD 9H JS", trick="9C AC")) == "TD"

    def test_it_is_not_taken_over(self) -> None:
        assert says(playing("| | AC JC 9D", trick="9C QC", rules="russian")) == "JC"

    def test_points_are_added_without_taking_it_over(self) -> None:
        assert says(playing("| | AC KC 9D", trick="9C TC", rules="russian")) == "KC"

    def test_the_ace_stays_in_hand_when_a_king_will_do(self) -> None:
        assert says(late("KC TH KS | QD AH AS | AD KD 9H JS", trick="9C AC")) == "KD"


class TestOnTheDeclarersTrick:
    def test_nothing_is_given_away(self) -> None:
        assert says(playing("| | AC KC QC 9S", trick="KH 9H", trump="H")) == "9S"

    def test_an_ace_is_not_thrown_away(self) -> None:
        assert says(playing("| | AC QC JC AS", trick="KH 9H", trump="H")) in ("JC", "QC")

    def test_the_cheaper_half_follows(self) -> None:
        assert says(playing("| | QC JC AH", trick="AC 9C")) == "JC"


class TestTakingTricks:
    def test_the_declarer_takes_a_rich_trick_cheaply(self) -> None:
        assert says(declared_by(2, playing("| | AC JC 9D", trick="TC KC", rules="russian"))) == "AC"

    def test_a_defender_takes_points_from_the_declarer(self) -> None:
        assert says(playing("| | TC 9C 9D", trick="KC QC", rules="russian")) == "TC"


class TestTheDeclarersLead:
    HAND = "AS KH QH 9C 9D JC JD / JS 9S QD"

    def test_the_marriage_is_not_broken_in_the_first_trick(self) -> None:
        deal = played_on(after(dealt(self.HAND), "p p"), 3)
        assert says(deal) == "AS"

    def test_it_is_declared_as_soon_as_it_may_be(self) -> None:
        deal = played_on(after(dealt(self.HAND), "p p"), 6)
        assert says(deal) in ("KH", "QH")

    def test_top_trumps_are_led_before_low_ones(self) -> None:
        assert says(late("AH QH 9H 9D | TH JH AD AS | KH KD KS QS", trump="H")) == "AH"

    def test_the_last_trumps_are_led_when_they_are_all_ours(self) -> None:
        assert says(late("AH TH KH JC | AC AS TD KD | KC TS QS QD", trump="H")) in ("AH", "TH", "KH")


class TestTheAuction:
    WEAK = "| AS AH TH 9C 9D JC JD"
    FAIR = "| AS TS KS QS AH 9D 9C"
    STRONG = "| AH AS KH QH TC 9D 9C"

    def test_a_strong_hand_raises(self) -> None:
        assert says(dealt(self.STRONG)) == "b110"

    def test_whoever_is_sure_of_the_contract_does_not_leave_it_to_others(self) -> None:
        assert says(dealt("| AH TH KH QH AD AC QS")) == "b110"

    def test_a_weak_hand_passes(self) -> None:
        assert says(dealt(self.WEAK)) == "p"

    def test_the_forced_first_bid_of_russian_is_no_more_than_it_must_be(self) -> None:
        assert says(dealt("AH AS KH QH TC 9D 9C", rules="russian")) == "b100"

    def test_a_locked_player_bids_for_the_win_with_less(self) -> None:
        assert says(dealt(self.WEAK, scores="0 900 0")) == "b110"

    def test_a_rival_about_to_win_is_raised(self) -> None:
        assert says(dealt(self.WEAK, scores="900 0 0")) == "b110"


class TestNewCards:
    def test_four_nines_and_nothing_else_ask_for_them(self) -> None:
        assert says(dealt("9H 9D 9C 9S JH QD JC")) == "r"

    def test_four_nines_and_a_great_marriage_do_not(self) -> None:
        assert says(dealt("9H 9D 9C 9S AH KH QH")) == "k"


class TestGiving:
    def test_nines_and_jacks_go_and_the_marriage_stays(self) -> None:
        deal = played_on(after(dealt("AS KH QH 9C 9D TC AD / JS AH QD"), "p p"), 2)
        assert cards("AS KH QH AH AD") & deal.hands[0] == cards("AS KH QH AH AD")

    def test_the_queen_of_a_half_marriage_does_not_complete_it_elsewhere(self) -> None:
        deal = played_on(after(dealt("AS TS KS AH TH QC 9D / JD JC 9S"), "p p"), 2)
        assert cards("QC") & deal.hands[0]


class TestRussian:
    HOPELESS = "9H JH QD 9D JC QC JS / 9C KD TS"

    def test_a_hopeless_deal_is_given_up(self) -> None:
        assert says(after(dealt(self.HOPELESS, rules="russian"), "b100 p p")) == "x"

    def test_it_is_given_up_after_the_exchange_when_the_gifts_have_ruined_it(self) -> None:
        deal = after(dealt("AH KH QH AS TS AC 9D / JD JC QS", rules="russian"), "b130 p p gAH>1 gKH>2")
        assert says(deal) == "x"

    def test_four_nines_are_kept_for_new_cards(self) -> None:
        deal = after(dealt("9H JH QD 9D JC QC 9S / 9C KD TS", rules="russian"), "b100 p p")
        assert cards("9H 9D 9C 9S") & played_on(deal, 2).hands[0] == cards("9H 9D 9C 9S")

    def test_a_good_hand_does_not_pass_the_last_nine(self) -> None:
        deal = after(dealt("AH KH QH AS TS AC 9D / JD JC QS", rules="russian"), "b100 p p")
        assert cards("9D") & played_on(deal, 2).hands[0]

    def test_nobody_concedes_a_contract_that_stands_well(self) -> None:
        deal = after(dealt("AH KH QH AS TS AC 9D / JD JC QS", rules="russian"), "b100 p p")
        assert says(played_on(deal, 2))[0] == "c"

    def test_on_the_barrel_a_contract_below_120_is_no_use(self) -> None:
        deal = dealt("AH KH QH AS TS AC 9D / JD JC QS", rules="russian")
        deal = after(deal._replace(standing=sheet("russian", "880 0 0", "0 - -")), "b100 p p")
        assert int(says(played_on(deal, 2))[1:]) >= 120


class TestDuel:
    def test_low_cards_are_laid_aside(self) -> None:
        deal = dealt("AH KH QH AS TS AC TC 9D JD QS / JC 9S", rules="duel")
        laid = after(deal, "p t0")
        assert set(says(laid)[1:].split(".")) <= {"9D", "JD", "JC", "9S", "QS"}

    def test_a_talon_is_taken_although_nobody_has_seen_it(self) -> None:
        assert says(after(dealt("AH KH QH AS TS AC TC 9D JD QS", rules="duel"), "p")) in ("t0", "t1")


class TestSimple:
    """Four nines after the exchange: their holder is asked. (R2.5)"""

    TALON = "/ 9S KD TS"

    def test_a_declarer_with_a_poor_hand_takes_new_cards(self) -> None:
        deal = after(dealt(f"9H 9D 9C JC QD QC JS {self.TALON}", rules="simple"), "b100 p p gTS>1 gKD>2")
        assert says(deal) == "r"

    def test_a_declarer_with_a_great_marriage_keeps_them(self) -> None:
        deal = after(dealt(f"9H 9D 9C AH KH QH TH {self.TALON}", rules="simple"), "b100 p p gTS>1 gKD>2")
        assert says(deal) == "k"

    def test_a_defender_without_a_trick_takes_new_cards(self) -> None:
        deal = dealt("AH KH QH TH AS TC 9S | 9H 9D 9C JC JD QC JS / KD TS QD", rules="simple")
        assert says(after(deal, "b100 p p g9S>1 gQD>2")) == "r"

    def test_a_defender_with_marriages_of_their_own_keeps_them(self) -> None:
        deal = dealt("JH JD JC TH QC TC 9S | 9H 9D 9C AH KH QH AS / KD TS QD", rules="simple")
        assert says(after(deal, "b100 p p g9S>1 gQD>2")) == "k"
