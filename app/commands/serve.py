"""`run.py`: opens the site on this machine and says where."""

import argparse
import errno
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from fastapi import FastAPI

from app.commands import CommandError
from app.commands.opening import add_data_option, open_data
from app.config import Settings
from app.main import create_app

FIRST_PORT = 8000
PORTS_TRIED = 100


class AnnouncedServer(uvicorn.Server):
    """A server that says its address once it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts answering, then prints the one line a player waits for."""
        await super().startup(sockets)
        # What is loaded now stays; looking through it for garbage again and again would hold moves up.
        gc.collect()
        gc.freeze()
        if self.started and sockets:
            print(f"Thousand is open at {address(sockets[0])} (Ctrl-C closes it)", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Closes once; pressing Ctrl-C again in the meantime changes nothing, since it ends within seconds anyway."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def main(arguments: list[str]) -> int:
    """Serves until Ctrl-C or a polite request to end."""
    return serve(arguments, create_app)


def serve(arguments: list[str], build: Callable[[Settings], FastAPI]) -> int:
    """Serves a site built over the data folder, as the words of the command ask."""
    parser = argparse.ArgumentParser(prog="run.py", description="Play Thousand in the browser.")
    parser.add_argument("--host", default="127.0.0.1", help="who may come in: 0.0.0.0 is everybody in your network")
    parser.add_argument("--port", type=int, help=f"default: the first free one from {FIRST_PORT}")
    add_data_option(parser)
    options = parser.parse_args(arguments)

    signal.signal(signal.SIGTERM, leave)
    try:
        listening = listen(options.host, options.port)
        app = build(open_data(options.data))
        config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3)
        AnnouncedServer(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    return 0


def leave(number: int, frame: FrameType | None) -> None:
    """Being asked to end is answered like Ctrl-C."""
    raise KeyboardInterrupt


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one."""
    if port is not None and not 0 < port < 65536:
        raise CommandError(f"There is no port {port}; ports go from 1 to 65535.")
    for candidate in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return bound(host, candidate)
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            if port is not None or not taken:
                why = "the port is taken" if taken else error.strerror
                raise CommandError(f"Cannot listen on {host}, port {candidate}: {why}.") from error
    raise CommandError(
        f"All ports from {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1} are taken; choose one with --port."
    )


def bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        # Without this a port stays taken for a minute after the site was closed.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """What to type into the browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
