"""What a march would bring and give up, for a hint."""

from collections.abc import Iterator

from engines.core import Arg, Text, Who, text
from engines.mesopotamia.ids import RAM, SETTLEMENT, SHIP, WALL
from engines.mesopotamia.rules.control import controller
from engines.mesopotamia.rules.reach import March, can_march
from engines.mesopotamia.state import Ground, Mesopotamia, Running
from engines.mesopotamia.words import area_name, goods, units

__all__ = ["can_march", "gives_up", "hint", "leaves_ram", "reveals"]


def hint(game: Mesopotamia, seat: int, march: March) -> Text:
    """What there is at the end of a march, and what is left behind."""
    if march.kind == SHIP:
        return _berth(game, seat, march.target)
    if game.is_goal(march.target, seat):
        return Text("mesopotamia-hint-march-storms")
    told: list[Arg] = [*_there(game, seat, march)]
    args: dict[str, Arg] = {"there": told or [Text("mesopotamia-march-nothing")]}
    args["left"] = march.origin.upper()
    if gives_up(game, seat, march):
        ground = game.grounds[march.origin]
        event = "" if ground.running is None and ground.shown is None else "-event"
        return Text(f"mesopotamia-hint-march-gives-up{event}", args)
    if leaves_ram(game, seat, march):
        return Text("mesopotamia-hint-march-leaves-ram", args)
    return Text("mesopotamia-hint-march", args)


def reveals(game: Mesopotamia, march: March) -> bool:
    """Whether a march reveals an event, so that it cannot be taken back (MES-9.6, MES-9.12)."""
    return march.kind != SHIP and game.grounds[march.target].is_unseen


def gives_up(game: Mesopotamia, seat: int, march: March) -> bool:
    """Whether a seat controls the area that is left, and does not any more then (MES-9.7)."""
    area = march.origin
    if game.is_start(area) or area == march.target or controller(game, area) != seat:
        return False
    force = game.grounds[area].force(seat)
    return force is not None and force.fighters == 1 and not force.settlement


def leaves_ram(game: Mesopotamia, seat: int, march: March) -> bool:
    """Whether a ram stays behind with no land unit (MES-23.2)."""
    force = game.grounds[march.origin].force(seat)
    if force is None or force.fighters > 1 or march.origin == march.target:
        return False
    return force.rams > (march.taken == march.origin)


def _berth(game: Mesopotamia, seat: int, section: str) -> Text:
    """Between which areas a section lies, and whose ships lie there: if they stay, all of them sink.

    (MES-10.1, MES-10.5, MES-10.6)
    """
    areas = game.content.sections[section].banks
    others: list[Arg] = [Who(other) for other in game.ships[section] if other != seat]
    if not others:
        whole: list[Arg] = [_bank(game, area, area_name(area)) for area in areas]
        return text("mesopotamia-hint-ship", banks=whole)
    banks: list[Arg] = [_bank(game, area, area.upper()) for area in areas]
    return text("mesopotamia-hint-ship-meets", banks=banks, who=others)


def _bank(game: Mesopotamia, area: str, name: Arg) -> Arg:
    """An area beside a section, and what a ship gathers there (MES-10.2)."""
    good = game.yields(area)
    if good is None:
        return name
    return text("mesopotamia-march-bank", area=name, goods=goods({good: 1}))


def _there(game: Mesopotamia, seat: int, march: March) -> Iterator[Text]:
    """What there is where a land unit goes, what the area yields first.

    An event that the march reveals stands behind its name already.
    """
    area = march.target
    ground, good = game.grounds[area], game.yields(area)
    if good is not None:
        yield goods({good: 1})
    if ground.running is not None:
        yield _event(game, seat, ground.running)
    if ground.shown is not None:
        yield text("mesopotamia-march-points", points=game.content.events[ground.shown].points)
    if ground.tribe:
        yield text("mesopotamia-march-tribe", units=units(ground.tribe))
    for other in range(len(game.realms)):
        if other != seat and (theirs := _pieces(ground, other)):
            yield text("mesopotamia-march-enemies", who=Who(other), units=theirs)
    own = ground.force(seat)
    if own is not None and own.units and area != march.origin:
        yield text("mesopotamia-march-own", n=own.fighters)


def _event(game: Mesopotamia, seat: int, running: Running) -> Text:
    """An event that pays there, and in which round it is: who takes the area takes it over (MES-26.8)."""
    whose = "-own" if running.seat == seat else ""
    rounds = game.content.limits.event_rounds
    return text(
        f"mesopotamia-march-event{whose}", who=Who(running.seat), n=running.die, rounds=rounds
    )


def _pieces(ground: Ground, seat: int) -> list[Arg]:
    """All that a seat has in an area."""
    force = ground.force(seat)
    numbers = {WALL: int(ground.wall == seat)}
    if force is not None:
        numbers = {**force.units, SETTLEMENT: int(force.settlement), RAM: force.rams, **numbers}
    return units(numbers)
