"""The one cache of all painters: what is kept, how much of it, and what is shared."""

from collections.abc import Iterator

import pytest
from PIL import Image

from renderer.core import cache
from renderer.core.palette import Strip

SIZE = 1000
CAYLUS = Strip("caylus", "#33404f", "#8fa3b5", "#d9b35a", "#ebddbf")


@pytest.fixture(autouse=True)
def _empty(usual_room: None) -> Iterator[None]:
    yield
    cache.images.clear()


def test_what_was_drawn_once_is_not_drawn_again() -> None:
    drawn: list[str] = []

    @cache.kept
    def square(colour: str) -> Image.Image:
        drawn.append(colour)
        return Image.new("RGB", (SIZE, SIZE), colour)

    assert square("red") is square("red")
    assert square("blue") is not square("red")
    assert drawn == ["red", "blue"]


def test_functions_of_the_same_arguments_do_not_share_images() -> None:
    @cache.kept
    def small(side: int) -> Image.Image:
        return Image.new("L", (side, side))

    @cache.kept
    def large(side: int) -> Image.Image:
        return Image.new("L", (side * 2, side * 2))

    assert (small(8).width, large(8).width) == (8, 16)


def test_all_images_together_stay_within_their_bytes_and_the_oldest_go_first() -> None:
    drawn: list[int] = []

    @cache.kept
    def page(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("RGB", (SIZE, SIZE), (number, 0, 0))

    fit = cache.MOST_BYTES // cache.weight(page(0))
    for number in range(fit + 3):
        page(0)  # used all the time
        page(number)
        assert cache.held() <= cache.MOST_BYTES
    drawn.clear()
    page(0)
    page(fit + 2)
    page(1)
    assert drawn == [1]


def test_an_image_heavier_than_the_whole_cache_is_drawn_and_not_kept() -> None:
    @cache.kept
    def huge() -> Image.Image:
        return Image.new("RGB", (4_000, 4_001))

    assert huge().height == 4_001
    assert cache.held() == 0


def test_a_layer_is_a_copy_of_its_own_each_time() -> None:
    @cache.layer
    def ground(strip: Strip, shade: int) -> Image.Image:
        return Image.new("RGB", (SIZE, SIZE), (shade, shade, shade))

    first = ground(CAYLUS, 255)
    untouched = first.copy()
    first.paste((0, 0, 0), (0, 0, SIZE, SIZE))
    assert ground(CAYLUS, 255) == untouched


def test_layers_of_the_same_arguments_do_not_share_images() -> None:
    @cache.layer
    def low(strip: Strip, side: int) -> Image.Image:
        return Image.new("RGB", (SIZE, side), strip.dark)

    @cache.layer
    def high(strip: Strip, side: int) -> Image.Image:
        return Image.new("RGB", (SIZE, side * 2), strip.dark)

    assert (low(CAYLUS, 8).height, high(CAYLUS, 8).height) == (8, 16)


def test_a_layer_weighs_a_byte_a_pixel_in_its_games_palette() -> None:
    @cache.layer
    def ground(strip: Strip) -> Image.Image:
        return Image.new("RGB", (SIZE, SIZE), strip.dark)

    assert ground(CAYLUS).mode == "RGB"
    assert cache.held() == SIZE * SIZE + cache.OVERHEAD


def test_a_layer_of_a_game_without_a_palette_keeps_its_true_colours() -> None:
    @cache.layer
    def ground(strip: Strip) -> Image.Image:
        return Image.new("RGB", (SIZE, SIZE), strip.dark)

    assert ground(Strip("nowhere", "#123457", "", "", "")).getpixel((0, 0)) == (0x12, 0x34, 0x57)
