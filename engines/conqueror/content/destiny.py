"""What Seas of Destiny brings: player boards, mega projects, ships and siege engines."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from engines.conqueror.content.economy import MOST_PRICES
from engines.conqueror.content.nations import Elite, ElitePower, Kind
from engines.conqueror.ids import PLAYER_BOARDS, PROJECTS
from engines.core.content import Count, Model, Row, Some, Tables

TABLES = {"player_boards": PLAYER_BOARDS, "projects": PROJECTS}
"""The tables of the expansion with fixed rows."""


class Power(Model):
    """The power of a nation, by its player board (CON-24, CON-30).

    kind: what it is. amount: strength, coins or victory points; of "interest" and "treasury" the coins that
    bring one more. bound: the infantry "infantry" asks for, the strength from which on an army is one for
    "bold" or up to which it is one for "blockade".
    """

    kind: str
    amount: int
    bound: int = 0


class PlayerBoard(Row):
    """An alternate player board, `carthage.a`: its power and its elite unit (CON-27.3, CON-30).

    power, amount, bound: see Power. classes, strength, elite, elite_amount: see Elite; the price is that of
    the elite unit of the base board.
    """

    power: Literal[
        "treasury",
        "mercenaries",
        "triumph",
        "engineers",
        "heroic",
        "civic",
        "stores",
        "monuments",
        "bold",
        "plunder",
        "blockade",
        "satrapies",
    ]
    amount: Some
    bound: Count = 0
    classes: Annotated[list[Kind], Field(min_length=1)]
    strength: Some
    elite: ElitePower
    elite_amount: Count = 0

    @property
    def faction(self) -> str:
        """Whose board it is."""
        return self.id.partition(".")[0]

    def unit(self, price: int) -> Elite:
        """Its elite unit."""
        return Elite(
            id=self.id,
            source=self.source,
            classes=self.classes,
            strength=self.strength,
            price=price,
            power=self.elite,
            amount=self.elite_amount,
        )


class Project(Row):
    """A mega project (CON-28).

    prices: of the first, second, third … of an owner; the last one holds for all further ones. coins: what a
    Port brings with each trade, a Temple in Taxes. points: of each at the end; of Wonders, see `wonders`.
    """

    prices: Annotated[list[Some], Field(min_length=1, max_length=MOST_PRICES)]
    coins: Count = 0
    points: Count = 0


class SeaLimits(Model):
    """The numbers of Seas of Destiny that belong to no single piece, by name.

    ships, engines: of each nation. ship_strength, engine_strength: in the melee; engine_fort_strength: more
    when attacking a fort. engine_price: coins. carries: units that a ship transports. ship_losses: in a
    battle at most, while others can be lost.
    """

    ships: Annotated[int, Field(ge=1, le=4)]
    engines: Annotated[int, Field(ge=1, le=4)]
    ship_strength: Count
    engine_strength: Count
    engine_fort_strength: Count
    engine_price: Count
    carries: Annotated[int, Field(ge=1, le=4)]
    ship_losses: Some


class Destiny(Model):
    """All there is in the box of Seas of Destiny. wonders: the points of the Wonders in the order built."""

    limits: SeaLimits
    boards: dict[str, PlayerBoard]
    projects: dict[str, Project]
    wonders: Annotated[list[Count], Field(min_length=6, max_length=6)]


def rows(tables: Tables, plain: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a content says of the expansion; None for contents of matches begun before there was any."""
    if "player_boards" not in plain:
        return None
    return {
        "limits": tables.column("sea_constants", "value"),
        "boards": tables.by_id("player_boards"),
        "projects": tables.by_id("projects"),
        "wonders": list(tables.column("wonders", "points").values()),
    }


def check(destiny: Destiny, tables: Tables) -> None:
    """Raises ValueError naming the row that rules, texts or pictures could not follow."""
    for table, ids in TABLES.items():
        tables.check_ids(table, ids)
    tables.check_ids("wonders", [str(n) for n in range(1, len(destiny.wonders) + 1)])
    if destiny.wonders != sorted(destiny.wonders, reverse=True):
        raise tables.wrong("[[wonders]]: none may be worth more than the one before.")
