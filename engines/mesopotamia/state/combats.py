"""A combat: its parties, and the fight between two of them."""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, record
from engines.mesopotamia.ids import ROWS


@record
class Fighter(Record):
    """A unit that fights, and the combat card drawn for it (MES-20.1, MES-20.2).

    assigned: knuckles in the free slots of the card, by the rows of the Standard of Ur (MES-20.6).
    gone: retreated or destroyed.
    """

    kind: str
    card: str
    assigned: list[int] = field(default_factory=lambda: [0] * len(ROWS))
    gone: bool = False


@record
class Side(Record):
    """One of the two parties of a fight.

    seat: who decides for it; party: whose units they are, a seat or TRIBE (MES-22.4). knuckles: those that
    a tribe has, or that ships bring (MES-21.2, MES-22.6). bid: by rows, its own until both are in; from then
    on it is in shown.
    """

    seat: int
    party: int
    knuckles: int = 0
    fighters: list[Fighter] = field(default_factory=list)
    bid: Annotated[dict[str, int], Seen("owner", shows="nothing")] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)

    def left(self) -> list[Fighter]:
        """Those still fighting."""
        return [one for one in self.fighters if not one.gone]


@record
class Row(Record):
    """A row of the arrangement: fighters of both sides by their numbers, the front first (MES-20.7)."""

    attack: list[int] = field(default_factory=list)
    defence: list[int] = field(default_factory=list)


@record
class Duel(Record):
    """Two parties who fight in a place (MES-19.4).

    attack, defence: the two sides (MES-20.24). row: of the Standard, the one that is being resolved.
    """

    place: str
    attack: Side
    defence: Side
    rows: list[Row] = field(default_factory=list)
    row: str = ROWS[0]

    def sides(self) -> tuple[Side, Side]:
        """Attack and defence."""
        return self.attack, self.defence
