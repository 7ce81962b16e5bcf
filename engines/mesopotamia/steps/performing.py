"""Which step performs an action, with the values of the technology it was begun with (MES-7.10)."""

from collections.abc import Callable, Mapping

from engines.core import Step
from engines.mesopotamia.ids import BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.building import Build
from engines.mesopotamia.steps.exploring import Explore
from engines.mesopotamia.steps.growing import Grow
from engines.mesopotamia.steps.market import Gather
from engines.mesopotamia.steps.research import Research
from engines.mesopotamia.steps.warfare import Warfare


def _explore(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    return Explore(seat, game.technology(seat, EXPLORE).activations)


def _build(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    row = game.technology(seat, BUILD)
    return Build(seat, row.objects, row.level)


def _research(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    row = game.technology(seat, RESEARCH)
    return Research(seat, row.tablets, row.discoveries)


def _gather(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    row = game.technology(seat, GATHER)
    return Gather(seat, row.level, row.sources)


def _warfare(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    row = game.technology(seat, WARFARE)
    return Warfare(seat, row.level, row.knuckles)


def _grow(game: Mesopotamia, seat: int) -> Step[Mesopotamia]:
    row = game.technology(seat, GROW)
    return Grow(seat, row.food, row.steps)


PERFORM: Mapping[str, Callable[[Mesopotamia, int], Step[Mesopotamia]]] = {
    EXPLORE: _explore,
    BUILD: _build,
    RESEARCH: _research,
    GATHER: _gather,
    WARFARE: _warfare,
    GROW: _grow,
}
"""The actions that can be chosen."""
