from gettext import NullTranslations

import pytest
from jinja2 import Environment, UndefinedError
from starlette.applications import Starlette
from starlette.requests import Request

from app import assets, templating
from app.i18n.languages import DEFAULT
from app.pages.failure import Failure, failure_page
from app.reader import Preferences, Reader


class Shouting(NullTranslations):
    """A language that everybody can check."""

    def gettext(self, message: str) -> str:
        return message.upper()


@pytest.fixture
def request_with() -> Request:
    site = Starlette()
    site.state.templates = templating.environment(assets.load())
    return Request({"type": "http", "app": site, "headers": []})


def test_a_page_is_spoken_in_the_language_of_the_request(request_with: Request) -> None:
    page = failure_page(Failure.NOT_FOUND, Reader(DEFAULT, templating.AS_WRITTEN, Preferences()))
    spoken = templating.render(request_with, page.template, translations=Shouting(), page=page)
    assert ">TO THE FIRST PAGE</a>" in bytes(spoken.body).decode()
    again = templating.render(request_with, page.template, page=page)
    assert ">To the first page</a>" in bytes(again.body).decode()


def test_a_name_nobody_supplied_is_an_error_and_text_is_never_markup(request_with: Request) -> None:
    templates: Environment = request_with.app.state.templates
    with pytest.raises(UndefinedError):
        templates.from_string("{{ missing }}").render()
    assert templates.from_string("{{ name }}").render(name="<b>") == "&lt;b&gt;"
