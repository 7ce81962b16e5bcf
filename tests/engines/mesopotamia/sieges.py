"""Maps of tests as drawings: what lies where, by a letter for each area."""

from typing import Any

from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import (
    ASSUR,
    EXPLORE,
    GATHER,
    GROW,
    GUARDIANS,
    HOUSES,
    SIEGE,
    STAR,
    UR,
    WARFARE,
)
from engines.mesopotamia.state import Running
from engines.mesopotamia.steps.siege import UrTurn
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import OPTIONS, Scene

HERE, THERE = 0, 1
"""The seats of the person and of whom the rules play."""
CARDS = [EXPLORE, GATHER, WARFARE, GROW, STAR]
"""The action cards of Ur."""
WALL, TRIBE, RUNS, UNSEEN, FREE = "#", "t", "e", "?", "."


def siege(empire: str = "sumerian", **options: Any) -> Scene:
    """Round 2 of the Siege of Ur, with nothing on the map yet; Ur has pieces of Akkad."""
    return Scene(empire, UR, mode=SIEGE, opponent="akkadian", **options)


def opened(mode: str, empire: str = "akkadian", opponent: str = "elamite") -> Scene:
    """A match of a scenario from its beginning on, up to the choice of quests."""
    scene = Scene(empire, HOUSES[mode], mode=mode, opponent=opponent)
    options = {**OPTIONS, "mode": mode, "opponent": opponent}
    scene.start_state = GAME.start(CONTENT, options, scene.dealt)
    return scene.place(*GAME.opening(scene.start_state))


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


def deck(*first: str) -> list[str]:
    """The action cards of Ur with these on top."""
    return [*first, *(card for card in CARDS if card not in first)]


def turn(scene: Scene, *cards: str) -> Scene:
    """Ur reveals these cards; one alone comes with the star, which does nothing."""
    first = cards if len(cards) == 2 else (*cards, STAR)
    return scene.at(ur_deck=deck(*first)).place(UrTurn(THERE))
