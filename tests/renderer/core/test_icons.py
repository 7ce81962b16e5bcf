from collections.abc import Hashable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import renderer.caylus.icons
import renderer.core.icons
import renderer.fortuna.icons
import renderer.tadmor.icons  # noqa: F401 - registers the icons
from renderer import KEYS, painter
from renderer.core.icons.signs import crown
from renderer.core.palette import SEATS, Mark
from renderer.core.sprites import icon, sprite

SMALLEST = 24
THINGS: dict[str, tuple[Hashable, ...]] = {
    **dict.fromkeys(("grain", "water", "wine", "any_good", "coin", "points"), ()),
    **dict.fromkeys(("crown", "hourglass", "lock", "spot", "arrow", "step", "copy"), ()),
    **dict.fromkeys(("centurion", "priestess", "ring", "wheel", "column", "aqueduct"), ()),
    **dict.fromkeys(("market", "palace", "basilica"), ()),
    **dict.fromkeys(("food", "wood", "stone", "cloth", "gold", "plain_cubes"), ()),
    **dict.fromkeys(("fleur", "hammer", "provost", "bailiff", "flag"), ()),
    **dict.fromkeys(("marble", "camel", "ship", "swords", "upgrade", "ruin", "garrison"), ()),
    **dict.fromkeys(("mission_face", "exchange", "pawn"), ()),
    **dict.fromkeys(("independent", "cavalry", "infantry", "archer", "spearman", "chariot"), ()),
    **dict.fromkeys(("elite", "fort", "ziggurat", "ram", "capital"), ()),
    "settlement": (SEATS[0],),
    "boat": (SEATS[0],),
    "tile": ("prestige",),
    "temple": (4,),
    "levels": (3,),
    "amphora": ("#8f9499",),
    "house": (SEATS[0],),
    "piece": (SEATS[0],),
    "die": (5,),
    "card_back": ("#5b3a66",),
}
STATES = ("centurion", "priestess", "ring", "aqueduct")


def on_paper(name: str, *arguments: Hashable) -> Image.Image:
    paper = Image.new("RGB", (SMALLEST, SMALLEST), "#fffaf0")
    image = sprite(name, SMALLEST, SMALLEST, 1, *arguments)
    paper.paste(image, (0, 0), image)
    return paper


def apart(first: Image.Image, second: Image.Image) -> float:
    difference = ImageChops.difference(first, second)
    return sum(ImageStat.Stat(difference).mean) / 3


def test_every_icon_at_its_smallest_differs_from_every_other() -> None:
    drawn = {name: on_paper(name, *arguments) for name, arguments in THINGS.items()}
    nearest = min((apart(drawn[a], drawn[b]), a, b) for a, b in combinations(drawn, 2))
    assert nearest[0] > 12, nearest


@pytest.mark.parametrize("marks", [SEATS, *(tuple(painter(key).marks.values()) for key in KEYS)])
def test_pieces_differ_even_without_colour(marks: tuple[Mark, ...]) -> None:
    drawn = [on_paper("glyph", mark, "#2a2320").convert("RGB") for mark in marks]
    assert min(apart(a, b) for a, b in combinations(drawn, 2)) > 10


@pytest.mark.parametrize("name", STATES)
def test_what_one_has_differs_from_a_free_place(name: str) -> None:
    own, free = True, False
    assert apart(on_paper(name, own), on_paper(name, free)) > 12


def test_all_faces_of_a_die_differ() -> None:
    faces = [on_paper("die", pips) for pips in range(1, 7)]
    assert min(apart(a, b) for a, b in combinations(faces, 2)) > 3


def test_a_sprite_is_drawn_once() -> None:
    assert sprite("crown", 30, 30) is sprite("crown", 30, 30)


def test_two_icons_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="crown"):
        icon("crown")(crown)
