"""Everything that can be pressed at the table: real forms, which htmx only makes quicker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.pages.table.sight import Sight


@dataclass(frozen=True, slots=True)
class Button:
    """A button; at most one on the page is the main one, what most people want next."""

    text: str
    name: str = ""
    value: str = ""
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A form: without script it loads `action`, with htmx it swaps the region from `region`.

    With a `delay_ms` it presses itself after that pause; a person may press earlier.
    """

    method: Literal["get", "post"]
    action: str
    region: str
    fields: tuple[tuple[str, str], ...]
    buttons: tuple[Button, ...] = ()
    delay_ms: int | None = None


def acting(
    sight: Sight, path: str, *buttons: Button, delay_ms: int | None = None, seen: int | None = None, **fields: str
) -> Form:
    """A form that changes something at the table: it says for which move of which deal it was drawn."""
    address = f"{sight.address}/{path}"
    place = (
        ("deal", str(sight.table.deal)),
        ("number", str(sight.view.number)),
        ("seen", str(sight.tricks_seen if seen is None else seen)),
    )
    return Form("post", address, address, (*place, *fields.items()), buttons, delay_ms)


def showing(
    sight: Sight, *buttons: Button, delay_ms: int | None = None, seen: int | None = None, **fields: str
) -> Form:
    """A form that only chooses what is shown."""
    place = ("seen", str(sight.tricks_seen if seen is None else seen))
    return Form("get", sight.address, f"{sight.address}/part", (place, *fields.items()), buttons, delay_ms)
