"""What has a picture of its own, by a painter made of functions."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import renderer
from engines.core import View, text
from renderer.core.painting import GamePainter, Reports
from renderer.core.picture import Painter, Report
from renderer.core.words import Words
from tests.renderer.captions import caption
from tests.renderer.playouts import match

FIRST, SECOND = "battle-1", "battle-2"


def found(_: View[Any]) -> Sequence[Report]:
    return [Report(key, text("core-shared")) for key in (FIRST, SECOND)]


def paint(_: View[Any], __: Words, key: str) -> Image.Image:
    return Image.new("RGB", (1800, 1200), "white" if key == FIRST else "black")


def tell(_: View[Any], said: Words, key: str) -> str:
    return f"{said.match}: {key}"


def write(_: View[Any], __: Words, key: str) -> str:
    return f"=== {key} ==="


@pytest.fixture(scope="module")
def plain() -> GamePainter[Any]:
    made = renderer.painter("fortuna")
    assert isinstance(made, GamePainter)
    return made


@pytest.fixture(scope="module")
def reporting(plain: GamePainter[Any]) -> GamePainter[Any]:
    return replace(plain, reported=Reports(found, paint, tell, write))


@pytest.fixture(scope="module")
def view() -> View[Any]:
    return match("fortuna", 2, "reports").view(None)


def test_a_report_is_a_picture_with_an_alternative_text(
    reporting: Painter, view: View[Any]
) -> None:
    picture = reporting.report(view, caption(), SECOND)
    with Image.open(BytesIO(picture.png)) as opened:
        assert opened.size == (picture.width, picture.height) == (1800, 1200)
        assert not any(opened.convert("L").histogram()[60:])  # the dark one, in the game's palette
    assert picture.alt == f"{caption().match_name}: {SECOND}"


def test_the_board_in_words_ends_with_all_reports(
    plain: Painter, reporting: Painter, view: View[Any]
) -> None:
    alone = plain.text_board(view, caption())
    whole = reporting.text_board(view, caption())
    assert whole == f"{alone}\n\n=== {FIRST} ===\n\n=== {SECOND} ==="


def test_what_did_not_happen_is_refused(
    plain: Painter, reporting: Painter, view: View[Any]
) -> None:
    with pytest.raises(ValueError, match="battle-3"):
        reporting.report(view, caption(), "battle-3")
    with pytest.raises(ValueError, match=FIRST):
        plain.report(view, caption(), FIRST)


def test_a_game_without_reports_has_none(plain: Painter, view: View[Any]) -> None:
    assert plain.reports(view) == ()
