"""Combat phases in which large armies meet, as chance has placed them, and all is answered at random.

Random players end their turns early and meet with few units, greedy ones only where they are likely to win.
Where the rules play a seat there are single fights with it as well, of armies of all sizes.
"""

from engines.core import Stream, key_from
from engines.mesopotamia.ids import AUTOMATON, COMBAT, GUARDIANS, LAND, TRIBE
from engines.mesopotamia.rules.who_plays import parties
from engines.mesopotamia.steps.fighting import CombatPhase
from engines.mesopotamia.steps.solo_combat import Confront
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.duelling import army, knuckles, with_house

PLACES = ("c4", "c5", "b4", "b3")
"""Neighbours, so that beaten units find few ways out; a tribe lives in the last one."""
NATIVE = "b3"
SHIPS = ("k2", "e3", "e4")
"""Sections beside them."""
PERSON, HOUSE = range(2)
"""Of a skirmish."""


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
    scene = laid_out(stream, combat)
    scene.key = key_from(seed)
    scene.place(CombatPhase())
    while pending := [*scene.playing.table.pending.values()]:
        asked = pending[stream.below(len(pending))]
        scene.say(asked.seat, asked.sample(stream))
    return scene


def skirmish(seed: str, mode: str = AUTOMATON) -> tuple[Scene, list[int]]:
    """A fight without bids from its beginning to its end, and how many knuckles both had before it.

    A person meets the seat that the rules play, or a tribe, or that seat a tribe that the person leads.
    """
    stream = Stream(key_from(seed), "skirmish", 0)
    scene = with_house(Scene(players=2), mode)
    scene.key = key_from(seed)
    for seat in (PERSON, HOUSE):
        if seat == PERSON or mode != GUARDIANS:  # whose people have no seal (MES-33.4)
            scene.seal("population", seat, 6)
        scene.seal("events", seat, 1 + stream.below(3))
        scene.goods(seat, knuckle=stream.below(4) * stream.below(5))
        for section in SHIPS[:2]:
            if not stream.below(3):
                scene.ship(section, seat)
    pairs = ((PERSON, HOUSE), (HOUSE, PERSON), (PERSON, TRIBE), (HOUSE, TRIBE))
    attacker, defender = pairs[stream.below(len(pairs) if mode == AUTOMATON else 2)]
    for party in (defender, attacker):
        army(scene, party, _some(stream, party), NATIVE)
    before = [knuckles(scene, seat) for seat in (PERSON, HOUSE)]
    scene.place(Confront(NATIVE, attacker, defender))
    while pending := [*scene.playing.table.pending.values()]:
        (asked,) = pending
        assert asked.seat == PERSON
        scene.say(asked.seat, asked.sample(stream))
    return scene, before


def _some(stream: Stream, party: int) -> list[str]:
    """One unit at least, and no more of a kind than a seat or a tribe can have."""
    kinds = LAND[:3] if party == TRIBE else LAND
    all_of_them = [kind for kind in kinds for _ in range(CONTENT.pieces[kind].copies)]
    stream.shuffle(all_of_them)
    return all_of_them[: 1 + stream.below(5 if party == TRIBE else len(all_of_them))]


def balance(scene: Scene, before: list[int]) -> dict[int, tuple[int, int]]:
    """What each seat should have after a skirmish by its report, and what it has (MES-31.5, MES-31.6)."""
    report = scene.state.reports[-1]
    found = {}
    for side in (report.attack, report.defence):
        if side.party == TRIBE:
            continue
        answers = [one.answer for one in report.bouts if one.answer is not None]
        if side.decides == HOUSE:
            spent = sum(sum(one.placed) + one.discarded for one in answers)
        else:
            spent = sum(sum(one) for one in side.assigned)
        own = max(0, spent - side.extra) - sum(side.back.values())
        found[side.party] = before[side.party] - own, knuckles(scene, side.party)
    return found


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
