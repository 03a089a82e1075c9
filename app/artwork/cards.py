"""The deck as one SVG sprite a set of rank letters; its symbols are named by notation: `#KH`, `#TS`, `#back`, `#H`.

    <svg class="face s-D"><use href="cards-en.svg#KD"/></svg>

Nothing in here refers by url(…), so a sprite works as an external file, inlined and as an image. Colours come from the
page by inheritance:

    color      index and pips                   --paper   card stock
    --robe     main cloth of the courts         --robe2   second cloth
    --tint     panel behind courts and aces     --gold    crowns and rays
    --back     card back                        --line    outlines of the courts

Every court is drawn once for its rank and dressed by these properties; each half is drawn once and turned by 180°.
A card is 250 wide and 350 high.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from engine import CARDS, RANKS, Card, Rank, Suit

LETTERS: Final = {
    "en": {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"},
    "pl": {Rank.JACK: "W", Rank.QUEEN: "D", Rank.KING: "K", Rank.ACE: "A"},
    "ru": {Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "Т"},
    "de": {Rank.JACK: "B", Rank.QUEEN: "D", Rank.KING: "K", Rank.ACE: "A"},
}
"""What is written in the corner of jack, queen, king and ace, by set."""

COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)

PIPS: Final = {
    Suit.HEARTS: (
        "M50 90C22 64 8 48 8 30 8 16 18 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c12 0 22 8 22 22 0 18-14 34-42 60Z"
    ),
    Suit.DIAMONDS: "M50 4c8 17 22 34 37 46C72 62 58 79 50 96 42 79 28 62 13 50 28 38 42 21 50 4Z",
    Suit.SPADES: (
        "M50 5c7 16 41 36 41 60 0 13-10 20-21 20-7 0-13-3-16-8 1 9 4 15 11 18H35c7-3 10-9 11-18-3 5-9 8-16 8"
        "C19 85 9 78 9 65 9 41 43 21 50 5Z"
    ),
    Suit.CLUBS: (
        "M50 6c12 0 21 9 21 20 0 7-3 12-7 16 2-1 5-1 8-1 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-18-11 1 11 4 19 11 23H35"
        "c7-4 10-12 11-23-3 7-10 11-18 11C16 83 7 74 7 62s9-21 21-21c3 0 6 0 8 1-4-4-7-9-7-16C29 15 38 6 50 6Z"
    ),
}

# Letters and figures are strokes on a grid 60 wide (the ten 77) and 100 high: no font is needed, in any language.
STROKES: Final = {
    "A": "M6 96 30 6 54 96M15 66H45",
    "K": "M10 6V96M52 6 11 58M26 42 54 96",
    "Q": "M30 6C46 6 54 24 54 51S46 96 30 96 6 78 6 51 14 6 30 6ZM34 72 54 98",
    "J": "M18 6H48M36 6V70C36 88 28 96 19 96 10 96 6 88 6 78",
    "D": "M10 6V96H24C44 96 54 80 54 51S44 6 24 6Z",
    "W": "M4 6 17 96 30 34 43 96 56 6",
    "B": "M10 6V96H32C58 96 58 50 30 50H10M30 50C52 50 52 6 30 6H10",
    "В": "M10 6V96H32C58 96 58 50 30 50H10M30 50C52 50 52 6 30 6H10",
    "Д": "M4 98V80H56V98M14 80C22 60 24 40 24 6H47V80",
    "Т": "M6 6H54M30 6V96",
    "К": "M10 6V96M52 6 11 58M26 42 54 96",
    "10": "M4 22 18 6V96M54 6C67 6 73 22 73 51S67 96 54 96 35 80 35 51 41 6 54 6Z",
    "9": "M53 36C53 54 44 64 30 64S7 54 7 36 16 6 30 6 53 18 53 36ZM53 36C53 70 44 88 24 96",
}

GOLD: Final = "var(--gold,#e3b03a)"
LINE: Final = "var(--line,#33262b)"
PAPER: Final = "var(--paper,#fffdf8)"
BACK: Final = "var(--back,#7d2a35)"
BACK_INK: Final = "var(--back-ink,#f0d9b0)"
ROBE: Final = "var(--robe,#a22)"
SECOND_ROBE: Final = "var(--robe2,#236)"
SKIN: Final = "#f4d2b2"
LEAF: Final = "#2f7d4f"
HAIR: Final = {Rank.KING: "#d9d2c4", Rank.QUEEN: "#7b4627", Rank.JACK: "#bd7c30"}

# Two corners of the panel are stepped: the index stands in the step and never touches the picture.
PANEL: Final = "M82 22H214Q228 22 228 36V186H168V328H36Q22 328 22 314V164H82Z"


def corner(letters: str, rank: Rank) -> str:
    """What stands in the corner of a card: `9`, `10`, or the letter of the set."""
    if rank in LETTERS[letters]:
        return LETTERS[letters][rank]
    return "10" if rank is Rank.TEN else "9"


def sprite(letters: str) -> str:
    """All cards, the back, the rosette and the four pips, with the corner letters of one set."""
    parts = "".join(
        (
            f'<rect id="paper" x="1.5" y="1.5" width="247" height="347" rx="20" fill="{PAPER}"'
            ' stroke="var(--edge,#0003)" stroke-width="3"/>',
            f'<path id="panel" d="{PANEL}" fill="var(--tint,#f6f1e6)" stroke="{GOLD}" stroke-width="2.5"/>',
            f'<g id="belt"><path d="M22 175H228" stroke="{GOLD}" stroke-width="5"/>'
            f'<circle cx="125" cy="175" r="30" fill="{PAPER}" stroke="{GOLD}" stroke-width="5"/></g>',
            f'<g id="ace" fill="none" stroke="{GOLD}" stroke-linecap="round"><path d="{_rays()}" stroke-width="4"/>'
            f'<circle cx="125" cy="175" r="53" fill="{PAPER}" stroke-width="4"/></g>',
            _sprig(),
            *(_index(rank, corner(letters, rank)) for rank in RANKS),
            *(_court(rank) for rank in COURTS),
        )
    )
    pips = "".join(
        f'<symbol id="{suit.letter}" viewBox="0 0 100 100"><path d="{drawing}" fill="currentColor"/></symbol>'
        for suit, drawing in PIPS.items()
    )
    faces = "".join(_face(card) for card in CARDS)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{parts}</defs>{pips}{faces}{_rosette()}{_back()}</svg>\n'


def _path(drawing: str, fill: str) -> str:
    return f'<path d="{drawing}" fill="{fill}"/>'


def _pip(suit: Suit, x: float, y: float, size: float) -> str:
    return f'<use href="#{suit.letter}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size}" height="{size}"/>'


def _index(rank: Rank, letter: str) -> str:
    """A big figure with room for the pip below it, centred on x = 43."""
    width, scale = (77 if rank is Rank.TEN else 60), 0.74
    return (
        f'<g id="i{rank.letter}" fill="none" stroke="currentColor" stroke-width="15" stroke-linecap="round"'
        f' stroke-linejoin="round" transform="translate({43 - width * scale / 2:g} 20) scale({scale})">'
        f'<path d="{STROKES[letter]}"/></g>'
    )


def _rays(count: int = 40, inner: int = 60, short: int = 66, long: int = 71) -> str:
    """A ring of rays, long and short in turn, round the middle of the card."""
    drawing = ""
    for ray in range(count):
        angle, outer = 2 * pi * ray / count, short if ray % 2 else long
        ends = ((125 + reach * cos(angle), 175 + reach * sin(angle)) for reach in (inner, outer))
        drawing += "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in ends)
    return drawing


def _sprig() -> str:
    return (
        f'<g id="sprig" fill="{GOLD}"><path d="M155 92C143 78 143 58 155 40 167 58 167 78 155 92Z'
        'M147 94C131 94 116 84 110 68 128 68 142 78 147 94ZM163 94C179 94 194 84 200 68 182 68 168 78 163 94Z"/>'
        '<circle cx="110" cy="52" r="4"/><circle cx="200" cy="52" r="4"/>'
        '<circle cx="132" cy="48" r="3"/><circle cx="178" cy="48" r="3"/></g>'
    )


def _court(rank: Rank) -> str:
    """The upper half of a court, for x 22 to 228 and y 22 to 175; the svg round it cuts it at the waist."""
    behind = {
        Rank.QUEEN: "M86 92C76 122 78 150 68 176H182C172 150 174 122 164 92 160 54 90 54 86 92Z",
        Rank.JACK: "M92 80C88 106 88 120 84 130 98 137 152 137 166 130 162 120 162 106 158 80Z",
        Rank.KING: "M92 82C86 102 88 118 82 128 96 138 154 138 168 128 162 118 164 102 158 82Z",
    }
    robe = (
        _path("M38 178C42 152 76 138 106 131L125 143 144 131C174 138 208 152 212 178Z", ROBE)
        + _path("M109 132 125 178 141 132 125 142Z", GOLD)
        + _path("M54 178C58 162 74 153 90 148L103 178ZM196 178C192 162 176 153 160 148L147 178Z", SECOND_ROBE)
    )
    head = (
        _path("M114 110V132C118 139 132 139 136 132V110Z", SKIN)
        + _path("M101 78C100 107 110 124 125 124S150 107 149 78C142 70 108 70 101 78Z", SKIN)
        + _path("M109 89c3-3 8-3 11-1M130 88c3-2 8-2 11 1M126 91c-1 6-3 9-4 12 2 2 4 2 6 1", "none")
        + f'<path d="M115 94h.1M135 94h.1" stroke="{LINE}" stroke-width="5"/>'
    )
    ermine = _ermine() if rank is Rank.KING else ""
    own = {Rank.KING: _king, Rank.QUEEN: _queen, Rank.JACK: _jack}[rank]()
    return (
        f'<g id="{rank.letter.lower()}"><svg x="22" y="22" width="206" height="153" viewBox="22 22 206 153">'
        f'<g stroke="{LINE}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">'
        f"{_path(behind[rank], HAIR[rank])}{robe}{ermine}{head}{own}</g></svg></g>"
    )


def _ermine() -> str:
    collar = (
        "M84 140C98 134 104 132 108 131L125 143 142 131C146 132 152 134 166 140L160 154C150 148 142 147 137 146"
        "L125 158 113 146C108 147 100 148 90 154Z"
    )
    tails = f'<path d="M98 143v5M110 142v5M140 142v5M152 143v5" stroke="{LINE}" stroke-width="3.4"/>'
    return _path(collar, "#fbf6ea") + tails


def _king() -> str:
    beard = (
        "M101 92C99 126 112 149 125 153 138 149 151 126 149 92 147 104 140 107 134 106 130 104 128 105 125 107"
        " 122 105 120 104 116 106 110 107 103 104 101 92Z"
    )
    crown = "M94 80 86 46 104 61 112 40 125 59 138 40 146 61 164 46 156 80C140 73 110 73 94 80Z"
    pearls = "".join(f'<circle cx="{x}" cy="{y}" r="4"/>' for x, y in ((86, 45), (112, 39), (138, 39), (164, 45)))
    sceptre = (
        f'<path d="M204 178 196 84" stroke="{LINE}" stroke-width="9"/>'
        f'<path d="M204 178 196 84" stroke="{GOLD}" stroke-width="4.6"/>'
        f'<circle cx="195" cy="70" r="13" fill="{GOLD}"/><circle cx="195" cy="70" r="5" fill="currentColor"/>'
    )
    return (
        _path(beard, HAIR[Rank.KING])
        + _path("M118 113c4 3 10 3 14 0M115 126c2 8 5 13 8 17M135 126c-2 8-5 13-8 17", "none")
        + _path(crown, GOLD)
        + _path("M94 80C110 73 140 73 156 80L155 71C140 65 110 65 95 71Z", "currentColor")
        + f'<g fill="#fff">{pearls}</g>{sceptre}'
    )


def _queen() -> str:
    lips_and_cheeks = (
        '<g stroke="none"><path d="M119 112c4-3 8-3 12 0-3 5-9 5-12 0Z" fill="#bf3a49"/>'
        '<path d="M110 104h.1M140 104h.1" stroke="#e58d78" stroke-width="9" opacity=".6"/></g>'
    )
    fringe = "M98 104C92 88 96 68 125 68S158 88 152 104C151 88 141 79 125 79S99 88 98 104Z"
    petals = "".join(
        f'<circle cx="{195 + x}" cy="{106 + y}" r="8.5" fill="currentColor"/>'
        for x, y in ((10, 0), (-10, 0), (0, 10), (0, -10))
    )
    return (
        lips_and_cheeks
        + _path(fringe, HAIR[Rank.QUEEN])
        + _path("M100 70 97 47 112 59 125 40 138 59 153 47 150 70C138 64 112 64 100 70Z", GOLD)
        + '<circle cx="125" cy="39" r="4.6" fill="currentColor"/>'
        + '<g fill="#fff"><circle cx="97" cy="46" r="3.6"/><circle cx="153" cy="46" r="3.6"/></g>'
        + '<path d="M110 137q15 12 30 0" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="0.1 6.4"/>'
        + f'<path d="M202 178C198 156 200 142 196 122" fill="none" stroke="{LEAF}" stroke-width="5"/>'
        + _path("M199 148C186 146 182 138 180 132 192 132 198 138 199 148Z", LEAF)
        + f'{petals}<circle cx="195" cy="106" r="7" fill="{GOLD}"/>'
    )


def _jack() -> str:
    horn = _path("M196 178 188 120 180 100 214 92 206 116 208 178Z", GOLD) + _path(
        "M190 132 206 129M193 150 207 148", "none"
    )
    return (
        _path("M118 112c4 3 10 2 13-1", "none")
        + _path(
            "M97 94C96 78 106 70 125 72 144 70 154 78 153 94 147 86 142 80 125 81 108 80 103 86 97 94Z", HAIR[Rank.JACK]
        )
        + _path("M90 76C90 50 112 42 132 44 152 46 162 58 160 76 140 68 112 68 90 76Z", ROBE)
        + _path("M90 76C112 67 140 67 160 76L159 84C140 75 112 75 91 84Z", GOLD)
        + _path("M146 52C158 34 182 40 196 30 196 54 176 68 152 66Z", "#fff")
        + _path("M154 60C168 56 180 48 188 38", "none")
        + horn
    )


def _face(card: Card) -> str:
    rank, suit = card.rank, card.suit
    middle = ""
    if rank in (Rank.NINE, Rank.TEN):
        half = "".join(_pip(suit, x, y, 42) for x in (100, 150) for y in (68, 139))
        if rank is Rank.TEN:
            half += _pip(suit, 125, 103.5, 42)
        else:
            middle = _pip(suit, 125, 175, 42)
    elif rank is Rank.ACE:
        half, middle = '<use href="#sprig"/>', '<use href="#ace"/>' + _pip(suit, 125, 176, 80)
    else:
        half, middle = f'<use href="#{rank.letter.lower()}"/>', '<use href="#belt"/>' + _pip(suit, 125, 175, 40)
    panel = "" if rank in (Rank.NINE, Rank.TEN) else '<use href="#panel"/>'
    index = f'<use href="#i{rank.letter}"/>' + _pip(suit, 43, 126, 46)
    return (
        f'<symbol id="{card}" viewBox="0 0 250 350"><use href="#paper"/>{panel}<g id="{card}-">{half}{index}</g>'
        f'<use href="#{card}-" transform="rotate(180 125 175)"/>{middle}</symbol>'
    )


def _rosette() -> str:
    """A paper-cut rosette: one petal, turned seven times. On the card back, and woven faintly into the cloth."""
    petal = (
        "M125 175C110 154 110 128 125 106 140 128 140 154 125 175Z"
        "M125 112C119 103 119 92 125 82 131 92 131 103 125 112Z"
    )
    turned = "".join(f'<use href="#petal" transform="rotate({angle} 125 175)"/>' for angle in range(45, 360, 45))
    return (
        '<symbol id="rosette" viewBox="0 0 190 190"><g fill="currentColor" transform="translate(-30 -80)">'
        f'<path id="petal" d="{petal}"/>{turned}</g></symbol>'
    )


def _back() -> str:
    twig = (
        '<g id="twig"><path d="M48 48C66 50 80 60 86 78 68 76 54 66 48 48Z"/>'
        '<path d="M48 84C58 88 64 96 66 108 56 104 50 96 48 84ZM84 48C96 50 104 56 108 66 96 64 88 58 84 48Z"/></g>'
    )
    corners = ("matrix(-1 0 0 1 250 0)", "matrix(1 0 0 -1 0 350)", "rotate(180 125 175)")
    plain = (
        '<use href="#paper"/>'
        f'<rect x="13" y="13" width="224" height="324" rx="12" fill="{BACK}"/>'
        f'<rect x="24" y="24" width="202" height="302" rx="7" fill="none" stroke="{BACK_INK}" stroke-width="4"'
        ' stroke-dasharray="10 7" stroke-linecap="round"/>'
    )
    # Of all cards in a hand but the last only an edge is seen, and nobody should wait for what is covered.
    return (
        f'<symbol id="back-edge" viewBox="0 0 250 350">{plain}</symbol>'
        f'<symbol id="back" viewBox="0 0 250 350">{plain}'
        f'<g color="{BACK_INK}" fill="currentColor"><use href="#rosette" x="30" y="80" width="190" height="190"/>{twig}'
        + "".join(f'<use href="#twig" transform="{corner}"/>' for corner in corners)
        + f'</g><circle cx="125" cy="175" r="15" fill="{BACK}"/>'
        f'<circle cx="125" cy="175" r="8" fill="{BACK_INK}"/></symbol>'
    )
