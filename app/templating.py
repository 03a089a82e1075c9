"""Templates: where they lie, what each of them may use, and in which language it speaks."""

import re
from collections.abc import Callable
from contextvars import ContextVar
from gettext import NullTranslations
from typing import ClassVar, Protocol

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Macro

from app.assets import Assets
from app.config import ROOT
from app.reader import Reader

AS_WRITTEN = NullTranslations()
INCLUDED = re.compile(r'{% include "([^"]+)" %}\n?')
SHARED_MACROS = ("shared/_marks.html", "shared/_form.html")

# A variable and not an argument of the page, because macros imported by a template must speak the language too.
_spoken: ContextVar[NullTranslations] = ContextVar("spoken", default=AS_WRITTEN)


class PutTogether(FileSystemLoader):
    """Puts included parts in their place when a template is loaded.

    Fetching a part anew whenever a page is printed would be a third of the work of printing a table.
    """

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """The template's text with all its parts in it, down to the smallest."""
        text, file, is_fresh = super().get_source(environment, template)
        whole = INCLUDED.sub(lambda part: self.get_source(environment, part[1])[0].removesuffix("\n"), text)
        return whole, file, is_fresh


def environment(assets: Assets) -> Environment:
    """Everything templates share. A name that no page supplied is an error, not an empty string."""
    made = Environment(
        loader=PutTogether(ROOT / "templates"),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.install_gettext_callables(  # type: ignore[attr-defined]
        lambda message: _spoken.get().gettext(message),
        lambda one, many, n: _spoken.get().ngettext(one, many, n),
        newstyle=True,
        pgettext=lambda context, message: _spoken.get().pgettext(context, message),
        npgettext=lambda context, one, many, n: _spoken.get().npgettext(context, one, many, n),
    )
    made.globals["asset"] = assets.address
    # At hand everywhere: a template that imports them is a fifth slower.
    for macros in SHARED_MACROS:
        shared = vars(made.get_template(macros).module)
        made.globals.update({name: macro for name, macro in shared.items() if isinstance(macro, Macro)})
    return made


def render(
    request: Request,
    template: str,
    *,
    translations: NullTranslations = AS_WRITTEN,
    status_code: int = 200,
    **context: object,
) -> HTMLResponse:
    """A page, or a part of one, spoken in one language."""
    templates: Environment = request.app.state.templates
    before = _spoken.set(translations)
    try:
        return HTMLResponse(templates.get_template(template).render(context), status_code)
    finally:
        _spoken.reset(before)


class Page(Protocol):
    """Something to be shown; one that has a `part` can be swapped in place."""

    template: ClassVar[str]


def show(request: Request, page: Page, reader: Reader, status: int = 200) -> HTMLResponse:
    """The whole page, or only its part when htmx will swap that; neither may be kept."""
    template = getattr(page, "part", page.template) if wants_part(request) else page.template
    answer = render(request, template, translations=reader.words, status_code=status, page=page)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["Vary"] = "HX-Request"
    return answer


def wants_part(request: Request) -> bool:
    """Whether htmx asks for something to swap; when it goes back in history it needs the whole page."""
    return "hx-request" in request.headers and "hx-history-restore-request" not in request.headers
