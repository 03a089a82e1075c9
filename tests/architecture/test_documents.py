"""The papers are true: what they cite exists, and what exists is cited."""

import re
from pathlib import Path

import pytest

from app.cli import COMMANDS
from app.config import ROOT
from engine import Reason

DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("engine/**/*.md")]
RULES = (ROOT / "docs/rules.md").read_text()
CLAUSES = set(re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES))
CHAPTERS = set(re.findall(r"^## (R\d+) ", RULES, re.M))


def test_every_clause_the_code_cites_exists() -> None:
    cited: dict[str, str] = {}
    for source in (*ROOT.glob("engine/**/*.py"), *ROOT.glob("app/**/*.py"), *ROOT.glob("tests/engine/*.py")):
        for clause in re.findall(r"\bR\d+(?:\.\d+)?\b", source.read_text()):
            cited[clause] = source.name
    assert {clause: name for clause, name in cited.items() if clause not in CLAUSES | CHAPTERS} == {}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_clause(reason: Reason) -> None:
    assert reason.clause in CLAUSES


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", document.read_text()):
        assert (document.parent / target).exists(), target


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs/adr/README.md").read_text()
    for decision in ROOT.glob("docs/adr/0*.md"):
        assert f"({decision.name})" in listed


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "serve"])
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"`{command}`" in (ROOT / "README.md").read_text()
