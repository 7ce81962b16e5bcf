"""Seats that build mega projects."""

from typing import Any

from engines.conqueror.preview.market import wares
from engines.conqueror.scoring import lines
from engines.conqueror.state import Project
from tests.engines.conqueror.build import GREECE, Scene


def seas(players: int = 4, **options: Any) -> Scene:
    """Seas of Destiny in Policies, everybody with 40 coins, an empty capital, two ships and two engines."""
    scene = Scene(players, seas_of_destiny="base_boards", **options).at(phase="policies")
    for nation in scene.start_state.nations:
        nation.barracks |= {"ship": 2, "siege": 2}
        nation.coins = 40
    return scene


def has_built(*cards: str) -> list[Project]:
    """Mega projects by kind and slot, `port.district`; of Wonders, by kind, slot and points."""
    found = []
    for card in cards:
        kind, slot, *points = card.split(".")
        found.append(Project(kind, slot, int(points[0]) if points else 0))
    return found


def against(scene: Scene, seat: int = GREECE) -> dict[str, str | None]:
    """What stands against each mega project."""
    found = [one for one in wares(scene.state, seat) if one.id.startswith("project.")]
    return {one.id.removeprefix("project."): one.why for one in found}


def points(scene: Scene, seat: int) -> dict[str, int]:
    """The points of a seat by what they are for."""
    told = lines(scene.state, seat)
    return {line.reason.key.removeprefix("conqueror-points-"): line.points for line in told}
