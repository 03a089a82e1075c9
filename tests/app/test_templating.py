from gettext import NullTranslations

import pytest
from jinja2 import Environment, UndefinedError
from starlette.applications import Starlette
from starlette.requests import Request

from app import assets, templating


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
    spoken = templating.render(request_with, "home/page.html", translations=Shouting())
    assert "<h1>THOUSAND</h1>" in bytes(spoken.body).decode()
    again = templating.render(request_with, "home/page.html")
    assert "<h1>Thousand</h1>" in bytes(again.body).decode()


def test_a_name_nobody_supplied_is_an_error_and_text_is_never_markup(request_with: Request) -> None:
    templates: Environment = request_with.app.state.templates
    with pytest.raises(UndefinedError):
        templates.from_string("{{ missing }}").render()
    assert templates.from_string("{{ name }}").render(name="<b>") == "&lt;b&gt;"
