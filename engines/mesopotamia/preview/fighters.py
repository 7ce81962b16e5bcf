"""How units that fight are called: with what is on their cards, and against whom tactics count."""

from engines.core import Arg, Text, text
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.preview.strengths import free_slots, has_advantage, row_of
from engines.mesopotamia.state import Duel, Fighter, Mesopotamia, Side
from engines.mesopotamia.words import a_piece, key, series


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


def slots_of(game: Mesopotamia, side: Side) -> Text:
    """How many free slots the cards of a side have in each row, all together (MES-20.2, MES-20.12)."""
    rows: dict[str, Arg] = {
        row: sum(free_slots(game, side.fighters[one], row) for one in side.left()) for row in ROWS
    }
    return Text("mesopotamia-slots", rows)


def arrayed(game: Mesopotamia, duel: Duel) -> Text:
    """The rows as they stand, the units of the attack first, those in front before the others (MES-20.7)."""
    return series(
        text(
            "mesopotamia-row",
            n=number,
            attack=[fighter_name(game, duel.attack, one) for one in row.attack],
            defence=[fighter_name(game, duel.defence, one) for one in row.defence],
        )
        for number, row in enumerate(duel.rows, 1)
    )


def facing(game: Mesopotamia, duel: Duel, *, attacks: bool) -> Text:
    """Whom a side meets that is being arranged: once the others are in rows, in which order (MES-20.7)."""
    enemy = duel.side(attacks=not attacks)
    rows = [row.defence if attacks else row.attack for row in duel.rows]
    if not all(rows):
        return text("mesopotamia-facing", theirs=fighter_names(game, enemy))
    names = [[fighter_name(game, enemy, one) for one in row] for row in rows]
    if len(names) == 1:
        return text("mesopotamia-facing-queue", theirs=[*names[0]])
    lined = (
        text("mesopotamia-lined-up", row=row, theirs=[*one]) for row, one in enumerate(names, 1)
    )
    return text("mesopotamia-facing-rows", rows=series(lined))


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
