import pytest

from renderer.core.picture import LONGEST_ALT
from renderer.core.telling import blocks, cells, listed, told
from renderer.core.words import words
from tests.renderer.captions import caption


def test_all_is_told_as_sentences() -> None:
    assert told(["game"], ["1: moved."], ["who leads?"], ["more"]) == (
        "Game. 1: moved. Who leads? More."
    )


def test_the_latest_news_give_way_to_the_standing() -> None:
    text = told(["Head"], [f"{n}: {'x' * 300}" for n in (1, 2, 3)], ["Tail"])
    assert "2: " in text
    assert "3: " not in text
    assert text.endswith("Tail.")


def test_more_is_told_as_far_as_it_fits() -> None:
    text = told(["Head"], [], [], ["x" * LONGEST_ALT, "last"])
    assert text == "Head. Last."


def test_what_is_too_long_ends_in_an_ellipsis() -> None:
    text = told(["x" * 2 * LONGEST_ALT], [], [])
    assert len(text) == LONGEST_ALT
    assert text.endswith("…")


@pytest.mark.parametrize(
    ("parts", "lang", "shown"),
    [
        ([], "en", "\N{EN DASH}"),
        (["food"], "en", "food"),
        (["food", "wood", "gold"], "en", "food, wood and gold"),
        (["comida", "oro"], "es", "comida y oro"),
    ],
)
def test_lists_are_joined_as_the_language_does(parts: list[str], lang: str, shown: str) -> None:
    assert listed(words(caption(lang)), parts) == shown


def test_a_text_board_is_blocks_of_lines_of_cells() -> None:
    lines = [cells("12", "", "Park"), cells("13")]
    assert blocks([iter(lines), iter(()), ["end"]]) == "12 | Park\n13\n\nend"
