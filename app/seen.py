"""The table as one seat sees it: what every answer about a match is made of. The only caller of `view_for`."""

from __future__ import annotations

from dataclasses import dataclass

from app.store.tables import Table
from engine import DealResult, Seat, SeatView
from engine.house import view_for


@dataclass(frozen=True, slots=True)
class SeenTable:
    """One seat's view of the running deal, and what everybody at the table knows about the match.

    `names` has one entry a seat; `deal` counts every deal of the match from 0, redeals included, and together with
    `view.number` names the place of the next move in the log.
    `results` are the finished deals before this one; the running deal's own result is `view.result`.
    """

    match_id: str
    view: SeatView
    seat: Seat
    names: tuple[str, ...]
    deal: int
    results: tuple[DealResult, ...]
    given_up: bool

    @property
    def bot_is_due(self) -> bool:
        """Whether a computer player is to move."""
        return self.view.to_act is not None and self.view.to_act != self.seat

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match; empty while it goes on."""
        return self.view.result.winners if self.view.result else ()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.winners) or self.given_up


def seen_by(table: Table, seat: Seat) -> SeenTable:
    """The table as this seat sees it."""
    return SeenTable(
        match_id=table.id,
        view=view_for(table.deal, seat),
        seat=seat,
        names=table.names,
        deal=table.deal_number,
        results=table.match.results,
        given_up=table.given_up,
    )
