"""Which languages there are, and which one a reader gets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE: Final = Path(__file__).parent / "locale"


@dataclass(frozen=True, slots=True)
class Language:
    """A language the site speaks; `letters` is what its players read in the corner of a card."""

    code: str
    name: str
    letters: str


LANGUAGES: Final = {
    language.code: language
    for language in (
        Language("en", "English", letters="en"),
        Language("pl", "Polski", letters="pl"),
    )
}
DEFAULT: Final = LANGUAGES["en"]


@cache
def words_in(code: str) -> NullTranslations:
    """The translations of a language, straight from its catalogue: there is no compiled file to forget."""
    with (LOCALE / code / "LC_MESSAGES" / "messages.po").open("rb") as file:
        catalogue = read_po(file, locale=code)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return GNUTranslations(compiled)


def preferred(accept_language: str) -> Language:
    """The first language of a browser's list that we speak, else English.

    >>> preferred("fr, pl-PL;q=0.8, en;q=0.9").code
    'en'
    """
    wishes: list[tuple[float, str]] = []
    for wish in accept_language.split(","):
        # Parted first: one pattern for the whole of it, blanks and all, can be made to search for minutes.
        tag, _, weight = wish.partition(";")
        code = tag.strip().partition("-")[0].lower()
        found = re.fullmatch(r"q=([01](?:\.\d{1,3})?)", weight.strip() or "q=1")
        if found and code in LANGUAGES:
            wishes.append((float(found[1]), code))
    # `max` keeps the earlier of two equal wishes.
    return LANGUAGES[max(wishes, key=lambda wish: wish[0])[1]] if wishes else DEFAULT
