"""Matches up to the beginning of their first round."""

from engines.core import Match
from engines.mesopotamia.state import Mesopotamia
from tests.engines.mesopotamia.build import begin, state_of


def answered(match: Match[Mesopotamia], *answers: str) -> Match[Mesopotamia]:
    """The match after these answers to whoever is asked."""
    for answer in answers:
        (asked,) = match.table.pending.values()
        match.answer(asked.id, asked.seat, answer)
    return match


def by_default(match: Match[Mesopotamia]) -> Match[Mesopotamia]:
    """The match at the beginning of its first round, by the safe answers of all."""
    while not state_of(match).round:
        asked = next(iter(match.table.pending.values()))
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    return match


def set_up(*marks: str, seed: str = "0", **options: str) -> Mesopotamia:
    """The pieces as the first round begins."""
    return state_of(by_default(begin(*marks, seed=seed, **options)))
