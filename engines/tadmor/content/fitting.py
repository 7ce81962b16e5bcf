"""What the content must fulfil beyond the form of its rows, so that rules, texts and pictures can follow."""

from itertools import pairwise

from engines.core.content import Tables
from engines.tadmor.content import printed
from engines.tadmor.content.box import Box
from engines.tadmor.content.rows import Space, Upgrade
from engines.tadmor.ids import BASIC, GOODS, KINDS, MISSIONS, PILES

NUMBERED = {
    "bands": [1, 2, 3, 4],
    "extras": [2, 3, 4],
    "counts": [2, 3, 4],
    "eras": [1, 2, 3],
}
BELONGS = {
    "amounts": ("collect", "gifts", "traitor"),
    "resource": ("collect",),
    "pile": ("rare",),
    "order": ("upgrade",),
    "full": ("market",),
    "card": ("temple",),
}
"""The values of a space, and the actions that have them."""
BUYING = 4
"""Upgrade spaces at most (TAD-7.1)."""
ONCE = ("raiders", "war", "start", "tax")
"""Actions for which there is one space at most."""
MOST_SHOWN = 10
"""Places for upgrades on the board."""
MOST_COPIES = 9
MOST_EXTRA = 3
"""More would be too many ways to choose from."""
STARTING = {2: 2, 4: 4}
"""How many starting upgrades are needed for a number of players."""


def check(content: Box, tables: Tables) -> None:
    """Raises ValueError naming the row that rules, texts or pictures could not follow."""
    _check_rows(content, tables)
    for space in content.spaces.values():
        if wrong := _space(space):
            raise tables.wrong(f"[[spaces]] {space.id!r}: {wrong}.")
    _check_board(content, tables)
    tables.check_names("regions", {one.id: one.names for one in content.regions.values()})
    for tile in content.upgrades.values():
        if wrong := _upgrade(tile):
            raise tables.wrong(f"[[upgrades]] {tile.id!r}: {wrong}.")
    _check_starting(content, tables)
    _check_missions(content, tables)
    _check_building(content, tables)
    _check_goods(content, tables)
    _check_pieces(content, tables)
    _check_players(content, tables)
    _check_eras(content, tables)


def _check_rows(content: Box, tables: Tables) -> None:
    """The rows with numbers for ids are all there, in their order."""
    found: dict[str, list[int]] = {
        "bands": list(content.bands),
        "extras": list(content.extras),
        "counts": list(content.by_players),
        "eras": list(content.eras),
    }
    for table, wanted in NUMBERED.items():
        if found[table] != wanted:
            raise tables.wrong(f"[[{table}]] must be {', '.join(map(str, wanted))}, in this order.")
    tables.check_ids("sets", [str(number) for number in range(1, len(GOODS) + 1)])


def _space(space: Space) -> str | None:
    """What is wrong with a space: it has what its action asks for, and nothing else."""
    for name, actions in BELONGS.items():
        value = getattr(space, name)
        given = any(value) if isinstance(value, list) else bool(value)
        if given and space.action not in actions:
            return f"{name!r} is for {' and '.join(actions)} alone, not for {space.action}"
    if space.action == "collect" and not (space.resource and all(space.amounts)):
        return "to collect it needs a resource, and amounts of 1 at least"
    if space.action == "rare" and space.pile is None:
        return "for rare goods it needs a pile: grey, yellow or red"
    if space.action == "upgrade" and not 1 <= space.order <= BUYING:
        return f"its order must be 1 to {BUYING}"
    if (space.piece == "either") != (space.action == "war"):
        return "War Supplies holds either piece, all other actions a camel or a ship"
    return None


def _check_board(content: Box, tables: Tables) -> None:
    """On each side upgrades have an order, and what there is once is there once."""
    for names in content.board.values():
        spaces = [content.spaces[name] for name in names]
        orders = [space.order for space in spaces if space.order]
        if len(set(orders)) < len(orders):
            raise tables.wrong("[[spaces]]: no two upgrade spaces have the same order.")
        actions: list[str] = [space.action for space in spaces]
        for action in ONCE:
            if actions.count(action) > 1:
                raise tables.wrong(f"[[spaces]]: there is one space at most for {action}.")


def _upgrade(tile: Upgrade) -> str | None:
    """What is wrong with an upgrade: the kind of its effect is known by its id."""
    effect = tile.effect
    if effect.kind != printed.UPGRADES[tile.id]:
        return f"its effect must be of the kind {printed.UPGRADES[tile.id]}"
    if effect.kind == "trade" and (effect.give in BASIC) != (effect.take is not None):
        return "it must trade wood or stone for what it takes, or marble or gold for two of those"
    if effect.kind == "tribute" and not effect.gold + effect.points:
        return "it must bring gold or points"
    if tile.starting and tile.era != 1:
        return "a starting upgrade is of Era 1"
    return None


def _check_starting(content: Box, tables: Tables) -> None:
    """Everybody can begin with an upgrade (TAD-2.10)."""
    for players, number in STARTING.items():
        rows = content.upgrades.values()
        found = sum(row.starting and (row.two or players > min(STARTING)) for row in rows)
        if found < number:
            raise tables.wrong(f"[[upgrades]] needs {number} 'starting' for {players} players.")


def _check_missions(content: Box, tables: Tables) -> None:
    """What a mission brings is known by its id, and there are enough for all hands."""
    for row in content.missions.values():
        kind = printed.MISSIONS[row.id]
        if row.effect.kind != kind:
            raise tables.wrong(f"[[missions]] {row.id!r}: its effect must be of the kind {kind}.")
        if row.effect.kind == "next_piece" and row.effect.piece != printed.BRINGS[row.id]:
            raise tables.wrong(f"[[missions]] {row.id!r}: it brings a {printed.BRINGS[row.id]}.")
    most = len(MISSIONS) // max(content.by_players)
    if content.start.missions > most:
        raise tables.wrong(f"[[start]] 'player': missions must be {most} at most.")


def _check_building(content: Box, tables: Tables) -> None:
    """Bands follow each other, and a level never comes for nothing (TAD-17.I18)."""
    for before, after in pairwise(content.bands.values()):
        if before.top >= after.top:
            raise tables.wrong(f"[[bands]] {after.id!r} must reach above {before.id!r}.")
    for band in content.bands.values():
        if not (set(band.singles) - {"wood"} and set(band.pairs) - {"wood"}):
            raise tables.wrong(f"[[bands]] {band.id!r} must cost something beside wood.")


def _check_goods(content: Box, tables: Tables) -> None:
    """Every pile has its three types (TAD-2.5)."""
    for number, name in enumerate(GOODS):
        colour = PILES[number // 3]
        if content.goods[name].pile != colour:
            raise tables.wrong(f"[[goods]] {name!r} belongs to the pile {colour}.")


def _check_pieces(content: Box, tables: Tables) -> None:
    """Every piece beyond those of the start has its requirement (TAD-10.5 to TAD-10.9)."""
    rows = {(row.piece, row.number): row for row in content.next_pieces}
    for row in content.next_pieces:
        if row.id != f"{row.piece}_{row.number}":
            raise tables.wrong(f"[[next_pieces]] {row.id!r} is for the piece that its id names.")
        if not all(need.height + need.missions + need.sets for need in row.needs):
            raise tables.wrong(f"[[next_pieces]] {row.id!r}: every one of 'needs' needs something.")
    begin, limits = content.start, content.limits
    numbers = ((begin.camels, limits.camels), (begin.ships, limits.ships))
    for kind, (first, last) in zip(KINDS, numbers, strict=True):
        if first > last:
            raise tables.wrong(f"[[start]] 'player': {kind}s must be {last} at most.")
        if any((kind, number) not in rows for number in range(first + 1, last + 1)):
            raise tables.wrong(f"[[start]] 'player': {kind}s: [[next_pieces]] lacks the next one.")


def _check_players(content: Box, tables: Tables) -> None:
    """There is a start for everybody (TAD-2.4, TAD-2.9, TAD-2.11)."""
    for players, row in content.by_players.items():
        if row.display > MOST_SHOWN or row.copies > MOST_COPIES:
            most = f"{MOST_SHOWN} on display and {MOST_COPIES} copies"
            raise tables.wrong(f"[[counts]] '{players}': {most} at most.")
    for place, extra in content.extras.items():
        if not 1 <= extra.basic + extra.advanced <= MOST_EXTRA:
            raise tables.wrong(f"[[extras]] '{place}' must give 1 to {MOST_EXTRA} resources.")


def _check_eras(content: Box, tables: Tables) -> None:
    """Upgrades cost something, and only where there is a tax there is something to lose (TAD-9.3)."""
    for era, row in content.eras.items():
        if not row.price:
            raise tables.wrong(f"[[eras]] '{era}': price must be 1 at least.")
        if row.penalty and not row.tax:
            raise tables.wrong(f"[[eras]] '{era}': a penalty without a tax has no meaning.")
