"""The `cases` command: plays the examples and whole matches of a casebook and tells where the engine differs."""

from __future__ import annotations

import argparse
import gzip
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from app.commands import CommandError
from engine.casebook import Json, UnreadableCase, check_case, check_match, name_of_case, name_of_match, split_matches

Piece = TypeVar("Piece")


class Checked(NamedTuple):
    """One case or match: what it is called, and where the engine differs from it, if it does."""

    name: str
    difference: str | None


def main(arguments: Sequence[str]) -> int:
    """Checks every file named, and every casebook file in the folders named; 1 when anything differs."""
    parser = argparse.ArgumentParser(prog="run.py cases", description="Compares the engine with rule cases.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders of cases")
    passed = failed = unread = 0
    for path in _files(parser.parse_args(arguments).paths):
        try:
            checked = check_file(path)
        except CommandError as fault:
            unread += 1
            print(fault)
            continue
        differing = [each for each in checked if each.difference is not None]
        print(f"{path}: {len(checked) - len(differing)} passed, {len(differing)} failed")
        for each in differing:
            print(f"    {each.name}: {each.difference}")
        passed += len(checked) - len(differing)
        failed += len(differing)
    print(f"In all: {passed} passed, {failed} failed, {unread} files not read")
    return 1 if failed or unread else 0


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and inside folders everything that looks like a casebook."""
    for path in paths:
        inside = [file for file in path.rglob("*") if file.is_file() and _kind(file)] if path.is_dir() else [path]
        if not inside:
            raise CommandError(f"{path}: no cases in this folder")
        yield from sorted(inside)


def _kind(path: Path) -> str | None:
    """What the name of a file promises: single cases or matches."""
    if path.name.endswith(".json"):
        return "cases"
    return "matches" if path.name.endswith((".jsonl", ".jsonl.gz")) else None


def check_file(path: Path) -> list[Checked]:
    """Every case or match of one file, checked.

    Raises CommandError when it cannot be read at all, or holds nothing: that must not pass for success.
    """
    try:
        match _kind(path):
            case "cases":
                checked = _check(read_cases(path), name_of_case, check_case)
            case "matches":
                checked = _check(split_matches(read_lines(path)), name_of_match, check_match)
            case _:
                raise CommandError(f"{path}: neither .json nor .jsonl nor .jsonl.gz")
    except (OSError, EOFError, zlib.error, ValueError, RecursionError) as fault:
        raise CommandError(f"{path}: cannot be read: {fault}") from None
    if not checked:
        raise CommandError(f"{path}: holds no cases")
    return checked


def _check(
    pieces: Iterable[Piece], name_of: Callable[[Piece], str], check: Callable[[Piece], str | None]
) -> list[Checked]:
    checked = []
    for piece in pieces:
        try:
            difference = check(piece)
        except UnreadableCase as fault:
            difference = f"not in the format: {fault}"
        checked.append(Checked(name_of(piece), difference))
    return checked


def read_cases(path: Path) -> list[Json]:
    """The cases of a `.json` file."""
    found = json.loads(path.read_text("utf-8"))
    if not isinstance(found, list):
        raise ValueError("a file of cases is a list")
    return found


def read_lines(path: Path) -> Iterator[Json]:
    """The records of a `.jsonl` file, compressed or not."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                try:
                    yield json.loads(line)
                except ValueError as fault:
                    raise ValueError(f"line {number}: {fault}") from None
