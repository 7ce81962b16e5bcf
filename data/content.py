"""The content of a game as plain data: every row of `data/<game>/*.toml`, content packs applied."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from data.packs import apply_pack, check_names
from data.tables import ContentError, Tables, read_tables, where

__all__ = ["ContentError", "digest", "games", "load"]

NOT_CONTENT = ("rules.toml",)


def games() -> tuple[str, ...]:
    """Return the keys of the games that have content: folders with a `game.toml`."""
    folders = (entry for entry in files("data").iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if f.joinpath("game.toml").is_file()))


def load(game: str, packs: Sequence[Path] = ()) -> Tables:
    """Return the content of a game: table name -> rows in the order in which they are written.

    `packs` are content pack folders (`<pack>/<game>/*.toml`); later ones win. The game's own
    validation is the business of `engines/<game>/content.py`. ContentError is raised if the game
    is unknown, or a file of it or of a pack does not fit.
    """
    known = games()
    if game not in known:
        raise ContentError(f"There is no content for {game!r}; known games: {', '.join(known)}.")
    content = _shipped(files("data").joinpath(game))
    for pack in packs:
        apply_pack(content, game, pack, known)
    if packs:
        check_names(content, game)
    return content


def digest(content: Mapping[str, Any]) -> str:
    """Return the sha256 of the content's canonical JSON; it names the content in a match."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _shipped(folder: Traversable) -> Tables:
    content: Tables = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml") and file.name not in NOT_CONTENT:
            _merge(content, file)
    return content


def _merge(content: Tables, file: Traversable) -> None:
    for table, rows in read_tables(file).items():
        if table in content:
            raise ContentError(f"{file}: [[{table}]] stands in another file already; keep one.")
        for row in rows:
            if "source" not in row:
                raise ContentError(f"{where(file, table, row['id'])}: needs a source.")
        content[table] = rows
