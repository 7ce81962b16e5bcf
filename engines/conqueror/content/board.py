"""The board as it is printed: territories, what joins them, and the shape of the map."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Maybe, Row

COLUMNS, ROWS = 50, 35
"""The cells of a map."""
OUTSIDE = "."
"""The sign of a cell that belongs to no territory."""
Yield = Annotated[int, Field(ge=0, le=2)]
"""Food or coins of a territory: on the map there is room for so many signs beside a fort and armies."""


class Territory(Row):
    """A territory of one side of the board; its id is `small.rome`, a place's name is `rome` on both sides.

    sign: its letter in the map. near: the territories that share a border with it; bridges and the Danube
    are crossings (CON-4.1). fort: what is printed there. region: of a land; Europe is green (CON-4.12).
    at: the column and row of the cell at which its name belongs.
    """

    sign: Annotated[str, Field(min_length=1, max_length=1)]
    sea: bool = False
    near: list[str]
    fort: Maybe[Literal["great", "small"]] = None
    food: Yield = 0
    coins: Yield = 0
    region: Maybe[Literal["europe", "africa", "asia"]] = None
    at: Annotated[list[Count], Field(min_length=2, max_length=2)]

    @property
    def board(self) -> str:
        """The side of the board."""
        return self.id.partition(".")[0]

    @property
    def place(self) -> str:
        """What the territory is called on its side of the board."""
        return self.id.partition(".")[2]


class Crossing(Row):
    """Two territories that a bridge or the Danube joins, `small.iberia.berber` (CON-4.9, CON-4.10)."""

    kind: Literal["bridge", "river"]

    @property
    def board(self) -> str:
        """The side of the board."""
        return self.id.split(".")[0]

    @property
    def ends(self) -> tuple[str, str]:
        """The two places."""
        _, one, other = self.id.split(".")
        return one, other


class Map(Row):
    """The shapes of one side of the board, row by row: each cell is the sign of its territory, or OUTSIDE."""

    cells: Annotated[
        list[Annotated[str, Field(min_length=COLUMNS, max_length=COLUMNS)]],
        Field(min_length=ROWS, max_length=ROWS),
    ]
