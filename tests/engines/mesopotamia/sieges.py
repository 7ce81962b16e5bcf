"""Maps of tests as drawings: what lies where, by a letter for each area."""

from typing import Any

from engines.mesopotamia.ids import ASSUR, GUARDIANS
from engines.mesopotamia.state import Running
from tests.engines.mesopotamia.build import Scene

HERE, THERE = 0, 1
"""The seats of the person and of whom the rules play."""
WALL, TRIBE, RUNS, UNSEEN, FREE = "#", "t", "e", "?", "."


def guardians(empire: str = "sumerian", **options: Any) -> Scene:
    """Round 2 of the Guardians of Assur, with nothing on the map yet; the enemy has pieces of Akkad."""
    return Scene(empire, ASSUR, mode=GUARDIANS, opponent="akkadian", **options)


def drawn(drawing: str) -> dict[str, str]:
    """The letters of a drawing by area: four rows of nine."""
    rows = drawing.split()
    assert [len(row) for row in rows] == [9] * 4
    return {
        f"{letter}{number}": sign
        for letter, row in zip("abcd", rows, strict=True)
        for number, sign in enumerate(row, 1)
    }


def lay(scene: Scene, drawing: str) -> Scene:
    """Walls of the person, tribes, its running events and face-down tokens, as they are drawn."""
    for area, sign in drawn(drawing).items():
        ground = scene.start_state.grounds[area]
        if sign == WALL:
            ground.wall = HERE
        ground.token = sign in (TRIBE, UNSEEN)
        if sign == TRIBE:
            ground.tribe = {"spearman": 1}
        if sign == RUNS:
            terrain = scene.content.areas[area].terrain
            known = [one for one, row in scene.content.events.items() if row.terrain == terrain]
            event = next(one for one in known if one not in scene.start_state.seen)
            scene.start_state.seen.append(event)
            ground.running = Running(event, 1, HERE)
    return scene
