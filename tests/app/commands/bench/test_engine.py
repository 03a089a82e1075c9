"""The engine is measured on whole deals. How good the figures are is for the bench to judge, not for a test."""

from app.commands.bench.engine import measure


def test_deals_are_measured_from_the_first_card_to_the_last() -> None:
    figures = measure(deals=2, rounds=1)
    assert figures.moves_per_deal >= 29  # two passes, two gifts, a contract, twenty-four cards
    assert figures.replay_ms > 0
    assert figures.steps_per_second > 0
