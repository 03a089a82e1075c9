"""Lay out every situation of the table from fixed cards and moves, for the gallery: nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from app.seen import SeenTable, seen_by
from app.store.tables import Sitting, Table
from engine import CARDS, RULESETS, Cards, DealResult, Outcome, Remark, ScoreLine, Seat, Standing, card, read_moves
from engine.house import Deal, Match, apply, deck_of, start_deal

NAMES = ("", "Halina", "Bruno")
LONG_NAMES = ("", "Bartłomiej", "Kazimiera")


@dataclass(frozen=True, slots=True)
class Evening:
    """Cards and moves of one deal; the cards named nowhere are the talon."""

    hands: tuple[str, str, str]
    dealer: Seat
    scores: tuple[int, int, int] = (0, 0, 0)
    ruleset: str = "polish"

    def after(self, *moves: str) -> Deal:
        """The deal after these moves."""
        rules = RULESETS[self.ruleset]
        hands = tuple(Cards.of(card(word) for word in hand.split()) for hand in self.hands)
        talon = Cards.of(CARDS) - (hands[0] | hands[1] | hands[2])
        deck = deck_of(rules, self.dealer, hands, (talon,))
        deal = start_deal(rules, self.dealer, deck, Standing.new(rules.players).with_scores(*self.scores))
        for move in read_moves(" ".join(moves)):
            deal = apply(deal, move)
        return deal


# The reader deals and holds the marriage of diamonds; the talon is TD KH 9C.
MARRIAGE = Evening(("AS JS 9H TC AD KD QD", "TS 9S AH QH KC JC 9D", "KS QS TH JH AC QC JD"), 0, (640, 470, 810))
BIDDING = "b110"
WON = f"{BIDDING} b120 p b130 b140 p"
GIVEN = f"{WON} gKH>1 g9H>2"
HALF_GIVEN = f"{WON} gKD>1 g9H>2"
NAMED = f"{GIVEN} c140"
FIRST_TRICK = f"{NAMED} AS 9S QS"
DECLARED = f"{FIRST_TRICK} QD 9D JD"
MADE = f"{DECLARED} AD JC JH TC KC AC QC 9C TS KS JS AH 9H KD KH TD QH TH"
MISSED = f"{DECLARED} TD KC AC JS TS KS KH TH AD QC TC JC KD QH 9H AH JH 9C"

# Bruno plays for 130 and holds the marriage of hearts; the reader has to beat his queen of clubs.
DEFENDING = Evening(("KS QS 9S AC TC 9C TD", "AH JD JC KC QD JS 9H", "KH QH AD 9D QC TH AS"), 1, (780, 470, 810))
BRUNO_WON = "p p"
BRUNO_GAVE = f"{BRUNO_WON} g9D>0"
BRUNO_NAMED = f"{BRUNO_GAVE} gTS>1 c130"
HALINA_TOOK = f"{BRUNO_NAMED} AD 9D JD KH 9S AH"
FOLLOWING = f"{HALINA_TOOK} JC QC"

WEAK = Evening(("9S 9H 9C 9D JS JH KC", "AS TS AH TH KD QD JC", "KS QS KH QH AC TC AD"), 2)

SHEET = (
    ((140, 20, 20), 0),
    ((190, 160, 30), 1),
    ((220, 180, 150), 2),
    ((340, 190, 180), 0),
    ((500, 210, 210), 0),
    ((520, 220, 410), 2),
    ((400, 280, 480), 0),
    ((430, 300, 600), 2),
    ((480, 410, 620), 1),
    ((500, 450, 780), 2),
    ((640, 470, 810), 0),
)
"""An evening so far: the scores after each deal, and who was declarer."""


@cache
def lay_out_examples() -> Mapping[str, SeenTable]:
    """Every situation, by name, in the order of a match."""
    at_target = replace(MARRIAGE, scores=(870, 470, 810))
    nines = replace(WEAK, ruleset="simple")
    halina_nines = replace(nines, hands=(WEAK.hands[2], WEAK.hands[0], WEAK.hands[1]))
    return {
        "first-deal": _seen(replace(MARRIAGE, scores=(0, 0, 0)).after(), results=()),
        "redeal": _seen(WEAK.after(), results=()),
        "waiting-to-bid": _seen(MARRIAGE.after()),
        "bidding": _seen(MARRIAGE.after(BIDDING)),
        "only-pass": _seen(WEAK.after("k b120 p"), results=()),
        "exchange": _seen(MARRIAGE.after(WON)),
        "contract": _seen(MARRIAGE.after(GIVEN)),
        "contract-at-bid": _seen(MARRIAGE.after(HALF_GIVEN)),
        "bruno-has-talon": _seen(DEFENDING.after(BRUNO_WON)),
        "bruno-names": _seen(DEFENDING.after(f"{BRUNO_GAVE} gTS>1")),
        "first-lead": _seen(MARRIAGE.after(NAMED)),
        "lead": _seen(MARRIAGE.after(FIRST_TRICK)),
        "declaring": _seen(MARRIAGE.after(f"{FIRST_TRICK} QD 9D")),
        "following": _seen(DEFENDING.after(FOLLOWING)),
        "waiting-to-play": _seen(DEFENDING.after(HALINA_TOOK)),
        "trick-taken": _seen(DEFENDING.after(f"{FOLLOWING} TC")),
        "declared": _seen(MARRIAGE.after(f"{DECLARED} AD")),
        "made": _seen(MARRIAGE.after(MADE)),
        "missed": _seen(MARRIAGE.after(MISSED)),
        "new-cards": _seen(WEAK.after("r"), results=()),
        "won": _seen(at_target.after(MADE)),
        "given-up": _seen(MARRIAGE.after(BIDDING), given_up=True),
        "open-freely": _seen(nines.after(), results=()),
        "nines-asked": _seen(nines.after("b100 p p gKC>1 gJS>2"), results=()),
        "nines-waiting": _seen(halina_nines.after("b100 p p gAD>1 gTC>2"), results=()),
        "nines-redealt": _seen(nines.after("b100 p p gKC>1 gJS>2 r"), results=()),
        "long-names": _seen(DEFENDING.after(FOLLOWING), names=LONG_NAMES),
    }


def _seen(
    deal: Deal,
    *,
    names: tuple[str, ...] = NAMES,
    results: tuple[DealResult, ...] | None = None,
    given_up: bool = False,
) -> SeenTable:
    match = Match(deal.rules, 0, Standing.new(deal.rules.players), evening() if results is None else results)
    seats = tuple(Sitting(name, "", None if seat == 0 else "dice") for seat, name in enumerate(names))
    return seen_by(Table("example", b"", seats, match, len(match.results), deal, given_up), 0)


def evening() -> tuple[DealResult, ...]:
    """The deals of the score sheet, as far as a sheet tells."""
    results = []
    before: tuple[int, ...] = (0, 0, 0)
    for number, (scores, declarer) in enumerate(SHEET):
        made = scores[declarer] > before[declarer]
        remark = Remark.CONTRACT_MADE if made else Remark.CONTRACT_MISSED
        contract = abs(scores[declarer] - before[declarer])
        lines = tuple(
            ScoreLine(0, 0, now - was, was, now, (remark,) if seat == declarer else ())
            for seat, (was, now) in enumerate(zip(before, scores, strict=True))
        )
        standing = Standing.new(3).with_scores(*scores)
        results.append(DealResult(Outcome.PLAYED, number % 3, declarer, contract, contract, lines, standing, ()))
        before = scores
    return tuple(results)
