"""How units that fight are called: with what is on their cards, and against whom tactics count."""

from engines.core import Arg, Text, text
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.preview.strengths import has_advantage, row_of
from engines.mesopotamia.state import Fighter, Mesopotamia, Side
from engines.mesopotamia.words import a_piece, key


def fighter_name(game: Mesopotamia, side: Side, number: int) -> Text:
    """A unit by its number in its side, and the three rows of its card: `2. archer 2/0/1`."""
    one = side.fighters[number]
    rows: dict[str, Arg] = {row: row_of(game, one, row) for row in ROWS}
    return Text(
        "mesopotamia-fighter",
        {"n": number + 1, "unit": Text(key("unit", one.kind)), **rows},
    )


def fighter_names(game: Mesopotamia, side: Side) -> list[Arg]:
    """All that still fight for a side."""
    return [fighter_name(game, side, number) for number in side.left()]


def fighter_against(game: Mesopotamia, side: Side, number: int, enemy: Side) -> Text:
    """A unit, and against whom of its enemies its tactics count."""
    name = fighter_name(game, side, number)
    kinds = dict.fromkeys(enemy.fighters[one].kind for one in enemy.left())
    beaten: list[Arg] = [
        a_piece(kind) for kind in kinds if has_advantage(game, side.fighters[number].kind, kind)
    ]
    if not beaten:
        return text("mesopotamia-fighter-even", fighter=name)
    return text("mesopotamia-fighter-against", fighter=name, units=beaten)


def advantage(game: Mesopotamia, one: Fighter) -> Text:
    """Against whom the tactics of a unit count (MES-20.9)."""
    beaten: list[Arg] = [a_piece(kind) for kind in game.content.pieces[one.kind].beats or ()]
    return (
        text("mesopotamia-advantage", units=beaten) if beaten else Text("mesopotamia-no-advantage")
    )
