"""Messages on pictures."""

from renderer.core.text import runs
from renderer.core.words import words
from tests.renderer.captions import caption


def drawn(text: str) -> str:
    """What stands on the picture, from left to right."""
    return "".join(run.text for run in runs(text, "bold"))


def test_a_sentence_that_begins_with_a_right_to_left_name_runs_from_the_left() -> None:
    told = words(caption("en", ["אבי"], "Mare Nostrum"))
    sentence = told("conqueror-report-home", name=told.name(0), place="Rome")
    assert drawn(sentence) == "אבי goes back to Rome."


def test_a_right_to_left_name_alone_runs_as_it_is_written() -> None:
    told = words(caption("en", ["אבי Ana"], "Mare Nostrum"))
    assert drawn(told.name(0)) == "Ana אבי"
