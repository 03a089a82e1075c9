"""The rules of play read slowly from docs/rules.md, with words for cards and nothing from the engine.

Written to be compared with, not to be used: no masks, no tables, no cleverness.
"""

from __future__ import annotations

STRENGTH = "9JQKTA"
POINTS = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}

MUST_BEAT = {"polish", "polish-500", "club", "duel"}
MUST_OVERRUFF = {"polish", "polish-500"}
MARRIAGE_AT_ONCE = {"club", "duel"}


def beats(card: str, other: str, trump: str | None) -> bool:
    """Whether a card played later takes the trick from the one that leads it so far. (R5.7)"""
    if card[1] == other[1]:
        return STRENGTH.index(card[0]) > STRENGTH.index(other[0])
    return card[1] == trump


def winner(trick: list[str], trump: str | None) -> int:
    """The highest trump takes the trick, without one the highest card of the suit led. (R5.7)"""
    suit = trump if any(card[1] == trump for card in trick) else trick[0][1]
    fitting = [card for card in trick if card[1] == suit]
    fitting.sort(key=lambda card: STRENGTH.index(card[0]))
    return trick.index(fitting[-1])


def playable(ruleset: str, hand: list[str], trick: list[str], trump: str | None) -> list[str]:
    """What may be played. (R5.2-R5.6)"""
    if trick == []:
        return hand
    best = trick[winner(trick, trump)]
    of_the_suit_led = [card for card in hand if card[1] == trick[0][1]]
    if of_the_suit_led:
        higher = [card for card in of_the_suit_led if beats(card, best, trump)]
        return higher if ruleset in MUST_BEAT and higher else of_the_suit_led
    trumps = [card for card in hand if card[1] == trump]
    if trumps:
        higher = [card for card in trumps if beats(card, best, trump)]
        return higher if ruleset in MUST_OVERRUFF and higher else trumps
    return hand


def ways(ruleset: str, hands: list[list[str]], trump: str | None, leader: int, first: bool = False) -> int:
    """In how many ways these hands can be played out from a lead. (R5, R6)"""
    if hands[leader] == []:
        return 1
    count = 0
    for card in hands[leader]:
        partner = {"K": "Q", "Q": "K"}.get(card[0], "-") + card[1]
        declared = partner in hands[leader] and (not first or ruleset in MARRIAGE_AT_ONCE)
        count += _ways_to_answer(ruleset, hands, card[1] if declared else trump, leader, [card])
    return count


def _ways_to_answer(ruleset: str, hands: list[list[str]], trump: str | None, leader: int, trick: list[str]) -> int:
    if len(trick) == len(hands):
        left = [[card for card in hand if card not in trick] for hand in hands]
        return ways(ruleset, left, trump, (leader + winner(trick, trump)) % len(hands))
    seat = (leader + len(trick)) % len(hands)
    return sum(
        _ways_to_answer(ruleset, hands, trump, leader, [*trick, card])
        for card in playable(ruleset, hands[seat], trick, trump)
    )


def limit(hand: list[str]) -> int:
    """120 and the marriages in hand. (R3.4, R4.6)"""
    return 120 + sum(points for suit, points in MARRIAGES.items() if "K" + suit in hand and "Q" + suit in hand)


def auctions(limits: list[int], first: int, step: int, bound: bool) -> int:
    """In how many ways an auction among seats with these limits can go; seat 0 opens. (R3)"""
    if bound:
        return _auctions(limits, step, high=first, bidder=0, seat=1 % len(limits), passed=[])
    return sum(
        _auctions(limits, step, high=bid, bidder=0, seat=1 % len(limits), passed=[])
        for bid in range(first, limits[0] + 1, step)
    )


def _auctions(limits: list[int], step: int, high: int, bidder: int, seat: int, passed: list[int]) -> int:
    if len(passed) == len(limits) - 1:
        return 1
    following = (seat + 1) % len(limits)
    if seat in passed:
        return _auctions(limits, step, high, bidder, following, passed)
    raised = sum(
        _auctions(limits, step, bid, seat, following, passed) for bid in range(high + step, limits[seat] + 1, step)
    )
    return raised + _auctions(limits, step, high, bidder, following, [*passed, seat])
