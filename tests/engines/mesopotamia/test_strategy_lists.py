"""Lists of what strategy cards build, and in which order (MES-AUT2 to MES-AUT6)."""

from collections.abc import Iterator

import pytest

from engines.mesopotamia.ids import BUILD, GARDEN
from engines.mesopotamia.steps.programmes import Perform
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.machines import ANA, HOUSE, LEFT, RIGHT, Machine
from tests.engines.mesopotamia.strategies import FRONT, HOME, each, machine, where
from tests.engines.scene import said
from tests.rulebook import rule

NO_NEEDS = "terrace_foundations"
"""A tile that asks for nothing but its price."""


def offered(scene: Machine, tile: str | None) -> Machine:
    """This tile of the Gardens can be built, and Ana has those before it; None: they are complete."""
    rows = CONTENT.gardens
    level = 6 if tile is None else rows[tile].level
    first = [next(one for one, row in rows.items() if row.level == n) for n in range(1, level)]
    scene.realm(ANA).tiles = first
    scene.at(tile=tile, built=level - 1)
    return scene


def chosen(scene: Machine) -> list[tuple[str, object]]:
    """What was told of choices between several places, and of how many."""
    prefix = "mesopotamia-event-"
    found = [one for one in scene.events if one.key.startswith(f"{prefix}site-")]
    return [(one.key.removeprefix(prefix), one.data["n"]) for one in found]


def built(scene: Machine, card: str, side: int, times: int) -> list[str]:
    """What an action builds, so many times, until nothing of it is possible."""
    scene.place(*(Perform(HOUSE, card, side) for _ in range(times)))
    return [*_objects(scene)]


def _objects(scene: Machine) -> Iterator[str]:
    for one in scene.events:
        key = one.key.removeprefix("mesopotamia-event-")
        if key in ("built", "built-ship"):
            piece = one.data["piece"]
            yield str(getattr(piece, "key", piece)).removeprefix("mesopotamia-a-")
        elif key in ("built-level", "built-garden", "instead", "first-discovers"):
            yield {"built-level": "ziggurat", "built-garden": "garden"}.get(key, key)


def rich(card: str) -> Machine:
    """All technologies, people enough for everything, two units out, and a tile that asks for nothing."""
    scene = machine(card).levels(HOUSE, build=3).seal("population", HOUSE, 7)
    scene.force(FRONT, HOUSE, spearman=1).force("c8", HOUSE, spearman=1)
    scene.force("c7", HOUSE, archer=1).at(tile=NO_NEEDS, built=0)
    return scene


WANTED = {
    "defence": ["ziggurat"] * 6 + ["first-discovers", "garden"],
    "attack": ["ziggurat"] * 6 + ["ram"] * 2 + ["first-discovers", "garden"],
    "fleet": ["ship"] + ["ziggurat"] * 6 + ["first-discovers", "garden"],
    "development": ["ziggurat"] * 6 + ["settlement"] * 2 + ["first-discovers", "garden"],
    "monument": ["ziggurat"] * 6 + ["first-discovers", "garden"],
    "babylonian_growth": ["ziggurat"] * 6 + ["first-discovers", "garden"],
    "babylonian_monument": ["ziggurat"] * 6 + ["first-discovers", "garden"],
    "elamite_development": ["settlement"] * 3 + ["ziggurat"] * 6 + ["first-discovers", "garden"],
}
"""What each list comes to, up to the first part of the Gardens; one ship alone fits beside a start area."""


@rule("MES-AUT2")
@each("list")
def test_a_list_is_built_from_its_beginning_and_the_technology_comes_when_it_is_due(
    card: str, side: int
) -> None:
    found = built(rich(card), card, side, 16)
    assert found[: len(WANTED[card])] == WANTED[card]


@rule("MES-AUT2")
@each("list")
def test_where_nothing_of_a_list_is_possible_it_brings_a_knuckle(card: str, side: int) -> None:
    scene = offered(machine(card), None).levels(HOUSE, build=4)
    scene.dice(HOUSE, "white").ship("e8", HOUSE).force(HOME, HOUSE, spearman=1)
    scene.seal("population", HOUSE, 1).act(card, side)
    assert scene.knuckles == 1
    assert "passed-over" in scene.told


@rule("MES-AUT2")
@pytest.mark.parametrize("spearmen", [0, 1])
def test_what_is_passed_over_says_all_that_it_lacks(spearmen: int) -> None:
    scene = machine("defence").dice(HOUSE, "white")
    if spearmen:
        scene.force(FRONT, HOUSE, spearman=spearmen)
    tile = next(one for one, row in CONTENT.gardens.items() if row.population and row.event_space)
    row = CONTENT.gardens[tile]
    scene.start_state.grounds["b6"].token = True  # so the event track is still in use (MES-13.5)
    offered(scene, tile).levels(HOUSE, build=4).act("defence", RIGHT)
    told = said(scene.event("passed-over").text(None), "en")
    assert "a wall (lacks a place)" in told
    assert "a level of the ziggurat (lacks population level 2)" in told
    assert f"population level {row.population}" in told
    assert f"and space {row.event_space} of the event track)" in told
    assert scene.knuckles == 1


@rule("MES-AUT2")
def test_what_is_complete_says_so() -> None:
    scene = machine("fleet").dice(HOUSE, "white").ship("e8", HOUSE).ship("g2", HOUSE)
    scene.levels(HOUSE, build=2).act("fleet", LEFT)
    assert "a ship (complete)" in said(scene.event("passed-over").text(None), "en")


@rule("MES-AUT15")
def test_of_the_colours_of_a_ziggurat_nothing_is_told() -> None:
    scene = machine("monument").act("monument", LEFT)
    assert "built-level" in scene.told
    assert chosen(scene) == []


@rule("MES-AUT2")
def test_where_all_places_have_an_event_they_do_not_decide() -> None:
    scene = machine("elamite_development").levels(HOUSE, build=3).seal("population", HOUSE, 3)
    for area, event in (("d6", "desert.7"), ("c6", "desert.5")):
        scene.force(area, HOUSE, spearman=1)
        scene.start_state.grounds[area].shown = event
        scene.start_state.seen.append(event)
    scene.act("elamite_development", LEFT)
    assert chosen(scene) == [("site-left", 2)]
    assert scene.state.settlements(HOUSE) == ["c6"]


@rule("MES-AUT2", "MES-AUT14")
def test_a_ziggurat_never_grows_above_its_population() -> None:
    scene = rich("development").seal("population", HOUSE, 3)
    found = built(scene, "development", LEFT, 5)
    assert found == ["ziggurat"] * 3 + ["settlement"] * 2


@rule("MES-AUT2", "MES-AUT15")
def test_walls_are_built_round_settlements_the_leftmost_and_topmost_first() -> None:
    scene = machine("defence").force(FRONT, HOUSE, spearman=1)
    for area in ("c6", "c5", "b6"):
        scene.force(area, HOUSE, settlement=True)
    scene.start_state.grounds["c5"].wall = ANA
    scene.place(*[Perform(HOUSE, "defence", RIGHT)] * 3)
    assert [where(one) for one in scene.events if one.key.endswith("-built")] == ["B6", "C6"]
    assert chosen(scene) == [("site-left", 2)]


@rule("MES-AUT2")
def test_settlements_go_where_an_event_is_worth_points_or_runs_then_leftmost_and_topmost() -> None:
    scene = machine("elamite_development").levels(HOUSE, build=3).seal("population", HOUSE, 3)
    for area in ("c5", "b6", "c6", "d6"):
        scene.force(area, HOUSE, spearman=1)
    game = scene.start_state
    game.grounds["d6"].shown = "desert.7"
    game.seen.append("desert.7")
    game.grounds["c5"].forces[0].units = {"archer": 1}
    scene.place(*[Perform(HOUSE, "elamite_development", LEFT)] * 3)
    places = [one.data["place"].args["id"] for one in scene.events if one.key.endswith("-built")]  # type: ignore[union-attr] # texts
    assert places == ["D6", "C5", "B6"]
    assert chosen(scene) == [("site-event", 4), ("site-left", 3), ("site-left", 2)]


@rule("MES-AUT2", "MES-AUT15")
def test_ships_lie_beside_the_start_area_first_then_beside_settlements_by_their_ids() -> None:
    scene = machine("fleet").levels(HOUSE, build=2).seal("population", HOUSE, 3)
    scene.force("c5", HOUSE, settlement=True).force(FRONT, HOUSE, spearman=1)
    scene.place(*[Perform(HOUSE, "fleet", LEFT)] * 2)
    assert scene.state.ships_of(HOUSE) == ["e5", "e8"]
    ships = [where(one) for one in scene.events if "built-ship" in one.key]
    assert ships == ["E8", "E5"]


@rule("MES-AUT15")
def test_of_several_sections_the_first_by_its_id_is_told() -> None:
    scene = machine("fleet").levels(HOUSE, build=2).seal("population", HOUSE, 3)
    scene.force("b6", HOUSE, settlement=True).force("c5", HOUSE, settlement=True)
    home = scene.start_state.realms[HOUSE].home
    scene.ship("e8", HOUSE).place(Perform(HOUSE, "fleet", LEFT))
    assert home not in ("b6", "c5")
    assert [key for key, _ in chosen(scene)] == ["site-id"]


@rule("MES-AUT2")
def test_as_many_objects_are_built_as_the_technology_says() -> None:
    scene = Machine("eblaite").levels(HOUSE, build=2).seal("population", HOUSE, 4)
    assert CONTENT.technology("eblaite", BUILD, 2).objects == 2
    assert built(scene, "attack", LEFT, 1) == ["ziggurat"] * 2


@rule("MES-AUT2", "MES-AUT14")
def test_what_a_tile_of_the_gardens_asks_for_binds_it() -> None:
    tile = next(one for one, row in CONTENT.gardens.items() if row.population >= 5)
    scene = offered(rich("monument"), tile).levels(HOUSE, build=4).seal("population", HOUSE, 4)
    assert GARDEN not in built(scene, "monument", LEFT, 8)
    ready = offered(rich("monument"), tile).levels(HOUSE, build=4)
    ready.dice(HOUSE, *("white", "silver", "black") * 2).seal("events", HOUSE, 14)
    for area in ("c6", "c5"):
        ready.force(area, HOUSE, settlement=True)
    assert built(ready, "monument", LEFT, 1) == [GARDEN]
