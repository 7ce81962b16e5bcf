"""Maps drawn in letters."""

import pytest

from renderer.core.atlas.chart import ChartError
from renderer.core.atlas.raster import Letter, traced

LETTERS = {"a": Letter("land", "plain"), "b": Letter("lake", "water", water=True)}


def test_a_letter_becomes_an_area_with_its_outline() -> None:
    chart = traced(["aab", "abb"], LETTERS, 10)
    assert chart.areas["land"].rings == (("0,0", "1,0", "2,0", "2,1", "1,1", "1,2", "0,2", "0,1"),)
    assert chart.areas["lake"].water
    assert chart.points["2,1"] == (20, 10)


def test_what_lies_within_an_area_is_a_hole_of_it() -> None:
    chart = traced(["aaa", "aba", "aaa"], LETTERS)
    outline, hole = chart.areas["land"].rings
    assert set(hole) == {"1,1", "1,2", "2,2", "2,1"}
    assert set(chart.areas["lake"].rings[0]) == set(hole)
    assert len(chart.borders["lake", "land"]) == len(hole)
    assert len(outline) == 12


def test_an_area_that_touches_itself_at_a_corner_has_one_outline() -> None:
    chart = traced(["aaa", "aba", "bba", "aaa"], {"a": LETTERS["a"], "b": LETTERS["b"]})
    assert len(chart.areas["land"].rings) == 1


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (["aab", "bb"], "row 1 has 2 characters, the first has 3"),
        (["aab", "axb"], "row 1 has the unknown character 'x'"),
        (["aaa", "a.a"], "no cell has the character 'b'"),
        (["aba", "aba"], "the area land consists of 2 pieces"),
        (["ab", "ba"], "the area land consists of 2 pieces"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(rows: list[str], why: str) -> None:
    with pytest.raises(ChartError, match=f"^{why}$"):
        traced(rows, LETTERS)
