"""Changes and the words of Caylus' pictures, one by one."""

from collections.abc import Callable
from typing import Any

import pytest

from data.catalogues import catalogue
from engines.caylus.state import Caylus, Space
from engines.caylus.words import BUILDING
from engines.core.text import say
from renderer import painter
from tests.renderer.captions import LONG_NAMES, NAMES, caption
from tests.renderer.caylus_states import (
    CONTENT,
    caylus,
    crowded,
    earlier,
    finished,
    full_walls,
    last_scoring,
    paid_for,
    set_up,
    view,
)
from tests.renderer.galleries import GALLERIES
from tests.renderer.trails import since
from tests.rulebook import rule

WALLS = (
    "Walls | 4 of 10 parts | under construction | Ana 1, Carmen 1, Dmitri 2 | a batch brings 4 points"
    " | scored at 18 | no house: lose 3 points | 2 houses: 1 royal favour | 3 houses: 2 royal favours"
    " | 5 houses: 3 royal favours"
)
DENIERS = (
    "Deniers | not started yet: Bram and Dmitri | 1: 3 deniers (Ana) | 2: 4 deniers (Carmen)"
    " | 3: 5 deniers | 4: 6 deniers | 5: 7 deniers (closed)"
)


def changed(before: Caylus, after: Caylus) -> dict[str, str]:
    """What is told by place, but for what the seats gained and lost."""
    changes = painter("caylus").changes(since(view(before)), view(after))
    found = [change for change in changes if not change.amounts]
    told = (say(one.text, catalogue("en"), lambda seat: NAMES[seat]) for one in found)
    return dict(zip((one.place for one in found), told, strict=True))


def text_board(state: Caylus, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    said = caption(lang, names[: len(state.players)])
    return painter("caylus").text_board(view(state), said).splitlines()


def on_road(number: int, **after: Any) -> Callable[[Caylus], None]:
    def change(state: Caylus) -> None:
        for name, value in after.items():
            setattr(state.space(number), name, value)

    return change


def houses(section: str, *seats: int) -> Callable[[Caylus], None]:
    return lambda state: state.houses[section].extend(seats)


def favour(seat: int, line: str, column: int) -> Callable[[Caylus], None]:
    return lambda state: state.players[seat].favours.update({line: column})


def with_values(**values: Any) -> Callable[[Caylus], None]:
    def change(state: Caylus) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


@pytest.mark.parametrize(
    ("change", "place", "told"),
    [
        (with_values(gate=2), "special/gate", "Carmen placed a worker: Gate."),
        (with_values(guild=0), "special/guild", "Ana placed a worker: Merchants\u2019 guild."),
        (with_values(stables=[1]), "stables/1", "Bram placed a worker: Stables, place 1."),
        (with_values(inn_left=2), "inn/left", "Carmen placed a worker: Inn, left place."),
        (with_values(inn_right=2), "inn/right", "Carmen moved a worker: Inn, right place."),
        (on_road(8, worker=3), "road/8", "Dmitri placed a worker: Carpenter (fixed) on 8."),
        (with_values(castle=[3, 0, 1]), "castle/3", "Bram placed a worker: Castle, place 3."),
        (with_values(provost=13), "provost/16/13", "The provost moved from 16 to 13."),
        (with_values(bailiff=15), "bailiff/14/15", "The bailiff moved from 14 to 15."),
        (on_road(19, tile="church", owner=0), "tile/19", "Ana built: Church on 19."),
        (on_road(3, tile="hotel"), "tile/3", "Bram built: Hotel on 3."),
        (
            on_road(4, tile="residence", owner=1),
            "tile/4",
            "Bram turned a building into a residence: Quarry (neutral) on 4.",
        ),
        (
            on_road(9, heir=0),
            "tile/9",
            "Ana has paid to turn a building into a residence: Food farm on 9.",
        ),
        (houses("walls", 1), "part/walls/5/5", "Bram built in the castle: Walls, 1 house."),
        (
            houses("towers", 2, 2),
            "part/towers/1/2",
            "Carmen built in the castle: Towers, 2 houses.",
        ),
        (favour(1, "cubes", 1), "favour/cubes/1", "Royal favours, Cubes, column 1: Bram."),
        (with_values(scored=["dungeon", "walls"]), "section/walls", "Scored in the castle: Walls."),
    ],
)
def test_each_change_is_found_and_told(
    change: Callable[[Caylus], None], place: str, told: str
) -> None:
    after = caylus()
    change(after)
    assert changed(caylus(), after) == {place: told}


def test_who_passed_stands_on_the_bridge() -> None:
    found = changed(caylus(bridge=[1]), caylus(bridge=[1, 3]))
    assert found == {"bridge/2": "Dmitri passed: bridge 2."}


def test_markers_on_one_cell_are_one_change() -> None:
    after = caylus()
    for seat in (1, 2):
        favour(seat, "cubes", 2)(after)
    found = changed(caylus(), after)
    assert found == {"favour/cubes/2": "Royal favours, Cubes, column 2: Bram and Carmen."}


@rule("CAY-6.3")
def test_the_worker_of_the_gate_is_said_to_move() -> None:
    after = caylus(phase=3)
    on_road(8, worker=3)(after)
    found = changed(caylus(phase=3, gate=3), after)
    assert found == {"road/8": "Dmitri moved a worker: Carpenter (fixed) on 8."}


@pytest.mark.parametrize(
    "before",
    [
        pytest.param({"gate": 2}, id="the gate is another's"),
        pytest.param({"gate": 3, "round": 6}, id="the gate is that of the last round"),
    ],
)
def test_another_worker_is_not_taken_for_that_of_the_gate(before: dict[str, int]) -> None:
    after = caylus(phase=3)
    on_road(8, worker=3)(after)
    found = changed(caylus(phase=2, **before), after)
    assert found["road/8"] == "Dmitri placed a worker: Carpenter (fixed) on 8."


def test_of_several_workers_none_is_taken_for_that_of_the_gate() -> None:
    after = caylus(phase=3, guild=3)
    on_road(8, worker=3)(after)
    found = changed(caylus(phase=2, gate=3), after)
    assert [text.split(":")[0] for text in found.values()] == ["Dmitri placed a worker"] * 2


@rule("CAY-6.14", "CAY-6.20")
def test_a_worker_that_the_gate_takes_to_the_inn_is_said_to_move() -> None:
    found = changed(caylus(phase=3, gate=2), caylus(phase=4, inn_right=2))
    assert found == {"inn/right": "Carmen moved a worker: Inn, right place."}


def test_workers_gone_home_are_no_change() -> None:
    after = caylus(castle=[], inn_right=None)
    for space in after.road:
        space.worker = None
    assert changed(caylus(), after) == {}


def test_in_a_new_round_every_worker_is_new_but_the_one_kept_at_the_inn() -> None:
    after = caylus(round=8, castle=[], bridge=[2])
    for space in after.road[1:]:
        space.worker = None
    found = changed(caylus(), after)
    assert list(found) == ["road/1", "bridge/1"]


def test_what_a_reader_missed_is_told_in_order() -> None:
    assert list(changed(earlier(), caylus())) == [
        "road/17",
        "castle/2",
        "provost/14/16",
        "tile/3",
        "tile/17",
        "part/walls/3/3",
        "part/walls/4/4",
        "favour/cubes/3",
        "bridge/3",
    ]


def test_of_many_changes_the_weightiest_stay() -> None:
    after = caylus(scored=["dungeon", "walls"], provost=20, bailiff=18, round=8)
    after.road[18:20] = [Space("church", 0), Space("tailor", 1)]
    found = changed(caylus(), after)
    assert len(found) == 9
    assert {"section/walls", "provost/16/20", "bailiff/14/18", "tile/19", "tile/20"} <= set(found)


def test_the_text_board_has_a_line_for_every_building_of_the_road() -> None:
    lines = text_board(caylus())
    for line in (
        "1 | Sawmill (neutral) | worker of Ana",
        "3 | Residence (Bram)",
        "12 dungeon | Park (Dmitri) | worker of Bram",
        "14 | Architect (Bram) | worker of Ana | Bailiff",
        "16 | Gold mine | worker of Bram | Provost",
        "18 walls | Stone farm (Ana) | worker of Ana",
        "24 towers | empty",
    ):
        assert line in lines
    numbers = [line.split(" ")[0] for line in lines[lines.index("The road") + 1 :]]
    assert numbers[:18] == [str(n) for n in range(1, 19)]


def test_the_text_board_shows_the_special_buildings_and_the_bridge() -> None:
    lines = text_board(caylus(phase=2, bridge=[1, 3], gate=2, inn_left=0, stables=[0]))
    for line in (
        "Gate | worker of Carmen",
        "Trading post | free",
        "Stables | 1 Ana, 2 free, 3 free",
        "Inn | left: worker of Ana | right: worker of Bram",
        "Bridge | 1 Bram, 2 Dmitri, 3 free, 4 free",
        "Turn order: Ana, Bram, Carmen and Dmitri",
        "A worker now costs 3 deniers, on your own buildings 1 denier.",
    ):
        assert line in lines


def test_two_players_read_that_the_stables_are_not_used() -> None:
    assert "Stables | not used with two players" in text_board(caylus(2))


def test_the_text_board_tells_castle_and_favours() -> None:
    lines = text_board(caylus())
    for line in (
        "Workers | 1 Dmitri, 2 Ana, 3 free, 4 free, 5 free",
        WALLS,
        DENIERS,
    ):
        assert line in lines


def test_without_the_table_a_favour_is_worth_points() -> None:
    lines = text_board(caylus(simplified=True))
    assert "Each royal favour is worth 3 points at once." in lines
    assert not [line for line in lines if "columns reached" in line]


def test_the_text_board_tells_the_stock_with_costs() -> None:
    lines = text_board(caylus())
    for line in (
        "The next wood or stone building goes on space 19",
        "Market | 1 wood and 1 cube of any kind | 4 points",
        "Church | 1 stone and 1 cloth | 3 points and 1 royal favour",
        "Cathedral | 5 stone and 3 gold | 25 points",
    ):
        assert line in lines
    assert "Architect \u00d72 | 1 stone and 1 food | 6 points" in text_board(set_up())
    assert "Wood buildings | nothing left" in text_board(finished())


def test_the_text_board_tells_what_a_player_has() -> None:
    lines = text_board(caylus())
    start = lines.index("● Bram (blue disc) | 28 points and 7 deniers")
    assert lines[start + 1 : start + 8] == [
        "1 food, 2 wood, 1 stone, 0 cloth and 1 gold",
        "Workers in hand: 2 of 6",
        "Buildings: 3 Residence, 5 Statue, 10 Quarry and 14 Architect",
        "Houses in the castle: Dungeon 1, Walls 0, Towers 0",
        "Royal favours, columns reached: Prestige 1, Deniers 0, Cubes 0, Buildings 2",
        "Cubes for 1 batch: 4 points",
        "Next income: 3 deniers",
    ]


@rule("CAY-9.12", "CAY-9.13")
def test_in_a_full_castle_the_text_board_tells_who_still_holds_a_batch() -> None:
    state = crowded()
    state.players[1].food = 0
    told = [line for line in text_board(state, names=LONG_NAMES) if "full; " in line]
    assert told == [
        "The castle is full; cubes for 13 batches",
        "The castle is full; not enough cubes for a batch",
        *["The castle is full; cubes for 13 batches"] * 3,
    ]


def test_lines_of_favours_used_in_the_phase_are_told() -> None:
    state = caylus()
    state.players[1].lines_used = ["deniers", "cubes"]
    assert "Lines of favours already used this phase: Deniers and Cubes" in text_board(state)


def test_after_the_placement_the_first_price_of_the_next_round_is_told() -> None:
    assert "At the start of the next round a worker costs 1 denier." in text_board(caylus(phase=5))


def test_at_the_end_the_text_board_tells_nothing_to_come() -> None:
    text = "\n".join(text_board(finished()))
    for word in ("The next", "In the next", "Next income", "Cubes for"):
        assert word not in text


@rule("CAY-10.10", "CAY-13.1")
def test_while_the_towers_are_scored_no_next_round_is_promised() -> None:
    alt = painter("caylus").describe(view(last_scoring()), caption())
    text = "\n".join([*text_board(last_scoring()), alt])
    for word in ("At the start of the next round", "Next income", "Cubes for", "for a batch"):
        assert word not in text
    # A favour can still build.
    assert "The next wood or stone building goes on space 19" in text


def test_a_replacement_that_is_paid_for_stands_on_the_text_board() -> None:
    state = caylus()
    state.space(9).heir = 0
    assert "9 | Food farm (Ana) | worker of Ana | becomes a residence of Ana" in text_board(state)


def test_residences_that_are_paid_for_count_for_the_next_income() -> None:
    told = [line for line in text_board(paid_for()) if line.startswith("Next income")]
    assert told == [f"Next income: {n} deniers" for n in (2, 5, 2, 3)]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("make", [crowded, set_up, caylus, finished])
def test_every_building_on_the_table_is_named_and_explained(
    make: Callable[[], Caylus], lang: str
) -> None:
    state, words = make(), catalogue(lang)
    text = "\n".join(text_board(state, lang, LONG_NAMES))
    there = {space.tile for space in state.road if space.tile} | {
        name for name, left in state.stock.items() if left
    }
    for name in sorted(there):
        effect = say(CONTENT.effects[name], words, str)
        assert f"{words.format(BUILDING[name].key)}: {effect}" in text


def test_the_description_follows_the_order_of_the_house() -> None:
    alt = painter("caylus").describe(view(caylus()), caption(), GALLERIES["caylus"].trail())
    parts = (
        "Caylus, Sub rosa. Round 7. Phase 4 of 7",
        "The match is waiting for Carmen (orange square): ",
        "5: The provost moved from 14 to 16.",
        "Ana (red triangle) has 31 points and 4 deniers.",
        "Dmitri (green diamond) has 22 points and 1 denier.",
        "If the provost stays on 16, the workers on spaces 17 and 18 get nothing.",
        "Walls: 4 of 10 parts; scored when the bailiff, now on 14, reaches 18.",
    )
    places = [alt.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)


@rule("CAY-10.4", "CAY-10.7")
@pytest.mark.parametrize(
    ("make", "alt", "line"),
    [
        (caylus, "scored when the bailiff, now on 14, reaches 18.", "scored at 18"),
        (
            full_walls,
            "Walls: 10 of 10 parts; scored at the end of this round. The bailiff is on 14.",
            "scored at the end of this round",
        ),
        (
            last_scoring,
            "Towers: 4 of 14 parts; being scored now. The bailiff is on 25.",
            "being scored now",
        ),
    ],
)
def test_the_words_say_when_the_section_under_construction_is_scored(
    make: Callable[[], Caylus], alt: str, line: str
) -> None:
    assert alt in painter("caylus").describe(view(make()), caption())
    (section,) = (one for one in text_board(make()) if "| under construction |" in one)
    assert line in section.split(" | ")


def test_the_description_of_the_end_gives_places() -> None:
    alt = painter("caylus").describe(view(finished()), caption())
    assert "Ana (red triangle) finishes in place 1 with 33 points." in alt
    assert "Dmitri (green diamond) finishes in place 4 with 26 points." in alt


def test_a_black_cross_agrees_in_spanish() -> None:
    alt = painter("caylus").describe(view(set_up()), caption("es", NAMES))
    assert "Ebba (cruz negra)" in alt


def test_the_own_table_in_words_says_what_can_be_paid() -> None:
    alt = painter("caylus").hand(view(caylus(), 0), caption(), 0).alt
    assert alt.startswith("For Ana alone. Ana (red triangle) has 31 points and 4 deniers.")
    assert "Cubes for 1 batch: 4 points." in alt
    assert "Enough cubes for: Cloth farm, Sawmill and Market." in alt


def test_at_the_end_the_own_table_in_words_is_the_standing() -> None:
    alt = painter("caylus").hand(view(finished(), 1), caption(), 1).alt
    assert "finishes in place 1 with 33 points" in alt
    assert "Next income" not in alt


def test_the_text_board_joins_empty_spaces_but_no_scoring_space() -> None:
    told = text_board(set_up(4))
    assert [line for line in told if line.endswith("| empty")] == [
        "9\N{EN DASH}11 | empty",
        "12 dungeon | empty",
        "13\N{EN DASH}15 | empty",
        "17 | empty",
        "18 walls | empty",
        "19\N{EN DASH}23 | empty",
        "24 towers | empty",
        "25\N{EN DASH}28 | empty",
    ]


def test_the_text_board_has_the_players_in_what_a_message_holds() -> None:
    told = "\n".join(text_board(crowded()))
    assert told.index("\n\nCastle\n") < 3500
