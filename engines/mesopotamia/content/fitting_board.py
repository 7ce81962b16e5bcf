"""What the map must fulfil: borders have two sides, all is reached, and shapes and borders agree."""

from collections.abc import Mapping, Sequence

from engines.core.content import Tables
from engines.mesopotamia.content.board import Area, Section
from engines.mesopotamia.content.content import Content

STARTS = 6
"""As many as can play (MES-35.2)."""
PLAYERS = range(2, STARTS + 1)


def check(content: Content, tables: Tables) -> None:
    """Raises ValueError naming the area or section that does not fit."""
    for row in content.areas.values():
        if wrong := _area(row):
            raise tables.wrong(f"[[areas]] {row.id!r}: {wrong}.")
        tables.check_known("areas", row.id, row.near, content.areas)
        tables.check_known("areas", row.id, row.corners, content.corners)
    for row in content.areas.values():
        _check_near(content, row, tables)
    _check_starts(content, tables)
    for section in content.sections.values():
        _check_section(content, section, tables)
    if len({frozenset(row.nodes) for row in content.sections.values()}) < len(content.sections):
        raise tables.wrong("[[sections]]: no two of them are the same side.")
    near = {area: row.near for area, row in content.areas.items()}
    for table, ways in (("areas", near), ("sections", content.onward)):
        if missing := ways.keys() - reached(ways, next(iter(ways))):
            raise tables.wrong(f"[[{table}]]: {min(missing)!r} cannot be reached.")
    _check_walkable(content, tables)


def reached(near: Mapping[str, Sequence[str]], first: str) -> set[str]:
    """All of these that can be come to from the first."""
    found, waiting = {first}, [first]
    while waiting:
        for other in near[waiting.pop()]:
            if other in near and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def sides(row: Area) -> set[frozenset[str]]:
    """The sides of an area, each as the two corners that it joins."""
    return {frozenset(pair) for pair in zip(row.corners, _turned(row.corners), strict=True)}


def _turned(corners: list[str]) -> list[str]:
    return [*corners[1:], corners[0]]


def _area(row: Area) -> str | None:
    """What is wrong with an area by itself."""
    if row.start is not None and (row.terrain or row.yields or row.tribe or row.blocked):
        return "a start area has no terrain, yield, tribe or block"
    if row.start is None and (row.terrain is None or row.yields is None):
        return "an area needs a terrain and a yield"
    if len(set(row.near)) < len(row.near) or row.id in row.near:
        return "'near' names each of its neighbours once, and never itself"
    if len(set(row.corners)) < len(row.corners):
        return "'corners' names each of its corners once"
    return None


def _check_near(content: Content, row: Area, tables: Tables) -> None:
    """Neighbours name each other, and have a side in common on the map (MES-2.5)."""
    for other in content.areas.values():
        if other is row:
            continue
        named = other.id in row.near
        if named and row.id not in other.near:
            raise tables.wrong(f"[[areas]] {other.id!r} lacks {row.id!r} in 'near'.")
        if named != bool(sides(row) & sides(other)):
            raise tables.wrong(
                f"[[areas]] {row.id!r} and {other.id!r}: neighbours have a side in common, others none."
            )


def _check_starts(content: Content, tables: Tables) -> None:
    """There are six, apart from each other, each beside a river and, if it is played, a free area (MES-3.16).

    Without the river an Eblaite ship, without the area an Elamite settlement had no place (MES-4.4, MES-4.8).
    """
    if list(content.starts) != list(range(1, STARTS + 1)) or len(content.starts) != sum(
        row.start is not None for row in content.areas.values()
    ):
        raise tables.wrong(f"[[areas]]: there are {STARTS} start areas, numbered from 1.")
    for number, start in content.starts.items():
        near = [content.areas[area] for area in content.areas[start].near]
        if any(row.start is not None for row in near):
            raise tables.wrong(f"[[areas]] {start!r} borders on another start area.")
        with_it = [players for players in PLAYERS if number <= players]
        if not all(any(_is_free(row, players) for row in near) for players in with_it):
            raise tables.wrong(f"[[areas]] {start!r} needs a free area beside it.")
        if not content.shores[start]:
            raise tables.wrong(f"[[areas]] {start!r} needs a river section beside it.")


def _is_free(row: Area, players: int) -> bool:
    return row.tribe is None and not row.is_blocked(players)


def _check_section(content: Content, row: Section, tables: Tables) -> None:
    """A section is a side that its two areas have in common, from node to node (MES-10.1)."""
    tables.check_known("sections", row.id, row.banks, content.areas)
    tables.check_known("sections", row.id, row.nodes, content.corners)
    one, other = (sides(content.areas[bank]) for bank in row.banks)
    if row.banks[0] == row.banks[1] or frozenset(row.nodes) not in one & other:
        raise tables.wrong(f"[[sections]] {row.id!r}: must be the side between its banks.")


def _check_walkable(content: Content, tables: Tables) -> None:
    """Empires come to each other without a fight: start areas and tribes are no way through (MES-24.3)."""
    home = content.starts[1]
    ways = {
        area: row.near
        for area, row in content.areas.items()
        if area == home or (row.start is None and row.tribe is None)
    }
    there = reached(ways, home)
    for number, start in content.starts.items():
        if not there & {*content.areas[start].near}:
            raise tables.wrong(f"[[areas]]: start area {number} has no way round the tribes.")
