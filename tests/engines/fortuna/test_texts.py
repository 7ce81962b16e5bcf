"""Everything Fortuna says, in both languages."""

import logging
from collections.abc import Iterator

import pytest

from data.catalogues import catalogue, languages
from engines.core import Event, Match
from engines.fortuna.game import GAME
from engines.fortuna.state import Fortuna
from tests.engines.fortuna.build import begin
from tests.engines.scene import at_random, questions, said, unsaid


def played(seed: int) -> Iterator[tuple[Match[Fortuna], list[Event]]]:
    """A match by random answers, after each of them."""
    match = begin(2 + seed % 3, ("first_game", "experienced")[seed % 2], str(seed))
    return at_random(match, f"texts {seed}")


@pytest.mark.parametrize("lang", languages())
def test_every_text_of_played_matches_is_complete(
    lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for seed in range(12):
        assert unsaid(played(seed), lang) == []
    assert caplog.records == []


def test_option_ids_and_labels_fit_a_menu() -> None:
    for seed in range(6):
        for match, _ in played(seed):
            for decision in questions(match):
                ids = [option.id for option in decision.options]
                assert len(set(ids)) == len(ids)
                assert max(map(len, ids)) <= 40
                assert decision.rules


@pytest.mark.parametrize("lang", languages())
def test_labels_and_hints_are_short(lang: str) -> None:
    for match, _ in played(4):
        for decision in questions(match):
            for option in decision.options:
                assert len(said(option.label, lang)) <= 80
                assert len(said(option.hint, lang)) <= 100


@pytest.mark.parametrize("lang", languages())
def test_the_match_options_are_named(lang: str) -> None:
    book = catalogue(lang)
    for option in GAME.options:
        assert book.has(f"fortuna-option-{option.key}")
        assert all(book.has(f"fortuna-option-{option.key}-{one}") for one in option.choices)
