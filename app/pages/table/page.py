"""The whole table, put together from its parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.i18n import phrases
from app.i18n.styles import style
from app.pages.layout import Layout, Notice, layout
from app.pages.rules.address import rules_address
from app.pages.table.announcement import announcement
from app.pages.table.centre import BidsPart, Centre, GiftsPart, TalonPart, TrickPart, centre
from app.pages.table.controls import ControlsPart, controls
from app.pages.table.hand import HandPart, hand_part
from app.pages.table.lately import LatelyPart, lately_part
from app.pages.table.prompt import Prompt, prompt
from app.pages.table.result import ResultPart, SheetPart, result_part, sheet_part
from app.pages.table.seats import Fact, SeatPart, facts, seat_part
from app.pages.table.shown import Shown
from app.pages.table.sight import Sight
from app.reader import Reader
from app.seen import SeenTable
from engine import StageName


@dataclass(frozen=True, slots=True)
class TablePage:
    """Everything `table/page.html` prints, and `table/_answer.html` when only the region is swapped."""

    template: ClassVar[str] = "table/page.html"
    part: ClassVar[str] = "table/_answer.html"

    sight: Sight
    layout: Layout
    address: str
    deal_index: int
    number: int
    """The place of the next move, deal and number: what a page that asks for news already knows."""
    seen: int
    phase: str
    heading: str
    deal: str
    style: str
    rules: str
    """Where the rules of this match can be read."""
    prompt: Prompt
    announcement: str
    left: SeatPart
    right: SeatPart
    me: SeatPart
    facts: tuple[Fact, ...]
    centre: Centre
    controls: ControlsPart | None
    hand: HandPart
    lately: LatelyPart | None
    sheet_is_known: bool
    """Whether the page that asked has this score sheet already."""
    result: ResultPart | None
    can_be_given_up: bool

    @property
    def sheet(self) -> SheetPart:
        """The score sheet, made up only where it is printed: most answers leave it out."""
        return sheet_part(self.sight)

    @property
    def bids(self) -> BidsPart | None:
        """The auction, when that lies in the middle."""
        return self.centre if isinstance(self.centre, BidsPart) else None

    @property
    def talon(self) -> TalonPart | None:
        """The open talon, when that lies in the middle."""
        return self.centre if isinstance(self.centre, TalonPart) else None

    @property
    def gifts(self) -> GiftsPart | None:
        """The cards given away, when those lie in the middle."""
        return self.centre if isinstance(self.centre, GiftsPart) else None

    @property
    def trick(self) -> TrickPart | None:
        """The trick, when that lies in the middle."""
        return self.centre if isinstance(self.centre, TrickPart) else None


def table_page(seen: SeenTable, reader: Reader, shown: Shown, notice: Notice | None = None) -> TablePage:
    """The table as `seen` from one seat; a notice takes the place of the instruction once."""
    sight = Sight(seen, reader, shown)
    said, result = prompt(sight, notice), result_part(sight)
    heading = result.title if result else phrases.stage(reader.words, seen.view.stage)
    return TablePage(
        sight=sight,
        layout=layout(reader, title=result.title if result else said.text, here=sight.address, section="table"),
        address=sight.address,
        deal_index=seen.deal,
        number=seen.view.number,
        seen=sight.tricks_seen,
        phase=_phase(sight),
        heading=heading,
        deal=reader.words.gettext("Deal %(number)d") % {"number": sight.deal_number},
        style=style(reader.words, seen.view.rules),
        rules=rules_address(seen.view.rules),
        prompt=said,
        announcement=announcement(sight, said, result, notice),
        left=seat_part(sight, sight.left),
        right=seat_part(sight, sight.right),
        me=seat_part(sight, sight.me),
        facts=facts(sight),
        centre=centre(sight),
        controls=controls(sight),
        hand=hand_part(sight),
        lately=lately_part(sight),
        sheet_is_known=shown.deal == seen.deal and result is None,
        result=result,
        can_be_given_up=not seen.over,
    )


def _phase(sight: Sight) -> str:
    """The stage as the page shows it; that somebody else may ask for new cards is not shown."""
    if sight.settled:
        return "settled"
    if sight.resting_trick is not None:
        return StageName.PLAY.value
    stage = sight.view.stage
    if stage is StageName.REDEAL and sight.view.declarer is not None:
        return StageName.CONTRACT.value
    return StageName.AUCTION.value if stage is StageName.REDEAL and not sight.my_turn else stage.value
