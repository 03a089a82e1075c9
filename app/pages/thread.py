"""The emblem of the game: a score as a seam of ten stitches towards the target, seen without reading."""

from __future__ import annotations

from dataclasses import dataclass

from app.i18n.formats import number
from app.reader import Reader


@dataclass(frozen=True, slots=True)
class Thread:
    """How far somebody has come; a score below nothing has no stitch."""

    stitched: int
    target: int
    label: str


def thread(reader: Reader, name: str, score: int, target: int) -> Thread:
    """The thread of one player's score."""
    label = reader.words.gettext("%(name)s: %(score)s of %(target)d points")
    stitched = max(0, min(score, target))
    return Thread(stitched, target, label % {"name": name, "score": number(score), "target": target})
