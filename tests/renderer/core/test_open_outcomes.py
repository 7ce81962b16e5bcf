"""Plates, standings and final tables of matches without points, and of matches that nobody has won."""

import pytest
from PIL import Image

import renderer.core.icons  # noqa: F401 - registers the icons
from engines.core import Line, Result, Score, View, text
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.final_table import paint_final_table
from renderer.core.heading import draw_plate
from renderer.core.palette import GOLD, SEATS, Strip, rgb
from renderer.core.picture import Caption
from renderer.core.standings import draw_standings
from renderer.core.words import Words, words
from tests.engines.core.dike import Dike
from tests.renderer.labels import recorded
from tests.texts import spoken

NAMES = ("Ana", "Ben", "The sea")
STRIP = Strip("tadmor", "#3b2326", "#b98a5a", "#d9b35a", "#e8d7b4")
OVER: View[Dike] = View(Dike([], 0, None), None, [], [], over=True)


def said(lang: str = "en") -> Words:
    return words(Caption("Friday", "0" * 64, NAMES, lang))


def plain(*winners: int) -> Result:
    """A result without points: who has won, and how high each dike was; the sea has none."""
    lines = [[Line(text("dike-height", n=n), 0)] for n in (3, 1)]
    scores = [Score(seat, None, None, own) for seat, own in enumerate([*lines, []])]
    return Result(scores, [*winners])


def plate(monkeypatch: pytest.MonkeyPatch, final: Result, lang: str) -> list[str]:
    canvas = Canvas(Image.new("RGB", (1800, 120), "#333333"))
    with recorded(monkeypatch) as labels:
        draw_plate(canvas, said(lang), OVER, SEATS.__getitem__, final)
    assert labels.collisions() == []
    return [label.text for label in labels.drawn]


@pytest.mark.parametrize(
    ("lang", "winners", "told"),
    [
        ("en", [], ["Nobody wins"]),
        ("es", [], ["No gana nadie"]),
        ("en", [0], ["Ana", "wins"]),
        ("es", [0, 1], ["Ana · Ben", "ganan"]),
        ("en", [2], ["The sea", "wins"]),
    ],
)
def test_a_plate_tells_who_has_won_without_points(
    monkeypatch: pytest.MonkeyPatch, lang: str, winners: list[int], told: list[str]
) -> None:
    assert plate(monkeypatch, plain(*winners), lang) == told


def test_points_of_nought_are_points(monkeypatch: pytest.MonkeyPatch) -> None:
    final = Result([Score(0, 0, 1)], [0])
    assert plate(monkeypatch, final, "en") == ["Ana", "wins with 0 points"]


def test_standings_show_neither_rank_nor_points_where_there_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    canvas = Canvas(Image.new("RGB", (600, 400), "#ffffff"))
    with recorded(monkeypatch) as labels:
        draw_standings(canvas, said(), Box(0, 0, 600, 400), plain(0).scores, SEATS.__getitem__)
    assert [label.text for label in labels.drawn] == ["Final standing", "Ana", "Ben", "The sea"]


def test_a_final_table_without_points_gives_the_reasons_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with spoken(), recorded(monkeypatch) as labels:
        paint_final_table(said(), STRIP, SEATS[:3], plain(0))
    shown = [label.text for label in labels.drawn]
    assert {"Ana", "Ben", "A dike of 3", "A dike of 1"} <= set(shown)
    assert "\N{EN DASH}" not in shown
    assert labels.collisions() == []


def test_a_final_table_crowns_those_who_have_won_and_nobody_else() -> None:
    tables = [
        paint_final_table(said(), STRIP, SEATS[:3], plain(*winners)).convert("RGB")
        for winners in ([], [0], [0, 1])
    ]
    counts = [{c: n for n, c in one.getcolors(10**6) or []}.get(rgb(GOLD), 0) for one in tables]
    assert counts[0] < counts[1] < counts[2]
