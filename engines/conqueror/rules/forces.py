"""Who fights on which side of the battle, and with what."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engines.conqueror.ids import ELITE, INDEPENDENT
from engines.conqueror.rules.ships import stacks
from engines.conqueror.state import Army, Conqueror, Helper, Units, add, take, total


@dataclass(slots=True)
class Troop:
    """Units of one owner that fight from one place. helper: the reinforcement they are, if any.

    Not frozen, since that would take most of the time of making one.
    """

    seat: int
    place: str
    units: Units
    helper: Helper | None = None

    @property
    def id(self) -> str:
        """What tells the main army of an owner from its reinforcement."""
        return "main" if self.helper is None else "help"


def troops(game: Conqueror, *, attacks: bool) -> list[Troop]:
    """The units on a side, the main army first, then reinforcements as they joined (CON-19.4)."""
    battle = game.fighting()
    if attacks:
        found = [Troop(battle.attacker, battle.origin, battle.army.units)]
    else:
        found = [Troop(battle.defender, battle.target, game.lands[battle.target].army.units)]
    if not found[0].units:
        found.clear()
    for one in battle.helpers:
        if one.attacks == attacks and one.units:
            found.append(Troop(one.seat, one.place, dict(one.units), one))
    return found


def own(game: Conqueror, seat: int, *, attacks: bool) -> list[Troop]:
    """The units of one owner on a side: main army and reinforcement (CON-19.20)."""
    return [one for one in troops(game, attacks=attacks) if one.seat == seat]


def by_owner(game: Conqueror, *, attacks: bool) -> dict[int, list[Troop]]:
    """The units on a side by owner: the main player, then third players as they joined (CON-19.19)."""
    main = game.fighting().side(attacks=attacks).seat
    found: dict[int, list[Troop]] = {main: []}
    for one in troops(game, attacks=attacks):
        found.setdefault(one.seat, []).append(one)
    return {seat: mine for seat, mine in found.items() if mine}


def owners(game: Conqueror, *, attacks: bool) -> list[int]:
    """Who has units on a side, in the same order."""
    return [*by_owner(game, attacks=attacks)]


def size(armies: Iterable[Troop]) -> int:
    """How many units there are in all."""
    return sum([total(one.units) for one in armies])


def number(game: Conqueror, armies: Iterable[Troop], unit_class: str) -> int:
    """How many units of a class there are, elite units in each of their classes included (CON-A78)."""
    found = 0
    for one in armies:
        found += one.units.get(unit_class, 0)
        if one.units.get(ELITE) and unit_class in classes(game, one.seat):
            found += one.units[ELITE]
    return found


def classes(game: Conqueror, seat: int) -> list[str]:
    """The classes of the elite unit of a seat (CON-16.3)."""
    return [*game.content.elite(game.nations[seat].board).classes]


def is_sea_battle(game: Conqueror) -> bool:
    """Whether the territory fought for is a sea (CON-13.8)."""
    return game.is_sea(game.fighting().target)


def fights_for_home(game: Conqueror) -> bool:
    """Whether the defender fights for its own capital, which needs no unit (CON-19.17, CON-A20)."""
    battle = game.fighting()
    return battle.defender != INDEPENDENT and game.home_of(battle.target) == battle.defender


def is_emptied(game: Conqueror, *, attacks: bool) -> bool:
    """Whether a side has no unit left, supporters included, and so has lost (CON-19.10, CON-A60)."""
    if troops(game, attacks=attacks):
        return False
    return attacks or not fights_for_home(game)


def remove(game: Conqueror, troop: Troop, units: Mapping[str, int]) -> None:
    """Units of a troop are eliminated (CON-20.5)."""
    battle = game.fighting()
    if troop.helper is not None:
        take(troop.helper.units, units)
        for army, some in stacks(game, troop.seat, troop.place, units):
            army.lose(some)
    elif troop.seat == battle.attacker and troop.place == battle.origin:
        battle.army.lose(units)
    else:
        game.lands[battle.target].army.lose(units)
    take(troop.units, units)
    game.remove(troop.seat, units)
    if troop.seat != INDEPENDENT:
        battle.losses[troop.seat] += total(units)


def leaving(army: Army, kind: str, *, active: bool) -> Army:
    """One unit of a kind, taken out of an army: an active one, or an exhausted one if there is any."""
    gone = Army()
    parts = [(army.tired, gone.tired), (army.again, gone.again), (army.fresh, gone.fresh)]
    for part, out in parts[1:] if active else parts:
        if part.get(kind):
            take(part, {kind: 1})
            add(out, {kind: 1})
            break
    return gone
