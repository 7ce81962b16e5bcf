"""Content packs, changed at random: each fits, and can be played, or is refused in one line."""

import random
from pathlib import Path
from typing import Any

import pytest

import data
from bot.matches.core.library import Library
from engines.core import Match, key_from
from engines.core.players import RandomPlayer
from engines.core.playout import waiting
from engines.registry import games
from tests.fuzz.mutating import chances, changed, garbled, tried, well_told

ANSWERS = 30

each_game = pytest.mark.parametrize("game", sorted(games()))


def toml(value: Any) -> str:
    """A value as it is written in a pack; what TOML does not have, as a text."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return (
            "{" + ", ".join(f"{quoted(str(key))} = {toml(one)}" for key, one in value.items()) + "}"
        )
    return quoted(str(value))


def quoted(text: str) -> str:
    plain = "".join(one for one in text if one >= " " and not "\ud800" <= one <= "\udfff")
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def row_of(game: str, chance: random.Random) -> str:
    """A row of the game's own content with some of its values changed."""
    tables = data.load(game)
    table = chance.choice(list(tables))
    row = chance.choice(tables[table])
    forged: dict[str, Any] = changed(row, chance)
    if chance.randrange(8):
        forged["id"] = row["id"]
    lines = [f"{quoted(str(name))} = {toml(value)}" for name, value in forged.items()]
    return "\n".join([f"[[{table}]]", *lines, ""])


def tried_out(game: str, pack: Path) -> None:
    """What the bot does with a pack at its start, and then the beginning of a match."""
    library = Library([pack], {game: games()[game]})
    try:
        library.check()
    except (data.ContentError, ValueError) as error:
        well_told(error)
        return
    spec, (raw, digest) = library.spec(game), library.content(game)
    marks, options = [None] * spec.players[0], spec.suited({}, spec.players[0]) or {}
    match = Match.begin(spec, spec.content(raw), digest, key_from("pack"), options, marks)
    player = RandomPlayer()
    while match.number < ANSWERS and (free := waiting(match)):
        match.answer(free[0].id, free[0].seat, player.answer(match, free[0]))
        spec.invariants(match.table.position.state)


@each_game
def test_a_pack_with_changed_rows_fits_or_is_refused(game: str, tmp_path: Path) -> None:
    file = tmp_path / game / "fix.toml"
    file.parent.mkdir()
    for chance in chances("pack", game):
        text = row_of(game, chance)
        file.write_text(text, encoding="utf-8")
        with tried(text):
            tried_out(game, tmp_path)


@each_game
def test_a_garbled_pack_fits_or_is_refused(game: str, tmp_path: Path) -> None:
    file = tmp_path / game / "fix.toml"
    file.parent.mkdir()
    for chance in chances("garbled pack", game):
        text = garbled(row_of(game, chance).encode(), chance)
        file.write_bytes(text)
        with tried(text):
            tried_out(game, tmp_path)
