"""The rules behind a question: whoever is asked can read them."""

from collections.abc import Iterable
from functools import cache

from data.rules import has_rules, rules
from engines.core import Decision
from tests.engines.contract.cases import Case


def every_question_names_rules(case: Case, decisions: Iterable[Decision]) -> None:
    """Each names at least one, and none that there is not; a game of the tests has no notes on them."""
    known = _known(case.game)
    if known is None:
        return
    for one in decisions:
        assert one.rules, f"{one.prompt.key} names no rule"
        assert known >= {*one.rules}, f"{one.prompt.key} names {one.rules}"


@cache
def _known(game: str) -> frozenset[str] | None:
    """The ids of a game's rules, None if it has no notes on them; looked up once."""
    return frozenset(rules(game)) if has_rules(game) else None
