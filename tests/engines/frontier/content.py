"""What is in the box of the frontier, read from `box.toml` and checked."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from engines.core.content import Count, Model, Row, Some, Tables
from tests.engines.frontier.ids import KINDS

BOX = Path(__file__).parent / "box.toml"


class LandRow(Row):
    """A land: its letter on the drawing, its name, its neighbours, and what stands there."""

    letter: str
    name: str
    near: Sequence[str]
    fort: Literal["fort", "capital"] | None = None


class SeaRow(Row):
    """A sea: nobody goes there, but it has a name."""

    letter: str
    name: str


class CrossingRow(Row):
    """Two lands that a bridge or ferry makes neighbours, `one.other`."""

    kind: Literal["bridge", "ferry"]

    @property
    def ends(self) -> tuple[str, str]:
        """The two lands."""
        one, _, other = self.id.partition(".")
        return one, other


class FactionRow(Row):
    """A faction: where it begins."""

    capital: str
    town: str = ""


class UnitRow(Row):
    """A kind of unit: its price in coins, its strength in attack and defence."""

    price: Some
    attack: Count
    defence: Count


class CardRow(Row):
    """A tactics card: its strength, and how many there are of it."""

    strength: Some
    copies: Some


class Box(Model):
    """All of it, each table by ids."""

    lands: Mapping[str, LandRow]
    seas: Mapping[str, SeaRow]
    crossings: Mapping[str, CrossingRow]
    factions: Mapping[str, FactionRow]
    hordes: Mapping[str, FactionRow]
    units: Mapping[str, UnitRow]
    cards: Mapping[str, CardRow]

    @cached_property
    def forts(self) -> tuple[str, ...]:
        """The lands with a fort or a capital."""
        return tuple(land for land, row in self.lands.items() if row.fort)

    @cached_property
    def capitals(self) -> tuple[str, ...]:
        """The lands with a capital."""
        return tuple(land for land, row in self.lands.items() if row.fort == "capital")

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """Every card, `feint.01`."""
        return tuple(
            f"{name}.{number:02}"
            for name, row in self.cards.items()
            for number in range(1, row.copies + 1)
        )

    def home(self, mark: str) -> FactionRow:
        """Where a faction or the horde begins."""
        return self.factions[mark] if mark in self.factions else self.hordes[mark]

    def strength(self, card: str) -> int:
        """What a card adds; one that is not known adds nothing."""
        row = self.cards.get(card.partition(".")[0])
        return row.strength if row else 0


_BOX = TypeAdapter(Box)


def read(raw: Mapping[str, Any]) -> Box:
    """The box as it is played with. Raises ValueError with what does not fit."""
    tables = Tables("frontier", raw)
    names = Box.__dataclass_fields__
    box = tables.read(_BOX, {name: tables.by_id(name) for name in names})
    tables.check_ids("units", KINDS)
    lands = box.lands
    for land, row in lands.items():
        tables.check_known("lands", land, row.near, lands)
        for one in row.near:
            if land not in lands[one].near:
                raise tables.wrong(f"{land} is near {one}, but not the other way round.")
    for crossing in box.crossings.values():
        tables.check_known("crossings", crossing.id, crossing.ends, lands)
    for table, homes in (("factions", box.factions), ("hordes", box.hordes)):
        for home in homes.values():
            tables.check_known(table, home.id, filter(None, (home.capital, home.town)), lands)
    return box


TABLES: Mapping[str, Any] = tomllib.loads(BOX.read_text(encoding="utf-8"))
"""The box as it is written."""
