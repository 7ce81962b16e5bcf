"""Strips of seats that are out of the game."""

import pytest
from PIL import Image, ImageChops

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.furniture import head
from renderer.core.greyed import FADED, grey
from renderer.core.palette import PAPER, SEATS, rgb
from renderer.core.picture import Caption
from renderer.core.telling import told_out
from renderer.core.words import Words, words
from tests.renderer.labels import recorded

BOXES = (Box(20, 20, 420, 300), Box(440, 20, 840, 300))


def said(lang: str = "en") -> Words:
    return words(Caption("Friday", "0" * 64, ("Ana", "Ben"), lang))


def strips() -> Canvas:
    canvas = Canvas(Image.new("RGB", (860, 320), "#f3ead8"))
    for box, mark, name in zip(BOXES, SEATS, ("Ana", "Ben"), strict=False):
        canvas.place("strip", *box[:2], box.width, box.height, mark.dark, 0)
        head(canvas, mark, name, "", *box[:2], box.width)
    return canvas


def colour_of(image: Image.Image, box: Box) -> int:
    """How far the colours in a box are from the grey that paper lies over."""
    plain = image.crop(box).convert("RGB")
    paper = [round(part * FADED) for part in rgb(PAPER)]
    spread = [max(c - p for c, p in zip(pixel, paper, strict=True)) for pixel in _pixels(plain)]
    least = [min(c - p for c, p in zip(pixel, paper, strict=True)) for pixel in _pixels(plain)]
    return max(high - low for high, low in zip(spread, least, strict=True))


def _pixels(image: Image.Image) -> list[tuple[int, ...]]:
    raw = image.tobytes()
    return [tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)]


def test_the_colour_is_taken_from_a_strip_and_from_nothing_else() -> None:
    before, canvas = strips().image, strips()
    grey(canvas, BOXES[0], said())
    inner = Box(24, 34, 416, 240)
    assert colour_of(before, inner) > 100
    assert colour_of(canvas.image, inner) <= 2
    changed = ImageChops.difference(before, canvas.image).getbbox()
    assert changed is not None
    assert Box(*changed).x1 <= BOXES[0].x1 + 1


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "out of the game"), ("es", "fuera de la partida")]
)
def test_a_greyed_strip_says_why(monkeypatch: pytest.MonkeyPatch, lang: str, told: str) -> None:
    canvas = strips()
    with recorded(monkeypatch) as labels:
        grey(canvas, BOXES[1], said(lang))
    assert [label.text for label in labels.drawn] == [told]


@pytest.mark.parametrize(
    ("lang", "seats", "told"),
    [
        ("en", [0], "Ana is out of the game"),
        ("en", [1, 0], "Ana and Ben are out of the game"),
        ("es", [1], "Ben está fuera de la partida"),
        ("es", [0, 1], "Ana y Ben están fuera de la partida"),
    ],
)
def test_who_is_out_is_said_in_words(lang: str, seats: list[int], told: str) -> None:
    assert told_out(said(lang), seats) == told


def test_a_strip_of_a_picture_at_another_scale_is_greyed_where_it_stands() -> None:
    image = strips().image.resize((1720, 640))
    grey(Canvas(image, 2, (0, 0)), BOXES[0], said())
    assert colour_of(image, Box(48, 68, 832, 480)) <= 2
    assert colour_of(image, Box(890, 68, 1670, 480)) > 100
