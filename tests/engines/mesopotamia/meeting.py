"""Somebody alone who meets those whom the rules play."""

from collections.abc import Sequence

from engines.mesopotamia.ids import AUTOMATON, GUARDIANS
from engines.mesopotamia.state import Answer
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.duelling import confront, knuckles, report_of, with_house

PLAYER, ENEMY = range(2)


def alone(mine: int = 9, theirs: int = 0, *, ahead: int = PLAYER, mode: str = AUTOMATON) -> Scene:
    """A person and a seat that the rules play, with so many knuckles."""
    scene = with_house(Scene(players=2), mode).seal("events", ahead, 3)
    for seat in (PLAYER,) if mode == GUARDIANS else (PLAYER, ENEMY):  # MES-33.4
        scene.seal("population", seat, 5)
    return scene.goods(PLAYER, knuckle=mine).goods(ENEMY, knuckle=theirs)


def met(
    scene: Scene, mine: Sequence[str], theirs: Sequence[str], assigned: dict[str, int] | None = None
) -> Scene:
    """The person attacks, and has assigned knuckles if there are any."""
    confront(scene, PLAYER, mine, ENEMY, theirs)
    return scene.answer(assigned or {}) if knuckles(scene, PLAYER) else scene


def answers(scene: Scene) -> list[Answer]:
    """How each bout has been answered so far."""
    duel = scene.state.duel
    bouts = (report_of(scene) if duel is None else duel.report).bouts
    return [one.answer for one in bouts if one.answer is not None]
