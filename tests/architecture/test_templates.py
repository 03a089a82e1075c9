"""Templates and the values they print belong together: all compile, all are used, and every page has its own."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import app.pages
from app import assets, templating

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "templates"
NAMES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.html"))
USE = re.compile(r"{%-?\s*(?:include|extends|from|import)\s+\"([^\"]+)\"")


def pages() -> set[str]:
    """The templates that the values in app/pages name as theirs."""
    modules = [import_module(module.name) for module in walk_packages(app.pages.__path__, "app.pages.")]
    values = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    return {
        name for value in values for name in (getattr(value, "template", None), getattr(value, "part", None)) if name
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_template_compiles(name: str) -> None:
    assert templating.environment(assets.load()).get_template(name)


def test_every_template_is_used_and_every_page_has_one() -> None:
    used = {target for file in FOLDER.rglob("*.html") for target in USE.findall(file.read_text())}
    assert used | pages() | set(templating.SHARED_MACROS) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_template_needs_an_unsafe_policy(name: str) -> None:
    """No inline style, no inline script, no attribute that evaluates code: the policy forbids them all."""
    text = (FOLDER / name).read_text()
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|hx-on|js:|javascript:", text)
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("name", NAMES)
def test_a_template_never_switches_escaping_off(name: str) -> None:
    assert not re.search(r"\|\s*safe|autoescape", (FOLDER / name).read_text())
