"""The content of Caylus as typed records: buildings, castle, favour table, limits, checked when read."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.caylus.content.content import Content
from engines.caylus.content.fitting import check
from engines.caylus.content.rows import (
    Buy,
    ByPlayers,
    Column,
    Construct,
    Cost,
    Craft,
    Cube,
    Effect,
    FavourLine,
    Goods,
    Kind,
    Lawyer,
    Limits,
    Package,
    Price,
    Produce,
    Rate,
    Section,
    Sell,
    Special,
    Start,
    Threshold,
    Tile,
    Trade,
)
from engines.caylus.ids import LINES, SECTIONS, SPECIALS, TILES
from engines.core.content import Tables

__all__ = [
    "Buy",
    "ByPlayers",
    "Column",
    "Construct",
    "Content",
    "Cost",
    "Craft",
    "Cube",
    "Effect",
    "FavourLine",
    "Goods",
    "Kind",
    "Lawyer",
    "Limits",
    "Package",
    "Price",
    "Produce",
    "Rate",
    "Section",
    "Sell",
    "Special",
    "Start",
    "Threshold",
    "Tile",
    "Trade",
    "read",
]

IDS = {"tiles": TILES, "specials": SPECIALS, "sections": SECTIONS, "lines": LINES}
_CONTENT = TypeAdapter(Content)


def read(plain: Mapping[str, Any]) -> Content:
    """The content of `data.load("caylus")`; ValueError names what does not fit."""
    tables = Tables("caylus", plain)
    content = tables.read(
        _CONTENT,
        {
            "limits": tables.column("constants", "value"),
            "start": tables.first("start"),
            "by_players": tables.by_id("counts"),
            "defaults": tables.column("defaults", "order"),
            **{name: tables.by_id(name) for name in IDS},
        },
    )
    for table, ids in IDS.items():
        tables.check_ids(table, ids)
    check(content, tables)
    return content
