"""What differs between two views of Caylus, with its words.

Places, in the order in which they are told:

- `special/<gate|trading_post|guild|joust>`, `stables/<n>`, `inn/<left|right>`, `road/<space>`, `castle/<n>`:
  a worker that was not there before, placed or moved there
- `provost/<from>/<to>`, `bailiff/<from>/<to>`: a journey along the road
- `tile/<space>`: a tile that was built or replaced, or whose replacement is paid for
- `part/<section>/<first>/<last>`: a player's houses side by side in the castle, parts counted from 1
- `favour/<line>/<column>`: markers that came to this cell
- `bridge/<n>`: a marker of who has passed
- `section/<id>`: a section that was scored
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from engines.caylus.ids import SINGLES
from engines.caylus.state import (
    CUBES,
    LINES,
    RESIDENCE,
    SECTIONS,
    Caylus,
    Player,
    Space,
)
from engines.caylus.words import BUILDING, LINE, SECTION, amount, on_road
from engines.caylus.words import numbered as numbered_spot
from engines.core.text import Arg, Text, Who
from renderer.caylus.reading import CaylusView, points_of
from renderer.core.picture import Change
from renderer.core.trail import Found, grown

SCORED, JOURNEY, TILE, PART, FAVOUR, WORKER, BRIDGE = range(7)
"""Weights: what gives way first comes last."""

KEPT = "inn/right"
"""Where workers only come from the place beside it, and stay from round to round."""
Spots: TypeAlias = dict[str, tuple[int | None, Text]]
"""Workers' spots by place: whose worker stands there, and the spot's name."""


def differences(before: CaylusView, after: CaylusView) -> Iterator[Found]:
    """The places that a reader who last saw `before` would want pointed out."""
    return _all(before.state, after.state)


def parts(place: str) -> Iterable[str]:
    """What a place is about: king's men by name, houses one by one."""
    kind, *where = place.split("/")
    if kind in {"provost", "bailiff"}:
        return (kind,)
    if kind == "part":
        first, last = int(where[1]), int(where[2])
        return [f"part/{where[0]}/{n}" for n in range(first, last + 1)]
    return (place,)


def amounts(before: CaylusView, after: CaylusView) -> Iterator[Change]:
    """What each seat has gained and lost of points, deniers and cubes."""
    for old, new in zip(before.state.players, after.state.players, strict=True):
        was, now = (_stock(*one) for one in ((before, old), (after, new)))
        yield from grown(new.seat, new.seat, was, now, amount)


def _stock(view: CaylusView, player: Player) -> dict[str, int]:
    cubes = {cube: player.amount(cube) for cube in CUBES}
    return {"points": points_of(view, player), "deniers": player.deniers, **cubes}


def _all(before: Caylus, after: Caylus) -> Iterator[Found]:
    yield from _workers(before, after)
    yield from _journeys(before, after)
    yield from _tiles(before, after)
    yield from _houses(before, after)
    yield from _favours(before, after)
    yield from _bridge(before, after)
    for section in after.scored[len(before.scored) :]:
        yield SCORED, f"section/{section}", _said("scored", section=SECTION[section])


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"caylus-picture-change-{key}", dict(args))


def _workers(before: Caylus, after: Caylus) -> Iterator[Found]:
    """Workers of another seat than before; in a new round all but the one kept at the inn."""
    old, anew = _spots(before), after.round != before.round
    came: list[tuple[str, int, Text]] = []
    for place, (seat, spot) in _spots(after).items():
        was = old.get(place, (None, spot))[0]
        if seat is not None and (seat != was or (anew and place != KEPT)):
            came.append((place, seat, spot))
    moved = {KEPT, _from_gate(before, after, came)}
    for place, seat, spot in came:
        key = "moved" if place in moved else "worker"
        yield WORKER, place, _said(key, who=Who(seat), spot=spot)


def _from_gate(before: Caylus, after: Caylus, came: Iterable[tuple[str, int, Text]]) -> str | None:
    """Where the worker of the gate has gone, as far as that shows.

    If several of its seat's workers came meanwhile, nobody can tell which of them it is.
    """
    if after.gate is not None or after.round != before.round:
        return None
    places = [place for place, seat, _ in came if seat == before.gate and place != KEPT]
    return places[0] if len(places) == 1 else None


def _spots(state: Caylus) -> Spots:
    spots: Spots = {}
    for name in SINGLES:
        spots[f"special/{name}"] = getattr(state, name), BUILDING[name]
    _numbered(spots, "stables", state.stables)
    for side, seat in (("left", state.inn_left), ("right", state.inn_right)):
        spots[f"inn/{side}"] = seat, Text(f"caylus-picture-inn-{side}")
    for n, space in enumerate(state.road, start=1):
        if space.tile is not None:
            spots[f"road/{n}"] = space.worker, on_road(space.tile, n)
    _numbered(spots, "castle", state.castle)
    return spots


def _numbered(spots: Spots, place: str, seats: Sequence[int]) -> None:
    for n, seat in enumerate(seats, start=1):
        spots[f"{place}/{n}"] = seat, numbered_spot(place, n)


def _journeys(before: Caylus, after: Caylus) -> Iterator[Found]:
    for name in ("provost", "bailiff"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new and old:
            yield JOURNEY, f"{name}/{old}/{new}", _said(name, old=old, new=new)


def _tiles(before: Caylus, after: Caylus) -> Iterator[Found]:
    for n, (old, new) in enumerate(zip(before.road, after.road, strict=True), start=1):
        text = _tile(n, old, new)
        if text is not None:
            yield TILE, f"tile/{n}", text


def _tile(n: int, old: Space, new: Space) -> Text | None:
    if new.tile is not None and new.tile != old.tile:
        if new.owner is None:
            return None
        if new.tile == RESIDENCE and old.tile is not None:
            return _said("residence", who=Who(new.owner), building=on_road(old.tile, n))
        return _said("built", who=Who(new.owner), building=on_road(new.tile, n))
    if new.tile is not None and new.heir is not None and new.heir != old.heir:
        return _said("pending", who=Who(new.heir), building=on_road(new.tile, n))
    return None


def _houses(before: Caylus, after: Caylus) -> Iterator[Found]:
    for section in SECTIONS:
        first = len(before.houses[section]) + 1
        for seat, run in groupby(after.houses[section][first - 1 :]):
            count = len(list(run))
            place = f"part/{section}/{first}/{first + count - 1}"
            yield PART, place, _said("house", who=Who(seat), section=SECTION[section], n=count)
            first += count


def _favours(before: Caylus, after: Caylus) -> Iterator[Found]:
    for line in LINES:
        came: dict[int, list[Arg]] = {}
        for old, new in zip(before.players, after.players, strict=True):
            if new.favours[line] != old.favours[line]:
                came.setdefault(new.favours[line], []).append(Who(new.seat))
        for column, who in sorted(came.items()):
            name = LINE[line]
            yield FAVOUR, f"favour/{line}/{column}", _said("favour", line=name, n=column, who=who)


def _bridge(before: Caylus, after: Caylus) -> Iterator[Found]:
    seen = len(before.bridge) if before.round == after.round else 0
    for n, seat in enumerate(after.bridge[seen:], start=seen + 1):
        yield BRIDGE, f"bridge/{n}", _said("passed", who=Who(seat), n=n)
