"""What stands on a map: what is shown, what is never covered, and marks on it."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from renderer.core.atlas.badges import Army
from renderer.core.atlas.layout import overlap
from renderer.core.atlas.scene import Fight, Scene
from renderer.core.atlas.sheet import Sheet, labels, places, shown_in
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.marks import BADGE
from renderer.core.palette import INK, SEATS, rgb
from tests.renderer.core.atlas.isles import REGIONS, WHOLE, sheet

RED = SEATS[0]
HERE, THERE = "a", "V"
"""Two neighbours in the south."""
ELSEWHERE = "U"
SOUTH = sheet(REGIONS["south"])


def named(*spots: tuple[float, float]) -> Sheet:
    """The south with a river's name at each spot."""
    return replace(SOUTH, labels=tuple(("Old Ford", spot) for spot in spots))


def drawn(on: Sheet, fight: Fight | None = None) -> Image.Image:
    armies = {(area, "army"): Army(RED, 7) for area in (HERE, THERE)}
    canvas = Canvas(Image.new("RGB", (1800, 1146), "#808080"))
    scene = Scene(on, {}, armies, {}, fight)
    scene.draw(canvas, "fortuna")
    return canvas.image


def changed(before: Image.Image, after: Image.Image) -> bool:
    return ImageChops.difference(before, after).getbbox() is not None


def test_names_are_always_shown_and_armies_where_they_stand() -> None:
    shown = Scene(SOUTH, {}, {(HERE, "army"): Army(RED, 7)}, {THERE: ()}).shown
    assert {area for area, key in shown if key == "name"} == set(shown_in(SOUTH))
    assert [spot for spot in shown if spot[1] != "name"] == [(HERE, "army")]


def test_a_mark_goes_round_the_army_or_else_the_name() -> None:
    empty, held = Scene(SOUTH, {}, {}, {}), Scene(SOUTH, {}, {(HERE, "army"): Army(RED, 7)}, {})
    assert empty.box_of(HERE) == places(SOUTH)[HERE, "name"].box
    assert held.box_of(HERE) != empty.box_of(HERE)


def alone(army: Army) -> Scene:
    return Scene(SOUTH, {}, {(HERE, "tired" if army.tired else "army"): army}, {})


def test_exhausted_units_stand_apart_only_where_others_can_act() -> None:
    tired = Army(RED, 7, tired=True)
    both = Scene(SOUTH, {}, {(HERE, "army"): Army(RED, 7), (HERE, "tired"): tired}, {})
    assert alone(tired).box_of(HERE) == alone(Army(RED, 7)).box_of(HERE) == both.box_of(HERE)
    assert {(HERE, "army"), (HERE, "tired")} <= both.shown.keys()
    assert (HERE, "tired") not in alone(tired).shown


def dark(army: Army) -> int:
    """How many pixels of an army's badge are ink."""
    canvas = Canvas(Image.new("RGB", (1800, 1146), "#808080"))
    alone(army).draw_thing(canvas, HERE, "army", places(SOUTH)[HERE, "army"])
    found = canvas.image.getcolors(1 << 24) or []
    return sum(number for number, colour in found if colour == rgb(INK))


def test_the_number_of_exhausted_units_is_as_dark_as_that_of_others() -> None:
    assert dark(Army(RED, 7, tired=True)) == dark(Army(RED, 7)) > 50


def test_what_a_window_does_not_show_is_not_marked() -> None:
    canvas = Canvas(Image.new("RGB", (10, 10)))
    with pytest.raises(LookupError, match=ELSEWHERE):
        Scene(SOUTH, {}, {}, {}).mark(canvas, ELSEWHERE)


def test_a_battle_is_shown_by_the_ways_to_it() -> None:
    alone = Fight(HERE, [])
    marched = Fight(HERE, [(THERE, RED)])
    unseen = Fight(HERE, [(ELSEWHERE, RED)])
    assert changed(drawn(SOUTH), drawn(SOUTH, alone))
    assert changed(drawn(SOUTH, alone), drawn(SOUTH, marched))
    assert not changed(drawn(SOUTH, alone), drawn(SOUTH, unseen))


def test_the_number_of_a_change_leaves_the_swords_of_a_battle_free() -> None:
    fight = Fight(HERE, [])
    swords = ImageChops.difference(drawn(SOUTH), drawn(SOUTH, fight)).getbbox()
    scene = Scene(SOUTH, {}, {(area, "army"): Army(RED, 7) for area in (HERE, THERE)}, {}, fight)
    x, y = scene.mark(Canvas(Image.new("RGB", (1800, 1146))), HERE)
    half = BADGE / 2
    assert swords is not None
    assert not overlap(Box(*swords), Box(x - half, y - half, x + half, y + half))


def test_nothing_stands_on_a_bridge_or_on_the_name_of_a_river() -> None:
    spot = (760.0, 900.0)
    on = named(spot)
    boxes = [slot.box for slot in places(on).values()]
    kept = [labels(on)[0].box]
    for bridge in on.land.bridges:
        (x0, y0), (x1, y1) = on.window.at(bridge.start), on.window.at(bridge.end)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        kept.append(Box(x - 1, y - 1, x + 1, y + 1))
    assert not [box for box in boxes if any(overlap(box, one) for one in kept)]


def test_a_name_that_the_window_would_cut_is_left_out() -> None:
    whole, cut = (760.0, 900.0), SOUTH.window.corner
    assert changed(drawn(named()), drawn(named(whole)))
    assert not changed(drawn(named()), drawn(named(cut)))


def test_boxes_have_what_both_cover_in_common() -> None:
    assert Box(0, 0, 4, 4).common(Box(2, 1, 9, 3)) == Box(2, 1, 4, 3)
    assert Box(0, 0, 4, 4).common(Box(4, 0, 9, 3)) is None


def test_a_whole_map_shows_every_area() -> None:
    assert shown_in(sheet(WHOLE)) == [area for area, _ in sheet(WHOLE).names]
