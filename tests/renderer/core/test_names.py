import regex

from renderer.core.names import clean, right_to_left
from renderer.core.words import words
from tests.renderer.fortuna_states import caption


def test_control_and_direction_characters_are_taken_out() -> None:
    assert clean("A\u202en\u200ba\n  B\u200b") == "Ana B"


def test_a_control_character_parts_words_like_a_space() -> None:
    assert clean("Ana\u0000B\tC\u2028D") == "Ana B C D"


def test_letters_in_fancy_dress_are_those_they_stand_for() -> None:
    assert clean("\U0001d56c\U0001d593\U0001d586 \uff22\uff52\uff41\uff4d") == "Ana Bram"


def test_a_name_keeps_at_most_24_graphemes() -> None:
    shown = clean("é👨‍👩‍👧" * 30)
    assert len(regex.findall(r"\X", shown)) == 24
    assert shown.endswith("…")


def test_a_family_is_one_grapheme_and_stays_whole() -> None:
    assert clean("👨‍👩‍👧") == "👨‍👩‍👧"


def test_hebrew_and_arabic_run_from_right_to_left() -> None:
    assert right_to_left("אבי")
    assert right_to_left("1 محمد")
    assert not right_to_left("Ana אבי")


def test_a_name_no_font_can_print_becomes_its_seat() -> None:
    assert words(caption(names=("𒀀𒀁", "Bram"))).names == ("Seat 1", "Bram")


def test_a_long_name_is_cut_among_the_letters_some_font_has() -> None:
    names = ("𒀀" * 32, "𒀀" * 32 + "Ana", "A𒀀" * 16)
    assert words(caption(names=names)).names == ("Seat 1", "Ana", "A" * 16)


def test_a_name_shows_the_letters_some_font_has() -> None:
    assert words(caption(names=("𒀀Ana",))).names == ("Ana",)
