"""What differs between two views of Conqueror, with its words."""

from collections.abc import Iterator

from engines.conqueror.ids import FORT
from engines.conqueror.state import Conqueror, Ground, Nation, total
from engines.conqueror.words import (
    chronicle_name,
    district_name,
    people,
    place_name,
    project_name,
    the_place,
    units,
    upgrade_name,
    who,
)
from engines.core.text import Arg, Text, Who
from renderer.conqueror.reading import ConquerorView, numbers
from renderer.core.picture import Change
from renderer.core.trail import Found, grown

AMOUNTS = {
    "coins": "conqueror-coins",
    "forts": "conqueror-picture-change-forts",
    "tactics": "conqueror-tactics",
    "heroes": "conqueror-heroes",
}
"""What a strip counts one by one, with the words of a number of it."""


def differences(before: ConquerorView, after: ConquerorView) -> Iterator[Found]:
    """The places a reader who last saw `before` would want pointed out, the weightiest with least weight."""
    old, new = before.state, after.state
    yield from _battle(old, new)
    for place, here in new.lands.items():
        yield from _land(place, old.lands[place], here)
    for was, nation in zip(old.nations, new.nations, strict=True):
        yield from _nation(was, nation)
    if new.chronicle is not None and new.chronicle != old.chronicle:
        yield 3, "chronicle", _said("chronicle", name=chronicle_name(new.chronicle))
    # Whoever is out has left the order, which is told already.
    if new.order != [seat for seat in old.order if seat in new.order]:
        yield 6, "order", _said("order", order=people(new.order))


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"conqueror-picture-change-{key}", dict(args))


def _battle(before: Conqueror, after: Conqueror) -> Iterator[Found]:
    battle = after.battle
    if battle is not None and battle != before.battle:
        place = the_place(battle.target)
        yield 0, "battle", _said("battle", who=Who(battle.attacker), place=place)


def _land(place: str, old: Ground, new: Ground) -> Iterator[Found]:
    name, within, where = place_name(place), the_place(place), f"land/{place}"
    army = new.army.units
    if old.owner != new.owner:
        if new.owner is None:
            yield 2, where, _said("left", place=within)
        else:
            yield 1, where, _said("taken", who=who(new.owner), place=within, units=units(army))
    elif new.built and not old.built:
        yield 2, where, _said("fort", place=within)
    elif old.army.units != army:
        yield 4, where, _said("army", place=name, units=units(army))
    elif total(new.army.tired) > total(old.army.tired):
        yield 8, where, _said("tired", place=within, units=units(new.army.tired))
    elif new.army.barred and not old.army.barred:
        yield 4, where, _said("kept", place=within, units=units(new.army.barred))


def _nation(old: Nation, new: Nation) -> Iterator[Found]:
    seat, person = new.seat, Who(new.seat)
    if new.out and not old.out:
        yield 0, f"seat/{seat}", _said("out", who=person)
        return
    if new.temporary != old.temporary and new.temporary is not None:
        place = the_place(new.temporary)
        yield 2, f"land/{new.temporary}", _said("temporary", who=person, place=place)
    yield from _wharf(old, new)
    gained: list[Arg] = [*_districts(old, new), *_upgrades(old, new), *_projects(old, new)]
    if gained:
        yield 3, f"cards/{seat}", _said("cards", who=person, what=gained)
    if new.agent != old.agent and new.agent is not None:
        yield 5, f"agent/{new.agent}", _said("agent", who=person)
    if new.space != old.space:
        yield 6, f"track/{new.space}", _said("track", who=person, n=new.space)


def _districts(old: Nation, new: Nation) -> Iterator[Text]:
    for kind, n in new.districts.items():
        if kind != FORT and n > old.districts.get(kind, 0):
            yield district_name(kind)


def _upgrades(old: Nation, new: Nation) -> Iterator[Text]:
    for one in new.upgrades:
        if one not in old.upgrades:
            yield upgrade_name(one)


def _projects(old: Nation, new: Nation) -> Iterator[Text]:
    for one in new.projects[len(old.projects) :]:
        yield project_name(one.kind)


def _wharf(old: Nation, new: Nation) -> Iterator[Found]:
    """A Wharf that was built; ships that came to it, left it, or are exhausted there."""
    if new.wharf is None:
        return
    where, place = f"land/{new.wharf}", the_place(new.wharf)
    ships = new.dock.units
    if old.wharf is None:
        yield 2, where, _said("wharf", who=Who(new.seat), place=place)
    elif ships != old.dock.units:
        key_ = "docked" if ships else "sailed"
        yield 4, where, _said(key_, place=place, units=units(ships))
    elif total(new.dock.tired) > total(old.dock.tired):
        yield 8, where, _said("docked-tired", place=place, units=units(new.dock.tired))


def amounts(before: ConquerorView, after: ConquerorView) -> Iterator[Change]:
    """What each seat has gained and lost of what its strip counts one by one."""
    for nation in after.state.nations:
        if not nation.out:
            old, new = (_counted(one.state, nation.seat) for one in (before, after))
            yield from grown(nation.seat, nation.seat, old, new, _amount)


def _counted(state: Conqueror, seat: int) -> dict[str, int]:
    """Food is not among them: its two numbers follow from the territories and units, which are told."""
    found = numbers(state, seat)
    return {kind: found[kind] for kind in AMOUNTS}


def _amount(kind: str, n: int) -> Text:
    return Text(AMOUNTS[kind], {"n": n})
