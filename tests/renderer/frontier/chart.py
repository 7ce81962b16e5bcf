"""The map of the isles with whatever stands on it, whole or in part."""

from collections.abc import Iterator

from renderer.core.atlas.badges import Army, Sign
from renderer.core.atlas.scene import Fight, Scene
from renderer.core.atlas.sheet import ARMY, EXHAUSTED
from renderer.core.atlas.window import Window
from tests.engines.frontier.state import Battle, Frontier, total
from tests.renderer.core.atlas.isles import BOX, sheet
from tests.renderer.frontier.reading import mark_of

TOWERS = {"fort": 1, "capital": 4}
LETTERS = {land: row.letter for land, row in BOX.lands.items()}
"""The area of the drawing that each land is."""
IDS = {letter: land for land, letter in LETTERS.items()}
SIGNS = {row.letter: [Sign("fort", (TOWERS[row.fort],))] for row in BOX.lands.values() if row.fort}


def scene(window: Window, state: Frontier) -> Scene:
    """Whose the lands are, what stands there, and the battle in progress."""
    owners = {
        LETTERS[land]: mark_of(state, one.owner)
        for land, one in state.lands.items()
        if one.owner is not None
    }
    fight = None if state.battle is None else _fight(state, state.battle)
    return Scene(sheet(window), owners, dict(_armies(state)), SIGNS, fight)


def _armies(state: Frontier) -> Iterator[tuple[tuple[str, str], Army]]:
    """Fresh units by their kinds, and tired ones by their number."""
    for land, here in state.lands.items():
        area, mark = LETTERS[land], None if here.owner is None else mark_of(state, here.owner)
        if here.fresh:
            yield (area, ARMY), Army(mark, total(here.fresh), tuple(here.fresh.items()))
        if here.tired:
            yield (area, EXHAUSTED), Army(mark, total(here.tired), (), tired=True)


def _fight(state: Frontier, battle: Battle) -> Fight:
    """The way of the attack, and below it those of the reinforcements."""
    ways = [(LETTERS[one.land], mark_of(state, one.seat)) for one in battle.helpers]
    attack = LETTERS[battle.origin], mark_of(state, battle.attacker)
    return Fight(LETTERS[battle.target], [*ways, attack])
