"""A visitor without eyes: reads a page and presses what can be pressed.

Knows no rule and no address but the first page: whatever it sends was offered by a page, either as a browser without
script would send it or as htmx would.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from time import perf_counter
from urllib.parse import urlencode, urlsplit

Attributes = dict[str, str | None]
Fields = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Press:
    """A button and what pressing it sends."""

    text: str
    method: str
    address: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Page:
    """An answer: what can be pressed in it, form by form, at the table itself or anywhere."""

    status: int
    html: str
    at_table: tuple[tuple[Press, ...], ...]
    anywhere: tuple[Press, ...]


@dataclass(slots=True)
class _Form:
    attributes: Attributes
    at_table: bool
    fields: list[tuple[str, str]] = field(default_factory=list)
    presses: list[Press] = field(default_factory=list)


class _Reader(HTMLParser):
    """Collects the forms of a page with the fields they send and the buttons that act."""

    def __init__(self, *, by_htmx: bool) -> None:
        super().__init__()
        self.by_htmx = by_htmx
        self.forms: list[_Form] = []
        self.buttons: list[tuple[_Form, Attributes, str]] = []
        self.form: _Form | None = None
        self.button: Attributes | None = None
        self.words = ""
        self.at_table = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "main":
            self.at_table = attributes.get("id") == "table"
        elif tag == "form":
            self.form = _Form(attributes, self.at_table)
            self.forms.append(self.form)
        elif tag == "input" and self.form and attributes.get("name"):
            if attributes.get("type") not in ("radio", "checkbox") or "checked" in attributes:
                self.form.fields.append((attributes["name"] or "", attributes.get("value") or ""))
        elif tag == "button" and self.form:
            self.button, self.words = attributes, ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "main":
            self.at_table = False
        elif tag == "form":
            self.form = None
        elif tag == "button" and self.form and self.button is not None:
            acts = self.button.get("type") != "button" and self.button.get("aria-disabled") != "true"
            if acts and "disabled" not in self.button:
                self.form.presses.append(self.press(self.form, self.button))
            self.button = None

    def handle_data(self, data: str) -> None:
        self.words += data

    def press(self, form: _Form, button: Attributes) -> Press:
        text = button.get("aria-label") or " ".join(self.words.split())
        own: Fields = ((button["name"] or "", button.get("value") or ""),) if button.get("name") else ()
        method = button.get("formmethod") or form.attributes.get("method") or "get"
        address = button.get("formaction") or form.attributes.get("action") or ""
        fields = (*form.fields, *own)
        if self.by_htmx:
            for asked in ("get", "post"):
                if swapped := button.get(f"hx-{asked}"):
                    # Away from its form, a button that gets something sends only itself.
                    return Press(text, asked, swapped, own)
                if swapped := form.attributes.get(f"hx-{asked}"):
                    method, address = asked, swapped
        return Press(text, method, address, fields)


def read_page(status: int, html: str, *, by_htmx: bool) -> Page:
    """What an answer offers."""
    reader = _Reader(by_htmx=by_htmx)
    reader.feed(html)
    offered = [(form.at_table, tuple(form.presses)) for form in reader.forms if form.presses]
    return Page(
        status,
        html,
        tuple(presses for at_table, presses in offered if at_table),
        tuple(press for _, presses in offered for press in presses),
    )


class Visitor:
    """Somebody with a browser of their own; keeps cookies and follows redirects."""

    def __init__(self, site: str, *, by_htmx: bool) -> None:
        self.site = site.rstrip("/")
        self.by_htmx = by_htmx
        self.connection = HTTPConnection(urlsplit(site).netloc, timeout=30)
        self.cookies = SimpleCookie()
        self.seconds: list[float] = []
        """How long each request took."""

    def open(self, path: str) -> Page:
        """Go to a page."""
        return self._ask("get", path, (), swaps=False)

    def press(self, press: Press) -> Page:
        """Press a button."""
        return self._ask(press.method, press.address, press.fields, swaps=self.by_htmx)

    def close(self) -> None:
        """Go home."""
        self.connection.close()

    def _ask(self, method: str, address: str, fields: Iterable[tuple[str, str]], *, swaps: bool) -> Page:
        headers = {"Origin": self.site, "Cookie": self.cookies.output([], "", ";").strip()}
        body = urlencode(tuple(fields))
        if method == "get":
            address += ("&" if "?" in address else "?") + body if body else ""
            body = ""
        else:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if swaps:
            headers["HX-Request"] = "true"
        began = perf_counter()
        self.connection.request(method.upper(), address, body, headers)
        answer = self.connection.getresponse()
        html = answer.read().decode()
        self.seconds.append(perf_counter() - began)
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            self.cookies.load(cookie)
        onward = answer.getheader("HX-Redirect") or answer.getheader("Location")
        return self.open(onward) if onward else read_page(answer.status, html, by_htmx=self.by_htmx)
