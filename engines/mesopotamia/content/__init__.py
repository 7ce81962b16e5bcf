"""The content of Mesopotamia as typed records: the map, empires, technologies, cards and tokens."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engines.core.content import Tables
from engines.mesopotamia.content.automaton import (
    ActionCard,
    Condition,
    Difficulty,
    Garrison,
    Item,
    Order,
    Reserve,
    Scenario,
    Strategy,
    Wave,
)
from engines.mesopotamia.content.board import Area, Corner, Section
from engines.mesopotamia.content.content import Content
from engines.mesopotamia.content.empires import Die, Empire, Population, Technology
from engines.mesopotamia.content.events import Choice, Effect, Event
from engines.mesopotamia.content.fitting import check
from engines.mesopotamia.content.goods import Garden, Slot, Trade
from engines.mesopotamia.content.pieces import CombatCard, Limits, Piece
from engines.mesopotamia.content.quests import Quest
from engines.mesopotamia.ids import (
    ACTION_CARDS,
    AREAS,
    COLOURS,
    DIFFICULTIES,
    EMPIRES,
    EVENTS,
    GARDENS,
    PIECES,
    QUESTS,
    SCENARIOS,
    SECTIONS,
    SLOTS,
    STRATEGIES,
    TRADES,
)

__all__ = [
    "ActionCard",
    "Area",
    "Choice",
    "CombatCard",
    "Condition",
    "Content",
    "Corner",
    "Die",
    "Difficulty",
    "Effect",
    "Empire",
    "Event",
    "Garden",
    "Garrison",
    "Item",
    "Limits",
    "Order",
    "Piece",
    "Population",
    "Quest",
    "Reserve",
    "Scenario",
    "Section",
    "Slot",
    "Strategy",
    "Technology",
    "Trade",
    "Wave",
    "read",
]

IDS = {
    "areas": AREAS,
    "sections": SECTIONS,
    "empires": EMPIRES,
    "dice": COLOURS,
    "pieces": PIECES,
    "gardens": GARDENS,
    "trades": TRADES,
    "slots": SLOTS,
    "events": EVENTS,
    "quests": QUESTS,
    "strategies": STRATEGIES,
    "action_cards": ACTION_CARDS,
    "difficulties": DIFFICULTIES,
    "scenarios": SCENARIOS,
}
"""The tables with fixed rows."""
FREE = (
    *("corners", "technologies", "population", "combat_cards"),
    *("garrison", "pool", "waves"),
)
"""The tables whose rows the content decides, within what `fitting` asks of them."""
_CONTENT = TypeAdapter(Content)


def read(plain: Mapping[str, Any]) -> Content:
    """The content of `data.load("mesopotamia")`; ValueError names what does not fit."""
    tables = Tables("mesopotamia", plain)
    content = tables.read(
        _CONTENT,
        {
            "limits": tables.column("constants", "value"),
            "places": list(tables.column("places", "points").values()),
            **{name: tables.by_id(name) for name in (*IDS, *FREE)},
        },
    )
    for table, ids in IDS.items():
        tables.check_ids(table, ids)
    check(content, tables)
    return content
