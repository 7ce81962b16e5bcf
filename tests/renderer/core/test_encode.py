from io import BytesIO

import pytest
from PIL import Image

from renderer import KEYS, fit, painter
from renderer.core.encode import COLOURS, LIGHTER, palette_image, png
from renderer.core.palette import CHANGED, INK, SEATS, TURN, rgb
from renderer.core.picture import Picture
from tests.renderer.galleries import GALLERIES


@pytest.fixture
def board() -> Image.Image:
    image = Image.new("RGB", (1800, 1350), "#f3ead8")
    image.paste(rgb("#c6442c"), (100, 100, 400, 300))
    return image


def colours_of(game: str) -> set[tuple[int, int, int]]:
    values = palette_image(game).getpalette() or []
    triples = zip(values[::3], values[1::3], values[2::3], strict=True)
    return {(r, g, b) for r, g, b in triples}


def test_house_colours_are_exact_in_the_palette() -> None:
    exact = {rgb(c) for c in (INK, TURN, CHANGED, *(mark.colour for mark in SEATS))}
    assert exact <= colours_of("fortuna")


@pytest.mark.parametrize("game", KEYS)
def test_a_palette_uses_its_places(game: str) -> None:
    assert len(colours_of(game)) > GALLERIES[game].tones * 3 // 4


def test_a_palette_leaves_a_place_free_for_animations() -> None:
    assert len(palette_image("fortuna").palette.colors) <= COLOURS  # type: ignore[union-attr] # there is one


def test_a_png_is_indexed_and_the_same_each_time(board: Image.Image) -> None:
    content = png(board, "fortuna")
    assert content == png(board.copy(), "fortuna")
    assert Image.open(BytesIO(content)).mode == "P"


def test_a_picture_light_enough_stays_as_it_is(board: Image.Image) -> None:
    picture = Picture(png(board, "fortuna"), 1800, 1350, "alt")
    assert fit(picture, 10_000_000) is picture


def test_a_heavy_picture_is_made_smaller_until_it_fits(board: Image.Image) -> None:
    picture = Picture(png(board, "fortuna"), 1800, 1350, "alt")
    small = fit(picture, len(picture.png) // 2)
    assert len(small.png) <= len(picture.png) // 2
    assert small.width in LIGHTER
    assert Image.open(BytesIO(small.png)).size == (small.width, small.height)
    assert small.alt == "alt"


def test_fitting_never_fails(board: Image.Image) -> None:
    assert fit(Picture(png(board, "fortuna"), 1800, 1350, ""), 1).width == LIGHTER[-1]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="fortuna"):
        painter("chess")
