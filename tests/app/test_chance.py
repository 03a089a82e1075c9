"""One seed decides everything, and nothing tells the seed."""

from app import chance
from engine import PACK, Cards, deck_text

SEED = bytes(range(32))


def test_a_seed_draws_the_same_match_for_ever() -> None:
    assert chance.match_id(SEED) == "slXJ-577q4XKlOk3vs8qgw"
    assert chance.first_dealer(SEED, 3) == 2
    assert chance.names(SEED, 2) == ("Halina", "Barbara")
    assert deck_text(chance.deck(SEED, 0)) == "JCQSKH9STSQD9HJSQH9CACTCTHAHJHKSASKCTDKDADQC9DJD"
    assert chance.roll(SEED, 4, 17, 2).hex().startswith("c0e28b22acc7e09f")


def test_every_deal_has_a_whole_pack_in_an_order_of_its_own() -> None:
    decks = [chance.deck(SEED, deal) for deal in range(50)]
    assert {Cards.of(deck) for deck in decks} == {PACK}
    assert len(set(decks)) == 50


def test_every_decision_of_a_bot_has_dice_of_its_own() -> None:
    places = [(deal, number, seat) for deal in range(3) for number in range(12) for seat in range(3)]
    assert len({chance.roll(SEED, *place) for place in places}) == len(places)


def test_everybody_deals_first_now_and_then_and_opponents_have_two_names() -> None:
    seeds = [bytes([number]) for number in range(60)]
    assert {chance.first_dealer(seed, 3) for seed in seeds} == {0, 1, 2}
    assert all(len({*chance.names(seed, 2)}) == 2 for seed in seeds)
    assert len({chance.match_id(seed) for seed in seeds}) == 60
