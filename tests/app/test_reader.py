from time import process_time

import pytest
from starlette.requests import Request

from app.i18n.languages import preferred
from app.reader import Preferences, reader_of


def asked(cookie: str = "", languages: str = "") -> Request:
    headers = [(b"cookie", f"preferences={cookie}".encode()), (b"accept-language", languages.encode())]
    return Request({"type": "http", "headers": headers})


def test_preferences_survive_the_cookie() -> None:
    set_at_table = Preferences("pl", "fast", "dark", "ru", "yes", "yes")
    assert Preferences.from_cookie(set_at_table.to_cookie()) == set_at_table


@pytest.mark.parametrize(
    "garbled", ["", "pace", "pace:", "pace:warp", "||::|", "language:xx|pace:<b>", "😀" * 2000, "a:b:c"]
)
def test_whatever_is_garbled_falls_back(garbled: str) -> None:
    assert Preferences.from_cookie(garbled) == Preferences()


def test_one_garbled_part_does_not_spoil_the_others() -> None:
    assert Preferences.from_cookie("theme:pink|pace:slow") == Preferences(pace="slow")


def test_a_form_changes_only_what_it_names() -> None:
    before = Preferences(pace="slow", four_colours="yes")
    assert before.changed({"theme": "dark", "four_colours": "no", "next": "/"}) == Preferences(
        pace="slow", theme="dark"
    )


@pytest.mark.parametrize(
    ("cookie", "languages", "spoken"),
    [
        ("", "", "en"),
        ("", "pl", "pl"),
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "fr-FR,fr;q=0.9", "en"),
        ("", "en;q=0.5, pl;q=0.9", "pl"),
        ("", "pl;q=0, en;q=0.1", "en"),
        ("", "*;q=x,,;;", "en"),
        ("language:pl", "en", "pl"),
        ("language:auto", "pl", "pl"),
        ("language:zz", "pl", "pl"),
    ],
)
def test_the_cookie_wins_over_the_browser_and_english_is_left(cookie: str, languages: str, spoken: str) -> None:
    assert reader_of(asked(cookie, languages)).language.code == spoken


def test_the_letters_on_the_cards_follow_the_language_until_they_are_chosen() -> None:
    assert reader_of(asked("language:pl")).letters == "pl"
    assert reader_of(asked("language:pl|letters:en")).letters == "en"


@pytest.mark.parametrize(
    "wish", ["en" + " " * 60_000 + "x", "en;" + " " * 60_000 + "x", " " * 60_000, "en;q=pl", "pl;q=2"]
)
def test_a_list_of_languages_made_to_be_slow_is_read_at_once(wish: str) -> None:
    began = process_time()
    assert preferred(wish).code == "en"
    assert process_time() - began < 1
