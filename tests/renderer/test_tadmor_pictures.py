"""What Tadmor's pictures tell apart: taken, raided, safe, open, owned; and what they keep to themselves."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engines.core.text import Text
from engines.tadmor.ids import PARTS, PILES
from engines.tadmor.state import Piece, Tadmor
from renderer import painter
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.painting import GamePainter
from renderer.core.picture import Change
from renderer.core.words import words
from renderer.tadmor import layout
from renderer.tadmor.board import paint
from renderer.tadmor.layout import REGIONS
from renderer.tadmor.marking import box_of
from renderer.tadmor.owned import spots
from renderer.tadmor.reading import outcome
from renderer.tadmor.strips import CHANGE, GOOD, ROWS, SHIELD, SPANS, details
from renderer.tadmor.table import SCALE
from renderer.tadmor.zoom import ZONES, within
from tests.renderer.captions import NAMES, caption
from tests.renderer.labels import recorded
from tests.renderer.tadmor_states import (
    CONTENT,
    crowded,
    finished,
    raided,
    resolving,
    set_up,
    tadmor,
    view,
)


def board(state: Tadmor) -> Image.Image:
    said = caption(names=NAMES[: len(state.players)])
    png = painter("tadmor").board(view(state), said).png
    return Image.open(BytesIO(png)).convert("RGB")


def differ(first: Image.Image, second: Image.Image, box: Box) -> bool:
    left, top, right, bottom = (round(edge) for edge in box)
    part = left, top, right, bottom
    return ImageChops.difference(first.crop(part), second.crop(part)).getbbox() is not None


def cells(state: Tadmor) -> dict[str, Box]:
    plan = layout.plan_of(state.content, state.two)
    return {name: layout.cell(plan, name) for name, *_ in plan}


def changed_spaces(first: Tadmor, second: Tadmor) -> list[str]:
    pictures = board(first), board(second)
    return [name for name, box in cells(first).items() if differ(*pictures, box)]


def changed_regions(first: Tadmor, second: Tadmor) -> list[str]:
    pictures = board(first), board(second)
    heads = {name: box._replace(y1=box.y0 + 36) for name, box in REGIONS.items()}
    return [name for name, box in heads.items() if differ(*pictures, box)]


def line(seat: int, row: str, players: int = 4) -> Box:
    box = layout.strip(seat, players)
    y = box.y0 + ROWS[row]
    return Box(box.x0 + 16, y - 16, box.x1 - 16, y + 16)


def changed_strips(first: Tadmor, second: Tadmor, row: str) -> list[int]:
    pictures, players = (board(first), board(second)), len(first.players)
    return [seat for seat in range(players) if differ(*pictures, line(seat, row, players))]


def test_a_piece_shows_on_its_space_alone() -> None:
    with_one = tadmor()
    with_one.placed["pa5"] = Piece(3, "camel")
    assert changed_spaces(tadmor(), with_one) == ["pa5"]


def test_a_space_for_either_tells_which_piece_stands_there() -> None:
    other = tadmor()
    other.placed["da4"] = Piece(1, "ship")
    assert changed_spaces(tadmor(), other) == ["da4"]


def test_amounts_grow_with_the_era_where_they_depend_on_it() -> None:
    changed = changed_spaces(set_up(), set_up_in(turn=4))
    grows = [name for name, space in CONTENT.spaces.items() if any(space.amounts)]
    assert changed == grows


def set_up_in(turn: int) -> Tadmor:
    state = set_up()
    state.turn = turn
    return state


def test_in_resolution_spaces_without_a_piece_are_veiled() -> None:
    state, before = resolving(), resolving()
    before.phase = "raiders"
    free = [name for name in cells(state) if name not in state.placed]
    assert changed_spaces(state, before) == free


def test_nothing_is_veiled_once_the_match_is_over() -> None:
    other = finished()
    other.phase = "placement"
    assert changed_spaces(finished(), other) == []


def test_raided_and_safe_regions_are_framed() -> None:
    nobody = tadmor(attacked=None)
    assert changed_regions(nobody, tadmor()) == ["palmyra"]
    assert changed_regions(nobody, tadmor(raided="ebla", attacked="ebla")) == ["ebla"]
    assert changed_regions(nobody, tadmor(raided="ebla")) == ["palmyra", "ebla"]


def test_a_safe_region_says_for_which_turn() -> None:
    assert changed_regions(tadmor(), tadmor(phase="end")) == ["palmyra"]


def test_the_board_for_two_has_its_own_spaces() -> None:
    assert list(cells(tadmor(2))) == list(CONTENT.board[True])
    assert len(cells(tadmor(2))) == 29
    assert len(cells(tadmor(3))) == 37


@pytest.mark.parametrize("players", [2, 4])
def test_no_two_spaces_lie_on_each_other_and_each_lies_in_its_region(players: int) -> None:
    found = cells(tadmor(players))
    for name, box in found.items():
        region = REGIONS[CONTENT.spaces[name].region]
        assert region.x0 < box.x0 < box.x1 < region.x1
        assert region.y0 < box.y0 < box.y1 < region.y1
        others = [one for other, one in found.items() if other != name]
        assert not any(overlap(box, one) for one in others)


def overlap(first: Box, second: Box) -> bool:
    wide = min(first.x1, second.x1) - max(first.x0, second.x0)
    high = min(first.y1, second.y1) - max(first.y0, second.y0)
    return wide > 0 and high > 0


def test_traded_goods_stand_beside_the_warehouse() -> None:
    other = tadmor()
    other.players[2].traded["gold"] = 3
    assert changed_strips(tadmor(), other, "goods") == [2]


def test_open_slots_stand_in_their_owners_strip() -> None:
    state = resolving()
    state.players[0].slots = ["kingdom"]
    assert changed_strips(resolving(), state, "pieces") == [0]


def test_a_piece_on_a_private_tile_shows_in_its_owners_strip() -> None:
    state, free = tadmor(), tadmor()
    del free.placed["i21"]
    tile = spots(state, state.players[2], details(layout.strip(2, 4)))["i21"]
    assert differ(board(state), board(free), tile)


def test_what_there_is_no_room_for_is_counted() -> None:
    state = crowded(2)
    shown = spots(state, state.players[0], details(layout.strip(0, 2)))
    assert list(shown) == state.players[0].upgrades[: len(shown)]
    many = tadmor()
    many.players[0].upgrades = [f"i{n}" for n in range(1, 31)]
    assert board(many).size == (1800, 1350)


@pytest.mark.parametrize("pile", PILES)
def test_a_pile_shows_its_top_and_how_many_are_left(pile: str) -> None:
    fewer, empty = tadmor(), tadmor()
    setattr(fewer, pile, fewer.below(pile)[1:])
    setattr(empty, pile, [])
    empty.tops[pile] = None
    pictures = board(tadmor()), board(fewer), board(empty)
    assert differ(*pictures[:2], layout.pile(pile))
    assert differ(*pictures[1:], layout.pile(pile))


def test_parts_that_are_left_are_counted() -> None:
    more = tadmor()
    more.players[2].temples = [2]
    rows = [part for part in PARTS if differ(board(tadmor()), board(more), layout.part_row(part))]
    assert rows == ["colonnade"]


@pytest.mark.parametrize("height", [0, 24, 25, 60])
def test_towers_of_any_height_fit(height: int) -> None:
    state = tadmor()
    state.players[3].height = height
    assert layout.tower_top(height) >= layout.TOWERS.y0 + 60
    assert differ(board(tadmor()), board(state), layout.TOWERS)


def test_a_public_board_tells_no_hand_and_no_raider_card() -> None:
    state, other = tadmor(), tadmor()
    for one in other.players:
        one.hand = ["k26"] * len(one.hand)
    other.players[3].raider = "ebla"
    other.deck = other.deck[::-1]
    other.grey = other.grey[::-1]
    paints = painter("tadmor")
    assert paints.board(view(state), caption()) == paints.board(view(other), caption())
    for zone in ZONES:
        first = paints.zoom(view(state), caption(), zone)
        assert first == paints.zoom(view(other), caption(), zone)


def test_what_is_projected_does_not_depend_on_hidden_cards() -> None:
    state, own = tadmor(), tadmor()
    seen = paint(view(state), words(caption()), ())
    assert not differ(seen, paint(view(own, 1), words(caption()), ()), line(0, "points"))


PLACES = [
    *("placed/ns1/north_sea", "placed/da4/damascus", "placed/i21/2"),
    *("raid/damascus", "raider/3", "era/2", "pawn/0"),
    *("upgrades/0", "tower/1", "temple/3", "goods/2", "missions/1/completed"),
    *("missions/2/returned", "pieces/3/camel", "pieces/3/ship"),
]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_a_change_is_marked_on_the_board_and_in_one_zone(place: str) -> None:
    said, now, change = words(caption()), view(tadmor()), Change(1, place, Text("tadmor-name"))
    marked = paint(now, said, [change])
    assert ImageChops.difference(marked, paint(now, said, [])).getbbox() is not None
    assert [zone for zone in ZONES if within(zone, [change])] == [ZONE_OF[place]]


ZONE_OF = {
    "placed/ns1/north_sea": "west",
    "placed/da4/damascus": "west",
    "raid/damascus": "west",
    "raider/3": "east",
    "era/2": "east",
    "placed/i21/2": "seat-2",
    "pawn/0": "seat-0",
    "upgrades/0": "seat-0",
    "tower/1": "seat-1",
    "temple/3": "seat-3",
    "goods/2": "seat-2",
    "missions/1/completed": "seat-1",
    "missions/2/returned": "seat-2",
    "pieces/3/camel": "seat-3",
    "pieces/3/ship": "seat-3",
}


@pytest.mark.parametrize("own", [1, 2, 7])
@pytest.mark.parametrize("zone", [None, "seat-2"])
@pytest.mark.parametrize("place", ["upgrades/2", "placed/i21/2"])
def test_the_number_of_an_upgrade_covers_no_words(
    monkeypatch: pytest.MonkeyPatch, place: str, zone: str | None, own: int
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    state = resolving()
    state.players[2].upgrades = ["i21", "i4", "i10", "i5", "i28", "i1", "i2"][:own]
    state.placed["i21"] = Piece(2, "camel")
    paints, change = painter("tadmor"), Change(1, place, Text("tadmor-name"))
    assert isinstance(paints, GamePainter)
    with recorded(monkeypatch) as labels:
        if zone is None:
            paints.paint(view(state), words(caption("es")), [change])
        else:
            paints.paint_zone(view(state), words(caption("es")), zone, [change])
    scale = 1 if zone is None else SCALE
    (x, y), half = spots[0], marks.BADGE / 2
    number = Box(*(round(edge * scale) for edge in (x - half, y - half, x + half, y + half)))
    below = [one for one in labels.drawn if one.y0 > (y - half) * scale and one.size < 60]
    assert len(spots) == 1
    assert not [
        one.text for one in below if number.common(Box(one.x0, one.y0, one.x1, one.y1)) is not None
    ]


@pytest.mark.parametrize("what", SPANS)
def test_what_can_change_in_a_strip_lies_in_it(what: str) -> None:
    row, left, right = SPANS[what]
    box = layout.strip(0, 4)
    assert 0 < left < right <= box.width - 10
    assert 60 < ROWS[row] < box.height - 10


def test_the_seat_that_holds_a_card_is_shown_and_not_which() -> None:
    state, nobody = tadmor(), raided()
    nobody.raided, nobody.attacked, nobody.phase = None, state.attacked, state.phase
    assert differ(board(state), board(nobody), layout.RAIDERS)


REGION_STATES = {
    "raided": lambda region: tadmor(raided=region, attacked="emesa"),
    "raided and safe": lambda region: tadmor(raided=region, attacked=region),
    "safe": lambda region: tadmor(attacked=region),
    "safe next": lambda region: tadmor(attacked=region, phase="end"),
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("how", REGION_STATES)
@pytest.mark.parametrize("region", REGIONS)
def test_what_is_said_of_raids_leaves_the_names_of_regions_free(
    monkeypatch: pytest.MonkeyPatch, region: str, how: str, lang: str
) -> None:
    state = REGION_STATES[how](region)
    with recorded(monkeypatch) as labels:
        painter("tadmor").board(view(state), caption(lang))
    said, box = words(caption(lang)), layout.panel(plan_of(state), region)
    name = said.said(state.content.names.regions[region])
    head = [
        one for one in labels.drawn if box.x0 < one.x0 < box.x1 and box.y0 < one.y1 < box.y0 + 40
    ]
    # In the spaces and on the chart of the towers, which has units of its own, letters are smaller.
    flat = [replace(one, image=0) for one in head if one.size > 21]
    assert name in {one.text for one in flat}
    assert not any(first.overlaps(second) for first, second in combinations(flat, 2))
    assert labels.cut == []


def plan_of(state: Tadmor) -> layout.Plan:
    return layout.plan_of(state.content, state.two)


def texts(monkeypatch: pytest.MonkeyPatch, state: Tadmor) -> list[str]:
    with recorded(monkeypatch) as labels:
        painter("tadmor").board(view(state), caption(names=NAMES[: len(state.players)]))
    return [label.text for label in labels.drawn]


def test_the_last_board_has_the_standings_in_the_place_of_the_upgrades(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "Upgrades" in texts(monkeypatch, tadmor())
    told = texts(monkeypatch, finished())
    assert "Upgrades" not in told
    assert "Final standing" in told
    # In the strips and in the standings; the winner on the plate, too.
    assert [told.count(name) for name in NAMES[:4]] == [3, 2, 2, 2]


def test_who_is_level_has_the_same_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    state = finished(2)
    first, second = state.players
    for name in ("points", "height", "temples", "hand", "completed", "returned", "upgrades"):
        setattr(second, name, getattr(first, name))
    second.goods, second.warehouse, second.tally = first.goods, first.warehouse, first.tally
    second.camels, second.ships = first.camels, first.ships
    ranks = [score.rank for score in outcome(state).scores]
    assert ranks == [1, 1]
    assert differ(board(state), board(finished(2)), layout.UPGRADES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_signs_of_a_strip_leave_room_for_what_has_changed(players: int) -> None:
    box = details(layout.strip(0, players))
    goods = (box.width - 30) / 4
    assert SPANS["tower"][1] - (16 + SHIELD) >= CHANGE
    assert goods - GOOD - 18 >= CHANGE - 3


def test_the_mark_of_missions_is_as_long_as_there_are_missions() -> None:
    few, many = tadmor(), tadmor()
    many.players[1].completed = ["k8", "k16", "k25", "k3"]
    ends = [box_of(one, "missions", "1", ["completed"], layout.strip).x1 for one in (few, many)]
    assert ends[0] < ends[1] < layout.strip(1, 4).x1


def test_the_mark_of_temples_is_as_long_as_there_are_temples() -> None:
    one, two = tadmor(), tadmor()
    one.players[3].temples, two.players[3].temples = [3], [4, 1]
    ends = [box_of(state, "temple", "3", [], layout.strip).x1 for state in (one, two)]
    assert ends[0] < ends[1] < layout.strip(3, 4).x1
