import pytest
from PIL import features

from renderer.core import fonts
from renderer.core.fonts import MissingRaqmError, covers, require_raqm
from renderer.core.text import SMALLEST, fitted, mask, runs, width_of, wrap


def test_a_label_too_long_shrinks_first() -> None:
    text, size = fitted("Sacerdotisas", "bold", 30, width_of("Sacerdotisas", "bold", 24))
    assert (text, size) == ("Sacerdotisas", 24)


def test_what_does_not_fit_at_20_ends_in_an_ellipsis() -> None:
    text, size = fitted("Sacerdotisas de Roma", "bold", 30, 100)
    assert size == SMALLEST
    assert text.endswith("…")
    assert width_of(text, "bold", size) <= 100


def test_a_number_is_shrunk_and_never_cut() -> None:
    for number in ("128", "+128", "\N{MINUS SIGN}12"):
        text, size = fitted(number, "bold", 30, 27)
        assert text == number
        assert size < SMALLEST
        assert width_of(text, "bold", size) <= 27


def test_all_figures_are_equally_wide() -> None:
    assert len({width_of(str(n), "hero", 34) for n in range(10)}) == 1


def test_a_name_is_cut_into_runs_of_one_font() -> None:
    assert [run.file for run in runs("Ana 🐫", "hero")] == [
        "AlegreyaSans_800ExtraBold.ttf",
        "NotoEmoji_700Bold.ttf",
    ]


def test_a_right_to_left_name_is_laid_out_from_the_right() -> None:
    assert {run.direction for run in runs("אבי", "hero")} == {"rtl"}
    assert [run.text for run in runs("אבי🐫", "hero")] == ["🐫", "אבי"]


def test_a_right_to_left_name_keeps_its_order_in_a_sentence() -> None:
    parts = runs("For משה בן (محمد) alone", "hero")
    assert [run.text for run in parts if run.text.strip()] == [
        "For ",
        ")",
        "محمد",
        " (",
        "בן",
        "משה",
        " alone",
    ]
    assert [run.direction for run in parts] == ["ltr", *["rtl"] * 6, "ltr"]


def test_a_latin_word_keeps_its_order_in_a_right_to_left_name() -> None:
    assert runs("משה (Ana B)", "hero")[0].text == "(Ana B)"


def test_a_line_that_begins_with_a_right_to_left_name_runs_as_its_text_does() -> None:
    *_, last = wrap(
        "Carthage is held by אבי now", "bold", 30, width_of("Carthage is held by", "bold", 30)
    )
    assert "".join(run.text for run in runs(last, "bold")) == "אבי now"


def test_characters_without_a_glyph_fall_out() -> None:
    assert "".join(run.text for run in runs("A𒀀na", "hero")) == "Ana"


def test_the_coverage_table_knows_what_the_fonts_know() -> None:
    assert covers("AlegreyaSans_700Bold.ttf", "ñ")
    assert covers("NotoSansArabic_700Bold.ttf", "م")
    assert not covers("AlegreyaSans_700Bold.ttf", "★")


def test_a_mask_holds_the_whole_word() -> None:
    box = mask("Ágil", "bold", 40).getbbox()
    assert box is not None
    assert box[1] > 0
    assert box[3] < mask("Ágil", "bold", 40).height


def test_lines_break_at_spaces() -> None:
    lines = wrap("one two three four", "text", 24, width_of("one two", "text", 24))
    assert lines[0] == "one two"
    assert " ".join(lines) == "one two three four"


def test_words_that_hold_together_stay_on_one_line() -> None:
    assert wrap("one two\u00a0+3", "text", 24, width_of("one two", "text", 24)) == [
        "one",
        "two\u00a0+3",
    ]


def test_without_raqm_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "check", lambda _: False)
    with pytest.raises(MissingRaqmError, match="Install Pillow"):
        require_raqm()
    assert fonts.FEATURES == ["lnum", "tnum"]
