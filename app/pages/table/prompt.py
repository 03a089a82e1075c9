"""The one instruction line: what to do now, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.i18n import phrases
from app.pages.layout import Notice, NoticeKind
from app.pages.table.sight import Sight
from engine import Bid, Cards, Contract, Play, Rank, StageName

SHORT_LIST = 3
"""More cards than these are not named one by one."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The line above the controls. Its kind: something to do, only waiting, or a notice in its place."""

    kind: Literal["do", "wait", "refused", "quiet"]
    text: str
    clause: str = ""


def prompt(sight: Sight, notice: Notice | None) -> Prompt:
    """What to do now; a notice takes its place once."""
    if notice is not None:
        return Prompt("refused" if notice.kind is NoticeKind.REFUSED else "quiet", notice.text, notice.clause)
    resting = sight.resting_trick
    if resting is not None:
        text = phrases.took_trick(sight.words, sight.other_name(resting.winner), resting.points)
        return Prompt("do" if resting.winner == sight.me else "wait", text)
    if sight.my_turn:
        return Prompt("do", instruction(sight))
    return Prompt("wait", _waiting(sight))


def instruction(sight: Sight) -> str:
    """What the reader is to do, with the reason."""
    match sight.view.stage:
        case StageName.REDEAL:
            return _redeal(sight)
        case StageName.AUCTION:
            return _auction(sight)
        case StageName.EXCHANGE:
            return _exchange(sight)
        case StageName.CONTRACT:
            return _contract(sight)
        case StageName.PLAY:
            return _lead(sight) if sight.view.lead_is_due else _follow(sight)
        case _:
            return phrases.stage(sight.words, sight.view.stage)


def _waiting(sight: Sight) -> str:
    _, view = sight.words.gettext, sight.view
    if view.to_act is None:
        return phrases.stage(sight.words, view.stage)
    name = {"name": sight.name(view.to_act)}
    match view.stage:
        case StageName.REDEAL if view.declarer is not None:
            return _("%(name)s decides about new cards") % name
        case StageName.REDEAL | StageName.AUCTION:
            # Whether somebody may ask for new cards is nobody else's business.
            return _("%(name)s is to bid") % name
        case StageName.EXCHANGE:
            return _("%(name)s takes the talon and passes two cards on") % name
        case StageName.CONTRACT:
            return _("%(name)s names the contract") % name
        case _:
            return (_("%(name)s is to lead") if view.lead_is_due else _("%(name)s is to play")) % name


def _redeal(sight: Sight) -> str:
    _, hand = sight.words.gettext, sight.view.hand
    nines = Rank.NINE.cards
    if hand & nines == nines:
        return _("Four nines: play with these cards, or ask for new ones?")
    return sight.words.ngettext(
        "Only %(points)d point and no marriage: play, or ask for new cards?",
        "Only %(points)d points and no marriage: play, or ask for new cards?",
        hand.points,
    ) % {"points": hand.points}


def _auction(sight: Sight) -> str:
    _, view = sight.words.gettext, sight.view
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    if not bids:
        return _("Your limit is %(limit)d: you can only pass") % {"limit": view.limit}
    if view.high_bid is None:
        return _("You open: bid %(lowest)d or more") % {"lowest": bids[0]}
    if len(bids) == 1:
        return _("Your turn: bid %(lowest)d, or pass") % {"lowest": bids[0]}
    return _("Your turn: bid %(lowest)d or more, or pass") % {"lowest": bids[0]}


def _exchange(sight: Sight) -> str:
    _ = sight.words.gettext
    left, right = sight.gifts
    broken = [card for card in (left, right) if card is not None and sight.breaks_marriage(card)]
    if left is not None and right is not None and broken:
        suit = broken[0].suit
        text = (
            _("Your bid needs this marriage: %(suit)s, %(points)d. Give half of it away?")
            if limit_without(sight) < (sight.view.high_bid or 0)
            else _("This breaks your marriage: %(suit)s, %(points)d. Give half of it away?")
        )
        return text % {"suit": phrases.suit(sight.words, suit), "points": sight.marriage_value(suit)}
    if left is not None and right is not None:
        return _("Give these two cards away?")
    if left is None:
        return _("Choose one card for %(name)s, on your left") % {"name": sight.name(sight.left)}
    return _("Now one card for %(name)s, on your right") % {"name": sight.name(sight.right)}


def limit_without(sight: Sight) -> int:
    """The reader's limit once the chosen cards are given away."""
    left = sight.view.hand - Cards.of(card for card in sight.gifts if card is not None)
    kept = sum(sight.marriage_value(suit) for suit in left.marriages)
    return sight.view.rules.auction.limit_without_marriage + kept


def _contract(sight: Sight) -> str:
    _ = sight.words.gettext
    contracts = [move.amount for move in sight.view.legal if isinstance(move, Contract)]
    if len(contracts) == 1:
        return _("Your cards allow no more than %(bid)d") % {"bid": contracts[0]}
    return _("Play for %(bid)d, or for more?") % {"bid": contracts[0]}


def _lead(sight: Sight) -> str:
    _, view = sight.words.gettext, sight.view
    if sight.asked is not None:
        suit = phrases.suit(sight.words, sight.asked.suit)
        return _("This breaks your marriage: %(suit)s. It counts only from the second trick on") % {"suit": suit}
    coins = sorted({sight.marriage_value(card.suit) for card in view.hand if view.declares(card)}, reverse=True)
    if coins:
        points = phrases.any_of(sight.words, [f"+{value}" for value in coins])
        return _("Your lead. A card with a coin: %(points)s") % {"points": points}
    if not view.tricks and view.hand.marriages and not view.rules.play.marriage_in_first_trick:
        return _("Your lead. Marriages count from the second trick on")
    return _("Your lead: any card")


def _follow(sight: Sight) -> str:
    """What has to be played and why: the rules say what is allowed, this only says it in words. (R5.2-R5.6)"""
    _, words, view = sight.words.gettext, sight.words, sight.view
    led, best = view.trick[0].suit, sight.best_card
    allowed = [move.card for move in view.legal if isinstance(move, Play)]
    suit = allowed[0].suit
    short = len(allowed) <= SHORT_LIST
    # Within a suit the higher card is the greater one.
    beats = best is not None and best.suit is suit and min(allowed) > best
    if suit is led:
        if best is not None and beats and view.rules.play.must_beat:
            if not short:
                return _("Beat %(card)s") % {"card": phrases.card_accusative(words, best)}
            rank = phrases.rank_accusative(words, best.rank)
            return _("Beat %(rank)s: %(cards)s") % {"rank": rank, "cards": phrases.ranks_of_suit(words, allowed)}
        named = phrases.ranks_of_suit(words, allowed) if short else phrases.suit(words, suit)
        return _("Follow suit: %(cards)s") % {"cards": named}
    lacking = phrases.suit_lacking(words, led)
    if view.trump is None:
        return _("No %(suit)s: any card") % {"suit": lacking}
    if suit is not view.trump or Cards.of(allowed) - suit.cards:
        return _("No %(suit)s and no trump: any card") % {"suit": lacking}
    named = phrases.ranks_of_suit(words, allowed) if short else phrases.suit(words, suit)
    if beats and view.rules.play.must_overruff:
        return _("No %(suit)s, so overtrump: %(cards)s") % {"suit": lacking, "cards": named}
    return _("No %(suit)s, so trump: %(cards)s") % {"suit": lacking, "cards": named}
