"""Positions of Mesopotamia in which the rules play along: the automaton, Ur, the enemies of Assur."""

from collections.abc import Sequence

from data.catalogues import catalogue
from engines.mesopotamia.ids import (
    ACTIONS,
    ASSUR_FALLEN,
    ASSUR_HELD,
    AUTOMATON,
    GUARDIANS,
    HOUSES,
    SIEGE,
    UR_GREAT,
    UR_TAKEN,
)
from engines.mesopotamia.state import Automaton, Deed, Mesopotamia, Plan
from tests.engines.mesopotamia.build import MARKS, Scene
from tests.renderer.captions import NAMES
from tests.renderer.mesopotamia import states

FACES = ("white.gir", "silver.star", "black.un")


def names(state: Mesopotamia, lang: str = "en", people: Sequence[str] = NAMES) -> tuple[str, ...]:
    """The people, and the seat of the house as lobbies call it."""
    called = catalogue(lang).format(f"mesopotamia-house-{HOUSES[state.mode]}")
    return *people[: len(state.people())], called


def automaton(people: int = 1, mode: str = AUTOMATON) -> Mesopotamia:
    """The automaton after a turn with every kind of action card, one strategy half done."""
    scene = _begun(people, mode)
    state, house = scene.start_state, people
    state.difficulty = "anunnaki"
    state.automaton = Automaton(
        plans=[
            Plan("sumerian_progress", 3, high=True),
            Plan("elamite_exploration", 4, high=True, done=[False, True]),
            Plan("babylonian_monument", 11, done=[True, False]),
        ],
        deeds=[
            Deed("gather", "elamite_exploration", "gather"),
            Deed("research"),
            Deed("star", "babylonian_monument", "build"),
            Deed("warfare", "defence", "warfare"),
            Deed(None, "growth", "grow"),
        ],
    )
    scene.dice(house, "white", "silver", "black", "white", "silver")
    scene.goods(house, knuckle=12)
    scene.force("c8", house, spearman=2, archer=1, settlement=True).force("c7", house, horseman=1)
    scene.force("b2", 0, spearman=2, settlement=True).seal("events", house, 7)
    scene.seal("population", house, 5)
    for area in ("c7", "c8", "b2"):
        state.grounds[area].token, state.grounds[area].tribe = False, {}
    state.claims = {token: place % 2 * house for place, token in enumerate(state.market.values())}
    return state


def full(seats: int) -> Mesopotamia:
    """Every area full, with the automaton as the last of so many seats."""
    return _with_automaton(states.full(seats))


def crowded(seats: int) -> Mesopotamia:
    """As much on the map as may be, with the automaton as the last of so many seats."""
    return _with_automaton(states.crowded(seats))


def _with_automaton(state: Mesopotamia) -> Mesopotamia:
    state.mode, state.difficulty = AUTOMATON, "anunnaki"
    state.realms[-1].house, state.realms[-1].hand = True, []
    state.automaton = automaton().automaton
    return state


def siege(ended: str = "") -> Mesopotamia:
    """Ur under siege: a wall breached, a ram before the city, some of the reserve gone."""
    scene = _begun(1, SIEGE)
    state = scene.start_state
    for ground in state.grounds.values():
        ground.tribe = {}
    for area in ("c8", "d7", "d9"):
        state.grounds[area].wall = 1
    state.grounds["d7"].wall = None
    scene.force("d7", 0, spearman=2, archer=1, rams=1).force("c8", 1, archer=2, settlement=True)
    scene.force("c9", 1, settlement=True).force("c7", 1, horseman=2, spearman=1)
    scene.ship("e7", 1).ship("g2", 1).goods(1, knuckle=5)
    scene.dice(1, *("white", "silver", "black") * 2)
    for area in ("c7", "c8", "d7", "c5", "b5"):
        state.grounds[area].token = False
    state.ur_cards = ["gather", "star"]
    scene.seal("events", 1, 9).seal("population", 1, 5)
    state.claims = {token: place % 2 for place, token in enumerate(state.market.values())}
    if ended == UR_TAKEN:
        state.grounds["d7"].forces.clear()
        scene.force("d8", 0, spearman=2, archer=1, rams=1)
    if ended == UR_GREAT:
        scene.seal("population", 1, 8)
    return _over(state, ended)


def guardians(wave: int = 4, ended: str = "") -> Mesopotamia:
    """A wave before Assur, with tiles for those that are beaten."""
    scene = _begun(1, GUARDIANS)
    state = scene.start_state
    scene.force("a3", 1, spearman=1, archer=1).force("b4", 1, horseman=1, spearman=1, rams=1)
    scene.force("b2", 0, spearman=1, archer=2).goods(1, knuckle=4).seal("events", 1, 8)
    for area in ("a3", "b4", "b2"):
        state.grounds[area].token, state.grounds[area].tribe = False, {}
    state.grounds["b2"].wall, state.wave = 0, wave
    parts = sorted(state.content.gardens, key=lambda one: state.content.gardens[one].level)
    first = state.realms[0]
    first.tiles = parts[: wave - 1]
    state.built, state.tile = wave - 1, parts[wave - 1]
    if ended == ASSUR_HELD:
        for area in ("a3", "b4"):
            state.grounds[area].forces.clear()
    if ended == ASSUR_FALLEN:
        state.grounds["a2"].forces.clear()
        scene.force("a2", 1, archer=2)
    return _over(state, ended)


def over(state: Mesopotamia) -> Mesopotamia:
    """The Hanging Gardens are complete."""
    return _over(state, "gardens")


def _over(state: Mesopotamia, ended: str) -> Mesopotamia:
    if ended:
        state.ended, state.phase, state.active = ended, "end", None
    return state


def _begun(people: int, mode: str) -> Scene:
    """The map as it is laid out, a unit of each at home; the last seat is of the house."""
    scene = Scene(*MARKS[:people], HOUSES[mode], mode=mode, opponent=MARKS[people])
    state = scene.start_state
    states.lay_out(scene, state.layout)
    for seat in state.people():
        scene.dice(seat, *FACES[: 1 + seat])
        scene.levels(seat, **{action: 1 + n % 3 for n, action in enumerate(ACTIONS)})
        scene.goods(seat, stone=2, wood=3, clay=1, food=4, knuckle=3 + seat)
        state.realms[seat].hand = [state.quests.pop() for _ in range(2)]
    scene.seal("population", 0, 3)
    state.active, state.tile = 0, "cedar_court"
    return scene
