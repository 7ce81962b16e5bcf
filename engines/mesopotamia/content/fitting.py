"""What the content must fulfil beyond the form of its rows, so that rules, texts and pictures can follow."""

from collections.abc import Iterable
from itertools import pairwise

from engines.core.content import Tables
from engines.mesopotamia.content import fitting_automaton, fitting_board, fitting_cards
from engines.mesopotamia.content.content import Content
from engines.mesopotamia.content.empires import Empire, Technology
from engines.mesopotamia.ids import (
    ACTIONS,
    BUILD,
    EMPIRES,
    EXPLORE,
    GARDEN,
    GATHER,
    GROW,
    LAND,
    LEVELS,
    MOVABLE,
    RESEARCH,
    SHIP,
    STAR,
    WARFARE,
    technology,
)

VALUES = {
    EXPLORE: ("activations",),
    BUILD: ("objects",),
    RESEARCH: ("tablets", "discoveries"),
    GATHER: ("sources",),
    WARFARE: ("knuckles",),
    GROW: ("food", "steps"),
}
"""What a technology of each action says (MES-7.6)."""
ZIGGURAT_LEVELS = 6
"""Each is a Dingir die, and there are two of each colour (MES-8.2, MES-8.7)."""


def check(content: Content, tables: Tables) -> None:
    """Raises ValueError naming the row that rules, texts or pictures could not follow."""
    fitting_board.check(content, tables)
    _check_tracks(content, tables)
    _check_limits(content, tables)
    for row in content.empires.values():
        _check_empire(content, row, tables)
    _check_stacks(content, tables)
    _check_technologies(content, tables)
    _check_dice(content, tables)
    _check_pieces(content, tables)
    fitting_cards.check(content, tables)
    fitting_automaton.check(content, tables)


def _check_tracks(content: Content, tables: Tables) -> None:
    """The levels go on by one, and a higher one never allows less (MES-27.8)."""
    levels = list(content.population.values())
    tables.check_ids("population", [str(number) for number in range(1, len(levels) + 1)])
    tables.check_ids("places", [str(number) for number in range(1, len(content.places) + 1)])
    if len(levels) < len(LEVELS):
        raise tables.wrong(f"[[population]] needs {len(LEVELS)} rows at least.")
    if any(b.units < a.units or b.ziggurat < a.ziggurat for a, b in pairwise(levels)):
        raise tables.wrong("[[population]]: no row has less than the one before.")
    if levels[-1].ziggurat != ZIGGURAT_LEVELS or levels[0].units < 1:
        raise tables.wrong(
            f"[[population]]: the first needs a unit, the last a ziggurat of {ZIGGURAT_LEVELS}."
        )
    if content.places != sorted(content.places, reverse=True):
        raise tables.wrong("[[places]]: none may be worth more than the one before.")


def _check_limits(content: Content, tables: Tables) -> None:
    """Nobody keeps more quests than are dealt (MES-3.10, MES-32.3)."""
    limits = content.limits
    if (
        limits.quests_kept > limits.quests_dealt
        or limits.solo_quests_kept > limits.solo_quests_dealt
    ):
        raise tables.wrong("[[constants]]: more quests are kept than dealt.")
    if limits.event_rounds != 6:
        raise tables.wrong("[[constants]] 'event_rounds' must be 6, the faces of a die.")


def _check_empire(content: Content, row: Empire, tables: Tables) -> None:
    """An empire begins with a technology of each action, on both tracks, within its population."""
    tables.check_known("empires", row.id, row.levels, ACTIONS)
    if len(row.levels) < len(ACTIONS):
        raise tables.wrong(f"[[empires]] {row.id!r}: 'levels' names every action.")
    start = content.population.get(str(row.population))
    if start is None or row.ziggurat > start.ziggurat:
        raise tables.wrong(f"[[empires]] {row.id!r}: its population does not allow its ziggurat.")
    if 1 + row.ship > start.units:
        raise tables.wrong(f"[[empires]] {row.id!r}: its population does not allow its units.")
    if row.event_space >= content.limits.event_spaces or row.population >= len(content.population):
        raise tables.wrong(f"[[empires]] {row.id!r}: begins at the top of a track.")


def _check_stacks(content: Content, tables: Tables) -> None:
    """No two seals begin level (MES-3.20)."""
    rows = content.empires.values()
    for places in (
        [(row.event_space, row.event_place) for row in rows],
        [(row.population, row.population_place) for row in rows],
    ):
        if len(set(places)) < len(places):
            raise tables.wrong("[[empires]]: each needs a place of its own on both tracks.")


def _check_technologies(content: Content, tables: Tables) -> None:
    """An empire has each technology from its first level on, and no other (MES-7.7)."""
    wanted = {
        technology(empire, action, level)
        for empire in EMPIRES
        for action in ACTIONS
        for level in range(content.empires[empire].levels[action], LEVELS[-1] + 1)
    }
    for name in sorted(wanted ^ content.technologies.keys()):
        raise tables.wrong(f"[[technologies]] {name!r} is missing, or no empire can have it.")
    for row in content.technologies.values():
        if wrong := _technology(row):
            raise tables.wrong(f"[[technologies]] {row.id!r}: {wrong}.")


def _technology(row: Technology) -> str | None:
    """What is wrong with a technology by itself."""
    others = {
        value for action, values in VALUES.items() if action != row.action for value in values
    }
    if not all(getattr(row, value) for value in VALUES[row.action]):
        return f"needs {_and(VALUES[row.action])}"
    if any(getattr(row, value) for value in others):
        return f"has nothing but {_and(VALUES[row.action])}"
    if len(set(row.glyphs)) < len(row.glyphs):
        return "asks for each glyph once"
    return None


def _check_dice(content: Content, tables: Tables) -> None:
    """Every die has a star, and any technology can be activated with dice (MES-8.8, MES-8.9)."""
    colours: dict[str, str] = {}
    for row in content.dice.values():
        if row.faces.count("star") != 1:
            raise tables.wrong(f"[[dice]] {row.id!r}: every die has one star.")
        for face in {*row.faces} - {STAR}:
            if colours.setdefault(face, row.id) != row.id:
                raise tables.wrong(f"[[dice]] {row.id!r}: {face!r} is on another colour, too.")
    for technology_row in content.technologies.values():
        tables.check_known("technologies", technology_row.id, technology_row.glyphs, colours)


def _check_pieces(content: Content, tables: Tables) -> None:
    """Land units are made with Warfare, and stronger ones later; the rest is built (MES-17.3, MES-12.2)."""
    for name, row in content.pieces.items():
        if row.action != (WARFARE if name in LAND else BUILD):
            raise tables.wrong(f"[[pieces]] {name!r}: is made with another action.")
        if row.movable != (name in MOVABLE) or bool(row.speed) != (name in (*LAND, SHIP)):
            raise tables.wrong(f"[[pieces]] {name!r}: cannot move like this.")
        if bool(row.power) != (name in LAND) or (row.beats and name not in LAND):
            raise tables.wrong(f"[[pieces]] {name!r}: only land units have power and beat others.")
        if name in (row.beats or ()):
            raise tables.wrong(f"[[pieces]] {name!r}: beats others, never itself.")
        if (row.cost is None) != (name == GARDEN):
            raise tables.wrong(f"[[pieces]] {name!r}: all have a cost but the Hanging Gardens.")
    if [content.pieces[unit].level for unit in LAND] != list(LEVELS):
        raise tables.wrong("[[pieces]]: each level of Warfare brings a unit.")
    if content.pieces["ziggurat"].copies != ZIGGURAT_LEVELS or content.pieces[GARDEN].copies != 5:
        raise tables.wrong("[[pieces]]: a ziggurat has 6 levels, the Hanging Gardens 5 parts.")


def _and(names: Iterable[str]) -> str:
    return " and ".join(repr(name) for name in names)
