"""`run.py soak`: whole matches through the real site, the person's seat played from what its pages offer.

Half of the visitors press as a browser without script does, half as htmx does. They press at random, so a match may go
on for very long: after some deals it is given up, which is a press like any other.
"""

from __future__ import annotations

import argparse
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter

from app.commands import CommandError, verify
from app.commands.visitor import Page, Press, Visitor
from app.config import ROOT
from app.pages.home import OFFERED
from engine import Chance

MOST_PRESSES_A_DEAL = 1000
"""Far more than a deal can need; whoever presses as often is stuck."""


class Stalled(Exception):
    """A page that leads nowhere, or an answer that is not one."""

    def __init__(self, why: str, page: Page) -> None:
        super().__init__(why)
        self.page = page


@dataclass(slots=True)
class Played:
    """What came of one match."""

    deals: int = 1
    was_given_up: bool = False
    seconds: list[float] = field(default_factory=list)


def main(arguments: list[str]) -> int:
    """Plays the matches, says how it went, has all of it verified; 1 when something stalled or differs."""
    parser = argparse.ArgumentParser(prog="run.py soak", description="Play whole matches through the real site.")
    parser.add_argument("--matches", type=int, default=20, help="how many (default: %(default)s)")
    parser.add_argument("--ruleset", choices=OFFERED, default="polish-500", help="default: %(default)s")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="of the presses; the cards are the site's own")
    parser.add_argument("--jobs", type=int, default=4, help="visitors at the same time (default: %(default)s)")
    parser.add_argument("--deals", type=int, default=200, help="then a match is given up (default: %(default)s)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="default: a folder that is thrown away afterwards")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as passing:
        data = options.data or Path(passing)
        try:
            with open_site(data) as (site, _):
                soak(site, options)
        except Stalled as stalled:
            left = Path(tempfile.gettempdir(), f"soak-{options.seed}.html")
            left.write_text(stalled.page.html)
            raise CommandError(f"{stalled} (status {stalled.page.status}); the page lies in {left}") from stalled
        return verify.main(["--data", str(data)])


def soak(site: str, options: argparse.Namespace) -> None:
    """Every match, several at a time."""
    began = perf_counter()
    matches: list[Played] = []
    with ThreadPoolExecutor(options.jobs) as visitors:
        coming = [
            visitors.submit(play, site, options.ruleset, f"{options.seed} {number}", options.deals)
            for number in range(options.matches)
        ]
        try:
            for match in as_completed(coming):
                matches.append(match.result())
                if len(matches) % max(1, options.matches // 10) == 0:
                    print(f"{len(matches)} of {options.matches} matches", flush=True)
        except Stalled:
            visitors.shutdown(cancel_futures=True)
            raise
    passed = perf_counter() - began
    seconds = sorted(second for match in matches for second in match.seconds)
    print(
        f"{len(matches)} matches, {sum(match.deals for match in matches)} deals, "
        f"{sum(match.was_given_up for match in matches)} given up after {options.deals} deals; "
        f"{len(seconds)} requests in {passed:.0f} s, {len(seconds) / passed:.0f} a second, "
        f"median {1000 * seconds[len(seconds) // 2]:.0f} ms, slowest {1000 * seconds[-1]:.0f} ms"
    )


def play(site: str, ruleset: str, seed: str, most_deals: int) -> Played:
    """One match, from the first page to its end.

    Raises Stalled when it does not get there.
    """
    chance = Chance(seed.encode())
    with closing(Visitor(site, by_htmx=bool(chance.below(2)))) as visitor:
        return evening(visitor, ruleset, chance, most_deals)


def evening(visitor: Visitor, ruleset: str, chance: Chance, most_deals: int) -> Played:
    """What this visitor makes of a match."""
    played = Played(seconds=visitor.seconds)
    start = named(visitor.open("/"), "/matches")
    fields = tuple((name, ruleset if name == "ruleset" else value) for name, value in start.fields)
    page = visitor.press(replace(start, fields=fields))
    presses = 0
    while not offered(page, "/rematch"):
        if page.status != 200 or not page.at_table or presses == MOST_PRESSES_A_DEAL:
            raise Stalled("This match does not go on", page)
        if not offered(page, "/deals"):
            page = visitor.press(chance.choose(chance.choose(page.at_table)))
            presses += 1
        elif played.deals < most_deals:
            page = visitor.press(named(page, "/deals"))
            played.deals, presses = played.deals + 1, 0
        else:
            leaving = named(page, "/deals").address.replace("/deals", "/give-up")
            page = visitor.press(named(visitor.open(leaving), "/give-up"))
            played.was_given_up = True
    return played


def offered(page: Page, ending: str) -> tuple[Press, ...]:
    """The buttons of a page that lead to such an address."""
    return tuple(press for press in page.anywhere if press.address.endswith(ending))


def named(page: Page, ending: str) -> Press:
    """The one button of a page that leads to such an address.

    Raises Stalled when it is not there.
    """
    found = offered(page, ending)
    if len(found) != 1:
        raise Stalled(f"There is no way to {ending}", page)
    return found[0]


@contextmanager
def open_site(data: Path) -> Iterator[tuple[str, int]]:
    """The site over a data folder, in a process of its own: its address, and the number of the process."""
    serve = [sys.executable, "-m", "app.cli", "serve", "--data", str(data)]
    with subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.PIPE, text=True) as site:
        try:
            assert site.stdout
            said = re.search(r"http://\S+", site.stdout.readline())
            if said is None:
                raise CommandError("The site did not open.")
            yield said.group(), site.pid
        finally:
            site.terminate()
