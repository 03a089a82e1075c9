"""Which cards to part with: the hand that is left must promise most, and the others must not profit. (R4.3, R4.4)"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.bots.bidding import expected, plan_after_exchange
from engine.bots.promise import THOUSAND, promise
from engine.bots.stakes import worth_of_conceding, worth_of_redeal
from engine.cards import PACK, Card, Cards, Rank
from engine.rules.moves import Concede, Give, LayDown, Move
from engine.rules.ruleset import FourNines
from engine.seats import Seat
from engine.view import SeatView

COST_OF_POINTS: Final = 350
"""What a card point in another hand costs, in thousandths."""
COST_OF_POINTS_ASIDE: Final = 500
"""What a card point laid aside costs: whoever takes the last trick gets it."""
COST_OF_HALF: Final = 150
"""How much of a marriage is lost by handing over half of it when the other half is out, in thousandths."""
COST_OF_LAST_NINE: Final = 8_000
"""The danger that the fourth nine makes good cards be dealt again, in thousandths of a point."""


def choose_gift(view: SeatView) -> Move:
    """The next card to pass on; or the deal is given up, or four nines are kept so that it is dealt again."""
    hand = view.hand
    gifts = [Cards.of(chosen) for chosen in combinations(hand, len(hand) - view.rules.trick_count)]
    gift = max((gift for gift in gifts if not _deals_again(view, hand - gift)), key=lambda gift: _left(view, gift))
    worth = plan_after_exchange(view, hand - gift).worth
    again = [gift for gift in gifts if _deals_again(view, hand - gift)]
    if again and worth_of_redeal(view) > worth:
        gift = max(again, key=lambda gift: _left(view, gift))
    elif Concede() in view.legal and worth_of_conceding(view) > worth:
        return Concede()
    receiver = next(move.to for move in view.legal if isinstance(move, Give))
    return Give(_for(view, gift, receiver), receiver)


def choose_cards_aside(view: SeatView) -> Move:
    """The two cards to lay face down."""

    def left(move: LayDown) -> int:
        return (
            THOUSAND * expected(view, view.hand - move.cards, outside=move.cards)
            - COST_OF_POINTS_ASIDE * move.cards.points
        )

    return max((move for move in view.legal if isinstance(move, LayDown)), key=left)


def _left(view: SeatView, gift: Cards) -> int:
    """What is left of the hand without these cards, less what they are worth to the others, in thousandths."""
    kept = view.hand - gift
    promised = promise(view.rules, kept, PACK - kept, None, on_lead=True, first_trick=True)
    return sum(promised) - sum(_cost(view, card) for card in gift)


def _cost(view: SeatView, card: Card) -> int:
    """What this card is worth in another hand, in thousandths."""
    cost = COST_OF_POINTS * card.points
    marriage = card.suit.marriage
    other_half = marriage - (1 << card)
    if card in marriage and not other_half & (view.hand | _given(view)):
        cost += COST_OF_HALF * view.rules.score.marriages[card.suit]
    nines = Rank.NINE.cards
    if view.rules.exchange.four_nines is not FourNines.NOTHING and view.hand & nines == 1 << card:
        cost += COST_OF_LAST_NINE
    return cost


def _for(view: SeatView, gift: Cards, receiver: Seat) -> Card:
    """The card of the gift for this receiver: the dearer one goes to whoever has the lower score."""
    dear = max(gift, key=lambda card: card.points)
    others = [seat for seat in view.active if seat not in (view.seat, receiver)]
    if len(gift) == 1 or view.standing.scores[receiver] <= min(view.standing.scores[seat] for seat in others):
        return dear
    return next(card for card in gift if card != dear)


def _given(view: SeatView) -> Cards:
    """What we have passed on so far."""
    moves = (seen.move for seen in view.history if seen.seat == view.seat)
    return Cards.of(move.card for move in moves if isinstance(move, Give))


def _deals_again(view: SeatView, kept: Cards) -> bool:
    """Whether a hand like this makes the cards be dealt again. (R2.5)"""
    nines = Rank.NINE.cards
    return view.rules.exchange.four_nines is FourNines.REDEAL and kept & nines == nines
