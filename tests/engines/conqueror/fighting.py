"""Battles laid out for tests: dice that fall as wanted, an attack, and what its report tells."""

from collections.abc import Iterable, Mapping
from itertools import count

from engines.conqueror.ids import ALL, way
from engines.conqueror.state import Count, Report
from engines.conqueror.steps.campaign import March
from engines.core import Stream
from tests.engines.conqueror.build import (
    CARTHAGE,
    CONTENT,
    ROME,
    Scene,
)
from tests.engines.scene import KEY

LAND, SEA, FORT = "syria", "levantine_sea", "palestina"
"""Next to Arabia or to each other on the large board: a land without a fort in Asia, a sea, a small fort."""
FROM = "arabia"


def dice(scene: Scene, purpose: str, *faces: int) -> Scene:
    """The faces that the next dice of a purpose show: "volley", "reroll" or "melee"."""

    def face(number: int) -> int:
        shown: int = CONTENT.die[Stream(KEY, purpose, number).below(len(CONTENT.die))]
        return shown

    scene.draws[purpose] = next(
        first
        for first in count()
        if all(face(first + at) == wanted for at, wanted in enumerate(faces))
    )
    return scene


def field(
    attack: Mapping[str, int],
    defence: Mapping[str, int],
    *,
    attacker: int = ROME,
    defender: int = CARTHAGE,
    origin: str = FROM,
    target: str = LAND,
    faces: tuple[int, ...] = (2, 2),
) -> Scene:
    """Armies on the large board, and how the dice of the melee fall, attack first."""
    scene = Scene(6)
    if attack:
        scene.army(origin, attacker, tired=False, again=False, **attack)
    if defence:
        scene.army(target, defender, tired=False, again=False, **defence)
    dice(scene, "melee", *faces)
    return dice(scene, "volley", 1, 1, 1, 1)


def march(scene: Scene, seat: int, origin: str, target: str, part: str = ALL) -> Scene:
    """The campaign turn of a seat up to a first march or attack, and what follows by itself."""
    return scene.place(March(seat)).answer(way(origin, target, part))


def attack(scene: Scene, seat: int = ROME, origin: str = FROM, target: str = LAND) -> Scene:
    """Everything in `origin` attacks."""
    return march(scene, seat, origin, target)


def report(scene: Scene) -> Report:
    """What there is to tell of the last battle, over or not."""
    battle = scene.state.battle
    return scene.state.reports[-1] if battle is None else battle.report


def amounts(counts: Iterable[Count]) -> dict[str, int]:
    """The amounts of lines by what they are for; those of a kind added up."""
    found: dict[str, int] = {}
    for one in counts:
        found[one.key] = found.get(one.key, 0) + one.amount
    return found


def run_out(scene: Scene) -> Scene:
    """Whatever is asked until somebody marches again is answered in the safe way."""
    while True:
        asked = [
            one
            for one in scene.playing.table.pending.values()
            if one.open and one.topic.key != "conqueror-topic-marching"
        ]
        if not asked:
            return scene
        scene.say(asked[0].seat, scene.playing.default_for(asked[0].id))


def lines(scene: Scene) -> tuple[dict[str, int], dict[str, int]]:
    """The lines of attack and defence, dice left out."""
    told = report(scene)
    found = amounts(told.attack.counts), amounts(told.defence.counts)
    for one in found:
        one.pop("die", None)
    return found
