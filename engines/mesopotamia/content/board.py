"""The map as it is printed: areas, the river sections between them, and the corners of their outlines."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Maybe, Row

Spot = Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(min_length=2, max_length=2)]
"""A place on the plane of the map, of 1000 x 700, from its upper left corner."""
Terrain = Literal["mountain", "desert", "plain"]
Standard = Literal["stone", "wood", "clay", "food"]
TribeUnit = Annotated[str, Field(pattern="^(spearman|archer|horseman)$")]
Few = Annotated[int, Field(ge=1, le=5)]
"""Units of a tribe: there is room for so many signs beside the pieces of an area."""


class Corner(Row):
    """A corner of areas, and maybe a node of a river (MES-2.5)."""

    at: Spot


class Area(Row):
    """An area, `b4`: its row from north to south, its column from west to east (MES-2.5).

    terrain: what it is, and which kind of event token lies in it (MES-3.5); a start area has none. start:
    its number. yields: what is gathered there (MES-2.4). tribe: the neutral units (MES-3.6). blocked: the
    numbers of players with which it is blocked (MES-5.3, MES-5.4). near: the areas one step away. corners:
    its outline, round about. at: where its name and pieces belong.
    """

    terrain: Maybe[Terrain] = None
    start: Maybe[Annotated[int, Field(ge=1, le=6)]] = None
    yields: Maybe[Standard] = None
    tribe: Maybe[dict[TribeUnit, Few]] = None
    blocked: Maybe[list[Literal[2, 3]]] = None
    near: Annotated[list[str], Field(min_length=1)]
    corners: Annotated[list[str], Field(min_length=3, max_length=8)]
    at: Spot

    def is_blocked(self, players: int) -> bool:
        """Whether a block token lies there with so many players (MES-5.5)."""
        return players in (self.blocked or ())


class Section(Row):
    """A river section: the two areas beside it, and the nodes that end it (MES-2.5, MES-10.1)."""

    banks: Annotated[list[str], Field(min_length=2, max_length=2)]
    nodes: Annotated[list[str], Field(min_length=2, max_length=2)]
    at: Spot
