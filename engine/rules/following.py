"""What may be played on a trick and what takes it, on plain numbers: the only copy of these rules. (R5)

A hand is a mask with one bit a card, a card and a suit are their numbers (see engine/cards.py), and no suit is -1.
"""

from __future__ import annotations


def playable(hand: int, led: int, best: int, trump: int, must_beat: bool, must_overruff: bool) -> int:
    """The cards of `hand` that may be played: follow and beat, else follow, else trump, else anything. (R5.2-R5.6)

    `led` is the suit led, `best` the card that wins the trick so far. Whoever leads may play anything.
    """
    following = hand & 63 << 6 * led
    if following:
        if must_beat and best // 6 == led:
            higher = following & -2 << best
            if higher:
                return higher
        return following
    if trump < 0:
        return hand
    trumps = hand & 63 << 6 * trump
    if trumps:
        if must_overruff and best // 6 == trump:
            higher = trumps & -2 << best
            if higher:
                return higher
        return trumps
    return hand


def beats(card: int, best: int, trump: int) -> bool:
    """Whether `card` takes the trick from `best`: higher in the same suit, or a trump on a plain card. (R5.7)"""
    if card // 6 == best // 6:
        return card > best
    return card // 6 == trump
