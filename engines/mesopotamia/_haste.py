"""How simple players in a hurry play alone: they bring a ram to Ur, or hold Assur (MES-32.1, MES-33.1)."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush

from engines.core import Allocate, Answer, Choose, Decision, View, kind_of
from engines.mesopotamia.ids import (
    BUILD,
    CLAY,
    CONVERT,
    DICE,
    DISCOVER,
    DONE,
    END,
    EXPLORE,
    FOOD,
    GATHER,
    GROW,
    LAND,
    RAM,
    RESEARCH,
    SHIP,
    SIEGE,
    TABLET,
    WARFARE,
    WOOD,
)
from engines.mesopotamia.preview.gathering import proposed, sources
from engines.mesopotamia.preview.growth import possible
from engines.mesopotamia.preview.study import can_convert, discoveries
from engines.mesopotamia.rules.building import buildable, price
from engines.mesopotamia.rules.goods import can_pay
from engines.mesopotamia.rules.reach import March
from engines.mesopotamia.rules.stock import has_one, room
from engines.mesopotamia.state import Mesopotamia

ACT, BUILDING, STUDY, CONVERTING, RECRUITING, MARCHING, GATHERING, ASSIGNING = (
    f"mesopotamia-ask-{one}"
    for one in ("act", "build", "study", "convert", "recruit", "activate", "gather", "prepare")
)
FIGHT = 4
"""A way is as much longer for each enemy unit on it."""
STEPS: Mapping[str, int] = {BUILD: 2, EXPLORE: 2}
"""The technologies for the siege: rams, and two activations."""
ARMING: Mapping[str, int] = {WARFARE: 4, GROW: 3, GATHER: 3}
"""Those for holding the city, the first one first."""
CARRIED = 40
"""No way is as long."""


def alone(view: View[Mesopotamia], decision: Decision) -> Answer | None:
    """What a player in a hurry answers in a scenario; None if that is as good as any other answer."""
    game, seat, kind = view.state, decision.seat, kind_of(decision)
    if isinstance(decision, Allocate):
        if kind == GATHERING:
            return proposed(sources(game, seat), _spare(game, seat), decision.most)
        return _filled(decision) if kind == ASSIGNING else None
    if not isinstance(decision, Choose):
        return None
    if kind == MARCHING:
        return _onward(game, seat, decision) if game.mode == SIEGE else DONE
    offered = [one.id for one in decision.options]
    if game.mode == SIEGE and kind in (BUILDING, RECRUITING):
        enough = kind == BUILDING and game.on_map(seat, RAM)
        wanted = [one for one in offered if kind == RECRUITING or (fits(one, RAM) and not enough)]
        return _from_base(game, seat, wanted) or offered[-1]
    wishes = {
        ACT: _besiege if game.mode == SIEGE else _guard,
        STUDY: _studies,
        CONVERTING: _studies,
    }.get(kind)
    if wishes is None:
        return None
    return next((one for wish in wishes(game, seat) for one in offered if fits(one, wish)), None)


def fits(answer: str, wish: str) -> bool:
    """Whether an answer is what is wished for, with the selection piece or with dice, wherever it is."""
    return f"{answer.removeprefix(f'{DICE}.')}.".startswith(f"{wish}.")


def _filled(decision: Allocate) -> dict[str, int]:
    """All knuckles, into one free slot after the other."""
    left, found = decision.most, {}
    for slot in decision.slots:
        found[slot.id] = min(slot.high, left)
        left -= found[slot.id]
    return found


# --- the siege


def _besiege(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Technologies first, then a ram and a unit to bring it, then the march."""
    found = (game.grounds[area].force(seat) for area in game.bases(seat))
    bases = [one for one in found if one is not None]
    rams = game.on_map(seat, RAM)
    if _can_study(game, seat):
        yield RESEARCH
    if not any(one.units for one in bases) and (not rams or any(one.rams for one in bases)):
        yield from _recruits(game, seat)
    elif not rams and not room(game, seat):
        yield from _growth(game, seat)
    if not rams and RAM in buildable(game, seat, game.realms[seat].levels[BUILD]):
        yield BUILD
    if rams and _next_study(game, seat) is None:
        yield EXPLORE
    yield GATHER
    yield EXPLORE
    yield END


def _from_base(game: Mesopotamia, seat: int, offered: list[str]) -> Answer | None:
    """Of answers that make something the one that makes it nearest to Ur, and the strongest unit."""
    far = _to_ur(game, seat)
    made = [one for one in offered if one.rpartition(".")[2] in far]
    return min(reversed(made), key=lambda one: far[one.rpartition(".")[2]], default=None)


def _onward(game: Mesopotamia, seat: int, decision: Choose) -> Answer:
    """The march that brings a ram nearest to Ur; none if all lead away from it.

    The last one of a turn goes through no wall of Ur: the ram would be spent on it (MES-23.5).
    """
    far = _to_ur(game, seat)
    found = [
        (far.get(march.brought, CARRIED), far.get(march.taken, CARRIED), one.id)
        for one in decision.options[:-1]
        if (march := March.read(one.id)).kind != SHIP and march.taken
        if decision.prompt.args.get("n") != 1 or not game.is_walled(march.target, seat)
    ]
    if not found:
        return DONE
    then, now, answer = min(found)
    return answer if then < now else DONE


def _to_ur(game: Mesopotamia, seat: int) -> Mapping[str, int]:
    """How long the way to Ur is from each area, fights on it included."""
    found: dict[str, int] = {}
    reached = [(0, game.realms[-1].home)]
    while reached:
        cost, area = heappop(reached)
        if area in found:
            continue
        found[area] = cost
        for other in game.content.near[area]:
            if game.is_open(other, seat):
                heappush(reached, (cost + 1 + FIGHT * game.enemies(area, seat), other))
    return found


# --- the guardians


def _guard(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Units, as long as there is room for any, more people, and knuckles."""
    yield from _recruits(game, seat)
    if not room(game, seat):
        yield from _growth(game, seat)
    if _can_study(game, seat):
        yield RESEARCH
    yield from (GATHER, WARFARE) if game.round % 2 else (WARFARE, GATHER)
    yield END


# --- both


def _recruits(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Warfare, if it can create a unit."""
    level = game.realms[seat].levels[WARFARE]
    for unit in LAND:
        row = game.content.pieces[unit]
        affordable = can_pay(game.realms[seat], row.cost or {})
        if row.level <= level and affordable and has_one(game, seat, unit):
            yield WARFARE
            return


def _growth(game: Mesopotamia, seat: int) -> Iterator[str]:
    """Grow, if there is food for it."""
    row = game.technology(seat, GROW)
    if possible(game, seat, row.food, row.steps):
        yield GROW


def _next_study(game: Mesopotamia, seat: int) -> str | None:
    """The technology that is still too low."""
    levels = game.realms[seat].levels
    wanted = STEPS if game.mode == SIEGE else ARMING
    return next((action for action, level in wanted.items() if levels[action] < level), None)


def _can_study(game: Mesopotamia, seat: int) -> bool:
    """Whether Research brings it, or a tablet for it."""
    study = _next_study(game, seat)
    return study is not None and (study in discoveries(game, seat) or can_convert(game, seat))


def _studies(game: Mesopotamia, seat: int) -> Iterator[str]:
    study = _next_study(game, seat)
    if study in discoveries(game, seat):
        yield f"{DISCOVER}.{study}"
    if study is not None and not game.realms[seat].goods[TABLET]:
        yield CONVERT
    yield DONE


def _spare(game: Mesopotamia, seat: int) -> Mapping[str, int]:
    """What a seat has of each good, less what it wants: of what it lacks most is gathered first."""
    wanted = {**price(game, RAM), FOOD: 1} if game.mode == SIEGE else {WOOD: 2, FOOD: 3}
    if _next_study(game, seat) is not None:
        wanted[CLAY] = game.content.limits.conversion_clay + wanted.get(CLAY, 0)
    return {good: n - 2 * wanted.get(good, 0) for good, n in game.realms[seat].goods.items()}
