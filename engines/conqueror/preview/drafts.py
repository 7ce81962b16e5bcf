"""What a plan of Preparation comes to, entry by entry, before it is carried out.

The entries of a plan are, by their ids: `token` (the stored food is spent), `plague.rome.infantry`,
`surplus.rome.infantry.2` (units that are lost), `recruit.rome.infantry.archer`, `levy.rome`, `elite.rome` and
`siege.rome` (a unit and where it comes), `mercenary.rome` (a cavalry of Carthage B), `hero.leonidas` and
`store` (food is stored).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from engines.conqueror.ids import (
    CAVALRY,
    ELITE,
    HERO,
    INFANTRY,
    LEVY,
    MERCENARY,
    PLAGUE,
    RECRUIT,
    SIEGE,
    STORE,
    SURPLUS,
    TOKEN,
)
from engines.conqueror.preview import food
from engines.conqueror.preview.heroes import elite_price, engine_price, hero_price
from engines.conqueror.rules.boards import power_of
from engines.conqueror.state import Conqueror, Nation, Units, add, take, total

T = TypeVar("T")
Places = dict[str, Units]
"""Units by the territory they leave or come to, in the order chosen."""
DERIVED = ("held", "forts", "supply", "fed", "room", "barracks")
"""What follows from the entries of a draft: kept until another one is entered."""
PARTS = {PLAGUE: "plague", SURPLUS: "surplus", RECRUIT: "recruits", LEVY: "levy"}
"""Where a draft has its entries about standard units."""


class Kept(Generic[T]):
    """A property that is reckoned once, like `cached_property`, which takes a lock for it in Python 3.11."""

    def __init__(self, reckon: Callable[[Any], T]) -> None:
        self._reckon = reckon
        self.__doc__ = reckon.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, draft: Any, owner: type | None = None) -> T:
        """Asked only until the value lies in the object itself."""
        value = draft.__dict__[self._name] = self._reckon(draft)
        return value


@dataclass
class Draft:
    """A plan of a seat, as far as it has come.

    token: the stored food is spent. plague, surplus: units lost. recruits: standard units by the fort that
    makes them; levy: those on top of them. mercenary: where a cavalry comes that is paid for. elite: where it
    comes. engines: where siege engines come. heroes: those bought. store: food is stored.
    """

    game: Conqueror
    seat: int
    token: bool = False
    plague: Places = field(default_factory=dict)
    surplus: Places = field(default_factory=dict)
    recruits: Places = field(default_factory=dict)
    levy: Places = field(default_factory=dict)
    mercenary: str | None = None
    elite: str | None = None
    engines: Places = field(default_factory=dict)
    heroes: list[str] = field(default_factory=list)
    store: bool = False

    # --- making

    def enter(self, entry: str) -> None:
        """Add an entry of a plan."""
        for kept in DERIVED:
            self.__dict__.pop(kept, None)
        self.write(entry)

    def write(self, entry: str) -> None:
        """Add an entry while nothing has been reckoned yet."""
        kind, _, rest = entry.partition(".")
        if kind in (TOKEN, STORE):
            setattr(self, kind, True)
        elif kind in (ELITE, MERCENARY):
            setattr(self, kind, rest)
        elif kind == SIEGE:
            add(self.engines.setdefault(rest, {}), {SIEGE: 1})
        elif kind == HERO:
            self.heroes.append(rest)
        else:
            place, units = moved(entry)
            add(self._places(kind).setdefault(place, {}), units)

    def after(self, *entries: str) -> "Draft":
        """The same plan with some entries more."""
        found = replace(
            self,
            plague=_copied(self.plague),
            surplus=_copied(self.surplus),
            recruits=_copied(self.recruits),
            levy=_copied(self.levy),
            engines=_copied(self.engines),
            heroes=[*self.heroes],
        )
        for entry in entries:
            found.write(entry)
        return found

    def _places(self, kind: str) -> Places:
        found: Places = getattr(self, PARTS[kind])
        return found

    # --- looking

    @property
    def nation(self) -> Nation:
        """Whose plan it is."""
        return self.game.nations[self.seat]

    @Kept
    def stood(self) -> dict[str, Units]:
        """The units in each territory it controls before all that."""
        lands, seat = self.game.lands, self.seat
        return {place: one.army.units for place, one in lands.items() if one.owner == seat}

    def units_in(self, place: str) -> Units:
        """The units in a territory once the losses have gone."""
        found = dict(self.stood[place])
        for lost in (self.plague, self.surplus):
            take(found, lost.get(place, {}))
        return found

    @Kept
    def held(self) -> list[str]:
        """The territories controlled once the losses have gone; capitals even empty (CON-4.4, CON-4.5)."""
        home, loses = self.nation.capital, self.plague or self.surplus
        return [
            place
            for place, units in self.stood.items()
            if place == home or (self._stays(place, units) if loses else units)
        ]

    def _stays(self, place: str, units: Units) -> bool:
        lost = total(self.plague.get(place, {})) + total(self.surplus.get(place, {}))
        return total(units) > lost

    @Kept
    def forts(self) -> dict[str, str]:
        """The forts controlled then, "great" or "small", by their territories, the own capital first."""
        home = self.nation.capital
        found = {place: fort for place in self.held if (fort := self.game.fort_at(place))}
        return {home: found[home], **found} if home in found else found

    @Kept
    def supply(self) -> int:
        """The food supply (CON-15.1)."""
        return food.supply(self.game, self.seat, self.held, token=self.token)

    @property
    def limit(self) -> int:
        """How many standard units it feeds (CON-15.2)."""
        return food.limit(self.game, self.supply)

    @Kept
    def had(self) -> int:
        """How many standard units there were before all that."""
        return sum([food.standard(units) for units in self.stood.values()])

    @Kept
    def fed(self) -> int:
        """How many standard units are on the map then, but for those the Levy adds (CON-15.4, CON-A77)."""
        lost = _sum(self.plague) + _sum(self.surplus)
        return self.had - lost + _sum(self.recruits) + (self.mercenary is not None)

    @property
    def all_units(self) -> int:
        """How many standard units are on the map then."""
        return self.fed + _sum(self.levy)

    @Kept
    def room(self) -> int:
        """For how many standard units more there is food; less than 0: so many are too many (CON-14.7)."""
        return self.limit - self.fed

    @Kept
    def barracks(self) -> Units:
        """What is left in the barracks; what is lost on the map has come back there (CON-14.6, CON-15.3)."""
        found = dict(self.nation.barracks)
        for lost in (*self.plague.values(), *self.surplus.values()):
            add(found, lost)
        for come in (*self.recruits.values(), *self.levy.values(), *self.engines.values()):
            take(found, come)
        if self.mercenary:
            take(found, {CAVALRY: 1})
        return found

    @property
    def cost(self) -> int:
        """The coins it takes (CON-14.6, CON-16.1, CON-17.1, CON-29.12, CON-30.2)."""
        cost = sum([hero_price(self.game, self.seat, hero) for hero in self.heroes])
        if self.mercenary:
            cost += power_of(self.game, self.seat).amount
        if self.engines:
            cost += engine_price(self.game) * _sum(self.engines)
        return cost + (elite_price(self.game, self.seat) if self.elite else 0)

    @property
    def coins(self) -> int:
        """The coins it leaves."""
        return self.nation.coins - self.cost

    @property
    def empty(self) -> bool:
        """Whether nothing at all is planned."""
        return not (
            self.token
            or self.plague
            or self.surplus
            or self.recruits
            or self.levy
            or self.mercenary
            or self.elite
            or self.engines
            or self.heroes
            or self.store
        )


def draft(game: Conqueror, seat: int, more: Iterable[str] = ()) -> Draft:
    """What the plan of a seat comes to, with some entries more."""
    found = Draft(game, seat)
    for entry in (*game.nations[seat].plan, *more):
        found.write(entry)
    return found


def committed(game: Conqueror, seat: int) -> int:
    """The coins a plan not yet carried out will take: they cannot be given away (CON-A66)."""
    return draft(game, seat).cost


def moved(entry: str) -> tuple[str, Units]:
    """The territory and the units of an entry about standard units, `recruit.rome.infantry.archer`.

    They are written kind by kind, as a kind and how many of it, or not at all if it is the one of the Levy.
    """
    kind, place, *written = entry.split(".")
    if kind == LEVY:
        return place, {INFANTRY: 1}
    if kind == SURPLUS:
        return place, {written[0]: int(written[1])}
    found: Units = {}
    for one in written:
        add(found, {one: 1})
    return place, found


def _copied(places: Places) -> Places:
    return {place: dict(units) for place, units in places.items()}


def _sum(places: Mapping[str, Units]) -> int:
    found = 0
    for units in places.values():
        found += total(units)
    return found
