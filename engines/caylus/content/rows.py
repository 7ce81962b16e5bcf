"""The rows of the content of Caylus: buildings, castle, favour table, limits."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Model, Row, Some

Cube = Literal["food", "wood", "stone", "cloth", "gold"]
_CUBE = "food|wood|stone|cloth|gold"
_Cube = Annotated[str, Field(pattern=f"^({_CUBE})$")]
_Good = Annotated[str, Field(pattern=f"^({_CUBE}|deniers|points)$")]
_Own = Annotated[str, Field(pattern=f"^({_CUBE}|deniers)$")]
_Pay = Annotated[str, Field(pattern=f"^({_CUBE}|deniers|cubes)$")]
_Any = Annotated[str, Field(pattern=f"^({_CUBE}|any)$")]
_SOMETHING = Field(min_length=1)
Package = Annotated[dict[_Cube, Some], _SOMETHING]
Cost = dict[_Any, Some]
Goods = dict[_Good, Some]
Price = dict[_Own, Some]
Kind = Literal["neutral", "fixed", "wood", "stone", "residential", "prestige"]
Craft = Literal["wood", "stone", "prestige"]

PLACEABLE = ("neutral", "fixed", "wood", "stone")


class Produce(Model):
    """One of the packages, for nothing (CAY-8.10, CAY-8.11)."""

    kind: Literal["produce"]
    packages: Annotated[list[Package], Field(min_length=1, max_length=2)]


class Construct(Model):
    """A building of a kind (CAY-8.20 to CAY-8.22)."""

    kind: Literal["construct"]
    builds: Craft


class Sell(Model):
    """One cube of any kind for `price` deniers (CAY-8.50, CAY-8.51)."""

    kind: Literal["sell"]
    price: Some


class Buy(Model):
    """Up to `most` cubes but gold, `price` deniers each (CAY-8.52, CAY-8.53)."""

    kind: Literal["buy"]
    price: Some
    most: Annotated[int, Field(ge=1, le=2)]


class Lawyer(Model):
    """A building becomes a residence (CAY-8.40)."""

    kind: Literal["lawyer"]
    cost: Annotated[Price, _SOMETHING]


class Rate(Model):
    """What is paid for what; `cubes` are any but gold (CAY-8.54 to CAY-8.57)."""

    pay: Annotated[dict[_Pay, Some], _SOMETHING]
    gain: Annotated[Goods, _SOMETHING]


class Trade(Model):
    """One of the rates, once (CAY-8.58)."""

    kind: Literal["trade"]
    rates: Annotated[list[Rate], Field(min_length=1, max_length=2)]


Effect = Produce | Construct | Sell | Buy | Lawyer | Trade


class Tile(Row):
    """A building of the road: a tile, or printed on its `space` (CAY-1.5, CAY-1.7).

    `any` in the cost is a cube of any kind, gold included (CAY-1.9). `income`: deniers a round.
    `optional`: in the box only with the option of its name.
    """

    kind: Kind
    copies: Some = 1
    cost: Cost = Field(default_factory=dict)
    points: Count = 0
    favours: Count = 0
    income: Count = 0
    space: Count = 0
    optional: bool = False
    effect: Annotated[Effect, Field(discriminator="kind")] | None = None

    @cached_property
    def placeable(self) -> bool:
        """Whether a worker may be placed on it (CAY-5.16)."""
        return self.kind in PLACEABLE

    @cached_property
    def craft(self) -> bool:
        """Whether it is a wood or stone building (CAY-1.6)."""
        return self.kind in ("wood", "stone")


class Special(Row):
    """A special building before the bridge (CAY-1.7, CAY-6)."""

    places: Some
    gain: Goods = Field(default_factory=dict)
    cost: Price = Field(default_factory=dict)
    favours: Count = 0
    steps: Count = 0


class Threshold(Model):
    """Favours for at least so many houses."""

    houses: Some
    favours: Some


class Section(Row):
    """A section of the castle (CAY-9.2, CAY-9.7, CAY-11.2 to CAY-11.4).

    `penalty`: points lost without a house. `columns`: open once it has been scored (CAY-12.3).
    """

    parts: Annotated[int, Field(ge=1, le=20)]
    points: Some
    trigger: Some
    penalty: Count
    favours: Annotated[list[Threshold], Field(max_length=3)]
    columns: Some

    def favours_for(self, houses: int) -> int:
        """How many favours so many houses give."""
        reached = [one.favours for one in self.favours if houses >= one.houses]
        return max(reached, default=0)

    def loss_for(self, houses: int) -> int:
        """How many points so many houses lose: those without any (CAY-11.2 to CAY-11.4)."""
        return 0 if houses else self.penalty

    def next_threshold(self, houses: int) -> Threshold | None:
        """The next number of houses that gives more favours than so many."""
        return next((one for one in self.favours if one.houses > houses), None)


class Column(Model):
    """A cell of the favour table (CAY-12.14 to CAY-12.18); empty: no effect.

    cubes: one of these. swap: so many cubes but gold for one. builds: a building of the kind, or what the
    lawyer does (`residence`), for the usual price less `discount`.
    """

    points: Count = 0
    deniers: Count = 0
    cubes: list[Cube] = Field(default_factory=list)
    swap: Literal[0, 2] = 0
    builds: Craft | Literal["residence"] | None = None
    discount: Price = Field(default_factory=dict)


class FavourLine(Row):
    """A line of the favour table (CAY-12.2)."""

    columns: Annotated[list[Column], Field(min_length=5, max_length=5)]


class Start(Row):
    """The cubes everybody starts with (CAY-2.7)."""

    food: Count = 0
    wood: Count = 0
    stone: Count = 0
    cloth: Count = 0
    gold: Count = 0


class ByPlayers(Row):
    """What depends on the number of players (CAY-2.6, CAY-5.9, CAY-14.1 to CAY-14.3).

    deniers: at the start, by turn order. prices: of a worker, by the number of players who have passed.
    """

    deniers: list[Count]
    prices: list[Count]
    stables: bool


class Limits(Model):
    """The constants of the game by name; the board has no room for more spaces and places."""

    workers: Some
    road_length: Literal[28]
    neutral_spaces: Some
    columns: Some
    castle_places: Annotated[int, Field(ge=1, le=5)]
    income: Count
    first_pass: Count
    own_price: Count
    inn_price: Count
    owner_points: Count
    provost_steps: Some
    provost_price: Some
    bailiff_steps: Some
    bailiff_long_steps: Some
    idle_penalty: Count
    best_builder_favours: Count
    simplified_points: Count
    gold_points: Count
    cubes_per_point: Some
    deniers_per_point: Some
