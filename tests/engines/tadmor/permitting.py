"""Red and blue in Resolution, and what blue could do that red may hold up."""

from tests.engines.tadmor.build import BLUE, RED, Scene

RICH = {"wood": 30, "stone": 30, "marble": 30, "gold": 30}
SHARED = {
    "singles": "use.em1",
    "grey": "use.ss5",
    "yellow": "use.eu4",
    "red": "use.eu5",
    "draw": "draw.pa5",
    "complete": "complete.pa5.k18",
}
"""What blue could do, by what it touches; a temple action besides."""
EVERYTHING = {"singles", "temple", "grey", "yellow", "red", "draw"}


def pair(turn: int = 8) -> Scene:
    """Red plays before blue; both have plenty, and nothing is displayed."""
    scene = Scene(4, turn=turn).has(RED, temples=[1], **RICH)
    return scene.has(BLUE, hand=["k18"], height=3, camels=5, ships=4, **RICH)


def held(scene: Scene) -> set[str]:
    """Which of blue's actions must wait for red; all others blue can do at once."""
    temple = "pa3" if "eb1" in scene.start_state.placed else "eb1"
    scene.stands(em1=BLUE, ss5=BLUE, eu4=BLUE, eu5=BLUE, pa5=BLUE, **{temple: BLUE})
    scene.start("resolution")
    actions = {**SHARED, "temple": f"use.{temple}"}
    waiting, free = scene.waiting(BLUE), scene.can(BLUE)
    assert {*waiting, *free} >= {*actions.values()}
    assert not {*waiting} & {*free}
    return {name for name, answer in actions.items() if answer in waiting}
