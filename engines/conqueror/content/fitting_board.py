"""What both sides of the board must fulfil: all is reached, and the shapes are those of the borders."""

from engines.conqueror.content.board import OUTSIDE, Territory
from engines.conqueror.content.box import Box
from engines.conqueror.content.charts import areas, is_one_piece, reached, touching
from engines.conqueror.ids import BOARDS
from engines.core.content import Tables


def check(content: Box, tables: Tables) -> None:
    """Raises ValueError naming the territory, crossing or map that does not fit."""
    for row in content.territories.values():
        if wrong := _territory(row):
            raise tables.wrong(f"[[territories]] {row.id!r}: {wrong}.")
    for row in content.territories.values():
        _check_near(content, row, tables)
    _check_crossings(content, tables)
    for board in BOARDS:
        near = content.near[board]
        if missing := near.keys() - reached(near, next(iter(near))):
            raise tables.wrong(f"[[territories]]: {min(missing)!r} of {board!r} cannot be reached.")
        _check_shapes(content, board, tables)
        _check_touching(content, board, tables)


def _territory(row: Territory) -> str | None:
    """What is wrong with a territory by itself."""
    if row.sea and (row.fort or row.food or row.coins or row.region):
        return "a sea has no fort, food, coins or region"
    if not row.sea and row.region is None:
        return "a land needs a region: europe, africa or asia"
    if len(set(row.near)) < len(row.near) or row.place in row.near:
        return "'near' names each of its neighbours once, and never itself"
    return None


def _check_near(content: Box, row: Territory, tables: Tables) -> None:
    """Borders have two sides (CON-4.1)."""
    board = content.boards[row.board]
    tables.check_known("territories", row.id, row.near, board)
    for other in row.near:
        if row.place not in board[other].near:
            raise tables.wrong(
                f"[[territories]] {board[other].id!r} lacks {row.place!r} in 'near'."
            )


def _check_crossings(content: Box, tables: Tables) -> None:
    """A crossing joins two places that have no border; a bridge joins lands (CON-4.9, CON-4.10)."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for row in content.crossings.values():
        board, _, ends = row.id.partition(".")
        places = ends.split(".")
        if board not in BOARDS or len(places) != 2:
            raise tables.wrong(
                f"[[crossings]] {row.id!r} must be a side of the board and 2 places."
            )
        tables.check_known("crossings", row.id, places, content.boards[board])
        one, other = (content.boards[board][place] for place in places)
        pair = (board, frozenset(places))
        if one == other or other.place in one.near or pair in seen:
            raise tables.wrong(f"[[crossings]] {row.id!r} joins 2 places that nothing else joins.")
        if row.kind == "bridge" and (one.sea or other.sea):
            raise tables.wrong(f"[[crossings]] {row.id!r}: a bridge joins 2 lands.")
        seen.add(pair)


def _check_shapes(content: Box, board: str, tables: Tables) -> None:
    """Every territory has one area of its own on the map, with its name in it."""
    rows = content.boards[board].values()
    signs = [row.sign for row in rows]
    found = areas(content.maps[board].cells)
    if len(set(signs)) < len(signs) or OUTSIDE in signs:
        raise tables.wrong(f"[[territories]]: on {board!r} each needs a sign of its own.")
    if strange := found.keys() - set(signs):
        raise tables.wrong(f"[[maps]] {board!r}: no territory has the sign {min(strange)!r}.")
    for row in rows:
        area = found.get(row.sign, set())
        if not area or not is_one_piece(area):
            raise tables.wrong(f"[[maps]] {board!r}: {row.place!r} must be in one piece.")
        if (row.at[0], row.at[1]) not in area:
            raise tables.wrong(f"[[territories]] {row.id!r}: 'at' lies outside of it.")


def _check_touching(content: Box, board: str, tables: Tables) -> None:
    """On the map those touch that have a border; two lands with a bridge may (CON-4.1, CON-4.10)."""
    rows = content.boards[board]
    named = {row.sign: row.place for row in rows.values()}
    touch = {
        frozenset(named[sign] for sign in pair) for pair in touching(content.maps[board].cells)
    }
    borders = {frozenset((row.place, other)) for row in rows.values() for other in row.near}
    bridges = {
        frozenset(row.ends)
        for row in content.crossings.values()
        if row.board == board and row.kind == "bridge"
    }
    for pair in sorted(map(sorted, touch - borders - bridges)):
        raise tables.wrong(f"[[maps]] {board!r}: {' and '.join(pair)} touch, but have no border.")
    for pair in sorted(map(sorted, borders - touch)):
        raise tables.wrong(
            f"[[maps]] {board!r}: {' and '.join(pair)} have a border, but don't touch."
        )
