"""Matches played by simple players to the end, or for a while."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.circling import Circling
from engines.core.decisions import Answer, Decision
from engines.core.events import Event
from engines.core.match import Match
from engines.core.players import GreedyPlayer, Player, RandomPlayer

POLICIES: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

# Far beyond the longest match; what goes on for so long goes on for ever.
ENDLESS = 100_000


PATIENCE = 2_000
"""After so many answers players are in a hurry, if the game tells how (`GameSpec.hurry`)."""


@dataclass(frozen=True, slots=True)
class Playout:
    """What a playout came to. decisions: answers logged; choices: those with two or more legal answers."""

    decisions: int
    choices: int
    finished: bool


def waiting(match: Match[Any]) -> list[Decision]:
    """The decisions that can be answered now; none only when the match has ended."""
    return [one for one in match.table.pending.values() if not one.blocked] if _next(match) else []


def _next(match: Match[Any]) -> Decision | None:
    """The first of them; None when the match has ended."""
    for decision in match.table.pending.each():
        if not decision.blocked:
            return decision
    if not match.over:
        raise RuntimeError(f"{match.header.game}: nobody can answer, yet the match goes on")
    return None


def hurried(match: Match[Any], decision: Decision) -> Answer | None:
    """How a seat in a hurry answers; None if its game does not care."""
    return match.spec.hurry(match.view(decision.seat), decision)


def playout(
    match: Match[Any],
    players: Sequence[Player],
    until: int | None = None,
    on_answer: Callable[[Decision, list[Event]], None] | None = None,
    patience: int = PATIENCE,
) -> Playout:
    """Let `players`, one a seat, answer until the end or until the log has `until` entries.

    One that goes round in circles gives the safe answer instead, and so that the match ends, all are in a
    hurry when the log has more than `patience` entries.

    >>> from engines.core.players import GreedyPlayer, RandomPlayer
    >>> from engines.core.playout import playout
    >>> from engines.core.example import begun
    >>> match = begun()
    >>> playout(match, [GreedyPlayer(), RandomPlayer()]).finished
    True
    >>> [score.total for score in match.result().scores]
    [4, 1]
    """
    circling, decisions, choices = Circling(), 0, 0
    limit = ENDLESS if until is None else until
    while match.number < limit and (decision := _next(match)):
        if circling.again(match, decision):
            answer = match.default_for(decision.id)
        else:
            given = hurried(match, decision) if match.number >= patience else None
            answer = players[decision.seat].answer(match, decision) if given is None else given
        choices += decision.sole_answer() is None
        decisions += 1
        events = match.answer(decision.id, decision.seat, answer)
        if on_answer is not None:
            on_answer(decision, events)
    if until is None and not match.over:
        raise RuntimeError(f"{match.header.game}: no end after {limit} answers")
    return Playout(decisions, choices, match.over)
