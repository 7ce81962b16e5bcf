"""A painter greys whoever is out of the game, and says so wherever it describes the table."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageSequence

from engines.tadmor.state import Tadmor
from renderer import painter
from renderer.core.greyed import Out
from renderer.core.painting import GamePainter
from renderer.core.replay import Shot, Timeline
from renderer.tadmor import layout
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES

GALLERY = GALLERIES["tadmor"]
OUT = 1


def strip(state: Tadmor, seat: int) -> Any:
    return layout.strip(seat, len(state.players))


@pytest.fixture
def paints() -> GamePainter[Tadmor]:
    """A painter of a game that nobody is ever out of, were somebody out."""
    real = painter("tadmor")
    assert isinstance(real, GamePainter)
    return replace(real, out=Out(lambda _: [OUT], strip))


def said(lang: str = "en") -> Any:
    return caption(lang, names=GALLERY.names(GALLERY.plain(None)))


def opened(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGB")


def coloured(image: Image.Image, x: float, y: float) -> bool:
    """Whether there is any strong colour around a place."""
    around = image.crop((round(x) - 20, round(y) - 20, round(x) + 20, round(y) + 20))
    raw = around.tobytes()
    return any(max(raw[at : at + 3]) - min(raw[at : at + 3]) > 60 for at in range(0, len(raw), 3))


def heads(image: Image.Image, scale: float = 1) -> list[bool]:
    """By seat, whether the piece in the head of a strip has a colour."""
    state = GALLERY.plain(None).state
    boxes = [strip(state, seat) for seat in range(len(state.players))]
    return [coloured(image, (box.x0 + 42) * scale, (box.y0 + 37) * scale) for box in boxes]


def test_a_strip_is_greyed_on_the_board(paints: GamePainter[Tadmor]) -> None:
    board = opened(paints.board(GALLERY.plain(None), said()).png)
    assert heads(board) == [seat != OUT for seat in range(len(heads(board)))]
    untouched = opened(painter("tadmor").board(GALLERY.plain(None), said()).png)
    assert all(heads(untouched))


def test_a_strip_is_greyed_in_a_replay(paints: GamePainter[Tadmor]) -> None:
    film = paints.replay([Shot(GALLERY.plain(None), 1)], Timeline(1, [], None), said())
    with Image.open(BytesIO(film)) as gif:
        first = next(iter(ImageSequence.Iterator(gif))).convert("RGB")
    found = heads(first, first.width / 1800)
    assert not found[OUT]
    assert any(found)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "is out of the game"), ("es", "está fuera de la partida")]
)
def test_every_description_says_who_is_out(
    paints: GamePainter[Tadmor], lang: str, told: str
) -> None:
    view, how = GALLERY.plain(None), said(lang)
    line = f"{how.seats[OUT]} {told}"
    described = [
        paints.board(view, how).alt,
        paints.describe(view, how),
        paints.text_board(view, how),
        paints.zoom(view, how, f"seat-{OUT}").alt,
        paints.hand(GALLERY.plain(OUT), how, OUT).alt,
    ]
    assert [one for one in described if line not in one] == []
    assert told not in paints.zoom(view, how, "seat-0").alt
    assert max(map(len, described[:2])) <= 900


def test_an_enlarged_strip_is_greyed(paints: GamePainter[Tadmor]) -> None:
    view = GALLERY.plain(None)
    shown = [opened(paints.zoom(view, said(), f"seat-{seat}").png) for seat in (0, OUT)]
    assert [coloured(one, 86, 170) for one in shown] == [True, False]
    own = [opened(paints.hand(GALLERY.plain(seat), said(), seat).png) for seat in (0, OUT)]
    assert [coloured(one, 86, 170) for one in own] == [True, False]
