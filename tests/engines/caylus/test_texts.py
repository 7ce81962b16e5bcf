"""Everything Caylus says, in both languages."""

import logging
from collections.abc import Iterator

import pytest

from data.catalogues import catalogue, languages
from engines.caylus.game import GAME
from engines.caylus.state import Caylus
from engines.core import Event, Match
from tests.engines.caylus.build import BLUE, Scene, begin
from tests.engines.scene import at_random, questions, said, unsaid

EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


def played(seed: int) -> Iterator[tuple[Match[Caylus], list[Event]]]:
    """A match by random answers, after each of them."""
    options = {
        "favours": ("table", "simplified")[seed % 5 == 4],
        "jeweller": ("off", "on")[seed % 2],
    }
    return at_random(begin(2 + seed % 4, str(seed), **options), f"texts {seed}")


@EACH_LANGUAGE
def test_every_text_of_played_matches_is_complete(
    lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for seed in range(5):
        assert unsaid(played(seed), lang) == []
    assert caplog.records == []


def test_option_ids_fit_a_menu_and_every_question_names_rules() -> None:
    for seed in range(4):
        for match, _ in played(seed):
            assert all(decision.rules for decision in match.table.pending.values())
            for asked in questions(match):
                ids = [option.id for option in asked.options]
                assert len(set(ids)) == len(ids)
                assert max(map(len, ids)) <= 40


@EACH_LANGUAGE
def test_labels_and_hints_are_short_and_no_two_alike(lang: str) -> None:
    for match, _ in played(3):
        for decision in questions(match):
            lines = [(said(one.label, lang), said(one.hint, lang)) for one in decision.options]
            assert len(set(lines)) == len(lines)
            assert max(len(label) for label, _ in lines) <= 80
            assert max(len(hint) for _, hint in lines) <= 100


@pytest.mark.parametrize(("lang", "means"), [("en", "you can pay for"), ("es", "que puedas pagar")])
def test_the_order_to_pass_is_named_for_what_it_does_where_nearer_places_are_too_dear(
    lang: str, means: str
) -> None:
    scene = Scene().road(9, "quarry", BLUE).has(BLUE, deniers=1).at(provost=8)
    asked = scene.start("placement").answer("pass").asked
    assert (asked.seat, scene.options) == (BLUE, ["pass", "road-9"])
    routine = next(one for one in GAME.routines if one.key == "beyond")
    assert routine.answer(asked) == "pass"
    assert means in catalogue(lang).format("caylus-routine-beyond")


@EACH_LANGUAGE
def test_the_match_options_are_named(lang: str) -> None:
    book = catalogue(lang)
    assert {option.key: option.choices for option in GAME.options} == {
        "favours": ("table", "simplified"),
        "jeweller": ("off", "on"),
    }
    for option in GAME.options:
        assert book.has(f"caylus-option-{option.key}")
        assert all(book.has(f"caylus-option-{option.key}-{one}") for one in option.choices)


def test_the_usual_match_has_the_table_of_favours_and_no_jeweller() -> None:
    assert [option.default for option in GAME.options] == ["table", "off"]
