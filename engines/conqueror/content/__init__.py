"""The content of Conqueror as typed records: both sides of the board, nations, cards, prices."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.conqueror.content.board import Crossing, Map, Territory
from engines.conqueror.content.cards import Automa, Bonus, Card, Chronicle, Hero, Tactic
from engines.conqueror.content.content import Content
from engines.conqueror.content.destiny import Destiny, PlayerBoard, Power, Project, rows
from engines.conqueror.content.economy import Price, Space, Upgrade
from engines.conqueror.content.fitting import check
from engines.conqueror.content.nations import Elite, Faction, Guard, Units
from engines.conqueror.content.numbers import Limits, Mode
from engines.conqueror.ids import (
    BOARDS,
    CHRONICLES,
    DISTRICTS,
    FACTIONS,
    HEROES,
    MODES,
    PLACES,
    TACTICS,
    TYPES,
    UPGRADES,
)
from engines.core.content import Tables

__all__ = [
    "Automa",
    "Bonus",
    "Card",
    "Chronicle",
    "Content",
    "Crossing",
    "Destiny",
    "Elite",
    "Faction",
    "Guard",
    "Hero",
    "Limits",
    "Map",
    "Mode",
    "PlayerBoard",
    "Power",
    "Price",
    "Project",
    "Space",
    "Tactic",
    "Territory",
    "Units",
    "Upgrade",
    "read",
]

IDS = {
    "maps": BOARDS,
    "territories": [f"{board}.{place}" for board in BOARDS for place in PLACES[board]],
    "modes": MODES,
    "factions": FACTIONS,
    "elites": FACTIONS,
    "heroes": HEROES,
    "tactics": TACTICS,
    "chronicles": CHRONICLES,
    "prices": (*DISTRICTS, *TYPES),
    "upgrades": UPGRADES,
}
"""The tables with fixed rows."""
FREE = ("crossings", "guards", "automa", "spaces")
"""The tables whose rows the content decides."""
_CONTENT = TypeAdapter(Content)


def read(plain: Mapping[str, Any]) -> Content:
    """The content of `data.load("conqueror")`; ValueError names what does not fit."""
    tables = Tables("conqueror", plain)
    content = tables.read(
        _CONTENT,
        {
            "limits": tables.column("constants", "value"),
            "die": tables.first("dice").get("faces"),
            "food": list(tables.column("food", "units").values()),
            "draws": list(tables.column("draws", "cards").values()),
            "blanks": tables.column("blanks", "places"),
            **{name: tables.by_id(name) for name in (*IDS, *FREE)},
            "destiny": rows(tables, plain),
        },
    )
    for table, ids in IDS.items():
        tables.check_ids(table, ids)
    check(content, tables)
    return content
