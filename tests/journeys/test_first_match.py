"""Somebody new plays, by pressing what the pages offer and nothing else; no page ever says what it must not."""

import re

import pytest
from fastapi import FastAPI

from app.i18n import phrases
from app.i18n.languages import LANGUAGES, words_in
from app.usecases.verify_results import verify_results
from engine import PACK, Cards, Give, SeatView
from tests.guest import Guest, browser, soup

NONSENSE = re.compile(r"\b(None|undefined|NaN|nan)\b|\{\{|\}\}|\{%|%\(|object at 0x")


def known_cards(view: SeatView) -> Cards:
    """Every card this seat has a right to know, straight from the rules of the game."""
    played = Cards.of(card for trick in view.tricks for card in trick.cards) | Cards.of(view.trick)
    talon = Cards.of(card for cards in view.talons if cards is not None for card in cards)
    given = Cards.of(move.card for _, move in view.history if isinstance(move, Give))
    return view.hand | played | talon | given


class Searcher:
    """Reads every answer a guest gets and remembers what should not be there."""

    def __init__(self, language: str) -> None:
        self.names = {card: phrases.card(words_in(language), card).lower() for card in PACK}
        self.guest: Guest | None = None
        self.answers = 0
        self.found: list[str] = []

    def __call__(self, html: str) -> None:
        self.answers += 1
        words = soup(html).get_text(" ")
        if nonsense := NONSENSE.search(words):
            self.found.append(f"the page says {nonsense.group()}")
        if self.guest is None or not self.guest.match_id:
            return
        lower = html.lower()
        for card in PACK - known_cards(self.guest.look().view):
            signs = (f"#{card}", f'"{card}"', f">{card}<", f"g{card}&gt;", f"g{card}>", f"card-{card}", f"={card}")
            shown = [sign for sign in signs if sign in html] + [name for name in [self.names[card]] if name in lower]
            self.found += [f"{card} is hidden and shown as {sign}" for sign in shown]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_htmx", [True, False])
def test_a_match_shows_nothing_it_must_not(site: FastAPI, language: str, by_htmx: bool) -> None:
    search = Searcher(language)
    client = browser(site)
    client.post("/settings", data={"language": language})
    guest = Guest(client, site.state.database, by_htmx=by_htmx, watch=search)
    search.guest = guest
    guest.until(lambda seen: seen.deal == 2)
    assert search.found == []
    assert search.answers > 60


@pytest.mark.parametrize("ruleset", ["club", "simple"])
def test_other_rules_show_nothing_they_must_not(site: FastAPI, ruleset: str) -> None:
    search = Searcher("en")
    guest = Guest(browser(site), site.state.database, ruleset=ruleset, watch=search)
    search.guest = guest
    guest.until(lambda seen: seen.deal == 2)
    assert guest.look().view.rules.id == ruleset
    assert search.found == []
    assert search.answers > 60


def test_the_search_finds_what_is_there(guest: Guest) -> None:
    """A search that never finds anything would pass for ever."""
    search = Searcher("en")
    search.guest = guest
    view = guest.look().view
    hidden, own = next(iter(PACK - view.hand)), next(iter(view.hand))
    for leak in (f'<use href="/cards.svg#{hidden}"/>', f'<button value="{hidden}">', f"<p>{search.names[hidden]}</p>"):
        search.found.clear()
        search(leak)
        assert search.found
    search.found.clear()
    search(f'<use href="/cards.svg#{own}"/> {search.names[own]}')
    assert search.found == []
    search("<p>Deal None</p>")
    assert search.found


def test_every_step_offers_a_way_on(guest: Guest) -> None:
    """To the end of a deal and into the next, the page always has something to press."""
    page = guest.open()
    for _ in range(400):
        assert page.status == 200
        assert page.at_table
        if guest.table.deal_number == 2:
            break
        page = guest.step(page)
    assert guest.table.deal_number == 2
    assert verify_results(guest.database).difference is None


def test_the_first_page_leads_back_to_the_match(guest: Guest) -> None:
    page = soup(guest.client.get("/").text)
    assert page.select_one(f'a[href="{guest.address}"]')
    guest.post("/give-up")
    assert not soup(guest.client.get("/").text).select_one(f'a[href="{guest.address}"]')


def test_a_running_match_is_kept_when_another_is_begun(guest: Guest) -> None:
    other = Guest(guest.client, guest.database)
    page = soup(guest.client.get("/").text)
    addresses = [link["href"] for link in page.select('a[href^="/table/"]')]
    assert sorted(addresses) == sorted([guest.address, other.address])
    assert addresses[0] == other.address
