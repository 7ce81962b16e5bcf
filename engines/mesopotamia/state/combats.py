"""A fight between two parties, as long as it lasts."""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, record
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.state.reports import Report, Row


@record
class Fighter(Record):
    """A unit that fights, and the combat card drawn for it (MES-20.1, MES-20.2).

    assigned: knuckles in the free slots of the card, by the rows of the Standard of Ur (MES-20.6).
    gone: retreated or destroyed. behind: in solo combat, the rows in which it has lost a fight (MES-31.5).
    """

    kind: str
    card: str
    assigned: list[int] = field(default_factory=lambda: [0] * len(ROWS))
    gone: bool = False
    behind: list[str] = field(default_factory=list)


@record
class Side(Record):
    """One of the two parties of a fight.

    seat: who decides for it; party: whose units they are, a seat or TRIBE (MES-22.4). knuckles: those that
    a tribe has, or that ships bring (MES-21.2, MES-22.6); in solo combat, those of them left (MES-31.6). bid:
    by rows, its own until both are in; from then on it is in shown.
    """

    seat: int
    party: int
    knuckles: int = 0
    fighters: list[Fighter] = field(default_factory=list)
    bid: Annotated[dict[str, int], Seen("owner", shows="nothing")] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)

    def left(self) -> list[int]:
        """Those still fighting, by their numbers."""
        return [number for number, one in enumerate(self.fighters) if not one.gone]


@record
class Duel(Record):
    """Two parties who fight in a place (MES-19.4).

    attack, defence: the two sides (MES-20.24). arranges: whether the attack arranges the units, None until
    that is known (MES-20.7). rows: as they stand now. report: what will be kept of it.
    """

    place: str
    attack: Side
    defence: Side
    report: Report
    arranges: bool | None = None
    rows: list[Row] = field(default_factory=list)

    def sides(self) -> tuple[Side, Side]:
        """Attack and defence."""
        return self.attack, self.defence

    def side(self, *, attacks: bool) -> Side:
        """One of the two."""
        return self.attack if attacks else self.defence
