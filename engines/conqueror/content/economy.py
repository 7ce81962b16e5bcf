"""What is built, funded and traded: prices, upgrades, the trade tracks."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Maybe, Row, Some

MOST_PRICES = 4
"""There is room for no more beside a kind on the picture of the boards."""


class Price(Row):
    """What the first, second, third … of something costs; the last price holds for all further ones.

    The ids are the districts and the types of upgrades (CON-12.4, CON-13.4).
    """

    prices: Annotated[list[Some], Field(min_length=1, max_length=MOST_PRICES)]


class Upgrade(Row):
    """A unit upgrade: its type, and the amount of its effect (CON-13.5 to CON-13.14).

    amount: strength, shields or casualties; of Deadly Aim the lowest roll that hits. most: of the bonus in
    all. margin: by how much a battle has to be won for as many casualties again.
    """

    type: Literal["cavalry", "infantry", "naval", "archer"]
    amount: Annotated[int, Field(ge=0, le=9)] = 0
    most: Count = 0
    margin: Count = 0


class Space(Row):
    """A space of a trade track, `emperor.4` (CON-11.5, CON-11.11 to CON-11.14)."""

    coins: Count = 0
    icon: Maybe[Literal["discount", "spy", "redeploy"]] = None
    points: Count = 0

    @property
    def mode(self) -> str:
        """The side of the track."""
        return self.id.partition(".")[0]

    @property
    def number(self) -> int:
        """From 1, where all begin."""
        return int(self.id.partition(".")[2])
