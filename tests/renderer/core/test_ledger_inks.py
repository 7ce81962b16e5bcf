"""Words of a battle's ledger can be read on the tint of every side."""

import pytest
from PIL import Image, ImageColor

from renderer.core.canvas import Canvas
from renderer.core.ledger import Column
from renderer.core.palette import BROWN, EARTH, INK, MUTED, PALE, SEATS, SILVER, Colour, Mark

HEIGHTS = (50.0, 50.0, 70.0)
"""Rows of which the first and the last are tinted."""
CONTRAST = 2.4
"""That of the palest words on a tint that were found readable where Discord shows pictures small."""


def _light(colour: Colour) -> float:
    """The relative luminance of WCAG 2."""
    parts = (part / 255 for part in ImageColor.getrgb(colour)[:3])
    linear = [one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted((_light(one), _light(other)))
    return (bright + 0.05) / (dark + 0.05)


def _column(mark: Mark | None) -> Column:
    return Column(Canvas(Image.new("RGB", (10, 10))), HEIGHTS, mark, attacks=True)


@pytest.mark.parametrize("mark", [*SEATS, BROWN, SILVER], ids=lambda mark: mark.name)
@pytest.mark.parametrize("wished", [INK, EARTH, MUTED, PALE])
def test_nothing_is_lost_in_a_tint(mark: Mark, wished: Colour) -> None:
    for number in (0, 2):
        assert _contrast(_column(mark).ink(number, wished), mark.tint) >= CONTRAST


@pytest.mark.parametrize("wished", [INK, EARTH, MUTED, PALE])
def test_rows_without_a_tint_keep_their_colours(wished: Colour) -> None:
    assert _column(BROWN).ink(1, wished) == wished
    assert _column(None).ink(0, wished) == wished
