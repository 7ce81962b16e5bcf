"""Questions a picture asks of a view of Caylus."""

from collections.abc import Iterator
from typing import TypeAlias

from engines.caylus.content import Column
from engines.caylus.state import RESIDENCE, SPECIALS, Caylus, Player
from engines.core.flow import View
from renderer.caylus.sides import MARKS
from renderer.core.palette import Mark
from renderer.core.words import Words

CaylusView: TypeAlias = View[Caylus]
PHASES = 7
SINGLE = SPECIALS[:4]
"""Special buildings with one spot."""


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.colour]


def turn_order(state: Caylus) -> list[Player]:
    """The players in turn order (CAY-3.3); by seat before there is one."""
    return [state.players[seat] for seat in state.order or range(len(state.players))]


def message_id(name: str) -> str:
    """An id as the catalogues write it."""
    return name.replace("_", "-")


def single(state: Caylus, special: str) -> int | None:
    """Whose worker stands on a special building that has one spot."""
    seat: int | None = getattr(state, special)
    return seat


def stables_used(state: Caylus) -> bool:
    """Whether the stables take workers (CAY-14.2)."""
    return state.content.by_players[len(state.players)].stables


def open_columns(state: Caylus) -> int:
    """How many columns of the favour table are open (CAY-12.3)."""
    opened = [state.content.sections[section].columns for section in state.scored]
    return max([state.content.limits.columns, *opened])


def owned(state: Caylus, seat: int) -> Iterator[tuple[int, str]]:
    """The spaces of a seat's buildings with their tiles, along the road."""
    for n, space in enumerate(state.road, start=1):
        if space.owner == seat and space.tile is not None:
            yield n, space.tile


def residences(state: Caylus, seat: int) -> list[int]:
    """The spaces of a seat's residences."""
    return [n for n, tile in owned(state, seat) if tile == RESIDENCE]


def first_free(state: Caylus) -> int | None:
    """Where the next craft building goes (CAY-8.25); None once the road is full."""
    return next((n for n, space in enumerate(state.road, start=1) if space.tile is None), None)


def column(state: Caylus, line: str, number: int) -> Column:
    """A cell of the favour table, columns counted from 1."""
    return state.content.lines[line].columns[number - 1]


def trigger_at(state: Caylus, number: int) -> str | None:
    """The section that is scored when the bailiff comes to a space (CAY-10.5)."""
    sections = state.content.sections.values()
    return next((one.id for one in sections if one.trigger == number), None)


def phase_words(words: Words, view: CaylusView) -> tuple[str, str]:
    """Round, and phase with its name."""
    state = view.state
    top = words("picture-round", n=state.round) if state.round else words("picture-set-up")
    if view.over:
        return top, words("picture-over")
    name = words(f"caylus-phase-{state.phase}")
    if not state.phase:
        return top, name
    return top, words("picture-phase", n=state.phase, of=PHASES, name=name)
