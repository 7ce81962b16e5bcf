"""The nations: where they begin and with what, their elite units, and the independent armies."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Row, Some

Kind = Annotated[str, Field(pattern="^(cavalry|infantry|archer)$")]
Units = dict[Kind, Some]
"""How many units of each kind."""
Seats = Annotated[int, Field(ge=3, le=6)]
Start = Annotated[list[Units], Field(min_length=3, max_length=3)]
"""The units of the beginning on each start of a nation."""


class Faction(Row):
    """A nation: where it begins, what it has in all, what stands where at the start.

    starts: its capital, then the place with a small fort, then the one without. barracks: all standard units
    it has, those on the map included (CON-3.11). emperor, conquest: the starting units on each of its starts
    (CON-3.12). seats: the numbers of players with which it is in the game (CON-3.9).
    """

    seats: list[Seats]
    starts: Annotated[list[str], Field(min_length=3, max_length=3)]
    barracks: Units
    emperor: Start
    conquest: Start

    @property
    def capital(self) -> str:
        """Its capital (CON-25.1)."""
        return self.starts[0]

    def units(self, mode: str) -> Start:
        """The starting units of a mode, by its starts."""
        return self.conquest if mode == "conquest" else self.emperor


ElitePower = Literal[
    "chariots",
    "elephant",
    "companions",
    "praetorians",
    "immortals",
    "free_men",
    "plain",
    "shield",
    "led",
    "defenders",
    "swift",
]
"""What an elite unit does besides; the last five come with Seas of Destiny (CON-16.7, CON-30)."""


class Elite(Row):
    """The elite unit of a faction or of an alternate player board, which is its id (CON-16.1).

    classes: what upgrades and effects hold for it (CON-16.3). power: what it does besides; amount: how much.
    """

    classes: Annotated[list[Kind], Field(min_length=1)]
    strength: Some
    price: Some
    power: ElitePower
    amount: Count = 0


class Guard(Row):
    """An independent army of the beginning, `3.alps` (CON-3.16)."""

    units: Units

    @property
    def seats(self) -> int:
        """With how many players it is there."""
        return int(self.id.partition(".")[0])

    @property
    def place(self) -> str:
        """Where it stands."""
        return self.id.partition(".")[2]
