"""Where the drawings lie, and how they get there.

python -m app.artwork.files        writes them anew after a change of the code
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from app.artwork import cards, icons

STATIC: Final = Path(__file__).parent.parent.parent / "static"


def drawings() -> dict[str, str]:
    """Every drawing by the name of its file."""
    decks = {f"cards-{letters}.svg": cards.sprite(letters) for letters in cards.LETTERS}
    return {**decks, "icons.svg": icons.sprite(), "icon.svg": icons.favicon()}


def write() -> None:
    """Write the drawings into the folder of static files."""
    for name, drawing in drawings().items():
        (STATIC / name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    write()
