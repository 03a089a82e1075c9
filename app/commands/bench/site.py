"""How many human moves the real server makes a second, against an empty route behind the same middleware.

Sixteen connections, each at a match of its own. In a round all sixteen send one human move at once, and only that is
timed; what lies between two human moves (computer players, gifts, next deals) is sent before the next round begins.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import statistics
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from app.commands.soak import named, offered, open_site
from app.commands.visitor import Page, Press, Visitor, read_page
from engine import Chance

CONNECTIONS = 16
EMPTY_REQUESTS = 500
"""By each connection."""


class Load(NamedTuple):
    """What the server did under load."""

    empty_rate: float
    move_rate: float
    median_ms: float
    p99_ms: float
    answer_kb: float
    memory_mb: float

    @property
    def share(self) -> float:
        """The rate of human moves as a share of the empty route's."""
        return self.move_rate / self.empty_rate


class Answer(NamedTuple):
    """A timed answer, its body still compressed."""

    ms: float
    status: int
    body: bytes


class Connection:
    """One kept-alive connection, as lean as it can be: it shares the machine with the server it measures."""

    def __init__(self, site: str) -> None:
        self.site = site.rstrip("/")
        self.netloc = urlsplit(site).netloc

    async def open(self) -> None:
        """Connects."""
        host, port = self.netloc.split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))

    async def send(self, request: bytes) -> Answer:
        """Sends a request and waits for the whole answer."""
        began = perf_counter()
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        if length is None:
            body = b"".join([chunk async for chunk in self._chunks()])
        else:
            body = await self.reader.readexactly(int(length[1]))
        return Answer(1000 * (perf_counter() - began), int(head[9:12]), body)

    async def _chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            yield (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readexactly(2)

    def asking(self, method: str, address: str, cookies: str = "", fields: Iterable[tuple[str, str]] = ()) -> bytes:
        """The bytes of a request as htmx would send it."""
        body = urlencode(tuple(fields)).encode()
        lines = [
            f"{method} {address} HTTP/1.1",
            f"Host: {self.netloc}",
            f"Origin: {self.site}",
            f"Cookie: {cookies}",
            "Accept-Encoding: gzip",
            "HX-Request: true",
            "Content-Type: application/x-www-form-urlencoded",
            f"Content-Length: {len(body)}",
        ]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Table:
    """One match, always brought to the next human move before that is timed."""

    def __init__(self, site: str, number: int) -> None:
        self.chance = Chance(b"bench %d" % number)
        self.visitor = Visitor(site, by_htmx=True)
        self.page = self.visitor.press(named(self.visitor.open("/"), "/matches"))

    def come_to_a_move(self) -> Press:
        """Presses on until a bid, a contract or a card of the person's is due; gives that press."""
        while not (moves := offered_at_table(self.page)):
            ways_on = self.page.at_table or (offered(self.page, "/rematch"),)
            self.page = self.visitor.press(self.chance.choose(self.chance.choose(ways_on)))
            if self.page.status != 200:
                raise RuntimeError(f"the table answered {self.page.status}")
        self.visitor.close()  # the server would, while the other tables come to theirs
        return self.chance.choose(moves)

    @property
    def cookies(self) -> str:
        """Who this is."""
        return self.visitor.cookies.output([], "", ";").strip()


def offered_at_table(page: Page) -> tuple[Press, ...]:
    """The person's moves that the page offers."""
    return tuple(press for press in offered(page, "/moves") if press.method == "post")


def measure(rounds: int) -> Load:
    """Serves an empty data folder in a process of its own and loads it."""
    with TemporaryDirectory() as data, open_site(Path(data)) as (site, process):
        return asyncio.run(_load(site, process, rounds))


async def _load(site: str, process: int, rounds: int) -> Load:
    connections = [Connection(site) for _ in range(CONNECTIONS)]
    tables = [Table(site, number) for number in range(CONNECTIONS)]

    empty_rates, seconds, answers = [], 0.0, list[Answer]()
    for number in range(rounds):
        presses = [table.come_to_a_move() for table in tables]
        await asyncio.gather(*(connection.open() for connection in connections))
        if number % (rounds // 4 or 1) == 0:  # spread out, since machines drift
            empty_rates.append(await _empty(connections))
        requests = [
            connection.asking("POST", press.address, table.cookies, press.fields)
            for connection, table, press in zip(connections, tables, presses, strict=True)
        ]
        began = perf_counter()
        came = await asyncio.gather(*map(Connection.send, connections, requests))
        seconds += perf_counter() - began
        for connection in connections:
            connection.writer.close()
        for table, answer in zip(tables, came, strict=True):
            table.page = read_page(answer.status, gzip.decompress(answer.body).decode(), by_htmx=True)
            if answer.status != 200:
                raise RuntimeError(f"a move was answered {answer.status}")
        answers += came
    times = sorted(answer.ms for answer in answers)
    return Load(
        empty_rate=statistics.median(empty_rates),
        move_rate=len(answers) / seconds,
        median_ms=statistics.median(times),
        p99_ms=times[int(0.99 * len(times))],
        answer_kb=max(len(answer.body) for answer in answers) / 1024,
        memory_mb=resident_mb(process),
    )


async def _empty(connections: list[Connection]) -> float:
    """Requests a second that the empty route answers."""

    async def ask(connection: Connection) -> None:
        request = connection.asking("GET", "/healthz")
        for _ in range(EMPTY_REQUESTS):
            await connection.send(request)

    began = perf_counter()
    await asyncio.gather(*map(ask, connections))
    return len(connections) * EMPTY_REQUESTS / (perf_counter() - began)


def resident_mb(process: int) -> float:
    """Memory that a process holds now; Linux only."""
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else float("nan")
