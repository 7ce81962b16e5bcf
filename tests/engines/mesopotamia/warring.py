"""Combat phases in which large armies meet, as chance has placed them, and all is answered at random.

Random players end their turns early, and greedy ones gain nothing by a march on others: they hardly fight.

    python -m tests.engines.mesopotamia.warring [PHASES]     plays so many, and counts who has met
"""

import sys
from collections import Counter

from engines.core import Stream, key_from
from engines.mesopotamia.ids import COMBAT, LAND, TRIBE
from engines.mesopotamia.rules.who_plays import parties
from engines.mesopotamia.steps.fighting import CombatPhase
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.duelling import army

PLACES = ("c4", "c5", "b4", "b3")
"""Neighbours, so that beaten units find few ways out; a tribe lives in the last one."""
NATIVE = "b3"
SHIPS = ("k2", "e3", "e4")
"""Sections beside them."""


def laid_out(stream: Stream, combat: str) -> Scene:
    """Armies of 2 to 4 seats with all their units, with ships, walls, rams and settlements among them."""
    players = 2 + stream.below(3)
    scene = Scene(players=players, combat=combat)
    army(scene, TRIBE, [LAND[stream.below(len(LAND))] for _ in range(stream.below(4))], NATIVE)
    for seat in range(players):
        scene.seal("population", seat, 6).seal("events", seat, 1 + stream.below(4))
        scene.goods(seat, knuckle=stream.below(4) * stream.below(5))
        scene.ship(SHIPS[stream.below(len(SHIPS))], seat)
        for kind in LAND:
            for _ in range(CONTENT.pieces[kind].copies):
                army(scene, seat, [kind], PLACES[stream.below(len(PLACES))])
        place = PLACES[stream.below(len(PLACES))]
        ground = scene.start_state.grounds[place]
        if ground.owner() is None:
            scene.force(place, seat, settlement=True, rams=stream.below(2))
        if ground.wall is None and stream.below(2):
            ground.wall = seat
    return scene.at(phase=COMBAT)


def war(seed: str, combat: str = "cards") -> Scene:
    """Such a phase from its beginning to its end; `Scene.say` checks what must hold at each answer."""
    stream = Stream(key_from(seed), "war", 0)
    scene = laid_out(stream, combat).place(CombatPhase())
    while pending := [*scene.playing.table.pending.values()]:
        asked = pending[stream.below(len(pending))]
        scene.say(asked.seat, asked.sample(stream))
    return scene


def left_over(scene: Scene) -> list[str]:
    """What must not be after a combat phase: parties side by side, a fight that goes on, events that wait."""
    game = scene.state
    wrong = [place for place in game.grounds if len(parties(game, place)) > 1]
    wrong += [*game.combats, *game.pending, *(["duel"] if game.duel is not None else [])]
    return wrong + [one.place for one in game.reports if game.grounds[one.place].wall is not None]


def sizes(scene: Scene) -> list[tuple[int, int]]:
    """How many units have fought on both sides, the larger one first."""
    met = [(len(one.attack.units), len(one.defence.units)) for one in scene.state.reports]
    return [(max(pair), min(pair)) for pair in met]


def main(number: int) -> None:
    """Play, and say how many units have met."""
    met = Counter(pair for seed in range(number) for pair in sizes(war(str(seed))))
    sys.stdout.write(f"{dict(sorted(met.items()))}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
