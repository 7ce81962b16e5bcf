"""Pictures of Conqueror with Seas of Destiny: legible, light, discreet, and all that it adds is on them."""

from itertools import combinations
from math import dist

import pytest

from engines.conqueror.ids import PROJECTS, SHIP, SIEGE, UPGRADE, WONDER
from engines.conqueror.preview.threats import threats
from engines.conqueror.state import Conqueror, Project
from renderer.conqueror import chart
from renderer.conqueror.foot import kind_box, kinds_of, spread
from renderer.conqueror.hand import means_lines
from renderer.conqueror.layout import FOOT, MAP, REGIONS
from renderer.conqueror.strips import slots_of
from renderer.conqueror.table import state_lines
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.motifs import within
from renderer.core.atlas.sheet import ARMY, EXTRAS, SIGNS, Sheet, badge_forms, places
from renderer.core.pen import Point
from renderer.core.picture import Painter
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
from tests.renderer.conqueror.sentences import sentences
from tests.renderer.conqueror.states import caption, view
from tests.renderer.labels import recorded
from tests.renderer.trails import since

NEAR = 70
"""Pixels from the middle of signs to their own land, at most, where it has no room for them."""
FOUR_KINDS = {"cavalry": 8, "infantry": 8, "archer": 5, SIEGE: 2}


@each_language
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_label_of_the_fullest_pictures_is_in_its_place_and_they_are_light(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, players: int, lang: str
) -> None:
    game = seas.full(players)
    said = caption(lang, names(game))
    with recorded(monkeypatch, files=True) as labels:
        pictures = [paints.board(view(game), said), *own(paints, game, lang)]
        pictures += [paints.zoom(view(game), said, zone) for zone in ("boards", "seat-1")]
    legible(labels)
    assert max(len(picture.png) for picture in pictures) < TARGET


@each_language
def test_every_label_of_battles_at_sea_and_of_plans_is_in_its_place(
    monkeypatch: pytest.MonkeyPatch, paints: Painter, lang: str
) -> None:
    with recorded(monkeypatch) as labels:
        own(paints, seas.reported(), lang)
    legible(labels)


def sheets(players: int, lang: str) -> list[Sheet]:
    """The whole map and its parts, with room for what the expansion brings."""
    game = seas.full(players)
    said = words(caption(lang, names(game)))
    return [chart.sheet(said, game, window) for window in (MAP, *REGIONS.values())]


@each_language
@each_side
def test_with_every_place_full_nothing_on_the_map_covers_anything_else(
    players: int, lang: str
) -> None:
    game = seas.full(players)
    for on in sheets(players, lang):
        boxes = [slot.box for slot in places(on).values()]
        assert not [two for two in combinations(boxes, 2) if overlap(*two)]
        harbours = {area for area, key in places(on) if key == EXTRAS}
        shown = {area for area, _ in places(on)}
        assert harbours == {area for area in shown if not game.is_sea(area) and game.shores(area)}


@each_language
@each_side
def test_signs_and_harbours_stand_in_their_own_land_or_right_beside_it(
    players: int, lang: str
) -> None:
    game = seas.full(players)
    for on in sheets(players, lang):
        rings = {place: drawn(on, place) for place in game.lands if not game.is_sea(place)}
        for (area, key), slot in places(on).items():
            if key in (SIGNS, EXTRAS):
                spot = slot.box.middle
                over = [place for place, ring in rings.items() if within(ring, *spot)]
                assert over in ([], [area]), (area, key)
                away = 0 if over else min(dist(spot, point) for point in rings[area])
                assert away <= on.window.px(NEAR), (area, key)


def drawn(on: Sheet, area: str) -> list[Point]:
    """The coast and borders of an area on the picture."""
    return [on.window.at(point) for point in on.land.outlines.rings(area)[0]]


@each_side
def test_a_badge_with_six_kinds_names_all_of_them_or_none(players: int) -> None:
    game, on = seas.full(players), sheets(players, "en")[0]
    forms = badge_forms(on, ARMY)
    rows = {slot.form for (_, key), slot in places(on).items() if key == ARMY}
    assert rows & {0, 1, 2}, "kinds are named somewhere"
    shown = chart.scene(on, game)
    for (area, key), slot in places(on).items():
        box = shown.box_of(area)
        if key == ARMY and box is not None:
            wide = box.height > forms[-2][1]
            assert wide == (slot.form == 0 or (slot.form == 1 and not game.is_sea(area)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_agents_boards_share_the_width_below_the_map(players: int) -> None:
    game = seas.full(players)
    boxes = [kind_box(game, board, kind) for board, kind in kinds_of(game)]
    assert len(boxes) == 12
    assert not [two for two in combinations(boxes, 2) if overlap(*two)]
    on = spread(game)
    assert on.track[-1] <= on.kinds[0] < on.kinds[-1] <= on.flags[0] < on.flags[-1] <= FOOT.x1
    assert {kind for board, kind in kinds_of(game) if board == "project"} == set(PROJECTS)
    assert len(kinds_of(states.full(players))) == 8


def test_projects_take_slots_of_districts_and_upgrades() -> None:
    nation = seas.full().nations[0]
    districts, upgrades = (slots_of(nation, board) for board in ("district", "upgrade"))
    assert [card.icon for card in districts] == ["bazaar", "academy", "wonder", "altar"]
    assert [card.icon for card in upgrades] == ["", "", "", "lighthouse"]


@each_language
@pytest.mark.parametrize(
    "make", [seas.later, seas.full, seas.reported, lambda: seas.full(3)], ids=lambda make: ""
)
def test_texts_about_the_expansion_are_whole(paints: Painter, make: object, lang: str) -> None:
    assert callable(make)
    game: Conqueror = make()
    said = caption(lang, names(game))
    text = paints.text_board(view(game), said)
    assert "conqueror-" not in text
    sentences(paints.board(view(game), said).alt)
    for one in paints.reports(view(game)):
        sentences(paints.report(view(game), said, one.key).alt)


def test_a_text_board_tells_of_projects_wharves_ships_boards_and_armies_kept_back(
    paints: Painter,
) -> None:
    text = paints.text_board(view(seas.later()), caption())
    for line in (
        "Mega projects: Wonder (15 VP)",
        "Board A: At the end 1 victory point for every 3 coins",
        "Wharf in Leptis; ships there: 1 ship; exhausted: 1 ship",
        "Next Wonder: 9 VP",
        "2 infantry and 1 ship; exhausted: 1 ship",
        "kept back: 3 cavalry, 3 infantry and 1 elite unit",
    ):
        assert line in text


def test_without_the_expansion_nothing_is_said_of_it(paints: Painter) -> None:
    text = paints.text_board(view(states.later()), caption())
    assert not [one for one in ("Wharf", "Mega", "ship", "Board") if one in text]


def test_what_happens_at_a_wharf_is_told_as_changes(paints: Painter) -> None:
    built, sailed, back = seas.later(), seas.later(), seas.later()
    sailed.nations[1].dock.clear()
    back.nations[1].dock.tired, back.nations[1].dock.fresh = {SHIP: 2}, {}
    place = f"land/{built.nations[1].wharf}"

    def told(before: Conqueror, after: Conqueror) -> set[str]:
        found = paints.changes(since(view(before), 0), view(after))
        return {one.text.key for one in found if one.place == place}

    assert told(seas.expanded(states.later()), built) == {"conqueror-picture-change-wharf"}
    assert told(built, sailed) == {"conqueror-picture-change-sailed"}
    assert told(sailed, built) == {"conqueror-picture-change-docked"}
    assert told(built, back) == {"conqueror-picture-change-docked-tired"}


def test_an_army_kept_back_and_a_project_are_told_as_changes(paints: Painter) -> None:
    trail = since(view(seas.expanded(states.later())), 0)
    found = {one.text.key for one in paints.changes(trail, view(seas.later()))}
    assert "conqueror-picture-change-cards" in found
    before, after = seas.later(), seas.later()
    after.lands[after.nations[2].capital].army.bar()
    told = paints.changes(since(view(before), 0), view(after))
    assert [one.text.key for one in told] == ["conqueror-picture-change-kept"]


def test_an_own_table_tells_what_the_player_board_does_and_what_projects_bring(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    told = " ".join(written(monkeypatch, paints, seas.later(), 2))
    assert (
        "Board B: At the end 1 more victory point for each district and mega project card" in told
    )
    assert "Port (5: +2 coins with each trade)" in told


def test_an_own_table_tells_what_a_siege_engine_costs_while_there_are_any() -> None:
    game, said = seas.later(), words(caption())
    nation = game.nations[2]

    def told() -> list[str]:
        return [one for one in means_lines(said, game, 2) if one.startswith("A siege engine")]

    nation.coins = 4
    assert told() == ["A siege engine: yes, for 4 coins"]
    nation.coins = 3
    assert told() == ["A siege engine: no, it costs 4 coins"]
    for place in game.forts(2, "great"):
        game.lands[place].owner = 1
    assert told() == ["A siege engine: no, you hold no great fort"]
    del nation.barracks[SIEGE]
    assert told() == []
    assert "siege" not in " ".join(means_lines(said, states.later(), 2))


def test_once_all_wonders_are_built_none_is_said_to_bring_points(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    game = seas.later()
    for nation in game.nations:
        nation.projects = [Project(WONDER, UPGRADE, 7)]
    with recorded(monkeypatch) as labels:
        paints.zoom(view(game), caption(), "boards")
    told = [label.text for label in labels.drawn]
    assert "all of them are built" in told
    assert "0 points at the end" not in told


def test_the_discount_on_the_track_names_projects_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch, paints: Painter
) -> None:
    def told(game: Conqueror) -> str:
        with recorded(monkeypatch) as labels:
            paints.zoom(view(game), caption(), "boards")
        return " ".join(label.text for label in labels.drawn)

    assert "districts and mega projects \N{MINUS SIGN}1" in told(seas.later())
    assert "districts cost 1 less" in told(states.later())


def test_a_wharf_without_ships_is_said_to_have_none() -> None:
    game = seas.later()
    seat = next(one.seat for one in game.nations if one.wharf is not None and not one.dock)
    told = " ".join(state_lines(words(caption()), game, seat))
    assert "; no ships there" in told
    assert "no units" not in told


def test_who_comes_by_ship_stands_among_the_dangers() -> None:
    game = seas.later()
    found = threats(game, 2).items()
    assert [one for place, some in found for one in some if one.origin not in game.near(place)]
