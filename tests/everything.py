"""Every check and every test, and at the end a table of what ran and what was left out: `python3 run.py test`."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

NOTHING_LEFT_OUT = bool(os.environ.get("CI"))

CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "contracts": ["pytest", "-q", "-p", "no:randomly", "tests/architecture"],
}


@dataclass
class Row:
    """One line of the table."""

    name: str
    count: str
    seconds: float
    failed: bool
    parts: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)


def main(words: list[str]) -> int:
    """Runs what was asked for; 1 when anything failed."""
    command, *options = words
    fast = "--fast" in options
    chosen = [option for option in options if option != "--fast"]
    if command == "test" and chosen:
        chosen += ["-m", "not browser"] if fast else []
        return subprocess.call([sys.executable, "-m", "pytest", *chosen])
    rows = [check(name) for name in CHECKS if command == "check" or name != "contracts"]
    if command == "test":
        rows.append(tests("tests", "-m", "not browser", "-n", "auto"))
        rows.append(browser_tests(fast))
    return tell(rows)


def check(name: str) -> Row:
    """One tool that reads the source."""
    seconds, code, said = run(CHECKS[name])
    count = re.search(r"\d+ (source )?files?|\d+ passed", said)
    return Row(name, count.group() if count else "", seconds, code != 0)


def browser_tests(fast: bool) -> Row:
    """The tests that look at pages through Chromium, by themselves so that nothing slows them down."""
    if fast:
        return Row("browser", "", 0, NOTHING_LEFT_OUT, left_out=Counter({"browser tests: --fast": 1}))
    if not shutil.which("chromium"):
        why = "browser tests: there is no Chromium (on Debian: sudo apt-get install chromium)"
        return Row("browser", "", 0, NOTHING_LEFT_OUT, left_out=Counter({why: 1}))
    return tests("browser", "-m", "browser", "-n", "2", "--dist", "worksteal")


def tests(name: str, *options: str) -> Row:
    """One run of pytest, counted by the folder the tests lie in."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        seconds, code, _ = run(["pytest", "-q", *options, f"--junitxml={report}"])
        cases = ElementTree.parse(report).findall(".//testcase") if report.exists() else []
    row = Row(name, f"{len(cases)} tests", seconds, code != 0)
    for case in cases:
        row.parts[part(case.get("classname", ""))] += 1
        for skipped in case.findall("skipped"):
            row.left_out[f"{case.get('name')}: {skipped.get('message')}"] += 1
    row.failed |= NOTHING_LEFT_OUT and bool(row.left_out)
    return row


def part(where: str) -> str:
    """The part of the house a test is about: the folder below tests, or the documents that run."""
    package, _, rest = where.partition(".")
    if package != "tests":
        return "doctests"
    return rest.split(".")[0] if "." in rest else "run.py"


def run(tool: list[str]) -> tuple[float, int, str]:
    """Runs a tool of the environment, showing its words as they come; its time, exit code and words."""
    print(f"\n$ {' '.join(tool)}", flush=True)
    begun = time.monotonic()
    said = []
    with subprocess.Popen(
        [sys.executable, "-m", *tool], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout
        for line in process.stdout:
            said.append(line)
            print(line, end="", flush=True)
    return time.monotonic() - begun, process.returncode, "".join(said)


def tell(rows: list[Row]) -> int:
    """Prints the table."""
    print(f"\n{'what ran':<24}{'how many':>16}{'seconds':>10}")
    for row in rows:
        verdict = "FAILED" if row.failed else "left out" if not row.count and row.left_out else "ok"
        print(f"{row.name:<24}{row.count:>16}{row.seconds:>10.1f}  {verdict}")
        for name, count in sorted(row.parts.items()):
            print(f"  {name:<22}{count:>16}")
    left_out = Counter[str]()
    for row in rows:
        left_out.update(row.left_out)
    print("\nLeft out: " + ("nothing" if not left_out else ""))
    for why in left_out:
        print(f"  {why}")
    return int(any(row.failed for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
