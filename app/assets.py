"""Styles, scripts and pictures under addresses that may be kept for ever.

An address holds a hash of the content, so that a changed file is a new address and a kept one is never stale.
htmx is not part of our source: it comes from an installed package and is served only if it is the very file we tested.
"""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import brotli
from fastapi import APIRouter, HTTPException, Request, Response

from app.config import ROOT

STATIC = ROOT / "static"

CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ALREADY_COMPRESSED = {".png", ".woff2"}


class Packaged(NamedTuple):
    """A file of an installed package, and the SHA-256 of the one we tested."""

    package: str
    path: str
    sha256: str


PACKAGED = {
    "htmx.min.js": Packaged(
        "django_htmx",
        "static/django_htmx/htmx-2.min.js",
        "71ea67185bfa8c98c39d31717c6fce5d852370fcdfd129db4543774d3145c0de",
    ),
}


class AssetError(Exception):
    """A file of an installed package is missing or is not the one we tested."""


@dataclass(frozen=True)
class Asset:
    """One file, with what a browser needs to know about it."""

    name: str
    content: bytes

    @cached_property
    def address(self) -> str:
        """Where this very content is found for ever."""
        return f"/assets/{hashlib.sha256(self.content).hexdigest()[:16]}/{self.name}"

    @property
    def suffix(self) -> str:
        return Path(self.name).suffix

    @cached_property
    def brotli(self) -> bytes:
        return bytes(brotli.compress(self.content, quality=11))

    @cached_property
    def gzip(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, accepted: str) -> Response:
        """The file, in the smallest form that the browser takes."""
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        content = self.content
        if self.suffix not in ALREADY_COMPRESSED:
            headers["Vary"] = "Accept-Encoding"
            encodings = {part.split(";")[0].strip() for part in accepted.split(",")}
            if "br" in encodings:
                headers["Content-Encoding"], content = "br", self.brotli
            elif "gzip" in encodings:
                headers["Content-Encoding"], content = "gzip", self.gzip
        return Response(content, media_type=CONTENT_TYPES[self.suffix], headers=headers)


class Assets:
    """Everything a page may link to, by name and by address."""

    def __init__(self, assets: Mapping[str, Asset]) -> None:
        self._by_name = assets
        self._by_address = {asset.address: asset for asset in assets.values()}

    def address(self, name: str) -> str:
        """The address of a file; templates call this `asset`."""
        return self._by_name[name].address

    def at(self, address: str) -> Asset | None:
        """The file at an address, if the address is one of ours."""
        return self._by_address.get(address)


def load() -> Assets:
    """Reads every file once: those of the static folder, and those that packages bring."""
    found = {name: packaged(name, source) for name, source in PACKAGED.items()}
    for file in sorted(STATIC.rglob("*")):
        if file.suffix in CONTENT_TYPES:
            name = file.relative_to(STATIC).as_posix()
            found[name] = Asset(name, file.read_bytes())
    return Assets(found)


def packaged(name: str, source: Packaged) -> Asset:
    """A file out of an installed package, checked against the hash we know."""
    mend = "delete the folder .venv and run `python3 run.py` again"
    # The package is looked up, not imported: it would ask for Django.
    spec = find_spec(source.package)
    places = [Path(folder, source.path) for folder in (spec and spec.submodule_search_locations) or ()]
    file = next((place for place in places if place.is_file()), None)
    if file is None:
        raise AssetError(f"{name} is missing from the package {source.package}; {mend}.")
    content = file.read_bytes()
    if hashlib.sha256(content).hexdigest() != source.sha256:
        raise AssetError(f"{file} is not the {name} this version was tested with; {mend}.")
    return Asset(name, content)


router = APIRouter()


@router.get("/assets/{path:path}")
def asset(request: Request) -> Response:
    """One file; an address that was never ours is not found."""
    shelf: Assets = request.app.state.assets
    found = shelf.at(request.url.path)
    if found is None:
        raise HTTPException(404)
    return found.answer(request.headers.get("accept-encoding", ""))
