"""The talon, the cards passed on or laid aside, the contract. (R4)"""

from __future__ import annotations

from collections.abc import Iterator

from app.pages.rules.clauses import Said, Words
from engine import Ruleset


def exchange(words: Words, rules: Ruleset) -> Iterator[Said]:
    """The fourth chapter."""
    _ = words.gettext
    stage = rules.exchange
    numbers = {
        "talons": stage.talons,
        "aside": stage.cards_laid_down,
        "tricks": rules.trick_count,
        "step": stage.contract_step,
        "limit": rules.auction.limit_without_marriage,
        "paid": rules.score.concession_pays,
    }
    yield "R4.1", _("The talon is turned up for all to see, then it joins the declarer's hand.")
    if stage.talons > 1:
        yield (
            "R4.2",
            _("First the declarer chooses one of the %(talons)s talons, unseen. What is not chosen stays hidden.")
            % numbers,
        )
    if stage.cards_laid_down:
        yield "R4.3", _("Any card in hand may be laid aside, also one from the talon or half of a marriage.")
        yield (
            "R4.4",
            _("The declarer lays %(aside)s cards aside, face down. Everybody then holds %(tricks)s cards.") % numbers,
        )
    else:
        text = _(
            "The declarer passes one card to the left, then one to the right, face down: only the receiver sees it. "
            "Any card may be passed on, also one from the talon or half of a marriage. "
            "Everybody then holds %(tricks)s cards."
        )
        if rules.players > rules.active:
            text += " " + _("Whoever sits out is skipped.")
        yield "R4.3", text % numbers
    yield "R4.5", _("The declarer names the contract: the winning bid or more, in steps of %(step)s.") % numbers
    yield (
        "R4.6",
        _(
            "The contract may not exceed %(limit)s plus the marriages still in hand, but the bid itself may always be "
            "played for, even when half of a marriage was passed on."
        )
        % numbers,
    )
    if stage.may_concede:
        text = _(
            "Until the contract stands the declarer may give the deal up. Each opponent is paid %(paid)s, "
            "the declarer writes nothing."
        )
    else:
        text = _("A deal cannot be given up: it is played to the end.")
    yield "R4.7", text % numbers
