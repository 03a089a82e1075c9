"""Every visible word can be said in every language, and is."""

import re
from gettext import NullTranslations

import pytest
from bs4 import BeautifulSoup
from bs4.element import NavigableString
from jinja2 import Environment

from app import assets, templating
from app.commands import words
from app.i18n.languages import DEFAULT, LANGUAGES
from app.reader import Preferences, Reader
from app.routes.gallery import PICTURES

PLACEHOLDER = re.compile(r"%\((\w+)\)([sd])")
every_language = pytest.mark.parametrize("code", LANGUAGES)


@every_language
def test_the_catalogue_is_up_to_date(code: str) -> None:
    """After a change of words: python3 run.py words"""
    assert words.path(code).read_bytes() == words.written(words.updated(code))


@every_language
def test_the_catalogue_is_complete_and_nothing_in_it_is_a_guess(code: str) -> None:
    messages = [message for message in words.catalogue(code) if message.id]
    assert messages
    assert [message.id for message in messages if not words.is_translated(message) or message.fuzzy] == []


@every_language
def test_a_translation_has_the_same_placeholders(code: str) -> None:
    for message in words.catalogue(code):
        if not message.id:
            continue
        originals = message.id if isinstance(message.id, tuple | list) else (message.id,)
        forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
        wanted = sorted(PLACEHOLDER.findall(originals[-1]))
        assert all(sorted(PLACEHOLDER.findall(form)) == wanted for form in forms), message.id


def test_no_translation_is_left_in_english() -> None:
    """Words that are the same in both languages are listed here."""
    same = {"%(name)s: %(card)s", "%(style)s · to %(target)d", "Auto", "Menu", "%(rank)s of %(suit)s"}
    left = {
        message.id
        for message in words.catalogue("pl")
        if message.id and message.string == message.id and message.id not in same
    }
    assert left == set()


class Marked(NullTranslations):
    """A language in which everything that was translated can be told by its brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"

    def pgettext(self, context: str, message: str) -> str:
        return f"⟦{message}⟧"


# Names of people, languages and pictures are the same everywhere; so are letters on cards and numbers of rules.
SAME = re.compile(r"Halina|Bruno|Bartłomiej|Kazimiera|English|Polski|polish(-500)?|[JQKAWDBВДТК]|R\d(\.\d)?")


@pytest.fixture(scope="module")
def environment() -> Environment:
    return templating.environment(assets.load())


@pytest.mark.parametrize("picture", PICTURES)
def test_no_word_on_a_page_escapes_translation(picture: str, environment: Environment) -> None:
    marked = Marked()
    reader = Reader(DEFAULT, marked, Preferences())
    page = PICTURES[picture].page(reader)
    token = templating._spoken.set(marked)
    try:
        soup = BeautifulSoup(environment.get_template(page.template).render(page=page), "html.parser")
    finally:
        templating._spoken.reset(token)
    said = [text for text in soup.find_all(string=True) if type(text) is NavigableString]
    said += [
        tag[name]
        for tag in soup.find_all(True)
        for name in ("aria-label", "title", "alt", "data-unit")
        if tag.has_attr(name)
    ]
    assert [text for text in said if re.search(r"[^\W\d]", SAME.sub("", outside_brackets(text)))] == []


def outside_brackets(text: str) -> str:
    """What is left of a text without its translated parts, which may lie in one another."""
    before = ""
    while before != text:
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return text
