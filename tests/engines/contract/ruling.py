"""The rules behind a question: whoever is asked can read them."""

from collections.abc import Iterable

from data.rules import has_rules, rules
from engines.core import Decision
from tests.engines.contract.cases import Case


def every_question_names_rules(case: Case, decisions: Iterable[Decision]) -> None:
    """Each names at least one, and none that there is not; a game of the tests has no notes on them."""
    if has_rules(case.game):
        for one in decisions:
            assert one.rules, f"{one.prompt.key} names no rule"
            assert rules(case.game).keys() >= {*one.rules}, f"{one.prompt.key} names {one.rules}"
