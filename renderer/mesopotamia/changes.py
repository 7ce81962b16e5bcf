"""What differs between two views of Mesopotamia, with its words."""

from collections.abc import Iterator

from engines.core.text import Arg, Text, Who
from engines.mesopotamia.ids import ACTIONS, GOODS
from engines.mesopotamia.state import Ground, Mesopotamia, Realm
from engines.mesopotamia.words import (
    area_name,
    event_name,
    garden_name,
    section_name,
    technology_name,
    trade_name,
)
from renderer.core.picture import Change
from renderer.core.trail import Found, grown
from renderer.mesopotamia.foot import EVENT_TRACK, POPULATION_TRACK, track
from renderer.mesopotamia.marking import DICE, SEAT, SHIP, SLOT, TILE, TRACK, TURN_ORDER
from renderer.mesopotamia.reading import MesopotamiaView, owners, points
from renderer.mesopotamia.texts import things


def differences(before: MesopotamiaView, after: MesopotamiaView) -> Iterator[Found]:
    """The places a reader who last saw `before` would want pointed out, the weightiest with least weight."""
    old, new = before.state, after.state
    had, has = owners(old), owners(new)
    for area, ground in new.grounds.items():
        yield from _area(area, old.grounds[area], ground, had.get(area), has.get(area))
    for section, seats in new.ships.items():
        if seats != old.ships[section]:
            people: list[Arg] = [Who(seat) for seat in seats]
            key = "ships" if seats else "no-ships"
            yield 4, f"{SHIP}/{section}", _said(key, place=section_name(section), who=people)
    for name in (EVENT_TRACK, POPULATION_TRACK):
        yield from _track(name, old, new)
    yield from _trade(old, new)
    if new.tile != old.tile and new.tile is not None:
        yield 3, TILE, _said("tile", name=garden_name(new.tile))
    for was, realm in zip(old.realms, new.realms, strict=True):
        yield from _realm(was, realm)
    if new.order != old.order and new.order:
        order: list[Arg] = [Who(seat) for seat in new.order]
        yield 6, TURN_ORDER, _said("order", order=order)


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"mesopotamia-picture-change-{key}", dict(args))


def _area(area: str, old: Ground, new: Ground, had: int | None, has: int | None) -> Iterator[Found]:
    """The weightiest of what has changed in an area."""
    place, where = area_name(area), f"land/{area}"
    if has != had and has is not None:
        yield 1, where, _said("controls", who=Who(has), place=place)
    elif new.owner() != old.owner() and (owner := new.owner()) is not None:
        yield 1, where, _said("settled", who=Who(owner), place=place)
    elif new.wall != old.wall:
        key = "walled" if new.wall is not None else "breached"
        who: list[Arg] = [Who(seat) for seat in (new.wall,) if seat is not None]
        yield 2, where, _said(key, who=who, place=place)
    elif new.running is not None and new.running != old.running:
        name, seat = event_name(new.running.event), Who(new.running.seat)
        yield 3, where, _said("runs", who=seat, place=place, name=name, n=new.running.die)
    elif old.token and not new.token:
        yield 3, where, _said("revealed", place=place)
    elif _there(new) != _there(old):
        who = [Who(one.seat) for one in new.forces if one.is_there or one.rams]
        key = "armies" if who else "tribe" if new.tribe else "empty"
        yield 4, where, _said(key, who=who, place=place)


def _there(ground: Ground) -> object:
    return [(one.seat, things(one)) for one in ground.forces], ground.tribe


def _track(name: str, old: Mesopotamia, new: Mesopotamia) -> Iterator[Found]:
    """Who has advanced on a track; all of them together are one change."""
    before, after = track(old, name), track(new, name)
    # Not everybody has a seal on each: the enemies of Assur have none for their people.
    moved: list[Arg] = [
        _said("space", who=Who(seat), n=after.space(seat))
        for seat in sorted(after.order())
        if after.space(seat) != before.space(seat)
    ]
    if moved:
        yield 4, f"{TRACK}/{name}", _said(name, what=moved)


def _trade(old: Mesopotamia, new: Mesopotamia) -> Iterator[Found]:
    for slot, token in new.market.items():
        owner = new.claims.get(token)
        if owner is not None and owner != old.claims.get(token):
            yield 3, f"{SLOT}/{slot}", _said("claimed", who=Who(owner), name=trade_name(token))


def _realm(old: Realm, new: Realm) -> Iterator[Found]:
    person = Who(new.seat)
    found: list[Arg] = [
        technology_name(action, new.levels[action])
        for action in ACTIONS
        if new.levels[action] > old.levels[action]
    ]
    if found:
        yield 2, f"{SEAT}/{new.seat}", _said("discovered", who=person, what=found)
    if new.ziggurat > old.ziggurat:
        yield 2, f"{DICE}/{new.seat}", _said("ziggurat", who=person, n=new.ziggurat)


def amounts(before: MesopotamiaView, after: MesopotamiaView) -> Iterator[Change]:
    """What each seat has gained and lost of goods and points."""
    for realm in after.state.realms:
        old, new = (_counted(one.state, realm.seat) for one in (before, after))
        yield from grown(realm.seat, realm.seat, old, new, _amount)


def _counted(state: Mesopotamia, seat: int) -> dict[str, int]:
    return {
        **{good: state.realms[seat].goods[good] for good in GOODS},
        "points": points(state, seat),
    }


def _amount(kind: str, n: int) -> Text:
    return Text("picture-points" if kind == "points" else f"mesopotamia-goods-{kind}", {"n": n})
