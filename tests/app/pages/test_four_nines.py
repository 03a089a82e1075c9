"""Four nines after the exchange, where the rules ask about them. (R2.5)"""

import pytest

from app.pages.table.page import table_page
from app.pages.table.shown import Shown
from app.usecases.lay_out_examples import lay_out_examples
from tests.app.pages.looking import printed, reader, said


def test_the_holder_is_asked_with_the_exchange_still_on_the_table() -> None:
    page = table_page(lay_out_examples()["nines-asked"], reader(), Shown())
    assert page.prompt.text == "Four nines: play with these cards, or ask for new ones?"
    assert page.gifts is not None
    assert [str(gift.card) for gift in page.gifts.gifts] == ["KC", "JS"]


def test_the_others_wait_and_no_auction_lies_there_any_more() -> None:
    page = table_page(lay_out_examples()["nines-waiting"], reader(), Shown())
    assert page.prompt.text == "Halina decides about new cards"
    assert page.bids is None


@pytest.mark.parametrize(("example", "why"), [("nines-redealt", "Four nines in one hand"), ("new-cards", "too weak")])
def test_new_cards_say_why(example: str, why: str) -> None:
    page = table_page(lay_out_examples()[example], reader(), Shown())
    assert why in said(printed(page).select_one(".result"))
