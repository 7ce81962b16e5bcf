"""Changes, alternative text and the text board of Fortuna."""

import pytest

from data.catalogues import catalogue
from engines.core.text import say
from engines.fortuna.state import Fortuna
from renderer import painter
from renderer.core.picture import LONGEST_ALT
from tests.renderer.fortuna_states import (
    LONG_NAMES,
    NAMES,
    caption,
    earlier,
    finished,
    fortuna,
    full,
    set_up,
    view,
)


def told(before: Fortuna, after: Fortuna, lang: str = "en") -> list[str]:
    found = painter("fortuna").changes(view(before), view(after))
    assert [change.number for change in found] == list(range(1, len(found) + 1))
    return [say(change.text, catalogue(lang), lambda seat: NAMES[seat]) for change in found]


def test_changes_are_told_player_by_player_in_the_order_of_turns() -> None:
    assert told(earlier(), fortuna()) == [
        "Bram: coins 6 → 4.",
        "Orange side: Build lies open.",
        "Dmitri: Centurions 1 → 0.",
        "Grey side: Wine is reserved.",
        "Carmen moved from 9 to 11.",
        "Favour Fortuna is open with 3 tokens.",
    ]


def test_nothing_changed_is_no_change() -> None:
    assert told(fortuna(), fortuna()) == []


def test_no_more_than_nine_changes_and_the_weightiest_stay() -> None:
    sentences = told(set_up(), fortuna())
    assert len(sentences) == 9
    assert "Bram moved from 0 to 12." in sentences
    assert "Carmen married." in sentences


def test_an_empty_aqueduct_is_no_change_of_stock() -> None:
    before = fortuna()
    before.provinces[3].aqueduct = None
    before.provinces[3].buildings.remove("aqueduct")
    assert told(before, fortuna()) == ["Dmitri built: Aqueduct."]


def test_a_roll_and_the_palace_are_told() -> None:
    before, after = fortuna(rolled=[]), fortuna(palace_tokens=0)
    assert told(before, after) == ["Palace: no card left.", "Rolled: 5, 2 and 5."]


def test_no_place_is_marked_twice() -> None:
    found = painter("fortuna").changes(view(set_up()), view(full()))
    places = [change.place for change in found]
    assert len(places) == len(set(places))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("make", [fortuna, full, set_up, finished])
def test_the_description_is_short_and_names_everybody(make: object, lang: str) -> None:
    state: Fortuna = make()  # type: ignore[operator]
    now = view(state, waits=None if state.ended else (0, 1, 2, 3))
    alt = painter("fortuna").describe(now, caption(lang, LONG_NAMES), view(set_up()))
    assert len(alt) <= LONGEST_ALT
    assert alt.startswith("Fortuna, Sub rosa.")
    assert all(name in alt for name in LONG_NAMES)


def test_the_description_gives_every_player_colour_and_shape() -> None:
    alt = painter("fortuna").describe(view(fortuna()), caption(), view(earlier()))
    for player in (
        "Ana (orange square)",
        "Bram (violet star)",
        "Carmen (blue disc)",
        "Dmitri (grey cross)",
    ):
        assert player in alt
    assert "5: Carmen (blue disc) moved from 9 to 11." in alt


def test_the_description_of_the_end_is_the_standing() -> None:
    alt = painter("fortuna").describe(view(finished()), caption())
    assert "Place 1: Dmitri (grey cross)" in alt
    assert "Ana (orange square) ended outside Rome on step 9." in alt


def test_the_text_board_says_what_the_picture_shows() -> None:
    text = painter("fortuna").text_board(view(fortuna((0, 1, 2))), caption())
    for line in (
        "■ Ana (orange square): step 8 of 15",
        "Water in the Aqueduct: 1",
        "Next Centurion costs 3, next Priestess 3",
        "Next Centurion costs nothing: the track is full, next Priestess 1",
        "Grey side: nobody plays it",
        "Favour 4, Battle: used this round",
        "Basilica: costs 3, 0 left",
        "Discards, latest first: Garrison, Temple, One step, Water gift",
    ):
        assert line in text


def test_a_seat_reads_its_own_cards_in_the_text_board() -> None:
    paints = painter("fortuna")
    assert "Privilege cards: Granary, One step" in paints.text_board(view(fortuna(), 0), caption())
    assert "Granary" not in paints.text_board(view(fortuna(discards=[]), 1), caption())


@pytest.mark.parametrize("part", ["picture", "fortuna-picture", "fortuna-alt", "fortuna-text"])
def test_both_languages_have_every_word_of_the_pictures(part: str) -> None:
    keys = [
        {k for k in sorted(catalogue(lang).keys()) if k.startswith(part)} for lang in ("en", "es")
    ]
    assert keys[0] == keys[1] != set()
