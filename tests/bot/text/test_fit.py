"""Texts, labels and ids fitted to Discord's limits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import limits
from bot.text import fit
from bot.text.words import words
from data.catalogues import languages
from engines.registry import games


@given(st.text(), st.integers(1, 60))
def test_a_short_text_is_never_longer_than_allowed(text: str, most: int) -> None:
    assert len(fit.short(text, most)) <= most


@given(st.text())
def test_labels_are_never_empty_and_on_one_line(text: str) -> None:
    label = fit.button(text)
    assert 1 <= len(label) <= limits.BUTTON_LABEL
    assert "\n" not in label


@given(st.text(), st.integers(1, 60))
def test_cut_prose_is_never_longer_than_allowed(text: str, most: int) -> None:
    assert len(fit.prose(text, most)) <= most


@pytest.mark.parametrize(
    ("text", "most", "cut"),
    [
        ("Ana built the Market", 20, "Ana built the Market"),
        ("Ana built the Market", 18, "Ana built the…"),
        ("Ana built the Market", 14, "Ana built the…"),
        ("Ana built a, b", 13, "Ana built a…"),
        ("Ana Donaudampfschifffahrt", 18, "Ana Donaudampfsch…"),
    ],
)
def test_prose_is_cut_between_words_unless_little_would_be_left(
    text: str, most: int, cut: str
) -> None:
    assert fit.prose(text, most) == cut


def test_letters_stay_whole() -> None:
    family = "👨‍👩‍👧"
    assert fit.short("ab" + family, 4) == "ab…"


@given(st.lists(st.text(max_size=3000), max_size=6))
def test_all_texts_of_a_message_fit_together(texts: list[str]) -> None:
    assert sum(map(len, fit.paragraphs(texts))) <= limits.V2_TEXT


def test_whole_lines_are_kept() -> None:
    assert fit.paragraph("one\ntwo\nthree", 10) == "one\ntwo\n…"


def test_long_decision_ids_become_digests() -> None:
    assert fit.decision_id("m.0.1.2") == "m.0.1.2"
    assert len(fit.decision_id("m" * 60)) <= fit.DECISION_ID


def test_pages_hold_everything_in_order() -> None:
    assert [list(page) for page in fit.pages(range(7), 3)] == [[0, 1, 2], [3, 4, 5], [6]]
    empty: list[int] = []
    assert [list(page) for page in fit.pages(empty, 3)] == [[]]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(games()))
def test_the_routines_of_a_game_stand_in_a_menu_uncut(game: str, lang: str) -> None:
    labels = [words(lang)(f"{game}-routine-{one.key}") for one in games()[game].routines]
    assert [fit.option(one) for one in labels] == labels
