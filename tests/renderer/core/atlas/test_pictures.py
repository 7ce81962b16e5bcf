"""Whole pictures of the invented map: as they were kept, alike each time, and light."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from renderer.core import cache, encode, marks
from renderer.core.atlas.layout import overlap
from renderer.core.box import Box
from renderer.core.palette import SEATS
from tests.renderer.core.atlas import table
from tests.renderer.core.atlas.isles import REGIONS, WHOLE
from tests.renderer.core.atlas.pictures import GOLDEN, PICTURES, in_chat
from tests.renderer.core.atlas.table import SIZE, STRIP, early, full, later, paint
from tests.renderer.golden import TOLERANCE, difference

TONES = 112
USUAL, MOST = 300_000, 350_000
LITTLE = 40_000_000


@pytest.fixture
def _palette(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The invented map has a palette of its own, like a game."""
    samples = [paint(full()).image, paint(early()).image]
    monkeypatch.setattr(encode, "FOLDER", tmp_path)
    exact = tuple(colour for mark in SEATS for colour in (mark.tint, mark.dark))
    encode.save_palette(STRIP.game, encode.made_palette(samples, exact, TONES))
    cache.clear()
    yield
    encode.palette_image.cache_clear()
    cache.clear()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_was_kept(name: str) -> None:
    kept = Image.open(GOLDEN / f"{name}.png")
    assert difference(in_chat(PICTURES[name]()), kept, tile=10) <= TOLERANCE


def test_equal_positions_give_equal_pictures() -> None:
    first = paint(later()).image.tobytes()
    cache.clear()
    table.places.cache_clear()
    assert paint(later()).image.tobytes() == first


@pytest.mark.usefixtures("_palette")
def test_a_map_is_light_enough_to_be_posted() -> None:
    assert paint(early()).image.size == SIZE
    assert len(encode.png(paint(early()).image, STRIP.game)) < USUAL
    assert len(encode.png(paint(later()).image, STRIP.game)) < USUAL
    assert len(encode.png(paint(full()).image, STRIP.game)) < MOST


@pytest.mark.usefixtures("_palette")
def test_a_map_and_its_parts_take_little_memory() -> None:
    for position in (early(), later(), full()):
        for window in (WHOLE, *REGIONS.values()):
            paint(position, window)
    assert cache.held() < LITTLE


def test_a_thing_stays_where_it_is_whatever_else_comes_and_goes() -> None:
    now, then = (table.shown(position, table.places(WHOLE)) for position in (later(), early()))
    common = now.keys() & then.keys()
    assert len(common) > 90
    assert all(now[place] == then[place] for place in common)


def test_numbers_of_changes_hide_neither_armies_nor_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(marks, "badge", lambda _, x, y, __: spots.append((x, y)))
    position = later()
    paint(position)
    half = marks.BADGE / 2 - 4
    numbers = [Box(x - half, y - half, x + half, y + half) for x, y in spots]
    armies = [
        table.army_box_of(position, table.places(WHOLE), WHOLE, area) for area in position.armies
    ]
    assert len(numbers) == 4
    assert not [two for two in combinations(numbers, 2) if overlap(*two)]
    for number in numbers:
        covered = [army for army in armies if overlap(number, army)]
        assert len(covered) <= 1
