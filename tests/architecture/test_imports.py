"""Nothing runs backwards: the import contracts of pyproject.toml, and that no module escapes them."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]

# Modules that stand beside the path of a request.
BESIDE = {
    "app.assets",
    "app.cli",
    "app.commands",
    "app.config",
    "app.main",
    "app.templating",
}
# The two that may speak SQL.
SQL = {"app.db", "app.store"}


def test_every_contract_is_kept() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_module_is_named_where_sql_is_forbidden() -> None:
    forbidden = next(contract for contract in CONTRACTS if contract["id"] == "sql")
    modules = {f"app.{entry.stem}" for entry in (ROOT / "app").iterdir() if is_module(entry)}
    assert modules - BESIDE - SQL == set(forbidden["source_modules"]), "see [tool.importlinter] in pyproject.toml"


def is_module(entry: Path) -> bool:
    return (entry.suffix == ".py" and entry.stem != "__init__") or (entry / "__init__.py").exists()


def test_there_is_one_door_out_of_a_deal() -> None:
    """Whatever anybody sees of a deal has gone through `seen`."""
    callers = {file.stem for file in (ROOT / "app").rglob("*.py") if "view_for(" in file.read_text()}
    assert callers == {"seen"}
