import pytest
from PIL import Image

import renderer.core.icons  # noqa: F401 - registers the icons
from renderer.core.canvas import Canvas
from renderer.core.furniture import Awaited, head, plates, result
from renderer.core.palette import SEATS, rgb
from tests.renderer.labels import recorded


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(Image.new("RGB", (1800, 400), "#f3ead8"))


def awaited(count: int) -> list[Awaited]:
    return [Awaited(SEATS[i], f"Player {i + 1}", "place a piece") for i in range(count)]


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, []),
        (1, ["Player 1", "place a piece"]),
        (2, ["Player 1", "Player 2"]),
        (4, ["Player 1", "Player 2", "Player 3", "Player 4"]),
        (6, ["Player 1", "Player 2", "Player 3", "and 3 more"]),
    ],
)
def test_the_turn_plate_names_who_is_awaited(
    monkeypatch: pytest.MonkeyPatch, canvas: Canvas, count: int, words: list[str]
) -> None:
    with recorded(monkeypatch) as labels:
        plates(canvas, awaited(count), "and 3 more")
    assert [label.text for label in labels.drawn] == words
    assert labels.collisions() == []


@pytest.mark.parametrize(("name", "shown"), [("Ana", {"Ana", "Rome"}), ("W" * 14, {"W" * 14})])
def test_the_aside_of_a_strip_gives_way_to_a_long_name(
    monkeypatch: pytest.MonkeyPatch, canvas: Canvas, name: str, shown: set[str]
) -> None:
    with recorded(monkeypatch) as labels:
        head(canvas, SEATS[0], name, "Rome", 24, 100, 426)
    assert {label.text for label in labels.drawn} == shown
    assert labels.collisions() == []


def test_numbers_below_nought_have_the_minus_sign_of_print(canvas: Canvas) -> None:
    assert canvas.width(-18, "hero", 23) == canvas.width("\u221218", "hero", 23)
    assert canvas.width(-18, "hero", 23) > canvas.width("-18", "hero", 23)


def test_two_winners_stand_side_by_side(canvas: Canvas) -> None:
    mark = SEATS[0]
    alone, shared = (canvas.image.copy() for _ in range(2))
    result(Canvas(alone), [mark], "Ana", "")
    result(Canvas(shared), [mark, SEATS[1]], "Ana", "")
    counts = [{colour: n for n, colour in one.getcolors(9999) or []} for one in (alone, shared)]
    seen = [count[rgb(mark.colour)] for count in counts]
    assert seen[0] == seen[1] > 100
