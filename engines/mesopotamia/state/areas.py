"""What stands and lies on the map."""

from dataclasses import field

from engines.core import Record, record
from engines.mesopotamia.ids import LAND


@record
class Force(Record):
    """What a seat has in an area.

    units: land units by kind; a kind it has none of is missing. Rams belong to no unit: whichever marches may
    take one along (MES-23.3).
    """

    seat: int
    units: dict[str, int] = field(default_factory=dict)
    rams: int = 0
    settlement: bool = False

    @property
    def fighters(self) -> int:
        """How many land units."""
        return sum(self.units.values())

    @property
    def is_there(self) -> bool:
        """Whether it occupies the area: a land unit or a settlement does, a ram never (MES-9.7, MES-29.9)."""
        return bool(self.units) or self.settlement

    def number(self, piece: str) -> int:
        """How many pieces of a kind; walls are noted with the area."""
        if piece in LAND:
            return self.units.get(piece, 0)
        return {"ram": self.rams, "settlement": int(self.settlement)}.get(piece, 0)

    def add(self, unit: str, number: int = 1) -> None:
        """More land units of a kind."""
        self.units[unit] = self.units.get(unit, 0) + number

    def take(self, unit: str) -> None:
        """One land unit of a kind less. Raises KeyError if there is none."""
        self.units[unit] -= 1
        if not self.units[unit]:
            del self.units[unit]


@record
class Running(Record):
    """An event that pays at the end of each of six rounds (MES-26.6).

    option: 1 or 2; seat: whose it is; die: which round it is, from 1 on.
    """

    event: str
    option: int
    seat: int
    die: int = 1


@record
class Ground(Record):
    """An area of the map by what has come about there.

    forces: in the order in which the seats came (MES-20.24). wall: the seat of its owner. token: a face-down
    event token lies there; which one, chance tells as it is revealed. shown: the event whose token lies there
    face up, worth points (MES-26.5). tribe: neutral units by kind.
    """

    forces: list[Force] = field(default_factory=list)
    wall: int | None = None
    token: bool = False
    shown: str | None = None
    running: Running | None = None
    tribe: dict[str, int] = field(default_factory=dict)

    def force(self, seat: int) -> Force | None:
        """What a seat has there; None if nothing."""
        for one in self.forces:
            if one.seat == seat:
                return one
        return None

    def settle(self, seat: int) -> Force:
        """What a seat has there, so that something can be added: who has come new is the last.

        A ram left alone has not kept its owner there (MES-20.24).
        """
        found = self.force(seat)
        if found is None:
            found = Force(seat)
            self.forces.append(found)
        elif not found.is_there and found is not self.forces[-1]:
            self.forces.remove(found)
            self.forces.append(found)
        return found

    def units(self, seat: int) -> int:
        """How many land units a seat has there."""
        found = self.force(seat)
        return 0 if found is None else found.fighters

    @property
    def is_unseen(self) -> bool:
        """Whether a land unit that ends its movement there reveals an event: a tribe guards it (MES-9.6)."""
        return self.token and not self.tribe

    def armed(self) -> list[int]:
        """The seats with land units there, in the order in which they came."""
        return [one.seat for one in self.forces if one.units]

    def owner(self) -> int | None:
        """Whose settlement stands there."""
        for one in self.forces:
            if one.settlement:
                return one.seat
        return None

    def clear(self) -> None:
        """Forget the seats that have nothing there any more."""
        self.forces = [one for one in self.forces if one.is_there or one.rams]
