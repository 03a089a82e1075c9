"""Who reads the page, as far as words and looks go: language and preferences. Not who plays: see identity."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from gettext import NullTranslations
from typing import Final

from starlette.requests import HTTPConnection

from app.i18n.languages import LANGUAGES, Language, preferred, words_in

COOKIE: Final = "preferences"
AUTO: Final = "auto"

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": (AUTO, *LANGUAGES),
    "pace": ("slow", "normal", "fast", "instant"),
    "theme": (AUTO, "light", "dark"),
    "letters": (AUTO, "en", "pl", "ru", "de"),
    "four_colours": ("no", "yes"),
    "large_cards": ("no", "yes"),
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """What somebody has set at the table: nothing personal, kept in a plain cookie of theirs."""

    language: str = AUTO
    pace: str = "normal"
    theme: str = AUTO
    letters: str = AUTO
    four_colours: str = "no"
    large_cards: str = "no"

    @classmethod
    def from_cookie(cls, text: str) -> Preferences:
        """The preferences written in a cookie; whatever is unknown or garbled falls back.

        >>> Preferences.from_cookie("pace:fast|theme:pink|<b>").pace
        'fast'
        """
        return cls().changed(dict(part.split(":", 1) for part in text.split("|") if ":" in part))

    def to_cookie(self) -> str:
        """The cookie's text."""
        return "|".join(f"{name}:{value}" for name, value in asdict(self).items())

    def changed(self, fields: Mapping[str, str]) -> Preferences:
        """These preferences with the fields of a form in them; unknown names and values change nothing."""
        known = {name: value for name, value in fields.items() if value in CHOICES.get(name, ())}
        return replace(self, **known)


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody reading a page, in a language, with preferences."""

    language: Language
    words: NullTranslations
    preferences: Preferences

    @property
    def letters(self) -> str:
        """The letters on the cards: those chosen, else those of the language."""
        return self.language.letters if self.preferences.letters == AUTO else self.preferences.letters


def reader_of(request: HTTPConnection) -> Reader:
    """Who reads this answer: the language set in the cookie, else the browser's, else English."""
    preferences = Preferences.from_cookie(request.cookies.get(COOKIE, ""))
    language = LANGUAGES.get(preferences.language) or preferred(request.headers.get("accept-language", ""))
    return Reader(language, words_in(language.code), preferences)
