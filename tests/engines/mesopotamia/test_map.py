"""The map: areas, what they yield, tribes and blocks, river sections and nodes, and the shapes."""

from collections import Counter

import pytest

from engines.mesopotamia.ids import AREAS, SECTIONS, STANDARD
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.refusing import refused, refused_with, row, tables
from tests.rulebook import rule

EACH_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def distance(one: str, other: str, shut: set[str] | None = None) -> int:
    """Steps between areas along ways that do not lead through those that are shut."""
    found, edge, steps = {one}, {one}, 0
    while other not in found:
        edge = {
            near
            for area in edge
            for near in CONTENT.areas[area].near
            if near not in found and (near == other or near not in (shut or ()))
        }
        assert edge, f"no way from {one} to {other}"
        found |= edge
        steps += 1
    return steps


def tribes() -> set[str]:
    return {area for area, one in CONTENT.areas.items() if one.tribe is not None}


def beside(near: str, one: str) -> bool:
    """Whether two areas of the grid have an edge in common."""
    return abs(ord(near[0]) - ord(one[0])) + abs(int(near[1]) - int(one[1])) == 1


# --- areas ----------------------------------------------------------------------------------


def test_there_are_36_areas_of_which_6_are_start_areas() -> None:
    assert len(AREAS) == len(CONTENT.areas) == 36
    assert CONTENT.starts == {1: "a2", 2: "d8", 3: "d2", 4: "a8", 5: "a5", 6: "d5"}


def test_areas_are_adjacent_if_they_lie_beside_each_other_in_the_grid() -> None:
    for area, one in CONTENT.areas.items():
        assert {*one.near} == {other for other in AREAS if beside(other, area)}


@rule("MES-2.4")
def test_30_areas_yield_each_good_about_as_often() -> None:
    """MES-15.7: start areas have no icon of their own."""
    found = Counter(one.yields for one in CONTENT.areas.values() if one.start is None)
    assert found == {"stone": 7, "wood": 8, "clay": 8, "food": 7}
    assert {*found} == {*STANDARD}


@rule("MES-3.5")
def test_there_is_a_space_for_each_event_token_of_the_base_box() -> None:
    """8 triangles, 10 squares, 12 circles."""
    assert Counter(CONTENT.spaces(4).values()) == {"mountain": 8, "desert": 10, "plain": 12}


@rule("MES-3.6")
def test_tribes_use_up_the_tribal_pieces() -> None:
    """3 horsemen, 9 spearmen and 6 archers are in the box."""
    found = Counter[str]()
    for one in CONTENT.areas.values():
        found.update(one.tribe or {})
    assert found == {"spearman": 9, "archer": 6, "horseman": 3}


def test_eight_tribes_stand_at_the_corners_and_in_the_middle() -> None:
    weak, strong = {"spearman": 1}, {"spearman": 1, "archer": 1, "horseman": 1}
    assert {area: CONTENT.areas[area].tribe for area in tribes()} == {
        **dict.fromkeys(("b1", "b9", "c9"), weak),
        **dict.fromkeys(("b3", "c3", "c7"), strong),
        "b7": {"spearman": 1, "archer": 3},
        "c1": {"spearman": 2},
    }


def test_no_tribe_stands_beside_a_start_area() -> None:
    for start in CONTENT.starts.values():
        assert not tribes() & {*CONTENT.areas[start].near}


@rule("MES-5.3", "MES-5.4", "MES-5.6")
@pytest.mark.parametrize(
    ("players", "blocked"),
    [
        (2, {"a7", "a9", "b8", "b9", "d1", "d3", "c1", "c2"}),
        (3, {"a7", "a9", "b8", "b9"}),
        (4, set[str]()),
        (5, set[str]()),
        (6, set[str]()),
    ],
)
def test_so_many_areas_are_blocked_and_get_no_event(players: int, blocked: set[str]) -> None:
    assert {area for area, one in CONTENT.areas.items() if one.is_blocked(players)} == blocked
    assert len(CONTENT.spaces(players)) == 30 - len(blocked)
    assert not blocked & CONTENT.spaces(players).keys()


@rule("MES-4.4")
@EACH_NUMBER
def test_every_start_area_in_play_has_room_for_an_elamite_outpost(players: int) -> None:
    """A settlement and a wall in an area beside it that is not blocked."""
    for number, start in CONTENT.starts.items():
        if number <= players:
            assert {*CONTENT.areas[start].near} & CONTENT.spaces(players).keys()


def test_start_areas_never_touch_each_other() -> None:
    starts = {*CONTENT.starts.values()}
    assert not any(starts & {*CONTENT.areas[start].near} for start in starts)


def test_all_start_areas_reach_each_other_round_the_tribes_and_other_starts() -> None:
    shut = {*CONTENT.starts.values(), *tribes()}
    for one in CONTENT.starts.values():
        for other in CONTENT.starts.values():
            distance(one, other, shut)


def test_the_solo_modes_are_played_over_9_areas_also_round_the_tribes() -> None:
    """MES-32.4, MES-33.3."""
    assert distance("a2", "d8") == 9
    assert distance("a2", "d8", {*CONTENT.starts.values(), *tribes()}) == 9


@pytest.mark.parametrize(
    ("players", "near", "round_tribes"),
    [
        (2, {1: 11, 2: 11}, {1: 8, 2: 8}),
        (3, {1: 8, 2: 10.5, 3: 7.5}, {1: 6, 2: 7.5, 3: 5.5}),
        (4, dict.fromkeys((1, 2, 3, 4), 7.5), dict.fromkeys((1, 2, 3, 4), 5.5)),
        (5, {1: 5, 2: 6.5, 3: 6.5, 4: 5, 5: 7}, {1: 3, 2: 4.5, 3: 4.5, 4: 3, 5: 7}),
        (6, dict.fromkeys((1, 2, 3, 4, 5, 6), 5), {1: 3, 2: 3, 3: 3, 4: 3, 5: 5, 6: 5}),
    ],
)
def test_start_areas_have_about_as_many_events_near(
    players: int, near: dict[int, float], round_tribes: dict[int, float]
) -> None:
    starts = {number: area for number, area in CONTENT.starts.items() if number <= players}
    shut = {*CONTENT.starts.values()}
    found, free = dict.fromkeys(starts, 0.0), dict.fromkeys(starts, 0.0)
    for space in CONTENT.spaces(players):
        steps = {number: distance(area, space, shut) for number, area in starts.items()}
        nearest = [number for number, far in steps.items() if far == min(steps.values())]
        for number in nearest:
            found[number] += 1 / len(nearest)
            free[number] += (space not in tribes()) / len(nearest)
    assert found == near
    assert free == round_tribes


# --- rivers ---------------------------------------------------------------------------------


@rule("MES-2.5")
def test_there_are_22_river_sections() -> None:
    """Two rivers of nine sections, the Great Canal and the Eastern Channel."""
    assert len(SECTIONS) == len(CONTENT.sections) == 22
    assert Counter(one[0] for one in SECTIONS) == {"t": 9, "e": 9, "k": 2, "g": 2}


def test_a_section_lies_between_two_adjacent_areas() -> None:
    """MES-10.1."""
    for one in CONTENT.sections.values():
        assert one.banks[1] in CONTENT.areas[one.banks[0]].near


@pytest.mark.parametrize(
    ("section", "banks", "onward"),
    [
        ("t1", {"a1", "b1"}, {"t2"}),
        ("t4", {"a4", "b4"}, {"t3", "t5", "k1"}),
        ("t8", {"a8", "b8"}, {"t7", "t9", "g1"}),
        ("t9", {"a9", "b9"}, {"t8", "g1"}),
        ("e4", {"c4", "d4"}, {"e3", "e5", "k2"}),
        ("e9", {"c9", "d9"}, {"e8", "g2"}),
        ("k1", {"b4", "b5"}, {"k2", "t4", "t5"}),
        ("k2", {"c4", "c5"}, {"k1", "e4", "e5"}),
        ("g1", {"b8", "b9"}, {"g2", "t8", "t9"}),
        ("g2", {"c8", "c9"}, {"g1", "e8", "e9"}),
    ],
)
def test_a_ship_passes_a_node_to_another_section(
    section: str, banks: set[str], onward: set[str]
) -> None:
    """MES-10.3."""
    assert {*CONTENT.sections[section].banks} == banks
    assert {*CONTENT.onward[section]} == onward


@rule("MES-4.8")
def test_every_start_area_lies_beside_one_river_section() -> None:
    """An Eblaite ship has its place without a question."""
    shores = {start: CONTENT.shores[start] for start in CONTENT.starts.values()}
    assert shores == {
        "a2": ("t2",),
        "a5": ("t5",),
        "a8": ("t8",),
        "d2": ("e2",),
        "d5": ("e5",),
        "d8": ("e8",),
    }


def test_areas_between_river_and_canal_have_two_shores() -> None:
    assert {area for area, shores in CONTENT.shores.items() if len(shores) == 2} == {
        *("b4", "b5", "c4", "c5"),
        *("b8", "b9", "c8", "c9"),
    }


# --- shapes ---------------------------------------------------------------------------------


def test_areas_are_drawn_from_50_corners() -> None:
    assert len(CONTENT.corners) == 50
    assert {corner for one in CONTENT.areas.values() for corner in one.corners} == {
        *CONTENT.corners
    }


def test_names_and_pieces_belong_within_their_area() -> None:
    for one in CONTENT.areas.values():
        ring = [CONTENT.corners[corner].at for corner in one.corners]
        turns = {
            (b[0] - a[0]) * (one.at[1] - a[1]) > (b[1] - a[1]) * (one.at[0] - a[0])
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)
        }
        assert turns == {True}, one.id


def test_ships_belong_between_the_nodes_of_their_section() -> None:
    for one in CONTENT.sections.values():
        ends = [CONTENT.corners[node].at for node in one.nodes]
        middle = [(a + b) / 2 for a, b in zip(*ends, strict=True)]
        assert abs(middle[0] - one.at[0]) + abs(middle[1] - one.at[1]) <= 1, one.id


# --- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "name", "field", "value", "named"),
    [
        ("areas", "b2", "id", "b0", "areas.*a1, a2"),
        ("areas", "b2", "terrain", "swamp", "areas.b2.terrain"),
        ("areas", "b2", "terrain", "", "b2.*needs a terrain and a yield"),
        ("areas", "b2", "yields", "tablet", "areas.b2.yields"),
        ("areas", "b2", "yields", "", "b2.*needs a terrain and a yield"),
        ("areas", "b2", "tribe", {"chariot": 1}, "areas.b2.tribe"),
        ("areas", "b2", "tribe", {"archer": 6}, "areas.b2.tribe.archer"),
        ("areas", "b2", "blocked", [4], "areas.b2.blocked"),
        ("areas", "b2", "near", ["a2", "b1", "b3"], "b2"),
        ("areas", "b2", "near", ["a2", "b1", "b3", "c2", "thule"], "b2.*thule"),
        ("areas", "b2", "near", ["a2", "b1", "b3", "c2", "b2"], "b2.*never itself"),
        ("areas", "b2", "near", ["a2", "b1", "b3", "c2", "c2"], "b2.*once"),
        ("areas", "b2", "corners", ["tn1", "tn2", "mn2", "thule"], "b2.*thule"),
        ("areas", "b2", "corners", ["tn1", "tn2", "mn2", "mn2"], "b2.*corners once"),
        ("areas", "b2", "corners", ["tn1", "tn2", "mn2"], "b1.*b2.*a side in common"),
        ("areas", "b2", "corners", ["tn1", "tn2"], "areas.b2.corners"),
        ("areas", "b2", "at", [1], "areas.b2.at"),
        ("areas", "b2", "at", [1, 1001], "areas.b2.at"),
        ("areas", "b2", "start", 1, "b2.*a start area has no terrain"),
        ("areas", "a2", "start", 7, "areas.a2.start"),
        ("areas", "a2", "start", 2, "areas.*6 start areas"),
        ("areas", "a2", "yields", "wood", "a2.*a start area has no"),
        ("sections", "t4", "banks", ["a4", "b5"], "t4.*the side between its banks"),
        ("sections", "t4", "banks", ["a4", "a4"], "t4.*the side between its banks"),
        ("sections", "t4", "banks", ["a4"], "sections.t4.banks"),
        ("sections", "t4", "banks", ["a4", "thule"], "t4.*thule"),
        ("sections", "t4", "nodes", ["tn3", "tn5"], "t4.*the side between its banks"),
        ("sections", "t4", "nodes", ["tn3", "thule"], "t4.*thule"),
        ("sections", "t4", "id", "t0", "sections.*t1, t2"),
        ("corners", "tn4", "id", "tn", "a4.*tn4"),
    ],
)
def test_a_map_that_does_not_fit_is_refused_by_name(
    table: str, name: str, field: str, value: object, named: str
) -> None:
    refused_with(table, name, field, value, named)


def test_start_areas_that_touch_are_refused() -> None:
    content = tables()
    start, beside_it = row(content, "areas", "a5"), row(content, "areas", "a3")
    for field in ("terrain", "yields"):
        start[field] = beside_it.pop(field)
    beside_it["start"] = start.pop("start")
    refused(content, "'a2' borders on another start area|'a3' borders")


def test_a_start_area_without_a_free_area_beside_it_is_refused() -> None:
    content = tables()
    for name in ("a1", "a3", "b2"):
        row(content, "areas", name)["blocked"] = [2]
    refused(content, "'a2' needs a free area")


def test_a_start_area_shut_in_by_tribes_is_refused() -> None:
    content = tables()
    for name in ("a3", "b2"):
        row(content, "areas", name)["tribe"] = {"spearman": 1}
    refused(content, "no way round the tribes")


def test_neighbours_that_do_not_name_each_other_are_refused() -> None:
    content = tables()
    row(content, "areas", "b2")["near"].append("d9")
    refused(content, "'d9' lacks 'b2'")


def test_rivers_that_ships_cannot_reach_are_refused() -> None:
    """Without the canals nothing joins the Tigris and the Euphrates (MES-10.3)."""
    content = tables()
    for name, (banks, nodes) in {
        "k1": (["b5", "b6"], ["tn5", "mn5"]),
        "g1": (["b6", "b7"], ["tn6", "mn6"]),
    }.items():
        row(content, "sections", name).update(banks=banks, nodes=nodes)
    refused(content, "sections.*cannot be reached")


@rule("MES-4.8")
def test_a_start_area_without_a_river_is_refused() -> None:
    content = tables()
    row(content, "sections", "t2").update(banks=["b2", "b3"], nodes=["tn2", "mn2"])
    refused(content, "'a2' needs a river section")


def test_two_river_sections_on_one_side_are_refused() -> None:
    content = tables()
    row(content, "sections", "k1").update(banks=["a4", "b4"], nodes=["tn4", "tn3"])
    refused(content, "no two of them are the same side")


@pytest.mark.parametrize("table", ["areas", "sections"])
def test_a_map_with_a_part_missing_is_refused(table: str) -> None:
    content = tables()
    content[table].pop()
    refused(content, "")
