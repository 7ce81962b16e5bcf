"""The rows of the content of Tadmor: board, upgrades, missions, tower, temple, goods."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, GivenNames, Model, Name, Row, Some
from engines.tadmor.content.effects import PRIVATE, MissionEffect, Resource, UpgradeEffect

_Resource = Annotated[str, Field(pattern="^(wood|stone|marble|gold)$")]
Cost = Annotated[dict[_Resource, Some], Field(min_length=1)]
ByEra = Annotated[list[Count], Field(min_length=3, max_length=3)]
"""A number for each Era (TAD-1.14)."""


class Region(Row):
    """A region of the board; `card`: its raider card (TAD-2.3).

    names: where the catalogues leave it to the content.
    """

    card: Name
    names: GivenNames | None = None


class Space(Row):
    """An action space (TAD-1.7, TAD-1.8).

    piece: what it holds. two, four: whether the board for two has it, and that for more. amounts: what it
    gives by Era, where it depends on it: resources collected, points of the gifts, levels destroyed.
    resource: what is collected.
    pile: of the rare good. order: of an upgrade space, 1 first. full: a market that takes advanced
    resources too. card: whether a temple part brings a mission (TAD-8.13).
    """

    region: Literal["north_sea", "south_sea", "euphrates", "damascus", "palmyra", "ebla", "emesa"]
    action: Literal[
        "collect",
        "shipyard",
        "caravan",
        "gifts",
        "market",
        "upgrade",
        "singles",
        "pairs",
        "traitor",
        "temple",
        "rare",
        "missions",
        "war",
        "start",
        "tax",
        "raiders",
    ]
    piece: Literal["camel", "ship", "either"]
    two: bool
    four: bool = True
    amounts: ByEra = Field(default_factory=lambda: [0, 0, 0])
    resource: Resource | None = None
    pile: Literal["grey", "yellow", "red"] | None = None
    order: Count = 0
    full: bool = False
    card: bool = False

    def holds(self, kind: str) -> bool:
        """Whether a kind of piece fits (TAD-1.8)."""
        return self.piece in (kind, "either")


class Upgrade(Row):
    """An upgrade tile; `starting`: one of the marked ones; `two`: in play with two players (TAD-15.2)."""

    era: Annotated[int, Field(ge=1, le=3)]
    two: bool
    effect: Annotated[UpgradeEffect, Field(discriminator="kind")]
    starting: bool = False

    @cached_property
    def private(self) -> bool:
        """Whether it carries a private action space (TAD-19.1)."""
        return self.effect.kind in PRIVATE


class Mission(Row):
    """A King's Mission: its price, its points (half once returned), its one-off benefit (TAD-13)."""

    cost: Cost
    points: Count
    effect: Annotated[MissionEffect, Field(discriminator="kind")]

    @cached_property
    def returned_points(self) -> int:
        """What it is worth once it has been returned: half (TAD-16.2, TAD-16.7)."""
        return self.points // 2


class Band(Row):
    """Prices of tower levels up to `top`, the last band for all above (TAD-8.3)."""

    top: Count
    singles: Cost
    pairs: Cost


class Part(Row):
    """A part of a temple: its cost, and the points of a temple built so far (TAD-8.11)."""

    cost: Cost
    points: Count
    copies: Some


class Pile(Row):
    """A pile of rare goods and what an action pays for its top tile (TAD-8.17)."""

    cost: Cost


class Good(Row):
    """A type of rare good and the pile it lies in (TAD-2.5)."""

    pile: Literal["grey", "yellow", "red"]


class Requirement(Model):
    """What brings the next piece: each given number must be reached (TAD-10.5 to TAD-10.9)."""

    height: Count = 0
    missions: Count = 0
    sets: Count = 0


class NextPieceRow(Row):
    """A piece that the Caravan or the Shipyard brings: one of the alternatives is enough."""

    piece: Literal["camel", "ship"]
    number: Some
    needs: Annotated[list[Requirement], Field(min_length=1)]


class ByPlayers(Row):
    """What depends on the number of players: upgrades on display, copies of each rare good."""

    display: Some
    copies: Some


class Begin(Row):
    """What everybody starts with (TAD-2.7, TAD-2.8, TAD-2.12, TAD-2.13)."""

    wood: Count
    stone: Count
    marble: Count
    gold: Count
    camels: Some
    ships: Some
    missions: Count
    points: Count


class EraRow(Row):
    """An Era (TAD-7.2, TAD-9.3): price of an upgrade, tax in gold, points lost for not paying it."""

    price: Count
    tax: Count
    penalty: Count


class Extra(Row):
    """Resources on top, by turn order, for each player to choose (TAD-2.9)."""

    basic: Count
    advanced: Count


class Limits(Model):
    """The constants of the game by name."""

    turns_per_era: Literal[3]
    camels: Annotated[int, Field(ge=3, le=5)]
    ships: Annotated[int, Field(ge=2, le=4)]
    storage: Some
    level_points: Count
    first_temple_goods: Count
    second_temple_goods: Count
    start_bonus: Some
    max_pairs: Count
