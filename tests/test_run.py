"""The two commands, as the person at the terminal meets them."""

import ast
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
RUN = ROOT / "run.py"


def refused(*words: str | Path) -> str:
    """The one line a command ends with when it cannot do what was asked."""
    ran = subprocess.run(
        [sys.executable, "-m", "app.cli", *map(str, words)], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 1, ran
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr.strip()


SERVE = ["-m", "app.cli", "serve"]


@contextmanager
def open_site(data: Path, how: list[str] = SERVE) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A site started as a process of its own, and its address."""
    command = [sys.executable, *how, "--data", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as site:
        assert site.stdout
        try:
            line = site.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line
            yield site, found.group()
        finally:
            site.kill()


def test_an_old_python_can_read_the_file() -> None:
    source = RUN.read_text()
    tree = ast.parse(source, feature_version=(3, 7))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Nonlocal)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert not node.returns
            assert not node.args.kwonlyargs
            assert not [argument for argument in node.args.args if argument.annotation]
    assert source.isascii(), "Python 2 reads nothing else without being told"


def test_an_old_python_is_told_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 6, 15))
    with pytest.raises(SystemExit) as refusal:
        exec(compile(RUN.read_text(), "run.py", "exec"), {"__name__": "__main__"})
    assert refusal.value.code == "Thousand needs Python 3.11 or newer; this is Python 3.6."


@pytest.mark.parametrize(("how", "ending"), [([str(RUN)], signal.SIGINT), (SERVE, signal.SIGTERM)])
def test_it_starts_answers_and_closes_cleanly(tmp_path: Path, how: list[str], ending: signal.Signals) -> None:
    data = tmp_path / "new" / "data"
    with open_site(data, how) as (site, address):
        with urllib.request.urlopen(address + "healthz") as answer:
            assert answer.read() == b"ok"
        site.send_signal(ending)
        said, complained = site.communicate(timeout=10)
        assert (site.returncode, said, complained) == (0, "", "")
    key = data / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_bytes()) == 64


def test_an_impatient_ctrl_c_closes_as_cleanly(tmp_path: Path) -> None:
    with open_site(tmp_path) as (site, _):
        for _ in range(3):
            site.send_signal(signal.SIGINT)
            time.sleep(0.002)
        said, complained = site.communicate(timeout=10)
        assert (site.returncode, said, complained) == (0, "", "")


def test_two_sites_side_by_side_find_ports_of_their_own(tmp_path: Path) -> None:
    with open_site(tmp_path / "a") as (_, one), open_site(tmp_path / "b") as (_, other):
        assert one != other


def test_a_taken_port_that_was_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("serve", "--port", str(port), "--data", tmp_path)
    assert said == f"Cannot listen on 127.0.0.1, port {port}: the port is taken."


def test_a_place_where_nobody_can_listen(tmp_path: Path) -> None:
    said = refused("serve", "--port", "70000", "--data", tmp_path)
    assert said == "There is no port 70000; ports go from 1 to 65535."
    said = refused("serve", "--host", "no.such.host.invalid", "--data", tmp_path)
    assert said.startswith("Cannot listen on no.such.host.invalid, port 8000: ")


def test_a_data_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused("migrate", "--data", tmp_path / "file")
    assert said == f"The data folder {tmp_path / 'file'} cannot be used: File exists."
    said = refused("migrate", "--data", tmp_path / "file" / "below")
    assert said == f"The data folder {tmp_path / 'file' / 'below'} cannot be used: Not a directory."


def test_a_key_that_is_cut_short_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret.key").touch()
    said = refused("migrate", "--data", tmp_path)
    assert said.endswith("its secret.key is cut short; delete that file to have a new one made.")


def test_a_broken_database(tmp_path: Path) -> None:
    (tmp_path / "thousand.db").write_text("this is no database, and never was one " * 100)
    said = refused("migrate", "--data", tmp_path)
    assert said == f"The database {tmp_path / 'thousand.db'} cannot be used: file is not a database."


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "thousand.db") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    said = refused("migrate", "--data", tmp_path)
    assert said == f"The database {tmp_path / 'thousand.db'} was written by a newer version of Thousand."


def test_a_command_that_does_not_exist() -> None:
    ran = subprocess.run([sys.executable, str(RUN), "fly"], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stderr == "There is no command 'fly'; `python3 run.py --help` lists them.\n"


def pins(lock: str) -> dict[str, Any]:
    """Which version of each package a lock file names, and for which machines."""
    return dict(re.findall(r"^([a-z0-9-]+==\S+)(.*)$", (ROOT / lock).read_text(), re.MULTILINE))


def test_the_locks_agree_and_name_no_address() -> None:
    play, develop = pins("requirements.lock"), pins("requirements-dev.lock")
    assert play
    assert play.items() <= develop.items()
    for lock in ("requirements.lock", "requirements-dev.lock"):
        assert "://" not in (ROOT / lock).read_text()
