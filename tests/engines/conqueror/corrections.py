"""Content packs that correct what is ours in Conqueror: another value for everything in a row."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import data
from engines.conqueror.content import Content, read
from engines.conqueror.game import GAME
from engines.conqueror.ids import FACTIONS
from engines.conqueror.state import Conqueror
from renderer import painter
from tests.engines import packs
from tests.engines.conqueror.build import MARKS, OPTIONS
from tests.engines.packs import Row, Table, after
from tests.renderer.captions import NAMES, caption
from tests.renderer.conqueror.states import view

SHIPPED = data.load("conqueror")
HOUSE = packs.house_rows("conqueror")
ALONE, EACH = ("sea", "attack", "defend", "attack_fort", "archer"), ("cavalry", "infantry", "unit")
"""The bonuses of cards that are had once, and those for each unit."""
CARD = ("strength", "casualties", "own", "shields")
"""The numbers of heroes and tactics."""
REGIONS = ("europe", "africa", "asia")
STARTS = {
    "carthage": "berber",
    "gaul": "dacia",
    "rome": "thrace",
    "greece": "illyria",
    "persia": "arabia",
    "egypt": "libya",
}
"""Another land without a fort for each nation to begin in."""
ICONS = {"discount": "spy", "spy": "discount", "redeploy": ""}


def more(row: Row, *names: str) -> Row:
    """One more of each of these numbers, also of those that the row lacks."""
    return {name: row.get(name, 0) + 1 for name in names}


def bonus(row: Row) -> Row:
    """Another bonus in the place of one; none at all in the place of one for each unit."""
    old = row.get("bonus")
    if old is None:
        return {"bonus": {"when": "unit", "strength": 2, "most": 7}}
    if old["when"] in EACH:
        return {"bonus": {}}
    return {"bonus": {"when": after(ALONE, old["when"]), "strength": old["strength"] + 3}}


def hero(row: Row) -> Row:
    found = more(row, *CARD, "unavoidable", "price", "coins", "draws") | bonus(row)
    found |= {"faction": after(FACTIONS, row["faction"])}
    return found | ({"names": {"en": "Cato", "es": "Cat\u00f3n"}} if "names" in row else {})


def tactic(row: Row) -> Row:
    return (
        more(row, *CARD, "when_won", "copies", "ladders")
        | bonus(row)
        | {"dice": row.get("dice", 1) + 1}
    )


def automa(row: Row) -> Row:
    return more(row, "strength", "casualties", "copies")


def chronicle(row: Row) -> Row:
    numbers = [name for name in ("amount", "least") if name in row]
    return more(row, *numbers) | {"level": after((1, 3, 2), row["level"])}


def mode(row: Row) -> Row:
    found = more(row, "forts", "coins", "purchases")
    fewer = {name: row[name] - 1 for name in ("rounds", "dynasty")}
    return found | fewer | {"chronicles": [row["chronicles"][0] - 1, *row["chronicles"][1:]]}


def price(row: Row) -> Row:
    dearer = [number + 1 for number in row["prices"]]
    return {"prices": [*dearer, dearer[-1] + 5]}


def space(row: Row) -> Row:
    found = more(row, "coins")
    if "icon" in row:
        found["icon"] = ICONS[row["icon"]]
    return found | (more(row, "points") if "points" in row else {})


def map_(row: Row) -> Row:
    """More of the Black Sea at the edge of the map."""
    return {"cells": [cells.replace("k.", "kk") for cells in row["cells"]]}


def territory(row: Row) -> Row:
    """Other yields, another fort where nobody begins, and the name at another cell."""
    board, _, place = row["id"].partition(".")
    cells = packs.shipped_row("conqueror", "maps", board)["cells"]
    own = [[x, y] for y, line in enumerate(cells) for x, c in enumerate(line) if c == row["sign"]]
    found: Row = {"at": next(cell for cell in own if cell != row["at"])}
    if row.get("sea"):
        return found
    found |= more(row, "food", "coins") | {"region": after(REGIONS, row["region"])}
    if place not in TAKEN:
        found["fort"] = after(("", "small", "great"), row.get("fort", ""))
    return found


TAKEN = {place for row in SHIPPED["factions"] for place in row["starts"]} | {*STARTS.values()}
"""Where nations begin, with or without a pack: what fort is there is no longer free."""


def faction(row: Row) -> Row:
    """The same units elsewhere, in another order."""
    found = {name: [*row[name][1:], row[name][0]] for name in ("emperor", "conquest")}
    barracks = {kind: number + 1 for kind, number in row["barracks"].items()}
    return {**found, "barracks": barracks, "starts": [*row["starts"][:2], STARTS[row["id"]]]}


def elite(row: Row) -> Row:
    return more(row, "strength", "price", "amount") | {"classes": ["cavalry"], "power": "chariots"}


def player_board(row: Row) -> Row:
    found = more(row, "amount", "strength", "elite_amount", *(["bound"] if "bound" in row else []))
    classes = ["infantry" if row["classes"] == ["cavalry"] else "cavalry"]
    elite = "companions" if row["elite"] == "chariots" else "chariots"
    return found | {"classes": classes, "elite": elite}


def project(row: Row) -> Row:
    return price(row) | more(row, *(name for name in ("coins", "points") if name in row))


OTHERWISE: dict[str, Callable[[Row], Row]] = {
    "heroes": hero,
    "tactics": tactic,
    "automa": automa,
    "chronicles": chronicle,
    "constants": lambda row: more(row, "value"),
    "food": lambda row: more(row, "units"),
    "modes": mode,
    "prices": price,
    "spaces": space,
    "maps": map_,
    "territories": territory,
    "factions": faction,
    "elites": elite,
    "player_boards": player_board,
    "projects": project,
}
EXPANSION = {"player_boards": "boards", "projects": "projects"}
"""The tables of Seas of Destiny, by what its content calls them."""


def rows_of(content: Content, table: str) -> Mapping[str, Any]:
    """The rows of a table as they are read."""
    if table in EXPANSION:
        found: Mapping[str, Any] = getattr(content.expansion, EXPANSION[table])
        return found
    rows: Mapping[str, Any] = getattr(content, table)
    return rows


def corrected(table: str, name: str) -> Row:
    """A row of a pack with other values."""
    return {"id": name, **OTHERWISE[table](packs.shipped_row("conqueror", table, name))}


def everything() -> list[Table]:
    """All that is ours, corrected; what a crossing is depends on the map, so they are left as they are."""
    return [(table, corrected(table, name)) for table, name in HOUSE if table in OTHERWISE]


def packed(folder: Path, rows: list[Table]) -> Content:
    """The content with a pack that has these rows."""
    return read(packs.packed(folder, "conqueror", rows))


def begun(content: Content, players: int = 3, mode: str = "conquest") -> Conqueror:
    """A position with this content."""
    options = {**OPTIONS, "mode": mode}
    state: Conqueror = packs.begun(GAME, content, options, MARKS[:players]).table.position.state
    return state


def board(state: Conqueror, lang: str = "en") -> str:
    """The board in words."""
    said_by = caption(lang, NAMES[: len(state.nations)])
    return painter("conqueror").text_board(view(state), said_by)
