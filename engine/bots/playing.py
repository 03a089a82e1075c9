"""Which card to play: what it brings in this trick, and what the hand without it still promises.

All the tips of the game follow from that one sum. The ten goes on a trick the partner is sure of, since it brings its
points now and promised little; an ace is not thrown away, since it promised more; a marriage is kept for the lead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.bots.evidence import CERTAIN, Evidence, gather
from engine.bots.promise import THOUSAND, promise
from engine.bots.stakes import ends_the_match, gains_as_defender
from engine.cards import Card, Cards, Suit
from engine.rules.following import beats
from engine.rules.moves import Move, Play
from engine.seats import Seat
from engine.view import SeatView

BREAKING: Final = 1_000
"""What a point kept from the declarer is worth to a defender while the contract can still fail, in thousandths."""
BREAKING_TO_LIVE: Final = 4_000
"""The same when the contract would end the match."""

LEAVES: Final = 2_000
"""What whoever cannot or will not take a trick leaves on it."""
ADDS: Final = 6_000
"""What a partner adds to a trick that is ours."""
TAKES_WITH: Final = 8_000
"""What whoever beats us takes the trick with."""
LOST_ALONG: Final = 6_000
"""What each other player adds to a lead that is lost."""
FOLLOWS: Final = 3_700
"""What each other player adds to a lead that wins, less as more cards of the suit are out to choose from."""
FOLLOWS_LESS: Final = 450
DRIVEN_OUT: Final = 500
"""How often the highest card against us falls when our lead is beaten, in thousandths."""
FED: Final = 300
"""How much of what a defender still holds goes to the partner in the end."""


class Ending(NamedTuple):
    """One way the trick may end: who takes it, how likely, and with how much in it (both in thousandths)."""

    winner: Seat
    chance: int
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """What a player has in mind when the turn comes."""

    view: SeatView
    me: Seat
    evidence: Evidence
    value: tuple[int, ...]
    """What a card point is worth to us when this seat takes it, in thousandths."""
    own: int
    """What a point of our own marriages is worth: it takes nothing from anybody."""
    to_come: tuple[Seat, ...]
    """Who plays to this trick after us."""

    @property
    def fed(self) -> int:
        """What a point still in hand is worth on top, because a partner may get it."""
        partners = (seat for seat in self.view.active if seat not in (self.me, self.view.declarer))
        return 0 if self.me == self.view.declarer else FED * sum(self.value[seat] for seat in partners) // THOUSAND


def choose_card(view: SeatView) -> Move:
    """The card that brings most, now and later together."""
    if len(view.legal) == 1:
        return view.legal[0]
    table = look(view)
    plays = [move for move in view.legal if isinstance(move, Play)]
    spared = [play for play in plays if not overtakes_partner(table, play.card)]
    return max(spared or plays, key=lambda play: worth(table, play.card))


def look(view: SeatView) -> Table:
    """Take in the table before playing a card."""
    assert view.seat is not None
    active = view.active
    place = active.index(view.seat)
    waiting = len(active) - len(view.trick) - 1
    to_come = tuple(active[(place + step) % len(active)] for step in range(1, waiting + 1))
    own = THOUSAND if view.seat == view.declarer or gains_as_defender(view, view.seat) else 0
    return Table(view, view.seat, gather(view), values(view), own, to_come)


def values(view: SeatView) -> tuple[int, ...]:
    """What a card point is worth to this seat by who takes it, in thousandths.

    The declarer wants them all. A defender counts the own points, grudges the partner half of theirs, and while the
    contract can still fail would rather see anybody take a point than the declarer.
    """
    assert view.declarer is not None and view.contract is not None
    if view.seat == view.declarer:
        return tuple(THOUSAND if seat == view.seat else 0 for seat in range(view.rules.players))
    open_still = sum(view.taken(view.declarer)) < view.contract
    breaking = 0 if not open_still else BREAKING_TO_LIVE if ends_the_match(view) else BREAKING
    table = []
    for seat in range(view.rules.players):
        own = THOUSAND if seat == view.seat else -THOUSAND // 2
        gains = own if gains_as_defender(view, seat) else 0
        table.append(0 if seat == view.declarer else breaking + gains)
    return tuple(table)


def overtakes_partner(table: Table, card: Card) -> bool:
    """Whether this card would take a trick that a partner is sure of."""
    view = table.view
    if table.to_come or table.me == view.declarer or view.trick_winner in (None, view.declarer):
        return False
    return _after_following(table, card)[0].winner == table.me


def worth(table: Table, card: Card) -> int:
    """What playing this card is worth, in millionths of a point."""
    view = table.view
    trump, bonus = view.trump, 0
    if view.declares(card):
        trump = card.suit
        bonus = THOUSAND * view.rules.score.marriages[trump]
    endings = _after_following(table, card) if view.trick else _after_leading(table, card, trump)
    now = sum(ending.chance * table.value[ending.winner] * ending.points for ending in endings) // CERTAIN
    ours = sum(ending.chance for ending in endings if ending.winner == table.me)
    return now + table.own * bonus + _later(table, card, trump, ours)


def _after_following(table: Table, card: Card) -> list[Ending]:
    """How the trick may end when this card is added to it."""
    view = table.view
    winner, best = table.me, card
    lying = view.trick_winner
    assert lying is not None and view.leader is not None
    lies = view.trick[(view.active.index(lying) - view.active.index(view.leader)) % len(view.active)]
    if not beats(card, lies, -1 if view.trump is None else view.trump):
        winner, best = lying, lies
    points = THOUSAND * (Cards.of(view.trick).points + card.points)
    if not table.to_come:
        return [Ending(winner, CERTAIN, points)]
    (last,) = table.to_come
    beaten = table.evidence.chance_to_beat(last, best, view.trump, led=view.trick[0].suit)
    friends = view.declarer not in (winner, last)
    return [
        Ending(last, beaten, points + TAKES_WITH),
        Ending(winner, CERTAIN - beaten, points + (ADDS if friends else LEAVES)),
    ]


def _after_leading(table: Table, card: Card, trump: Suit | None) -> list[Ending]:
    """How the trick may end when this card is led."""
    beaten = [table.evidence.chance_to_beat(seat, card, trump, led=card.suit) for seat in table.to_come]
    if len(beaten) == 2:
        both = beaten[0] * beaten[1] // CERTAIN
        beaten = [beaten[0] - both // 2, beaten[1] - both + both // 2]
    points = THOUSAND * card.points
    out = len(table.evidence.unseen & card.suit.cards)
    followed = len(beaten) * (FOLLOWS - FOLLOWS_LESS * out)
    lost = len(beaten) * LOST_ALONG
    return [
        Ending(table.me, CERTAIN - sum(beaten), points + followed),
        *(Ending(seat, chance, points + lost) for seat, chance in zip(table.to_come, beaten, strict=True)),
    ]


def _later(table: Table, card: Card, trump: Suit | None, ours: int) -> int:
    """What the hand without this card promises, by the chance that the trick, and with it the lead, is ours."""
    view, unseen = table.view, table.evidence.unseen
    hand = view.hand - (1 << card)

    def value(against: int, *, on_lead: bool) -> int:
        promised = promise(view.rules, hand, against, trump, on_lead=on_lead)
        return promised.cards * table.value[table.me] + promised.marriages * table.own

    waiting = value(unseen, on_lead=False)
    higher = 0 if view.trick else unseen & card.suit.cards & -2 << card
    if higher:
        driven_out = 1 << higher.bit_length() - 1
        waiting += (value(unseen & ~driven_out, on_lead=False) - waiting) * DRIVEN_OUT // THOUSAND
    leading = value(unseen, on_lead=True)
    return waiting + (leading - waiting) * ours // CERTAIN + THOUSAND * hand.points * table.fed
