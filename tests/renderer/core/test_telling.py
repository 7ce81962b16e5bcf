import pytest

from engines.core.text import Text
from renderer.core.picture import LONGEST_ALT
from renderer.core.telling import blocks, cells, listed, numbered, told
from renderer.core.words import words
from tests.renderer.captions import caption


def test_of_more_than_nine_changes_the_lightest_give_way() -> None:
    found = [(weight, f"place/{i}", Text("x")) for i, weight in enumerate([5, 1, 5, *[2] * 8])]
    kept = numbered(found)
    assert [one.number for one in kept] == list(range(1, 10))
    assert [one.place for one in kept] == ["place/1", *(f"place/{i}" for i in range(3, 11))]


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
