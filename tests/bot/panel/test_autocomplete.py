"""Answers found by typing."""

import pytest

from bot.panel.autocomplete import suggestions, understood
from engines.core import Text
from tests.bot.panel.questions import choose, view


def test_an_answer_is_listed_with_what_follows_on_it() -> None:
    decision = choose(2)
    decision.options[0].then = Text("bot-panel-none")
    names = [name for name, _ in suggestions(view(decision), "")]
    assert ["None" in name for name in names] == [True, False]


@pytest.mark.parametrize("final", [True, False])
def test_who_types_a_part_of_an_answer_for_good_sees_all_of_it_first(final: bool) -> None:
    shown = view(choose(3, confirm=final))
    typed = understood(shown, "costs 1")
    assert typed is not None
    assert typed.complete is not final


def test_an_answer_for_good_that_was_picked_from_the_list_is_given() -> None:
    shown = view(choose(3, confirm=True))
    _, value = suggestions(shown, "costs 1")[0]
    typed = understood(shown, value)
    assert typed is not None
    assert typed.complete
