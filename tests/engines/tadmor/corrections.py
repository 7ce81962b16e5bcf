"""Content packs that correct what is ours in Tadmor: another value for everything in a row."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import data
from engines.tadmor.content import Content, read
from engines.tadmor.game import GAME
from engines.tadmor.ids import PILES, REGIONS, RESOURCES
from engines.tadmor.state import Tadmor
from renderer import painter
from tests.engines import packs
from tests.engines.packs import Row, Table, after
from tests.renderer.captions import NAMES, caption
from tests.renderer.tadmor_states import view

SHIPPED = data.load("tadmor")
HOUSE = packs.house_rows("tadmor")
LEGACIES = ("tower", "goods", "missions", "temple", "pieces")
TRADES = (("wood", "gold"), ("stone", "marble"), ("gold", None), ("marble", None))
NUMBERS = ("points", "basic", "advanced", "free", "levels", "more")


def dearer(cost: Mapping[str, int]) -> dict[str, int]:
    return {name: number + 1 for name, number in cost.items()}


def raised(effect: Mapping[str, Any]) -> Row:
    return {name: value + 1 if name in NUMBERS else value for name, value in effect.items()}


# --- another value for everything in a row ----------------------------------------------------


def region(_: Row) -> Row:
    return {"names": {"en": "Chalcis", "es": "Calcis"}}


def space(row: Row) -> Row:
    found: Row = {"region": after(REGIONS, row["region"]), "two": not row["two"]}
    if "four" in row:
        found["four"] = not row["four"]
    if row["piece"] != "either":
        found["piece"] = "ship" if row["piece"] == "camel" else "camel"
    if "amounts" in row:
        found["amounts"] = [number + 4 for number in row["amounts"]]
    if "resource" in row:
        found["resource"] = after(RESOURCES, row["resource"])
    if "pile" in row:
        found["pile"] = after(PILES, row["pile"])
    if row["action"] == "market":
        found["full"] = not row.get("full", False)
    if row["action"] == "temple":
        found["card"] = not row.get("card", False)
    return found


def upgrade(row: Row) -> Row:
    effect = raised(row["effect"])
    match row["effect"]:
        case {"kind": "trade", "give": give}:
            other, taken = next(one for one in TRADES if one[0] != give)
            effect = {"kind": "trade", "give": other} | ({"take": taken} if taken else {})
        case {"kind": "hold", "resource": resource}:
            effect["resource"] = after(RESOURCES, resource)
        case {"kind": "legacy", "of": what}:
            effect["of"] = after(LEGACIES, what)
    return {"effect": effect}


def mission(row: Row) -> Row:
    changed = {"cost": {"marble": 7}, "points": row["points"] + 3}
    return {**changed, "effect": raised(row["effect"])}


def band(row: Row) -> Row:
    return {"singles": dearer(row["singles"]), "pairs": dearer(row["pairs"]), "top": row["top"] + 1}


def part(row: Row) -> Row:
    return {"cost": dearer(row["cost"]), "points": row["points"] + 1, "copies": row["copies"] + 1}


def constant(row: Row) -> Row:
    return {"value": row["value"] + 2}


def era(row: Row) -> Row:
    return {"price": row["price"] + 1, "tax": row["tax"] + 1, "penalty": row["penalty"] + 1}


OTHERWISE: dict[str, Callable[[Row], Row]] = {
    "regions": region,
    "spaces": space,
    "upgrades": upgrade,
    "missions": mission,
    "bands": band,
    "parts": part,
    "constants": constant,
    "eras": era,
}


# --- packs ------------------------------------------------------------------------------------


def packed(folder: Path, rows: list[Table]) -> Content:
    """The content with a pack that has these rows."""
    return read(packs.packed(folder, "tadmor", rows))


def corrected(table: str, name: str) -> Row:
    """A row of a pack with other values."""
    return {"id": name, **OTHERWISE[table](packs.shipped_row("tadmor", table, name))}


def play(content: Content, players: int) -> None:
    """A whole match at random."""
    packs.play(packs.begun(GAME, content, {}, [None] * players))


def begun(content: Content, players: int = 4) -> Tadmor:
    """A position with this content."""
    state: Tadmor = packs.begun(GAME, content, {}, [None] * players).table.position.state
    return state


def board(state: Tadmor, lang: str = "en") -> list[str]:
    said_by = caption(lang, NAMES[: len(state.players)])
    return painter("tadmor").text_board(view(state), said_by).splitlines()
