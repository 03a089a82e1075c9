"""Nothing that a seat cannot see can be read from its page, in any form."""

import re

from hypothesis import given
from hypothesis import strategies as st

from app.pages.table import Shown, table_page
from engine import RULESETS, Seat
from engine.house import Deal
from tests.app.pages.looking import markup, printed, reader, seen, table
from tests.strategies import deals, dealt_again
from tests.table_talk import after, dealt

POLISH = RULESETS["polish"]
seats = st.integers(0, 2)


def sent(deal: Deal, seat: Seat, part: bool = False) -> str:
    """All that is sent to this seat."""
    page = table_page(seen(deal, seat=seat), reader(), Shown(after=0))
    return markup(page, template=page.part if part else page.template)


@given(deals(POLISH), seats, st.binary(min_size=4, max_size=4), st.booleans())
def test_what_a_seat_cannot_see_cannot_change_its_page(deal: Deal, seat: Seat, chance: bytes, part: bool) -> None:
    """Deal the unseen cards out again: the page is the same to the letter."""
    assert sent(dealt_again(deal, seat, chance), seat, part) == sent(deal, seat, part)


def test_all_face_down_cards_are_the_same() -> None:
    soup = printed(table(dealt()))
    heaps = [[str(back) for back in heap.select(".card")] for heap in soup.select(".backs, .talon")]
    edges = {back for heap in heaps for back in heap[:-1]}
    tops = {heap[-1] for heap in heaps}
    assert len(heaps) == 3
    assert len(edges) == len(tops) == 1
    assert not re.search(r"[9JQKTA][HDCS]", edges.pop() + tops.pop())
    assert [tag["aria-label"] for tag in soup.select(".talon")] == ["The talon, face down"]


def test_a_card_passed_on_between_others_is_not_told() -> None:
    deal = after(dealt("| AH |", dealer=0), "p p gAH>2")
    page = table(deal, after="0")
    assert "Halina passes a card on" in page.announcement
    assert "AH" not in str(printed(page))
