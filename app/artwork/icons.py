"""The icons as one SVG sprite: strokes on a grid of 24, in the colour of the text beside them."""

from __future__ import annotations

from typing import Final

ICONS: Final = {
    "mark": (
        '<path d="M12 2c1.6 4 3.4 6 7.5 7.5C15.4 11 13.6 13 12 17 10.4 13 8.6 11 4.5 9.5 8.6 8 10.4 6 12 2Z"/>'
        '<path d="M4 21h16" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.3"/>'
    ),
    "lock": '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5"/>',
    "trick": (
        '<rect x="3" y="6" width="9" height="13" rx="1.5" transform="rotate(-9 7 12)"/>'
        '<path d="M12.5 5.5 19 7c.8.2 1.2.9 1 1.7l-2.3 9.6c-.2.8-.9 1.2-1.7 1l-2.5-.6"/>'
    ),
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "close": '<path d="M6 6l12 12M18 6 6 18"/>',
    "left": '<path d="M14 6 8 12l6 6M8 12h12"/>',
    "right": '<path d="M10 6l6 6-6 6M16 12H4"/>',
    "bars": '<path d="M4 20h16M7 20v-7M12 20V5M17 20V10"/>',
    "home": '<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4Z"/>',
    "book": '<path d="M12 6C10 4.5 7 4 4 4v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14"/>',
}


def favicon() -> str:
    """The mark on pine: four petals over a seam."""
    petals = "M16 4c2 5.3 4.5 8 10 10-5.5 2-8 4.7-10 10-2-5.3-4.5-8-10-10 5.5-2 8-4.7 10-10Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        '<rect width="32" height="32" rx="7" fill="#24564c"/>'
        f'<path d="{petals}" fill="#f3c057"/>'
        '<path d="M6 28h20" stroke="#f3c057" stroke-width="2.5" stroke-dasharray="4 1.333"/></svg>\n'
    )


def sprite() -> str:
    """All icons, each a symbol under its name."""
    symbols = "".join(f'<symbol id="{name}" viewBox="0 0 24 24">{drawing}</symbol>' for name, drawing in ICONS.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'
