"""The small signs of an area: what it yields, its event, its wall and settlement; ziggurats."""

from collections.abc import Iterator

from engines.mesopotamia.content import Area
from engines.mesopotamia.state import Ground, Mesopotamia
from renderer.core.atlas.badges import Sign
from renderer.mesopotamia.reading import mark_of

MOST = 4
"""What an area yields, its event, its wall, its settlement."""
MOST_AT_HOME = 2
"""The piece of its empire, and its ziggurat."""


def most_signs(row: Area) -> int:
    """How many signs an area may have."""
    return MOST if row.start is None else MOST_AT_HOME


def signs_at(state: Mesopotamia, area: str) -> tuple[Sign, ...]:
    """The signs of an area now; where a block token lies, that alone."""
    if state.is_start(area):
        return tuple(_home(state, area))
    if state.is_blocked(area):
        return (Sign("block"),)
    return tuple(_signs(state, area, state.grounds[area]))


def _home(state: Mesopotamia, area: str) -> Iterator[Sign]:
    seat = state.home_of(area)
    if seat is not None:
        yield Sign("piece", (mark_of(state, seat),))
        if state.realms[seat].ziggurat:
            yield Sign("ziggurat", (state.realms[seat].ziggurat,))


def _signs(state: Mesopotamia, area: str, ground: Ground) -> Iterator[Sign]:
    row = state.content.areas[area]
    if row.yields is not None:
        yield Sign(row.yields)
    if row.terrain is not None:
        yield from event_signs(state, row.terrain, ground)
    if ground.wall is not None:
        yield Sign("wall", (mark_of(state, ground.wall),))
    owner = ground.owner()
    if owner is not None:
        yield Sign("settlement", (mark_of(state, owner),))


def event_signs(state: Mesopotamia, terrain: str, ground: Ground) -> Iterator[Sign]:
    """The event token of an area, told by its shape: face down, worth points, or running, with its die."""
    if ground.token:
        yield Sign("event", (terrain,))
    if ground.shown is not None:
        yield Sign("event_shown", (terrain,), str(state.content.events[ground.shown].points))
    if ground.running is not None:
        yield Sign(
            "event_running", (terrain, ground.running.die, mark_of(state, ground.running.seat))
        )
