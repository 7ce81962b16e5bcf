"""Helpers of tests in which units move."""

from collections.abc import Mapping

from engines.mesopotamia.steps.exploring import Explore
from tests.engines.mesopotamia.build import SUMER, Scene
from tests.engines.scene import said


def exploring(scene: Scene, activations: int = 1, seat: int = SUMER) -> Scene:
    """A scene in which a seat explores."""
    return scene.place(Explore(seat, activations))


def with_units(scene: Scene, area: str, seat: int, units: Mapping[str, int]) -> Scene:
    """More land units of a seat, by kind."""
    force = scene.start_state.grounds[area].settle(seat)
    for unit, number in units.items():
        force.add(unit, number)
    return scene


def ends(scene: Scene, unit: str, origin: str) -> list[str]:
    """Where a unit can end, the nearest first, with what it does with rams."""
    begun = f"{unit}.{origin}."
    return [one.removeprefix(begun) for one in scene.options if one.startswith(begun)]


def told(scene: Scene, answer: str) -> str:
    """What an option is called, and its hint."""
    option = scene.option(answer)
    return f"{said(option.label, 'en')} · {said(option.hint, 'en')}"
