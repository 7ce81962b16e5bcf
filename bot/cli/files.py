"""Reading and writing the files a user names, with clear words where that fails."""

from pathlib import Path
from typing import Any

from bot import private
from bot.cli.frame import Wrong
from engines.core import GameSpec
from engines.core.export import MatchFile, read
from engines.registry import game

MOST_BYTES = 8 << 20
"""Dozens of times what a long match takes."""


def write_bytes(target: Path, content: bytes) -> None:
    """Write a file, over what was there. It may hold a seed or cards in hand, so it is for us alone."""
    try:
        with private.opened(target, "wb") as file:
            file.write(content)
    except OSError as error:
        raise Wrong(f"{target} cannot be written: {error.strerror}") from error


def read_bytes(source: Path) -> bytes:
    """Read a file of a match; one far larger than any match is not taken into memory."""
    try:
        with source.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Wrong(f"{source} cannot be read: {error.strerror}") from error
    if len(found) > MOST_BYTES:
        raise Wrong(f"{source} cannot be read as a match: more than {MOST_BYTES >> 20} MiB")
    return found


def read_match(source: Path) -> MatchFile:
    """Read an exported match."""
    try:
        return read(read_bytes(source))
    except ValueError as error:
        raise Wrong(f"{source} cannot be read as a match: {error}") from error


def known_game(source: Path, match: MatchFile) -> GameSpec[Any]:
    """The game of an exported match."""
    try:
        return game(match.game)
    except KeyError:
        raise Wrong(f"{source}: there is no game {match.game!r} in this version") from None
