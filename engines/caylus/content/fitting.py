"""Whether the content of Caylus fits together: what no single number of it can tell."""

from itertools import pairwise

from engines.caylus.content.content import Content
from engines.caylus.content.rows import Column, Rate, Tile
from engines.caylus.ids import CUBES, LINES, OF_KIND, PLAIN
from engines.core.content import Tables

BUILDS = {
    "neutral_carpenter": "wood",
    "fixed_carpenter": "wood",
    "mason": "stone",
    "architect": "prestige",
}
DOES = {
    **dict.fromkeys(BUILDS, "construct"),
    **dict.fromkeys(("neutral_market", "market"), "sell"),
    **dict.fromkeys(("fixed_peddler", "peddler"), "buy"),
    "lawyer": "lawyer",
    **dict.fromkeys(("church", "tailor", "bank", "alchemist", "jeweller"), "trade"),
}
"""What is done in a building, as the texts tell; wherever else a worker can go, something is produced."""
USES = {
    "gate": (),
    "trading_post": ("gain",),
    "guild": ("steps",),
    "joust": ("cost", "favours"),
    "stables": ("places",),
    "inn": (),
}
"""The values of a special building that matter; the others are as they are printed."""
PLACES = {"stables": 3, "inn": 2}
"""For workers, where there is more than one."""
HOLDS = {
    "prestige": ("points",),
    "deniers": ("deniers",),
    "cubes": ("cubes", "swap"),
    "buildings": ("builds", "discount"),
}
"""What a column of a line of favours may hold."""


def check(content: Content, tables: Tables) -> None:
    """Raises ValueError naming the row that does not fit."""
    for tile in content.tiles.values():
        wrong = _tile(tile)
        if wrong:
            raise tables.wrong(f"[[tiles]] {tile.id!r}: {wrong}.")
    _check_specials(content, tables)
    _check_road(content, tables)
    _check_castle(content, tables)
    _check_lines(content, tables)
    _check_players(content, tables)
    _check_defaults(content, tables)


def _tile(tile: Tile) -> str | None:
    """What is wrong with a tile: its kind and what it does are known by its id."""
    if tile.id not in OF_KIND[tile.kind]:
        return f"must be of another kind than {tile.kind}"
    if tile.optional != (tile.id == "jeweller"):
        return "only the jeweller is optional"
    if tile.cost.get("any", 0) > int(tile.craft):
        return "one 'any' at most, and of craft buildings"
    built = tile.craft or tile.kind == "prestige"
    if not built and (tile.cost or tile.favours):
        return "a cost and favours are for what is built"
    if tile.kind in ("neutral", "fixed") and (tile.points or tile.income):
        return "points and income are for an owner"
    if tile.kind == "fixed" and tile.copies > 1:
        return "it is printed on the road once"
    return _effect(tile)


def _effect(tile: Tile) -> str | None:
    effect = tile.effect
    if tile.placeable != (effect is not None):
        return "an effect is for those who take workers"
    if effect is None:
        return None
    does = DOES.get(tile.id, "produce")
    if effect.kind != does:
        return f"its effect must be of the kind {does}"
    if effect.kind == "construct" and effect.builds != BUILDS[tile.id]:
        return f"it must build {BUILDS[tile.id]}"
    if effect.kind == "trade" and any(map(_pays_twice, effect.rates)):
        return "'cubes' and cubes by name cannot be paid together"
    return None


def _pays_twice(rate: Rate) -> bool:
    """Whether the same cubes could be asked for by name and as any."""
    return "cubes" in rate.pay and any(cube in rate.pay for cube in PLAIN)


def _check_specials(content: Content, tables: Tables) -> None:
    """Special buildings have the values that their rules speak of, and no others."""
    for row in content.specials.values():
        uses = USES[row.id]
        most = PLACES.get(row.id, 1)
        if row.places > most or ("places" not in uses and row.places < most):
            raise tables.wrong(f"[[specials]] {row.id!r} has room for {most} 'places'.")
        for name in ("gain", "cost", "favours", "steps"):
            if bool(getattr(row, name)) != (name in uses):
                few = "is needed" if name in uses else "has no meaning here"
                raise tables.wrong(f"[[specials]] {row.id!r}: {name!r} {few}.")


def _check_road(content: Content, tables: Tables) -> None:
    """Everything printed on the road has a space of its own, beside the neutral tiles."""
    limits = content.limits
    taken: list[int] = list(range(1, limits.neutral_spaces + 1))
    neutral = sum(tile.copies for tile in content.tiles.values() if tile.kind == "neutral")
    if neutral != limits.neutral_spaces:
        raise tables.wrong(f"[[constants]] 'neutral_spaces' must be {neutral}, one for each tile.")
    for tile in content.tiles.values():
        if (tile.kind == "fixed") != (tile.space > 0):
            raise tables.wrong(f"[[tiles]] {tile.id!r}: fixed buildings have a space, others none.")
        if tile.space in taken or tile.space > limits.road_length:
            raise tables.wrong(f"[[tiles]] {tile.id!r}: space {tile.space} is not free.")
        taken += [tile.space] if tile.space else []


def _check_castle(content: Content, tables: Tables) -> None:
    """The bailiff meets the triggers one after the other, and columns never close."""
    sections = list(content.sections.values())
    if content.limits.columns > sections[0].columns:
        raise tables.wrong(f"[[constants]] 'columns' must be {sections[0].columns} at most.")
    for before, after in pairwise(sections):
        if before.trigger >= after.trigger or before.columns > after.columns:
            raise tables.wrong(f"[[sections]] {after.id!r} must lie beyond {before.id!r}.")
    if sections[-1].trigger > content.limits.road_length:
        raise tables.wrong(f"[[sections]] {sections[-1].id!r}: no such space to trigger it.")
    for section in sections:
        houses = [one.houses for one in section.favours]
        if houses != sorted(set(houses)):
            raise tables.wrong(
                f"[[sections]] {section.id!r}: 'favours' must ask for ever more houses."
            )
        if section.columns > len(content.lines[LINES[0]].columns):
            raise tables.wrong(f"[[sections]] {section.id!r} opens columns that are not there.")


def _check_lines(content: Content, tables: Tables) -> None:
    """Every line of favours gives what it is called after, each kind of building once."""
    for line in content.lines.values():
        if any(set(_given(column)) - set(HOLDS[line.id]) for column in line.columns):
            raise tables.wrong(f"[[lines]] {line.id!r} holds {' and '.join(HOLDS[line.id])} only.")
        builds = [column.builds for column in line.columns if column.builds]
        if len(set(builds)) < len(builds):
            raise tables.wrong(f"[[lines]] {line.id!r} builds the same kind twice.")
        if not all(map(_waives, line.columns)):
            raise tables.wrong(f"[[lines]] {line.id!r} gives a discount on what costs nothing.")


def _waives(column: Column) -> bool:
    """Whether a discount is on something that is paid: cubes for a building, money too for the lawyer."""
    if column.builds == "residence":
        return True
    return set(column.discount) <= set(CUBES if column.builds else ())


def _given(column: Column) -> list[str]:
    names = ("points", "deniers", "cubes", "swap", "builds", "discount")
    return [name for name in names if getattr(column, name)]


def _check_players(content: Content, tables: Tables) -> None:
    """There is a start and a price for everybody."""
    if list(content.by_players) != [2, 3, 4, 5]:
        raise tables.wrong("[[counts]] must be 2, 3, 4, 5, in this order.")
    for players, row in content.by_players.items():
        if len(row.deniers) != players or len(row.prices) != players:
            raise tables.wrong(f"[[counts]] '{players}' needs {players} deniers and prices.")


def _check_defaults(content: Content, tables: Tables) -> None:
    """The orders of preference name everything there is to prefer."""
    plain = {"food", "wood", "stone", "cloth"}
    wanted = {
        "package": plain,
        "owner_cube": plain,
        "batch": {"wood", "stone", "cloth", "gold"},
        "line": set(LINES),
        "favour_cube": plain | {"gold"},
    }
    for name, names in wanted.items():
        if sorted(content.defaults.get(name, [])) != sorted(names):
            raise tables.wrong(
                f"[[defaults]] {name!r} must name {', '.join(sorted(names))}, each once."
            )
