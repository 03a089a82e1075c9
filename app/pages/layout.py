"""What every page has: a title, a reader, a way to the settings, sometimes a notice."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from app.i18n.languages import LANGUAGES
from app.reader import AUTO, Reader


class NoticeKind(Enum):
    """How much a notice asks for attention."""

    REFUSED = "refused"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that takes the place of the instruction line once; `clause` is the rule that says so, `R5.3`."""

    kind: NoticeKind
    text: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several answers to a setting."""

    value: str
    text: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Setting:
    """A question of the settings; two answers make it a switch."""

    name: str
    text: str
    choices: tuple[Choice, ...]

    @property
    def is_switch(self) -> bool:
        """Whether it is answered with no or yes."""
        return tuple(choice.value for choice in self.choices) == ("no", "yes")


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame of a page, for one reader."""

    reader: Reader
    title: str
    here: str
    """The address to come back to after a change of the settings."""
    section: str
    language: str
    theme: str
    letters: str
    classes: str

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Everything that can be set, as it is set now; made up only where it is printed."""
        return _settings(self.reader)


def layout(reader: Reader, title: str, here: str, section: str = "") -> Layout:
    """The frame of a page with this title."""
    preferences = reader.preferences
    dress = {"four": preferences.four_colours, "large": preferences.large_cards}
    return Layout(
        reader=reader,
        title=title,
        here=here,
        section=section,
        language=reader.language.code,
        theme=preferences.theme,
        letters=reader.letters,
        classes=" ".join(name for name, wanted in dress.items() if wanted == "yes"),
    )


@lru_cache(maxsize=64)
def _settings(reader: Reader) -> tuple[Setting, ...]:
    _ = reader.words.gettext
    preferences = reader.preferences

    def setting(name: str, text: str, **choices: str) -> Setting:
        chosen = getattr(preferences, name)
        if name == "language" and chosen == AUTO:
            chosen = reader.language.code
        return Setting(name, text, tuple(Choice(value, said, value == chosen) for value, said in choices.items()))

    return (
        setting("language", _("Language"), **{code: language.name for code, language in LANGUAGES.items()}),
        setting("pace", _("Pace"), slow=_("Slow"), normal=_("Normal"), fast=_("Fast"), instant=_("Instant")),
        setting("theme", _("Appearance"), auto=_("Auto"), light=_("Day"), dark=_("Night")),
        setting(
            "letters",
            _("Letters on the cards"),
            auto=_("As the language"),
            en="J Q K A",
            pl="W D K A",
            ru="В Д К Т",
            de="B D K A",
        ),
        setting("four_colours", _("Four colours"), no=_("No"), yes=_("Yes")),
        setting("large_cards", _("Larger cards"), no=_("No"), yes=_("Yes")),
    )
