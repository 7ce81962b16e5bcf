"""What is paid and gained, and what for: goods, Hanging Gardens, trade tokens."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Row

Good = Annotated[str, Field(pattern="^(stone|wood|clay|food|tablet|knuckle)$")]
Digit = Annotated[int, Field(ge=0, le=9)]
"""What a card or token brings or takes: there is room for one digit on it."""
Goods = dict[Good, Annotated[int, Field(ge=1, le=9)]]
"""How much of each good."""
Level = Annotated[int, Field(ge=1, le=4)]
"""Of a technology, and of what it opens."""
Box = Literal["base", "assyrians_hittites", "mari_eblaites"]


class Garden(Row):
    """A tile of the Hanging Gardens (MES-13.2, MES-13.3).

    level: its place in the stack. cost: is paid. population, event_space, settlements: must be reached.
    """

    level: Annotated[int, Field(ge=1, le=5)]
    cost: Annotated[Goods, Field(min_length=1)]
    population: Annotated[int, Field(ge=0, le=8)] = 0
    event_space: Annotated[int, Field(ge=0, le=30)] = 0
    settlements: Digit = 0
    points: Count
    box: Box


class Trade(Row):
    """A trade token: its level, what is paid and gained, the points of its amphora (MES-16.4)."""

    level: Level
    pay: Annotated[Goods, Field(min_length=1)]
    gain: Annotated[Goods, Field(min_length=1)]
    points: Digit = 0
    box: Box


class Slot(Row):
    """A slot of the trade section, `2.c` (MES-2.3).

    players: the fewest with whom a token lies there (MES-5.1, MES-5.2). ship: whoever trades there needs a
    ship on the map (MES-16.3).
    """

    players: Annotated[int, Field(ge=2, le=4)]
    ship: bool = False

    @property
    def level(self) -> int:
        """The level of its section."""
        return int(self.id.partition(".")[0])
