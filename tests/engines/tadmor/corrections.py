"""Content packs that correct what is ours in Tadmor: another value for everything in a row."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import data
from engines.core import Match, key_from
from engines.core.players import RandomPlayer
from engines.core.playout import playout
from engines.tadmor.content import Content, read
from engines.tadmor.game import GAME
from engines.tadmor.ids import PILES, REGIONS, RESOURCES
from engines.tadmor.state import Tadmor
from renderer import painter
from tests.renderer.captions import NAMES, caption
from tests.renderer.tadmor_states import view

Row = dict[str, Any]
SHIPPED = data.load("tadmor")
HOUSE = [
    (table, row["id"])
    for table, rows in SHIPPED.items()
    for row in rows
    if row["source"] == "house"
]
LEGACIES = ("tower", "goods", "missions", "temple", "pieces")
TRADES = (("wood", "gold"), ("stone", "marble"), ("gold", None), ("marble", None))
NUMBERS = ("points", "basic", "advanced", "free", "levels", "more")


def old(table: str, name: str) -> Row:
    """A row as it is shipped."""
    return next(dict(row) for row in SHIPPED[table] if row["id"] == name)


def after(names: tuple[str, ...], name: str) -> str:
    """The next one of several, the first after the last."""
    return names[(names.index(name) + 1) % len(names)]


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


def toml(value: Any) -> str:
    """A value as it is written in a pack."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower()


def packed(folder: Path, rows: list[tuple[str, Row]]) -> Content:
    """The content with a pack that has these rows."""
    (folder / "tadmor").mkdir()
    blocks = [
        f"[[{table}]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in row.items())
        for table, row in rows
    ]
    (folder / "tadmor" / "mine.toml").write_text("\n".join(blocks), encoding="utf-8")
    return read(data.load("tadmor", [folder]))


def corrected(table: str, name: str) -> Row:
    """A row of a pack with other values."""
    return {"id": name, **OTHERWISE[table](old(table, name))}


def play(content: Content, players: int) -> None:
    """A whole match at random."""
    match = Match.begin(GAME, content, "content", key_from("3"), {}, [None] * players)
    playout(match, [RandomPlayer()] * players, None, lambda *_: GAME.invariants(_state(match)))
    assert match.result() is not None


def _state(match: Match[Tadmor]) -> Tadmor:
    return match.table.position.state


def begun(content: Content, players: int = 4) -> Tadmor:
    """A position with this content."""
    return _state(Match.begin(GAME, content, "content", key_from("3"), {}, [None] * players))


def board(state: Tadmor, lang: str = "en") -> list[str]:
    said_by = caption(lang, NAMES[: len(state.players)])
    return painter("tadmor").text_board(view(state), said_by).splitlines()
