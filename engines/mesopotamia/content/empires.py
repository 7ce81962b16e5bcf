"""The empires, their technologies, their dice, and the population track."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Maybe, Row
from engines.mesopotamia.content.goods import Box, Digit, Goods, Level

Action = Annotated[str, Field(pattern="^(explore|build|research|gather|warfare|grow)$")]
Glyph = Literal["gir", "gish", "dub", "she", "tukul", "un", "an", "lugal", "me"]
Face = Literal["gir", "gish", "dub", "she", "tukul", "un", "an", "lugal", "me", "star"]


class Empire(Row):
    """An empire and what it begins with (MES-3.17, MES-4).

    levels: of its technologies. event_space, population: where its seals begin; event_place,
    population_place: from the top, among the seals that begin there. unit: in its start area. goods: more
    than everybody has. ziggurat: levels built. outpost: it may place a settlement and a wall beside its
    start; ship: it places one there; reroll: it has a free one each turn.
    """

    levels: dict[Action, Level]
    event_space: Annotated[int, Field(ge=1, le=9)]
    event_place: Annotated[int, Field(ge=1, le=8)]
    population: Annotated[int, Field(ge=1, le=4)]
    population_place: Annotated[int, Field(ge=1, le=8)]
    unit: Literal["spearman", "archer", "horseman", "chariot"]
    goods: Maybe[Goods] = None
    ziggurat: Annotated[int, Field(ge=0, le=4)] = 0
    outpost: bool = False
    ship: bool = False
    reroll: bool = False
    box: Box


class Technology(Row):
    """A technology of an empire, `sumerian.explore.1` (MES-7.7).

    glyphs: what dice placed on it must show (MES-8.8). activations: of units (MES-9.3). objects: built
    (MES-12.7). tablets: for a conversion; discoveries: at most (MES-14.2, MES-14.5). sources: gathered from
    (MES-15.2). knuckles: gained (MES-17.2). food: for each step; steps: at most (MES-18.1).
    """

    glyphs: Annotated[list[Glyph], Field(min_length=1, max_length=2)]
    activations: Digit = 0
    objects: Digit = 0
    tablets: Digit = 0
    discoveries: Digit = 0
    sources: Digit = 0
    knuckles: Digit = 0
    food: Digit = 0
    steps: Digit = 0

    @property
    def empire(self) -> str:
        """Whose it is."""
        return self.id.split(".")[0]

    @property
    def action(self) -> str:
        """The action it is for."""
        return self.id.split(".")[1]

    @property
    def level(self) -> int:
        """Its level, from 1 to 4."""
        return int(self.id.split(".")[2])


class Die(Row):
    """The Dingir dice of a colour (MES-8.8)."""

    faces: Annotated[list[Face], Field(min_length=6, max_length=6)]


class Population(Row):
    """A level of the population track: the most units, and the highest ziggurat (MES-27.8, MES-27.9)."""

    units: Count
    ziggurat: Annotated[int, Field(ge=0, le=6)]
