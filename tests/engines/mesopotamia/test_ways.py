"""Which way the enemies of Assur take, on maps drawn by hand (MES-33.6 to MES-33.8, MES-33.18 to MES-33.21).

On the left is what lies there: `#` a wall of the city, `t` a tribe, `e` a running event of the city, `@` the
unit. On the right is the way it must take, step by step; the city is A2, the second area of the first row.
"""

import pytest

from engines.mesopotamia.rules.ways import Way, way
from tests.engines.mesopotamia.sieges import THERE, drawn, guardians, lay
from tests.rulebook import rule

CITY = "a2"


def follows(
    drawing: str, kind: str = "spearman", *, rams: bool = False, leads: bool = False
) -> Way:
    """The unit takes the way that is drawn. rams, leads: see `way`."""
    rows = drawing.split()
    left, right = " ".join(rows[::2]), drawn(" ".join(rows[1::2]))
    scene = lay(guardians(), left)
    scene.start_state.attach(scene.content)
    origin = next(area for area, sign in drawn(left).items() if sign == "@")
    one = way(scene.start_state, THERE, kind, origin, rams=rams, leads=leads)
    steps = {sign: area for area, sign in right.items() if sign.isalnum()}
    assert [*one.areas] == [*(steps[sign] for sign in sorted(steps)), CITY]
    return one


def leads(drawing: str, kind: str = "spearman") -> Way:
    """So does one that takes a ram along."""
    return follows(drawing, kind, rams=True, leads=True)


# --- from above and from below


@pytest.mark.parametrize("kind", ["spearman", "archer"])
@rule("MES-33.6", "MES-33.7", "MES-33.18")
def test_spearmen_and_archers_take_the_upper_row_at_each_fork(kind: str) -> None:
    one = follows(
        """
        .........   ..87.....
        .........   ...65432.
        .........   .......1.
        .......@.   .........
        """,
        kind,
    )
    assert one.why == "upper"


@pytest.mark.parametrize("kind", ["horseman", "chariot"])
@rule("MES-33.7", "MES-33.18")
def test_horsemen_and_chariots_take_the_lower_row_at_each_fork(kind: str) -> None:
    one = follows(
        """
        .........   .........
        .........   .8.......
        .........   .76543...
        .......@.   .....21..
        """,
        kind,
    )
    assert one.why == "lower"


@pytest.mark.parametrize("kind", ["spearman", "chariot"])
@rule("MES-33.18")
def test_where_the_areas_of_a_fork_are_in_one_row_the_left_one_is_taken(kind: str) -> None:
    """Past C4 and A3 it would be as long."""
    one = follows(
        """
        .........   4........
        .##......   3........
        ..@......   21.......
        .........   .........
        """,
        kind,
    )
    assert one.why == "left"


@rule("MES-33.18")
def test_no_way_leads_through_a_start_area() -> None:
    """Past A8 and A5 it would be as long along the upper row."""
    follows(
        """
        ........@   .........
        .........   .87654321
        .........   .........
        .........   .........
        """,
        "horseman",
    )


# --- tribes


@rule("MES-33.6", "MES-33.18")
def test_tribes_are_avoided_though_the_way_is_longer() -> None:
    one = follows(
        """
        .........   ..98.....
        .......t.   ...765432
        ......t..   ........1
        ......tt@   .........
        """
    )
    assert one.why == "shortest"


@rule("MES-33.18")
def test_the_fewest_tribes_count_more_than_the_shortest_way() -> None:
    """Through C8 and B7 it would be two steps less, with two tribes."""
    follows(
        """
        .........   ..a9.....
        ......t..   ...876543
        .....ttt.   ........2
        .....tt@.   ........1
        """
    )


@rule("MES-33.8", "MES-33.18")
def test_where_walls_and_tribes_close_all_ways_one_leads_through_a_tribe() -> None:
    one = follows(
        """
        #.#......   .........
        .t.......   .8765432.
        .........   .......1.
        .......@.   .........
        """
    )
    assert not one.barred


@rule("MES-33.18")
def test_of_ways_through_one_tribe_each_the_shortest_is_taken() -> None:
    follows(
        """
        .........   ..87.....
        ......ttt   ...654...
        .......t.   .....321.
        ......t@.   .........
        """
    )


# --- walls


@rule("MES-33.6", "MES-33.18")
def test_without_a_ram_walls_are_no_way() -> None:
    follows(
        """
        .........   ..a9.....
        .........   ...876543
        .......#.   ........2
        ......#@.   ........1
        """
    )


@rule("MES-33.6", "MES-33.18")
def test_a_unit_beside_a_ram_goes_through_walls_as_if_there_were_none() -> None:
    follows(
        """
        .........   ..87.....
        .........   ...65432.
        .......#.   .......1.
        ......#@.   .........
        """,
        rams=True,
    )


@rule("MES-33.18")
def test_a_unit_round_which_a_wall_was_built_goes_on() -> None:
    scene = lay(guardians(), "......... ...#..... ......... .........")
    scene.start_state.attach(scene.content)
    one = way(scene.start_state, THERE, "archer", "b4", rams=False, leads=False)
    assert one.areas == ("a4", "a3", CITY)


@rule("MES-33.21", "MES-A48")
def test_walled_in_all_round_a_unit_goes_as_if_there_were_no_walls() -> None:
    one = follows(
        """
        #.#......   ..87.....
        .#.......   ...65432.
        .........   .......1.
        .......@.   .........
        """
    )
    assert one.barred


# --- running events


@rule("MES-33.7", "MES-33.18")
def test_of_ways_as_long_those_past_a_running_event_come_before_the_upper_row() -> None:
    follows(
        """
        .........   ..87.....
        .........   ...6543..
        ......e..   ......21.
        .......@.   .........
        """
    )


@rule("MES-33.7", "MES-33.18")
def test_and_before_the_lower_row() -> None:
    follows(
        """
        .........   .........
        ......e..   .876543..
        .........   ......2..
        .......@.   ......1..
        """,
        "horseman",
    )


@rule("MES-33.18")
def test_most_running_events_come_first() -> None:
    follows(
        """
        .........   ..87.....
        .......e.   ...6.....
        ...e..e..   ...54321.
        .......@.   .........
        """
    )


@rule("MES-33.7", "MES-33.18")
def test_a_way_is_never_longer_for_a_running_event() -> None:
    one = follows(
        """
        .........   ..65.....
        .......@.   ...4321..
        .e....e..   .........
        .........   .........
        """
    )
    assert one.why == "shortest"


# --- rams


@rule("MES-33.7", "MES-33.19")
def test_a_ram_breaks_as_many_walls_as_a_shortest_way_can() -> None:
    one = leads(
        """
        .........   ..87.....
        ......##.   ...65432.
        .........   .......1.
        .......@.   .........
        """
    )
    assert one.why == "breaks"


@rule("MES-33.19")
def test_of_ways_through_as_many_walls_the_unit_has_its_own_preference() -> None:
    leads(
        """
        .........   ..87.....
        ....#....   ...65....
        ....##...   ....4321.
        .......@.   .........
        """
    )


@rule("MES-33.7", "MES-33.19")
def test_where_it_can_break_no_wall_a_ram_comes_as_near_to_one_as_it_can() -> None:
    one = leads(
        """
        ........#   .........
        .........   .8765432.
        .........   .......1.
        .......@.   .........
        """,
        "horseman",
    )
    assert one.why == "near"


@rule("MES-33.19", "MES-2.6")
def test_how_near_a_wall_is_is_not_counted_through_start_areas() -> None:
    """Through D2 it would be two areas from the wall to D3; as it is, no way comes nearer than three."""
    leads(
        """
        .........   .........
        .........   .432.....
        .t.......   ...1.....
        #..@.....   .........
        """
    )


@rule("MES-33.19")
def test_without_any_wall_a_ram_goes_as_its_unit_likes() -> None:
    leads(
        """
        .........   .........
        ......e..   .876543..
        .........   ......2..
        .......@.   ......1..
        """,
        "horseman",
    )


@rule("MES-33.19")
def test_a_unit_beside_a_ram_that_another_takes_along_has_its_own_preference() -> None:
    follows(
        """
        ........#   .........
        .........   .8.......
        .........   .76543...
        .......@.   .....21..
        """,
        "horseman",
        rams=True,
    )
