"""The rulesets: complete, consistent, and recognised by their fingerprints."""

from dataclasses import replace

import pytest

from engine import RULESETS, Ruleset

ALL = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())


@ALL
def test_the_pack_is_dealt_to_the_last_card(rules: Ruleset) -> None:
    """R2.3"""
    exchange = rules.exchange
    assert rules.active * rules.hand_size + exchange.talons * exchange.talon_size == 24
    assert rules.active <= rules.players


@ALL
def test_everybody_holds_as_many_cards_when_play_begins(rules: Ruleset) -> None:
    """R4.3, R4.4: the declarer has given away or laid aside what was too much."""
    exchange = rules.exchange
    given = 0 if exchange.cards_laid_down else rules.active - 1
    declarer = rules.hand_size + exchange.talon_size - exchange.cards_laid_down - given
    others = rules.hand_size + (1 if given else 0)
    assert declarer == others == rules.trick_count


@ALL
def test_every_number_fits_the_step(rules: Ruleset) -> None:
    auction, score = rules.auction, rules.score
    assert auction.step == rules.exchange.contract_step == score.round_to
    numbers = [auction.first_bid, auction.limit_without_marriage, score.target, score.concession_pays, *score.marriages]
    numbers += [score.defender_cap or 0, score.lock.at if score.lock else 0]
    assert all(number % auction.step == 0 for number in numbers)


def test_a_ruleset_is_found_by_its_name() -> None:
    assert all(rules.id == name for name, rules in RULESETS.items())


def test_a_fingerprint_changes_with_any_rule() -> None:
    polish = RULESETS["polish"]
    assert len({rules.fingerprint for rules in RULESETS.values()}) == len(RULESETS)
    assert replace(polish).fingerprint == polish.fingerprint
    assert replace(polish, play=replace(polish.play, must_beat=False)).fingerprint != polish.fingerprint


@pytest.mark.parametrize(
    ("name", "fingerprint"),
    [
        ("polish", "fee4f009dda70a21"),
        ("polish-500", "3c05970645a41462"),
        ("russian", "36c6b60ae8c57a0e"),
        ("simple", "1f64cd2564c3ae26"),
        ("simple-4", "7ad634f70e160e5f"),
        ("club", "9fd367a4c7130991"),
        ("duel", "31932a181ecd1362"),
    ],
)
def test_rules_of_running_matches_are_never_edited(name: str, fingerprint: str) -> None:
    """A change to a ruleset is a new ruleset with a new id: matches that were played must replay as they were."""
    assert RULESETS[name].fingerprint == fingerprint
