"""The content of Tadmor as typed records: board, upgrades, missions, tower, temple, goods."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.core.content import Tables
from engines.tadmor.content.content import Content
from engines.tadmor.content.fitting import check
from engines.tadmor.content.rows import (
    Band,
    Begin,
    ByPlayers,
    EraRow,
    Extra,
    Good,
    Limits,
    Mission,
    NextPieceRow,
    Part,
    Pile,
    Region,
    Requirement,
    Space,
    Upgrade,
)
from engines.tadmor.ids import GOODS, MISSIONS, PARTS, PILES, REGIONS, SPACES, UPGRADES

__all__ = [
    "Band",
    "Begin",
    "ByPlayers",
    "Content",
    "EraRow",
    "Extra",
    "Good",
    "Limits",
    "Mission",
    "NextPieceRow",
    "Part",
    "Pile",
    "Region",
    "Requirement",
    "Space",
    "Upgrade",
    "read",
]

IDS = {
    "regions": REGIONS,
    "spaces": SPACES,
    "upgrades": UPGRADES,
    "missions": MISSIONS,
    "parts": PARTS,
    "piles": PILES,
    "goods": GOODS,
}

_CONTENT = TypeAdapter(Content)


def read(plain: Mapping[str, Any]) -> Content:
    """The content of `data.load("tadmor")`; ValueError names what does not fit."""
    tables = Tables("tadmor", plain)
    content = tables.read(
        _CONTENT,
        {
            "limits": tables.column("constants", "value"),
            "start": tables.first("start"),
            "extras": tables.by_id("extras"),
            "by_players": tables.by_id("counts"),
            "eras": tables.by_id("eras"),
            "bands": tables.by_id("bands"),
            "next_pieces": tables.rows("next_pieces"),
            "sets": list(tables.column("sets", "points").values()),
            **{name: tables.by_id(name) for name in IDS},
        },
    )
    for table, ids in IDS.items():
        tables.check_ids(table, ids)
    check(content, tables)
    return content
