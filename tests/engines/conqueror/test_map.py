"""Both sides of the board: borders, crossings, distances, and the shapes of the map."""

from itertools import pairwise

import pytest

import data
from engines.conqueror.content import Content, read
from engines.conqueror.content.charts import areas, is_one_piece, reached, touching
from engines.conqueror.ids import BOARDS, SEATS
from tests.rulebook import rule

CONTENT = read(data.load("conqueror"))
EACH_BOARD = pytest.mark.parametrize("board", BOARDS)
EACH_NUMBER = pytest.mark.parametrize("players", [3, 4, 5, 6])
BRIDGES = {
    "small": {("iberia", "berber"), ("apulia", "sicily")},
    "large": {
        *(("gaul", "palma"), ("apulia", "sicily"), ("thrace", "asia_minor")),
        *(("espanga", "berber"), ("iberia", "berber")),
    },
}


def side(players: int) -> str:
    """The side of the board that so many players use."""
    return next(board for board, numbers in SEATS.items() if players in numbers)


def distance(board: str, start: str, end: str) -> int:
    """How many moves it is from one place to another."""
    near = CONTENT.near[board]
    found, moves = {start}, 0
    while end not in found:
        found |= {other for place in found for other in near[place]}
        moves += 1
    return moves


def capitals(players: int) -> dict[str, str]:
    return {name: row.capital for name, row in CONTENT.factions.items() if players in row.seats}


def forts(content: Content, players: int) -> list[str]:
    """The kinds of forts that stand at the start."""
    covered = content.blanks.get(players, [])
    rows = content.boards[side(players)].values()
    return [row.fort for row in rows if row.fort is not None and row.place not in covered]


@EACH_BOARD
def test_coasts_never_meet_in_a_corner_where_it_would_be_unclear_who_is_adjacent(
    board: str,
) -> None:
    rows = CONTENT.maps[board].cells
    for above, below in pairwise(rows):
        for (a, b), (c, d) in zip(pairwise(above), pairwise(below), strict=True):
            assert not (a == d == "." and "." not in (b, c))
            assert not (b == c == "." and "." not in (a, d))


@pytest.mark.parametrize(
    ("board", "lands", "seas", "links", "great", "small", "food", "coins"),
    [("small", 25, 8, 73, 6, 7, 15, 16), ("large", 35, 9, 104, 8, 8, 23, 22)],
)
@rule("CON-3.1")
def test_each_side_of_the_board_has_its_territories_links_forts_and_yields(
    board: str, lands: int, seas: int, links: int, great: int, small: int, food: int, coins: int
) -> None:
    rows = CONTENT.boards[board].values()
    assert [sum(not row.sea for row in rows), sum(row.sea for row in rows)] == [lands, seas]
    assert sum(map(len, CONTENT.near[board].values())) == 2 * links
    kinds = [row.fort for row in rows]
    assert [kinds.count("great"), kinds.count("small")] == [great, small]
    assert [sum(row.food for row in rows), sum(row.coins for row in rows)] == [food, coins]


@EACH_BOARD
@rule("CON-4.1")
def test_whoever_is_near_is_near_on_both_sides(board: str) -> None:
    near = CONTENT.near[board]
    assert [(one, other) for one in near for other in near[one] if one not in near[other]] == []
    assert all(len(set(others)) == len(others) for others in near.values())


@EACH_BOARD
def test_every_territory_can_be_reached_from_every_other(board: str) -> None:
    near = CONTENT.near[board]
    assert reached(near, "rome") == near.keys()


@EACH_BOARD
@rule("CON-4.9", "CON-4.11")
def test_the_danube_joins_celtica_with_thrace_and_the_black_sea(board: str) -> None:
    near = CONTENT.near[board]
    assert {"thrace", "black_sea"} <= {*near["celtica"]}
    assert "celtica" in near["thrace"]
    assert "celtica" in near["black_sea"]
    rivers = [
        row.ends for row in CONTENT.crossings.values() if (row.board, row.kind) == (board, "river")
    ]
    assert sorted(rivers) == [("celtica", "black_sea"), ("celtica", "thrace")]


@EACH_BOARD
@rule("CON-4.10")
def test_bridges_join_lands_over_the_straits(board: str) -> None:
    rows = CONTENT.boards[board]
    bridges = {
        row.ends for row in CONTENT.crossings.values() if (row.board, row.kind) == (board, "bridge")
    }
    assert bridges == BRIDGES[board]
    assert not any(rows[place].sea for pair in bridges for place in pair)
    assert all(other in CONTENT.near[board][one] for one, other in bridges)


@EACH_BOARD
@rule("CON-4.12")
def test_europe_is_a_region_of_lands(board: str) -> None:
    regions = {row.place: row.region for row in CONTENT.boards[board].values() if not row.sea}
    assert None not in regions.values()
    assert regions["rome"] == regions["gaul"] == regions["thrace"] == "europe"
    assert (regions["carthage"], regions["asia_minor"]) == ("africa", "asia")


@pytest.mark.parametrize(
    ("one", "other", "moves"),
    [
        ("rome", "athens", 3),
        ("carthage", "athens", 3),
        ("carthage", "alexandria", 3),
        ("athens", "alexandria", 3),
        ("rome", "alexandria", 4),
        ("gaul", "rome", 3),
        ("gaul", "carthage", 3),
        ("gaul", "athens", 4),
        ("gaul", "alexandria", 5),
        ("persepolis", "alexandria", 4),
        ("persepolis", "athens", 5),
        ("persepolis", "carthage", 5),
        ("persepolis", "gaul", 5),
        ("persepolis", "rome", 6),
    ],
)
def test_capitals_lie_so_far_from_each_other(one: str, other: str, moves: int) -> None:
    assert distance("large", one, other) == moves
    if not {"gaul", "persepolis"} & {one, other}:
        assert distance("small", one, other) == moves


@pytest.mark.parametrize(("board", "moves"), [("small", 3), ("large", 2)])
def test_the_tyrrhenian_sea_joins_rome_with_carthage_for_five_and_six_alone(
    board: str, moves: int
) -> None:
    assert distance(board, "rome", "carthage") == moves


@pytest.mark.parametrize(
    ("players", "great", "small"), [(3, 5, 6), (4, 6, 7), (5, 7, 7), (6, 8, 8)]
)
@rule("CON-3.2")
def test_blank_tokens_leave_so_many_forts(players: int, great: int, small: int) -> None:
    kinds = forts(CONTENT, players)
    assert [kinds.count("great"), kinds.count("small")] == [great, small]
    assert not set(CONTENT.blanks.get(players, [])) & set(capitals(players).values())


@EACH_NUMBER
@rule("CON-3.1")
def test_every_capital_is_a_great_fort(players: int) -> None:
    rows = CONTENT.boards[side(players)]
    assert [rows[place].fort for place in capitals(players).values()] == ["great"] * players


def free_forts(players: int, nation: str, moves: int) -> set[str]:
    """The forts without owner or guards so few moves away from where the nation starts."""
    board = side(players)
    at = set(CONTENT.factions[nation].starts)
    for _ in range(moves):
        at |= {other for place in at for other in CONTENT.near[board][place]}
    taken = {
        place for row in CONTENT.factions.values() if players in row.seats for place in row.starts
    }
    taken |= {row.place for row in CONTENT.guards.values() if row.seats == players}
    rows = CONTENT.boards[board]
    forts = {place for place in at if rows[place].fort is not None}
    return forts - taken - set(CONTENT.blanks.get(players, []))


@EACH_NUMBER
def test_nobody_starts_beside_a_fort_for_the_taking_or_two_moves_away_from_two(
    players: int,
) -> None:
    # With a fort of their own choice and two for the taking, a nation could win in the first round.
    for nation in capitals(players):
        assert free_forts(players, nation, 1) == set()
        assert len(free_forts(players, nation, 2)) <= 1


# --- the shapes -----------------------------------------------------------------------------


@EACH_BOARD
def test_those_touch_on_the_map_that_have_a_border_or_a_bridge_over_a_strait(board: str) -> None:
    rows = CONTENT.boards[board]
    places = {row.sign: row.place for row in rows.values()}
    touch = {
        tuple(sorted(places[sign] for sign in pair)) for pair in touching(CONTENT.maps[board].cells)
    }
    borders = {tuple(sorted((place, other))) for place, row in rows.items() for other in row.near}
    straits = {
        "small": {("apulia", "sicily"), ("berber", "iberia")},
        "large": {("apulia", "sicily")},
    }
    assert touch == borders | straits[board]


@EACH_BOARD
def test_every_territory_is_in_one_piece_with_its_name_in_it(board: str) -> None:
    found = areas(CONTENT.maps[board].cells)
    rows = CONTENT.boards[board].values()
    assert found.keys() == {row.sign for row in rows}
    for row in rows:
        assert is_one_piece(found[row.sign])
        assert (row.at[0], row.at[1]) in found[row.sign]


def test_two_cells_with_a_corner_in_common_are_two_pieces() -> None:
    assert not is_one_piece({(0, 0), (1, 1)})
    assert is_one_piece({(0, 0), (1, 0), (1, 1)})
