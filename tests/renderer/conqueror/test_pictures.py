"""Conqueror's pictures: as they were kept, alike each time, light, legible, and discreet."""

from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from engines.conqueror.ids import TRADE, way
from engines.conqueror.preview.threats import threats
from engines.conqueror.state import Conqueror
from engines.core.text import Text
from renderer.conqueror import chart
from renderer.conqueror.foot import flags_of, kinds_of
from renderer.conqueror.layout import MAP, REGIONS
from renderer.conqueror.marking import TITLE
from renderer.conqueror.palette import LOOK, MARKS
from renderer.conqueror.reading import mark_of
from renderer.conqueror.zoom import ZONES
from renderer.core import cache, marks
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.page import PART_SIZE
from renderer.core.atlas.sheet import Sheet, places, shown_in
from renderer.core.atlas.tints import owned_land, tint
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.painting import GamePainter
from renderer.core.palette import rgb
from renderer.core.picture import Change, Painter
from renderer.core.words import words
from tests.renderer.conqueror import seas, states
from tests.renderer.conqueror.pictures import (
    TARGET,
    each_language,
    each_side,
    legible,
    names,
    own,
    written,
)
from tests.renderer.conqueror.states import caption, view
from tests.renderer.labels import recorded
from tests.renderer.trails import since

LITTLE = 60_000_000
"""Bytes: what is kept of the map and all its parts together, if nothing has to go."""


@each_language
def test_every_label_of_plans_and_reports_is_in_its_place_and_they_are_light(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    with recorded(monkeypatch, files=True) as labels:
        four = states.later(4, "conquest")
        pictures = [paints.zoom(view(four), caption(lang, names(four)), "boards")]
        for make in (states.planning, states.reported):
            pictures += own(paints, make(), lang)
    legible(labels)
    assert {picture.width for picture in pictures} == {1800}
    assert max(picture.height for picture in pictures) == 1200
    assert max(len(picture.png) for picture in pictures) < TARGET


def test_a_report_is_as_high_as_what_it_tells(paints: Painter) -> None:
    game = states.reported()
    highs = {
        one.key: paints.report(view(game), caption(), one.key).height
        for one in paints.reports(view(game))
    }
    assert highs["battle-8"] < 800, "a volley and reinforcements, no melee"
    assert highs["battle-8"] < highs["battle-7"] < highs["battle-9"] <= 1200


def sheets(players: int, lang: str) -> list[Sheet]:
    """The whole map and its parts, of a side of the board in a language."""
    game = states.full(players)
    said = words(caption(lang, names(game)))
    return [chart.sheet(said, game, window) for window in (MAP, *REGIONS.values())]


@each_language
@each_side
def test_with_every_place_full_nothing_on_the_map_covers_anything_else(
    players: int, lang: str
) -> None:
    for on in sheets(players, lang):
        boxes = [slot.box for slot in places(on).values()]
        assert not [two for two in combinations(boxes, 2) if overlap(*two)]
        edge = on.window.box
        assert all(edge.x0 <= box.x0 and box.x1 <= edge.x1 for box in boxes)
        assert all(edge.y0 <= box.y0 and box.y1 <= edge.y1 for box in boxes)


@each_side
def test_every_place_is_shown_in_some_part_of_the_map(players: int) -> None:
    whole, *parts = sheets(players, "en")
    assert set(shown_in(whole)) == set(states.full(players).lands)
    assert {place for on in parts for place in shown_in(on)} == set(shown_in(whole))


def test_equal_positions_give_equal_pictures(paints: Painter) -> None:
    first = paints.board(view(states.fighting()), caption()).png
    cache.images.clear()
    places.cache_clear()
    assert paints.board(view(states.fighting()), caption()).png == first


def test_a_map_and_its_parts_take_little_memory(paints: Painter) -> None:
    cache.images.clear()
    seen = view(states.full())
    paints.board(seen, caption())
    for zone in REGIONS:
        paints.zoom(seen, caption(), zone)
    assert cache.held() <= LITTLE


def test_a_thing_stays_where_it_is_whatever_else_comes_and_goes() -> None:
    on = sheets(6, "en")[0]
    now, then = (chart.scene(on, one).shown for one in (states.later(), states.full()))
    common = now.keys() & then.keys()
    assert len(common) > 90
    assert all(now[place] == then[place] for place in common)


def test_numbers_of_changes_hide_neither_armies_nor_each_other(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    game, on = states.later(), sheets(6, "en")[0]
    paints.board(view(game), caption(), since(view(states.opening(6)), 0))
    half = marks.BADGE / 2 - 4
    numbers = [Box(x - half, y - half, x + half, y + half) for x, y in spots]
    shown = chart.scene(on, game)
    armies = [box for place in game.lands if (box := shown.box_of(place)) is not None]
    assert len(numbers) > 5
    assert not [two for two in combinations(numbers, 2) if overlap(*two)]
    for number in numbers:
        assert len([army for army in armies if overlap(number, army)]) <= 1


@each_language
def test_numbers_of_changes_cover_no_words_of_the_title(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    now, before = states.later(), states.later()
    now.chronicle, now.order = "trade_routes", [*reversed(before.order)]
    with recorded(monkeypatch) as labels:
        paints.board(view(now), caption(lang), since(view(before), 0))
    half = marks.BADGE / 2
    numbers = [Box(x - half, y - half, x + half, y + half) for x, y in spots if y < TITLE.y1]
    words = [Box(one.x0, one.y0, one.x1, one.y1) for one in labels.drawn if one.y1 < TITLE.y1]
    assert len(numbers) == 2
    assert not [two for two in product(numbers, words) if overlap(*two)]


def test_no_speck_is_left_in_the_neck_of_an_area() -> None:
    on = sheets(6, "en")[2]
    mark = MARKS["persia"]
    canvas = Canvas(Image.new("RGB", PART_SIZE))
    tint(canvas, on.land, on.window, "conqueror", {"armenia": mark})
    brightest = max(canvas.image.crop((1515, 750, 1555, 840)).tobytes())
    tints = owned_land(LOOK.grounds["asia"].colour, mark)
    assert brightest < min(map(max, tints)), "the band alone, which is darker"


def test_changes_are_marked_where_it_is_enlarged(paints: Painter) -> None:
    now, trail = view(states.later()), since(view(states.opening(6)), 0)
    for zone in REGIONS:
        plain = paints.zoom(now, caption(), zone)
        assert paints.zoom(now, caption(), zone, trail).png != plain.png


def test_changes_are_marked_on_the_boards_and_beside_what_a_seat_has(paints: Painter) -> None:
    assert isinstance(paints, GamePainter)
    for make in (states.later, seas.later):
        game = make()
        for place in every_place(game):
            change = Change(1, place, Text("conqueror-coins"))
            (zone,) = [one for one in ZONES if paints.within(one, [change])]
            plain, marked = (
                paints.paint_zone(view(game), words(caption()), zone, found)
                for found in ([], [change])
            )
            assert ImageChops.difference(plain, marked).getbbox() is not None, place
        gained = Change(None, "stock/1", Text("conqueror-coins"), (("coins", 2), ("heroes", 1)))
        assert [zone for zone in ZONES if paints.within(zone, [gained])] == ["seat-1"]


def every_place(game: Conqueror) -> list[str]:
    """All places on the boards and of the seats in which something can change."""
    spaces = [way(board, kind) for board, kind in kinds_of(game)]
    spaces += [way(TRADE, flag) for flag, _ in flags_of(game)]
    return [
        *("chronicle", "seat/1", "cards/1"),
        *(f"track/{space.number}" for space in game.content.track(game.mode)),
        *(f"agent/{space}" for space in spaces),
    ]


def test_nothing_public_tells_of_hands_decks_plans_or_answers(paints: Painter) -> None:
    game, other = states.planning(), states.planning()
    for nation in other.nations:
        nation.plan, nation.joins, nation.sends = [], "alps", {"infantry": 1}
        nation.leaders, nation.cards = ["leonidas"], ["flank.01"]
        for card in nation.hand:
            card.face = "omens.01"
        for hero in nation.heroes:
            rows = [one for one in other.content.heroes_of(nation.mark) if one != hero.name]
            hero.name = next(
                one for one in rows if one not in (*nation.open, *nation.spent)
            )  # the price stays as it was paid
    other.tactics = ["flank.01"] * len(other.tactics)

    def public(one: Conqueror) -> list[object]:
        seen, said = view(one), caption()
        found: list[object] = [paints.board(seen, said), paints.text_board(seen, said)]
        return found + [
            paints.zoom(seen, said, zone) for zone in (next(iter(REGIONS)), "boards", "seat-2")
        ]

    assert public(game) == public(other)


def test_an_own_table_does_not_tell_what_others_hold_and_plan(paints: Painter) -> None:
    game, other = states.planning(), states.planning()
    other.nations[2].plan = []
    for card in other.nations[2].hand:
        card.face = "omens.01"
    assert paints.hand(view(game, 1), caption(), 1) == paints.hand(view(other, 1), caption(), 1)


def test_an_own_table_has_no_empty_room_for_what_nobody_else_knows(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    assert "Known to you alone" in written(monkeypatch, paints, states.planning(), 2)
    assert "Known to you alone" not in written(monkeypatch, paints, states.later(), 2)


SEEN = "You have seen of"


def test_what_one_has_seen_of_others_is_told_until_all_cards_lie_open(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.finished()
    seat = next(nation.seat for nation in game.nations if nation.out)
    for nation in game.nations[:seat]:
        nation.hand[0].known.append(seat)
    over = paints.hand(view(game, seat), caption(), seat).alt
    assert SEEN not in " ".join([over, *written(monkeypatch, paints, game, seat)])
    game.ended = ""  # the match goes on without them
    alt = paints.hand(view(game, seat), caption(), seat).alt
    told = " ".join(written(monkeypatch, paints, game, seat))
    assert alt.count(SEEN) == told.count(SEEN) == seat


def test_threats_that_find_no_room_are_counted(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.full()
    most = {place: len(some) for place, some in threats(game, 2).items() if len(some) > 3}
    told = written(monkeypatch, paints, game, 2)
    assert most
    assert sorted(f"and {number - 2} more" for number in most.values()) == sorted(
        one for one in told if one.startswith("and ")
    )


def test_territories_in_danger_that_find_no_room_are_counted(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.full()
    for place in game.lands.values():
        place.owner = 2 if place.owner in (2, 3, 4) else 0
    game.nations[0].partners = []
    danger = len(threats(game, 2))
    assert danger > 12
    assert f"and {danger - 10} more of your territories" in written(monkeypatch, paints, game, 2)


def test_a_report_has_no_row_in_which_neither_side_has_anything(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    with recorded(monkeypatch) as labels:
        paints.report(view(states.reported()), caption(), "battle-7")
    told = {label.text for label in labels.drawn}
    assert {"Units", "Other effects", "Die", "Strength"} <= told
    assert told.isdisjoint({"Volley", "Reinforcements", "Cards"})


@pytest.mark.parametrize("key", ["battle-7", "battle-8", "battle-9"])
def test_what_adds_nothing_to_the_strength_has_no_number_in_a_report(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, key: str
) -> None:
    with recorded(monkeypatch) as labels:
        paints.report(view(states.reported()), caption(), key)
    assert "+0" not in {label.text for label in labels.drawn}


def test_what_there_is_little_of_in_a_report_is_written_larger(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    sizes = {}
    for key in ("battle-7", "battle-9"):
        with recorded(monkeypatch) as labels:
            paints.report(view(states.reported()), caption(), key)
        sizes[key] = next(label.size for label in labels.drawn if "power" in label.text)
    assert sizes["battle-7"] > sizes["battle-9"]


@pytest.mark.parametrize("seats", [(0, 1), (2, 3), (4, 5)])
def test_each_side_of_a_report_has_the_tint_of_its_player(
    paints: Painter, seats: tuple[int, int]
) -> None:
    game = states.reported()
    report = game.reports[1]
    report.attack.seat, report.defence.seat = seats
    png = paints.report(view(game), caption(), "battle-8").png
    found = Image.open(BytesIO(png)).convert("RGB").getcolors(1 << 24) or []
    counts = {colour: count for count, colour in found}
    assert all(counts[rgb(mark_of(game, seat).tint)] > 20_000 for seat in seats)


@each_language
def test_the_fullest_board_with_nine_changes_is_light(paints: Painter, lang: str) -> None:
    game = states.full()
    trail = since(view(states.opening(6)), 0)
    picture = paints.board(view(game), caption(lang, names(game)), trail)
    assert len(picture.png) < TARGET


def test_what_one_player_alone_knows_finds_room_in_smaller_type(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = states.full()
    for nation in game.nations[:2]:
        for known in [one.known for one in nation.hand] + [one.known for one in nation.heroes]:
            known.append(2)
    told = " ".join(written(monkeypatch, paints, game, 2))
    assert told.count("You have seen of") == 4
