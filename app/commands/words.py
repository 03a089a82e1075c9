"""Bring the catalogues up to date with what the source and the templates say.

New sentences are added, vanished ones are dropped, and nothing is guessed: a translation is written by a person.
English is the language of the source, so its catalogue fills itself; where number matters, it is completed by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from app.i18n.languages import DEFAULT, LANGUAGES, LOCALE

ROOT = LOCALE.parent.parent.parent
SOURCES = {"app": [("**.py", "python")], "templates": [("**.html", "jinja2.ext.babel_extract")]}
OPTIONS = {"**.html": {"extensions": "jinja2.ext.i18n", "newstyle_gettext": "true", "silent": "false"}}
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "p": ((1, "c"), 2)}


def main(arguments: list[str]) -> int:
    """Rewrite every catalogue."""
    for code in LANGUAGES:
        file, changed = path(code), updated(code)
        file.write_bytes(written(changed))
        missing = [message for message in changed if message.id and not is_translated(message)]
        print(f"{file.relative_to(ROOT)}: {len(changed)} sentences, {len(missing)} still to translate")
    return 0


def path(code: str) -> Path:
    """Where the catalogue of a language lies."""
    return LOCALE / code / "LC_MESSAGES" / "messages.po"


def template() -> Catalog:
    """Everything that is said in the source and the templates, without translations."""
    said = Catalog(project="Thousand", charset="utf-8")
    for folder, text, comments, context in _extracted():
        said.add(text, locations=[(folder, 0)], auto_comments=comments, context=context)
    return said


def _extracted() -> Iterator[tuple[str, str | tuple[str, ...], list[str], str | None]]:
    for folder, methods in SOURCES.items():
        found = extract_from_dir(str(ROOT / folder), methods, OPTIONS, KEYWORDS, strip_comment_tags=True)
        for file, _, text, comments, context in sorted(found, key=lambda one: (one[0], one[1])):
            yield f"{folder}/{file}", text, comments, context


def catalogue(code: str) -> Catalog:
    """The catalogue of a language as it is; empty when there is none yet."""
    try:
        return read_po(BytesIO(path(code).read_bytes()), locale=code)
    except FileNotFoundError:
        return Catalog(locale=code, project="Thousand", header_comment="", fuzzy=False)


def updated(code: str) -> Catalog:
    """The catalogue with everything that is said now, and nothing else."""
    changed = catalogue(code)
    changed.update(template(), no_fuzzy_matching=True, update_header_comment=False)
    changed.obsolete.clear()
    changed.fuzzy = False
    if code == DEFAULT.code:
        for message in changed:
            if message.id and not is_translated(message):
                message.string = message.id
    return changed


def is_translated(message: Message) -> bool:
    """Whether every form of a sentence has words."""
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    return all(forms)


def written(changed: Catalog) -> bytes:
    """The catalogue as a file: no dates and no line numbers, so that it changes only when words do."""
    out = BytesIO()
    write_po(out, changed, width=120, omit_header=False, sort_output=False, include_lineno=False)
    dated = (
        b'"POT-Creation-Date',
        b'"PO-Revision-Date',
        b'"Last-Translator',
        b'"Report-Msgid',
        b'"Language-Team',
        b'"Generated-By',
    )
    lines = [line for line in out.getvalue().splitlines(keepends=True) if not line.startswith(dated)]
    return b"".join(lines)
