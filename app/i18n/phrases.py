"""The engine's codes as sentences: every card, reason, remark and happening, in whatever language `words` speaks.

Languages bend names: "a king" is "król", "beat the king" is "zbij króla". A context (`accusative`, `none of`) tells the
translator which form is asked for. Players are named in the nominative and in the present tense, because their names
are given and their gender is not. Names of cards are the same every time, so they are put together once a language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from gettext import NullTranslations
from typing import TypeAlias, assert_never

from engine import (
    Bid,
    Card,
    Concede,
    Contract,
    DeclaredMarriage,
    Give,
    GivenAway,
    Happening,
    Keep,
    LaidAside,
    LayDown,
    Moved,
    Pass,
    Play,
    Rank,
    Reason,
    Redeal,
    Refusal,
    Remark,
    Ruleset,
    Seat,
    StageName,
    Suit,
    Take,
    TookTrick,
    WonAuction,
    locked,
)

Words: TypeAlias = NullTranslations
Name: TypeAlias = Callable[[Seat], str | None]
"""The name of a seat; None for the seat of whoever reads."""


def sentence(text: str) -> str:
    """The text with a capital letter in front.

    >>> sentence("ten of clubs")
    'Ten of clubs'
    """
    return text[:1].upper() + text[1:]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def rank(words: Words, rank: Rank) -> str:
    """A rank by itself, or in the name of a card: "king"."""
    p = words.pgettext
    match rank:
        case Rank.NINE:
            return p("card", "nine")
        case Rank.JACK:
            return p("card", "jack")
        case Rank.QUEEN:
            return p("card", "queen")
        case Rank.KING:
            return p("card", "king")
        case Rank.TEN:
            return p("card", "ten")
        case Rank.ACE:
            return p("card", "ace")
        case _:
            assert_never(rank)


@cache
def rank_accusative(words: Words, rank: Rank) -> str:
    """A rank that something is done to: "the king", as in "beat the king"."""
    p = words.pgettext
    match rank:
        case Rank.NINE:
            return p("accusative", "the nine")
        case Rank.JACK:
            return p("accusative", "the jack")
        case Rank.QUEEN:
            return p("accusative", "the queen")
        case Rank.KING:
            return p("accusative", "the king")
        case Rank.TEN:
            return p("accusative", "the ten")
        case Rank.ACE:
            return p("accusative", "the ace")
        case _:
            assert_never(rank)


@cache
def suit(words: Words, suit: Suit) -> str:
    """A suit by itself: "hearts"."""
    p = words.pgettext
    match suit:
        case Suit.HEARTS:
            return p("suit", "hearts")
        case Suit.DIAMONDS:
            return p("suit", "diamonds")
        case Suit.CLUBS:
            return p("suit", "clubs")
        case Suit.SPADES:
            return p("suit", "spades")
        case _:
            assert_never(suit)


@cache
def suit_in_name(words: Words, suit: Suit) -> str:
    """A suit in the name of a card: "hearts", as in "king of hearts"."""
    p = words.pgettext
    match suit:
        case Suit.HEARTS:
            return p("card", "hearts")
        case Suit.DIAMONDS:
            return p("card", "diamonds")
        case Suit.CLUBS:
            return p("card", "clubs")
        case Suit.SPADES:
            return p("card", "spades")
        case _:
            assert_never(suit)


@cache
def suit_lacking(words: Words, suit: Suit) -> str:
    """A suit that somebody has none of: "hearts", as in "no hearts"."""
    p = words.pgettext
    match suit:
        case Suit.HEARTS:
            return p("none of", "hearts")
        case Suit.DIAMONDS:
            return p("none of", "diamonds")
        case Suit.CLUBS:
            return p("none of", "clubs")
        case Suit.SPADES:
            return p("none of", "spades")
        case _:
            assert_never(suit)


@cache
def card(words: Words, card: Card) -> str:
    """A card by its name: "king of hearts"."""
    return words.pgettext("card", "%(rank)s of %(suit)s") % {
        "rank": rank(words, card.rank),
        "suit": suit_in_name(words, card.suit),
    }


@cache
def card_accusative(words: Words, card: Card) -> str:
    """A card that something is done to: "the king of hearts"."""
    return words.pgettext("card", "%(rank)s of %(suit)s") % {
        "rank": rank_accusative(words, card.rank),
        "suit": suit_in_name(words, card.suit),
    }


def ranks_of_suit(words: Words, cards: Sequence[Card]) -> str:
    """Cards of one suit to choose from, highest first: "ace or ten of clubs"."""
    named = [rank(words, choice.rank) for choice in sorted(cards, reverse=True)]
    return words.pgettext("card", "%(rank)s of %(suit)s") % {
        "rank": any_of(words, named),
        "suit": suit_in_name(words, cards[0].suit),
    }


def any_of(words: Words, items: Sequence[str]) -> str:
    """Things to choose from: "ace, ten or king"."""
    *most, last = items
    if not most:
        return last
    return words.gettext("%(most)s or %(last)s") % {"most": ", ".join(most), "last": last}


def all_of(words: Words, items: Sequence[str]) -> str:
    """Things taken together: "hearts, clubs and spades"."""
    *most, last = items
    if not most:
        return last
    return words.gettext("%(most)s and %(last)s") % {"most": ", ".join(most), "last": last}


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def refusal(words: Words, refusal: Refusal) -> str:
    """Why a move is refused, as a sentence."""
    _ = words.gettext
    limit = {"limit": refusal.limit}
    match refusal.reason:
        case Reason.MUST_FOLLOW | Reason.MUST_BEAT | Reason.MUST_TRUMP | Reason.MUST_OVERRUFF:
            return sentence(duty(words, refusal)) + "."
        case Reason.DEAL_IS_OVER:
            return _("This deal is over.")
        case Reason.NOT_NOW:
            return _("That cannot be done now.")
        case Reason.NO_REDEAL:
            return _("These cards give no right to new ones.")
        case Reason.MUST_OPEN:
            return _("You open the auction and may not pass: bid %(limit)d or more.") % limit
        case Reason.BID_TOO_LOW:
            return _("Bid %(limit)d or more.") % limit
        case Reason.BID_OFF_STEP:
            return _("Bids go in steps of %(limit)d.") % limit
        case Reason.BID_ABOVE_LIMIT:
            return _("With these cards you may bid %(limit)d at most.") % limit
        case Reason.NO_SUCH_TALON:
            return _("There is no such talon.")
        case Reason.NOT_IN_HAND:
            return _("This card is not in your hand.")
        case Reason.WRONG_RECEIVER:
            return _("One card goes to the left, then one to the right.")
        case Reason.WRONG_NUMBER_OF_CARDS:
            return words.ngettext("Lay aside %(limit)d card.", "Lay aside %(limit)d cards.", refusal.limit) % limit
        case Reason.CONTRACT_BELOW_BID:
            return _("You won the auction with %(limit)d and cannot play for less.") % limit
        case Reason.CONTRACT_OFF_STEP:
            return _("The contract goes in steps of %(limit)d.") % limit
        case Reason.CONTRACT_ABOVE_LIMIT:
            return _("With these cards you may play for %(limit)d at most.") % limit
        case Reason.NO_CONCESSION:
            return _("A deal cannot be given up under these rules.")
        case _:
            assert_never(refusal.reason)


def duty(words: Words, refusal: Refusal) -> str:
    """What somebody must do instead of playing this card: "you must beat the queen of clubs"."""
    _ = words.gettext
    if refusal.reason is Reason.MUST_FOLLOW and refusal.suit is not None:
        return _("you must follow suit: %(suit)s") % {"suit": suit(words, refusal.suit)}
    if refusal.reason is Reason.MUST_TRUMP and refusal.suit is not None:
        return _("you must trump: %(suit)s") % {"suit": suit(words, refusal.suit)}
    if refusal.reason is Reason.MUST_BEAT and refusal.card is not None:
        return _("you must beat %(card)s") % {"card": card_accusative(words, refusal.card)}
    if refusal.reason is Reason.MUST_OVERRUFF and refusal.card is not None:
        return _("you must overtrump %(card)s") % {"card": card_accusative(words, refusal.card)}
    raise ValueError(f"not a duty of the play: {refusal}")


# ── happenings ───────────────────────────────────────────────────────────────────────────────────────────────────────


def happening(words: Words, happening: Happening, name: Name) -> str:
    """What happened, as a sentence without its full stop."""
    _ = words.gettext
    who = name(happening.seat)
    match happening:
        case Moved():
            return _moved(words, happening, name)
        case WonAuction(bid=bid):
            text = _("You win the auction with %(bid)d") if who is None else _("%(name)s wins the auction with %(bid)d")
            return text % {"name": who, "bid": bid}
        case DeclaredMarriage(suit=trump, points=points):
            text = (
                _("You declare a marriage, %(points)d points. Trump is now: %(suit)s")
                if who is None
                else _("%(name)s declares a marriage, %(points)d points. Trump is now: %(suit)s")
            )
            return text % {"name": who, "points": points, "suit": suit(words, trump)}
        case TookTrick(points=points):
            return took_trick(words, who, points)
        case _:
            assert_never(happening)


def took_trick(words: Words, who: str | None, points: int) -> str:
    """Who takes the trick, and what it counts."""
    if who is None:
        text = words.ngettext("You take the trick: %(points)d point", "You take the trick: %(points)d points", points)
    else:
        text = words.ngettext(
            "%(name)s takes the trick: %(points)d point", "%(name)s takes the trick: %(points)d points", points
        )
    return text % {"name": who, "points": points}


def took_talon(words: Words, who: str | None) -> str:
    """Who takes the talon."""
    _ = words.gettext
    return _("You take the talon") if who is None else _("%(name)s takes the talon") % {"name": who}


def _moved(words: Words, moved: Moved, name: Name) -> str:
    _ = words.gettext
    who = name(moved.seat)
    mine = who is None
    match moved.move:
        case Bid(amount):
            text = _("You bid %(amount)d") if mine else _("%(name)s bids %(amount)d")
            return text % {"name": who, "amount": amount}
        case Pass():
            return _("You pass") if mine else _("%(name)s passes") % {"name": who}
        case Play(played):
            text = _("You play %(card)s") if mine else _("%(name)s plays %(card)s")
            return text % {"name": who, "card": card_accusative(words, played)}
        case Give(given, to):
            if not mine:
                return _("%(name)s gives you %(card)s") % {"name": who, "card": card_accusative(words, given)}
            return _("%(name)s gets %(card)s") % {"name": name(to), "card": card_accusative(words, given)}
        case GivenAway():
            return _("%(name)s passes a card on") % {"name": who}
        case Contract(amount):
            text = _("You play for %(amount)d") if mine else _("%(name)s plays for %(amount)d")
            return text % {"name": who, "amount": amount}
        case Redeal():
            return _("You ask for new cards") if mine else _("%(name)s asks for new cards") % {"name": who}
        case Keep():
            return _("You keep your cards") if mine else _("%(name)s begins") % {"name": who}
        case Take():
            return _("You take a talon") if mine else _("%(name)s takes a talon") % {"name": who}
        case LayDown(laid):
            return _laid_aside(words, who, len(laid))
        case LaidAside(count):
            return _laid_aside(words, who, count)
        case Concede():
            return _("You give the deal up") if mine else _("%(name)s gives the deal up") % {"name": who}
        case _:
            assert_never(moved.move)


def _laid_aside(words: Words, who: str | None, count: int) -> str:
    if who is None:
        text = words.ngettext("You lay %(count)d card aside", "You lay %(count)d cards aside", count)
    else:
        text = words.ngettext("%(name)s lays %(count)d card aside", "%(name)s lays %(count)d cards aside", count)
    return text % {"name": who, "count": count}


# ── the score sheet ──────────────────────────────────────────────────────────────────────────────────────────────────


def remark(words: Words, remark: Remark, rules: Ruleset, *, raw: int, written: int) -> str:
    """What happened to points on the way to the score sheet, as a sentence; of whom, the line says."""
    score = rules.score
    numbers = {
        "raw": raw,
        "written": written,
        "short": -written - raw,
        "cap": score.defender_cap or 0,
        "lock": score.lock.at if score.lock else 0,
        "barrel": score.barrel.at if score.barrel else 0,
        "back": score.barrel.falls_to if score.barrel else 0,
        "paid": score.concession_pays,
        "concessions": score.concession_penalty.every if score.concession_penalty else 0,
        "concession_cost": score.concession_penalty.points if score.concession_penalty else 0,
        "zeros": score.zero_penalty.every if score.zero_penalty else 0,
        "zero_cost": score.zero_penalty.points if score.zero_penalty else 0,
    }
    return _remark(words, remark, rules, numbers) % numbers


def _remark(words: Words, remark: Remark, rules: Ruleset, numbers: Mapping[str, int]) -> str:
    _, score = words.gettext, rules.score
    match remark:
        case Remark.CONTRACT_MADE:
            return _("The declarer writes exactly the contract, whatever was taken above it.")
        case Remark.CONTRACT_MISSED:
            return words.ngettext(
                "%(short)d point short: the contract is lost.",
                "%(short)d points short: the contract is lost.",
                numbers["short"],
            )
        case Remark.ROUNDED_DOWN if score.round_to == 10 and numbers["raw"] % 10 == 5:
            return _("%(raw)d is written as %(written)d: a last digit of five goes down.")
        case Remark.ROUNDED_UP | Remark.ROUNDED_DOWN:
            return _("%(raw)d is written as %(written)d.")
        case Remark.LOCKED if locked(score, numbers["lock"]):
            return _("From %(lock)d on a score grows only as declarer, so nothing is added.")
        case Remark.LOCKED:
            return _("Above %(lock)d a score grows only as declarer, so nothing is added.")
        case Remark.NOW_LOCKED:
            return _("The score is locked now: it grows only as declarer.")
        case Remark.UNLOCKED:
            return _("The score is no longer locked.")
        case Remark.CAPPED:
            return _("Defenders never rise above %(cap)d.")
        case Remark.CONCEDED:
            return _("The deal was given up: nothing is written.")
        case Remark.CONCESSION_RECEIVED:
            return _("%(paid)d points, because the deal was given up.")
        case Remark.CONCESSION_PENALTY:
            return _("Every %(concessions)d. deal given up costs %(concession_cost)d points.")
        case Remark.ZERO_PENALTY:
            return _("Every %(zeros)d. zero costs %(zero_cost)d points.")
        case Remark.BARREL_REACHED:
            return _("On the barrel at %(barrel)d now.")
        case Remark.BARREL_COUNTS_NOTHING:
            return _("On the barrel only a contract that wins the match counts.")
        case Remark.BARREL_LOST:
            return _("The barrel is lost.")
        case Remark.BARREL_OVER:
            return _("The last deal on the barrel is over: back to %(back)d.")
        case Remark.SAT_OUT:
            return _("Sat this deal out.")
        case Remark.WON:
            return _("Wins the match.")
        case _:
            assert_never(remark)


def stage(words: Words, stage: StageName) -> str:
    """The stage a deal is in, as a heading."""
    _ = words.gettext
    match stage:
        case StageName.REDEAL | StageName.AUCTION:
            return _("Auction")
        case StageName.TALON:
            return _("Choosing a talon")
        case StageName.EXCHANGE:
            return _("Passing cards on")
        case StageName.CONTRACT:
            return _("Contract")
        case StageName.PLAY:
            return words.pgettext("stage", "Play")
        case StageName.OVER:
            return _("Result of the deal")
        case _:
            assert_never(stage)
