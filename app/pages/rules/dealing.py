"""Dealing, and dealing again. (R2)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import FourNines, Ruleset


def dealing(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The second chapter."""
    _ = words.gettext
    lays_down = rules.exchange.cards_laid_down > 0
    yield (
        "R2.1",
        _(
            "A deal goes through auction, talon, laying aside, contract and tricks, in this "
            "order. Nothing can be done before its time."
        )
        if lays_down
        else _(
            "A deal goes through auction, talon, passing cards on, contract and tricks, in this "
            "order. Nothing can be done before its time."
        ),
    )
    yield "R2.2", _("The first dealer is chosen by chance. After every deal the next seat clockwise deals.")
    dealt = {"hand": rules.hand_size, "talon": rules.exchange.talon_size, "talons": rules.exchange.talons}
    if rules.exchange.talons == 1:
        yield "R2.3", _("Everybody gets %(hand)s cards, and %(talon)s lie face down as the talon.") % dealt
    else:
        yield "R2.3", _("Everybody gets %(hand)s cards, and %(talons)s talons of %(talon)s lie face down.") % dealt
    redeal, nines = rules.auction.redeal, rules.exchange.four_nines
    if redeal:
        yield (
            "R2.4",
            _(
                "Before the auction a player may ask for new cards who holds four nines, or fewer "
                "than %(weak)s card points "
                "and no marriage."
            )
            % {"weak": redeal.points_below},
        )
    if nines is FourNines.HOLDER_IS_ASKED:
        yield "R2.5", _("Whoever holds four nines before the contract is named may ask for new cards.")
    elif nines is FourNines.REDEAL:
        yield (
            "R2.5",
            _("When somebody holds four nines before the contract is named, the cards are dealt again at once."),
        )
    if redeal or nines is not FourNines.NOTHING:
        yield "R2.6", _("Then the same dealer deals again, and all scores stay as they are.")
