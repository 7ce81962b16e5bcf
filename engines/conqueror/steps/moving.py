"""Armies on the move: they leave, and move in or attack; what they can still do then (CON-18)."""

from collections.abc import Mapping

from engines.conqueror.ids import AGAIN, CAVALRY, ELITE, KINDS, way
from engines.conqueror.preview.ending import ends_match, ends_round
from engines.conqueror.rules.bans import is_held_against
from engines.conqueror.rules.control import occupy
from engines.conqueror.rules.forces import classes
from engines.conqueror.rules.menu import unit_slot
from engines.conqueror.rules.ships import gathered, origins, stacks
from engines.conqueror.state import Army, Conqueror, Units, take, total
from engines.conqueror.steps.battle import declare
from engines.conqueror.steps.capitals import Settle
from engines.conqueror.words import the_place, units
from engines.core import Slot


def slots_of(army: Army) -> list[Slot]:
    """How many of each kind may go; those that have acted once already stand apart."""
    fresh = [unit_slot(kind, kind, n) for kind in KINDS if (n := army.fresh.get(kind))]
    again = [
        unit_slot(way(kind, AGAIN), kind, n, "again")
        for kind in KINDS
        if (n := army.again.get(kind))
    ]
    return [*fresh, *again]


def chosen_of(answer: Mapping[str, int]) -> Army:
    """The active units that were chosen by these slots."""
    chosen = Army()
    for slot, n in answer.items():
        kind, _, again = slot.partition(".")
        if n:
            (chosen.again if again else chosen.fresh)[kind] = n
    return chosen


def depart(game: Conqueror, seat: int, origin: str, chosen: Army) -> None:
    """Active units leave a territory, ships on land their Wharf (CON-28.9)."""
    here = game.lands[origin].army
    for army, some in stacks(game, seat, origin, chosen.fresh):
        take(army.fresh, some)
    take(here.again, chosen.again)


def arrive(game: Conqueror, seat: int, origin: str, target: str, army: Army) -> None:
    """Units that have left `origin` move in, or attack (CON-18.5 to CON-18.8)."""
    if is_held_against(game, seat, target):
        declare(game, seat, origin, target, army)
        return
    game.tell(
        "conqueror-event-marched",
        by=seat,
        units=units(army.units),
        origin=the_place(origin),
        place=the_place(target),
    )
    occupy(game, seat, target, army)
    game.abandon(origin)
    game.push(Settle())


def acted(game: Conqueror, seat: int, army: Army) -> Army:
    """Units after one more action: exhausted, unless they have a second one left (CON-18.2, CON-18.11)."""
    twice: Units = {kind: n for kind, n in army.fresh.items() if acts_twice(game, seat, kind)}
    tired = army.units
    take(tired, twice)
    return Army(again=twice, tired=tired)


def acts_twice(game: Conqueror, seat: int, kind: str) -> bool:
    """Whether units of a kind may act twice in a turn (CON-13.12, CON-30.11).

    Cavalry with Thoroughbred may, and so may the elite unit of Persia A.
    """
    if kind == ELITE and game.content.elite(game.nations[seat].board).power == "swift":
        return True
    rides = kind == CAVALRY or (kind == ELITE and CAVALRY in classes(game, seat))
    return rides and "thoroughbred" in game.nations[seat].upgrades


def may_end_match(game: Conqueror, seat: int, target: str, army: Army) -> bool:
    """Whether the match may be over by itself once these units have gone (CON-A71, CON-5.1, CON-5.4)."""
    if not ends_round(game, seat) or any(acts_twice(game, seat, kind) for kind in army.fresh):
        return False
    able = sum(total(gathered(game, seat, place).active) for place in origins(game, seat))
    if able > total(army.active):
        return False
    return ends_match(game, seat) or game.fort_at(target) is not None
