"""Who plays for how much. (R3)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def bidding(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The third chapter."""
    _ = words.gettext
    auction = rules.auction
    numbers = {"first": auction.first_bid, "step": auction.step, "limit": auction.limit_without_marriage}
    if auction.opener_bound:
        text = _(
            "The player left of the dealer opens and is bound to %(first)s without a word; the "
            "next player speaks first."
        )
    else:
        text = _(
            "The player left of the dealer speaks first and may not pass, but may open with any bid "
            "from %(first)s up to the own limit."
        )
    yield "R3.1", text % numbers
    yield (
        "R3.2",
        _("A bid is a multiple of %(step)s and at least %(step)s above the last one; larger jumps are allowed.")
        % numbers,
    )
    yield "R3.3", _("Whoever passes is out of the auction for good.")
    yield (
        "R3.4",
        _(
            "Your limit is %(limit)s, and with complete marriages in the cards dealt to you "
            "%(limit)s plus their values. "
            "Who can bid no more must pass."
        )
        % numbers,
    )
    yield "R3.5", _("When all others have passed, the highest bidder is the declarer.")
