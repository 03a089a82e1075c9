"""The rules of the polish style, every clause numbered as in docs/rules.md and every number taken from the ruleset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.pages.layout import Layout, layout
from app.reader import Reader
from engine import RULESETS, Rank, Suit


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence or two of the rules, with the number that refusals cite: `R5.3`."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """The clauses of one part of the game."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """What `rules/page.html` prints."""

    template: ClassVar[str] = "rules/page.html"

    layout: Layout
    chapters: tuple[Chapter, ...]


def rules_page(reader: Reader) -> RulesPage:
    """The rules in the reader's language."""
    title = reader.words.gettext("The rules")
    return RulesPage(layout(reader, title, here="/rules", section="rules"), _chapters(reader))


def _chapters(reader: Reader) -> tuple[Chapter, ...]:
    _ = reader.words.gettext
    long, short = RULESETS["polish"], RULESETS["polish-500"]
    auction, score = long.auction, long.score
    lock, short_lock = score.lock, short.score.lock
    assert auction.redeal is not None and lock is not None and short_lock is not None
    numbers = {
        **{f"points_{rank.name.lower()}": rank.points for rank in Rank},
        "players": long.players,
        "hand": long.hand_size,
        "talon": long.exchange.talon_size,
        "weak": auction.redeal.points_below,
        "first": auction.first_bid,
        "step": auction.step,
        "limit": auction.limit_without_marriage,
        "tricks": long.trick_count,
        "hearts": score.marriages[Suit.HEARTS],
        "diamonds": score.marriages[Suit.DIAMONDS],
        "clubs": score.marriages[Suit.CLUBS],
        "spades": score.marriages[Suit.SPADES],
        "lock": lock.at,
        "short_lock": short_lock.at,
        "cap": score.defender_cap,
        "short_cap": short.score.defender_cap,
        "target": score.target,
        "short_target": short.score.target,
    }

    def chapter(number: str, title: str, *texts: tuple[str, str]) -> Chapter:
        return Chapter(number, title, tuple(Clause(f"{number}.{clause}", text % numbers) for clause, text in texts))

    return (
        chapter(
            "R1",
            _("Table and cards"),
            ("1", _("%(players)d play, each for themselves. The next seat clockwise is on your left.")),
            (
                "2",
                _("The pack has 24 cards. In each suit the ace is highest, then the ten, king, queen, jack and nine."),
            ),
            (
                "3",
                _(
                    "Card points: ace %(points_ace)d, ten %(points_ten)d, king %(points_king)d, queen %(points_queen)d, "
                    "jack %(points_jack)d, nine %(points_nine)d. A suit holds 30, the pack 120."
                ),
            ),
        ),
        chapter(
            "R2",
            _("Dealing"),
            ("1", _("A deal goes through auction, talon, passing cards on, contract and tricks, in this order.")),
            ("2", _("The first dealer is chosen by chance. After every deal the next seat clockwise deals.")),
            ("3", _("Everybody gets %(hand)d cards; %(talon)d lie face down as the talon.")),
            (
                "4",
                _(
                    "Before the auction a player may ask for new cards who holds four nines, "
                    "or fewer than %(weak)d card points and no marriage."
                ),
            ),
            ("6", _("After that the same dealer deals again, and all scores stay as they are.")),
        ),
        chapter(
            "R3",
            _("Auction"),
            (
                "1",
                _(
                    "The player left of the dealer opens with %(first)d without being asked; the next player speaks first."
                ),
            ),
            ("2", _("A bid is a multiple of %(step)d and higher than the last one; larger jumps are allowed.")),
            ("3", _("Whoever passes is out of the auction for good.")),
            (
                "4",
                _(
                    "Your limit is %(limit)d, and with marriages in your hand %(limit)d plus their values. "
                    "Who can bid no more must pass."
                ),
            ),
            ("5", _("When all others have passed, the highest bidder is the declarer.")),
        ),
        chapter(
            "R4",
            _("Talon, passing on, contract"),
            ("1", _("The talon is turned up for all to see, then it joins the declarer's hand.")),
            (
                "3",
                _(
                    "The declarer passes one card to the left and one to the right, face down: only the receiver sees it. "
                    "Any card may be passed on, also half of a marriage. Everybody then holds %(tricks)d cards."
                ),
            ),
            ("5", _("The declarer names the contract: the winning bid or more, in steps of %(step)d.")),
            (
                "6",
                _(
                    "The contract may not exceed %(limit)d plus the marriages still in hand, but the bid itself may always "
                    "be played for, even when half of a marriage was passed on."
                ),
            ),
        ),
        chapter(
            "R5",
            _("The tricks"),
            ("1", _("The declarer leads to the first trick, the winner of a trick to the next.")),
            ("2", _("Follow the suit led if you can.")),
            (
                "3",
                _(
                    "Beat if you can: when you follow suit and hold a higher card than the best one so far, play such a card. "
                    "Once the trick has been trumped, any card of the suit led will do."
                ),
            ),
            (
                "4",
                _(
                    "With no card of the suit led you must trump, as soon as there is a trump, even if yours does not win."
                ),
            ),
            ("5", _("If the trick was trumped before you and you must trump, play a higher trump if you can.")),
            ("6", _("With neither the suit led nor a trump, play anything.")),
            ("7", _("The highest trump takes the trick; without one, the highest card of the suit led.")),
        ),
        chapter(
            "R6",
            _("Marriages and trump"),
            (
                "1",
                _(
                    "There is no trump at the start. Leading the king or queen of a suit while holding both declares the "
                    "marriage by itself, but not in the first trick. Defenders may declare too."
                ),
            ),
            (
                "2",
                _(
                    "Hearts %(hearts)d, diamonds %(diamonds)d, clubs %(clubs)d, spades %(spades)d. "
                    "The points are kept even if the card led is beaten."
                ),
            ),
            ("3", _("The suit becomes trump at once, already in this trick, in place of any trump before.")),
            ("4", _("Once one half has been played or passed on, the marriage is dead.")),
        ),
        chapter(
            "R7",
            _("Writing a deal down"),
            ("1", _("Your total is the card points of your tricks and your declared marriages.")),
            (
                "2",
                _(
                    "A declarer whose total reaches the contract writes exactly the contract, whatever was taken above it."
                ),
            ),
            (
                "3",
                _(
                    "A declarer who falls short loses the contract. The declarer's total is never rounded: 118 is not 120."
                ),
            ),
            (
                "4",
                _(
                    "A defender's total is rounded to tens, a last digit of 5 goes down: 25 is written 20, 26 is written 30."
                ),
            ),
            ("5", _("Scores may be negative.")),
        ),
        chapter(
            "R8",
            _("The lock"),
            (
                "1",
                _(
                    "From %(lock)d on a score is locked: the player gains only as declarer. What counts is the score before "
                    "the deal. In the match to %(short_target)d: from %(short_lock)d on."
                ),
            ),
            ("2", _("A defender never rises above %(cap)d (in the match to %(short_target)d: %(short_cap)d).")),
        ),
        chapter(
            "R9",
            _("The end"),
            ("1", _("The match ends with the deal in which somebody reaches %(target)d (or %(short_target)d).")),
            ("2", _("Only the declarer can get there, so there is one winner.")),
            ("3", _("The winner's final points are kept, whatever they are above %(target)d.")),
        ),
    )
