"""Units, counted by their kinds, and the armies they make up."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from engines.conqueror.ids import INFANTRY, KINDS, SHIP
from engines.core import Record, record

Units = dict[str, int]
"""How many units of each kind; kinds there are none of are not named."""


def total(units: Mapping[str, int]) -> int:
    """How many units of all kinds."""
    return sum(units.values())


def sole_part(units: Mapping[str, int]) -> Units | None:
    """One of two units that are alike: the only way to part them; None if there are several ways or none."""
    return dict.fromkeys(units, 1) if [*units.values()] == [2] else None


def all_but_one(units: Mapping[str, int]) -> Units:
    """What is proposed where a part goes: an infantry stays, if there is none one of the last kind."""
    stays = INFANTRY if INFANTRY in units else [*units][-1]
    return {kind: n - (kind == stays) for kind, n in units.items()}


def add(units: Units, more: Mapping[str, int]) -> None:
    """Put units to others, in place."""
    before = len(units)
    for kind, number in more.items():
        if number:
            units[kind] = units.get(kind, 0) + number
    if 1 < len(units) != before:
        _sort(units)


def _sort(units: Units) -> None:
    """Bring kinds that came in any order into the one in which they are told, in place."""
    for kind in KINDS:
        if kind in units:
            units[kind] = units.pop(kind)


def take(units: Units, fewer: Mapping[str, int]) -> None:
    """Take units away, in place."""
    for kind, number in fewer.items():
        if left := units.get(kind, 0) - number:
            units[kind] = left
        else:
            units.pop(kind, None)


def _ships(units: Units) -> Units:
    return {SHIP: units[SHIP]} if SHIP in units else {}


def _crew(units: Units) -> Units:
    return {kind: n for kind, n in units.items() if kind != SHIP}


@record
class Army(Record):
    """Units of one owner in one place, by what they can still do this turn (CON-18.2, CON-18.11).

    fresh: have not acted; again: have acted and may act once more; tired: exhausted; barred: kept from moving
    and attacking by Persia, though they may reinforce (CON-30.11).
    """

    fresh: Units = field(default_factory=dict)
    again: Units = field(default_factory=dict)
    tired: Units = field(default_factory=dict)
    barred: Units = field(default_factory=dict)

    @property
    def units(self) -> Units:
        """All of them."""
        found = self.active
        if self.tired:
            add(found, self.tired)
        if self.barred:
            add(found, self.barred)
        return found

    @property
    def can_act(self) -> bool:
        """Whether any of them can act."""
        return bool(self.fresh or self.again)

    @property
    def can_part(self) -> bool:
        """Whether several of them can act, of which some may stay."""
        return total(self.fresh) + total(self.again) > 1

    @property
    def sole_part(self) -> Units | None:
        """The only part that can act while some that can stay; None if there are several or none."""
        return None if self.fresh and self.again else sole_part(self.active)

    @property
    def active(self) -> Units:
        """Those that can act."""
        found = dict(self.fresh)
        if self.again:
            add(found, self.again)
        return found

    @property
    def ready(self) -> Units:
        """Those that can reinforce a battle (CON-19.4, CON-30.11)."""
        found = self.active
        if self.barred:
            add(found, self.barred)
        return found

    def __bool__(self) -> bool:
        return bool(self.fresh or self.again or self.tired or self.barred)

    @property
    def ships(self) -> "Army":
        """The ships of them, for looking at."""
        return Army(*(_ships(part) for part in (self.fresh, self.again, self.tired, self.barred)))

    @property
    def crew(self) -> "Army":
        """All but the ships, for looking at."""
        return Army(*(_crew(part) for part in (self.fresh, self.again, self.tired, self.barred)))

    def join(self, other: "Army") -> None:
        """Others come to stand here, as they are."""
        add(self.fresh, other.fresh)
        add(self.again, other.again)
        add(self.tired, other.tired)
        add(self.barred, other.barred)

    def rest(self) -> None:
        """All can act again (CON-23.1)."""
        self.fresh, self.again, self.tired, self.barred = self.units, {}, {}, {}

    def bar(self) -> None:
        """Those that can act are kept from it until they rest (CON-30.11, CON-30.14)."""
        add(self.barred, self.active)
        self.fresh, self.again = {}, {}

    def tire(self, units: Mapping[str, int]) -> None:
        """Some of those that can reinforce are exhausted, those that cannot act or have acted first.

        (CON-18.11)
        """
        _take_in_order((self.barred, self.again, self.fresh), units)
        add(self.tired, units)

    def lose(self, units: Mapping[str, int]) -> None:
        """Units are removed, exhausted ones first."""
        _take_in_order((self.tired, self.barred, self.again, self.fresh), units)

    def clear(self) -> None:
        """None is left."""
        self.fresh, self.again, self.tired, self.barred = {}, {}, {}, {}


def _take_in_order(parts: Sequence[Units], units: Mapping[str, int]) -> None:
    """Take units out of the first part that has them, the rest out of the next."""
    left = dict(units)
    for part in parts:
        if not part:
            continue
        gone = {kind: min(n, part.get(kind, 0)) for kind, n in left.items()}
        take(part, gone)
        take(left, gone)
