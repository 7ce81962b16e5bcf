"""Content packs that correct what is ours in Mesopotamia: another value for every row."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engines.core.options import Options
from engines.mesopotamia.content import Content, read
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import GLYPHS, STANDARD
from engines.mesopotamia.state import Mesopotamia
from tests.engines import packs
from tests.engines.mesopotamia.build import MARKS, OPTIONS
from tests.engines.packs import Row, Table, after

HOUSE = packs.house_rows("mesopotamia")
LEAST = ("population", "event_space", "settlements", "occupied", "land_units", "amphorae")
"""What a quest or a tile asks for by a number that has room for one more or one less."""
OWN = "stone"
"""The good that quests ask for which asked for none."""


def more(numbers: Mapping[str, int]) -> dict[str, int]:
    """One more of each."""
    return {name: number + 1 for name, number in numbers.items()}


def moved(row: Row) -> Row:
    """The same thing drawn elsewhere."""
    x, y = row["at"]
    return {"at": [x + 1, y + 1]}


def area(row: Row) -> Row:
    """Another good and another tribe, drawn elsewhere."""
    found = moved(row)
    if "yields" in row:
        found["yields"] = after(STANDARD, row["yields"])
    if "tribe" in row:
        found["tribe"] = {"archer": 1, "horseman": 1}
    return found


def garden(row: Row) -> Row:
    needs = {name: row[name] - 1 for name in LEAST if row.get(name, 0) > 1}
    return {"cost": more(row["cost"]), "points": row["points"] + 1, **needs}


def trade(row: Row) -> Row:
    paid = {name: more(row[name]) for name in ("pay", "gain")}
    return {**paid, "points": row.get("points", 0) + 1}


def technology(row: Row) -> Row:
    """Another glyph, and one more of everything."""
    numbers = {name: number for name, number in row.items() if isinstance(number, int)}
    return {**more(numbers), "glyphs": [after(GLYPHS, row["glyphs"][0])]}


def card(row: Row) -> Row:
    printed = ("strength", "tactics", "mobility")
    return {**{name: row[name] + 1 for name in printed}, "slots": [n + 1 for n in row["slots"]]}


def event(row: Row) -> Row:
    """The other option first, with more steps and another thing."""
    options = [
        {**one, "steps": one["steps"] + 1, "effects": [{"kind": "gain", "goods": {"tablet": 4}}]}
        for one in reversed(row["options"])
    ]
    return {"options": options} | ({"points": row["points"] + 1} if "points" in row else {})


def quest(row: Row) -> Row:
    """Other goods, and less of what else it asks for."""
    needs = {name: row[name] - 1 for name in LEAST if row.get(name, 0) > 1}
    return {**needs, "own": more(row.get("own", {OWN: 1}))}


def strategy(row: Row) -> Row:
    """Its two actions the other way round."""
    return {"left": row["right"], "right": row["left"]}


def garrison(row: Row) -> Row:
    """A single piece, elsewhere."""
    return {"places": ["e2" if row["id"] == "ship" else "c4"]}


OTHERWISE: dict[str, Callable[[Row], Row]] = {
    "areas": area,
    "corners": moved,
    "sections": moved,
    "gardens": garden,
    "trades": trade,
    "technologies": technology,
    "combat_cards": card,
    "events": event,
    "quests": quest,
    "population": lambda row: {"units": row["units"] + 1},
    "strategies": strategy,
    "dice": lambda row: {"faces": [*row["faces"][1:], row["faces"][0]]},
    "pieces": lambda row: {"cost": more(row["cost"])},
    "slots": lambda row: {"ship": not row.get("ship", False)},
    "constants": lambda row: {"value": row["value"] + 1},
    "scenarios": lambda row: {"event_space": row["event_space"] + 1},
    "garrison": garrison,
}


def corrected(table: str, name: str) -> Row:
    """A row of a pack with other values."""
    return {"id": name, **OTHERWISE[table](packs.shipped_row("mesopotamia", table, name))}


def everything() -> list[Table]:
    """All that is ours, corrected."""
    return [(table, corrected(table, name)) for table, name in HOUSE]


def packed(folder: Path, rows: list[Table]) -> Content:
    """The content with a pack that has these rows."""
    return read(packs.packed(folder, "mesopotamia", rows))


def begun(content: Content, players: int = 4, **options: Any) -> Mesopotamia:
    """A position with this content."""
    chosen: Options = {**OPTIONS, **options}
    state: Mesopotamia = packs.begun(GAME, content, chosen, MARKS[:players]).table.position.state
    return state
