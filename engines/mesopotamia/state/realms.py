"""What belongs to a seat off the map, quest cards included."""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, record
from engines.mesopotamia.ids import GOODS


@record
class Die(Record):
    """A Dingir die (MES-8).

    face: what it shows; None until it is rolled, and always where dice are set (MES-8.12, MES-8.13).
    spent: placed this turn.
    """

    colour: str
    face: str | None = None
    spent: bool = False


@record
class Realm(Record):
    """What belongs to a seat; house: one that the rules play.

    Its empire may be drawn, and is "" until then. start: its start area; None until it is chosen. goods: how
    much of each there is. levels: of its technologies. dice: one for each level of its ziggurat, in the order
    in which these were built. tiles: of the Hanging Gardens. quests are called by their ids: hand, those it
    has; returned, those it gave back, which lie under the deck; keeps, those it is about to keep, until all
    have chosen (MES-3.10).

    Of its turn: piece, whether the selection piece is still free; used, the types of actions taken (MES-7.3);
    rerolls, those paid; rerolled, whether the free one, or the star of dice that are set, is used (MES-8.11).
    """

    seat: int
    empire: str
    levels: dict[str, int]
    house: bool = False
    start: str | None = None
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    dice: list[Die] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    piece: bool = True
    used: list[str] = field(default_factory=list)
    rerolls: int = 0
    rerolled: bool = False
    hand: Annotated[list[str], Seen("owner", until="over", pool="quests")] = field(
        default_factory=list
    )
    returned: Annotated[list[str], Seen("owner", pool="quests")] = field(default_factory=list)
    keeps: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)

    @property
    def ziggurat(self) -> int:
        """The level of its ziggurat: each has brought a die (MES-8.2)."""
        return len(self.dice)

    @property
    def home(self) -> str:
        """Its start area. Raises LookupError until it is chosen."""
        if self.start is None:
            raise LookupError(f"seat {self.seat} has no start area yet")
        return self.start
