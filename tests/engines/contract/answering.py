"""What is offered can be answered; what is refused changes nothing."""

from typing import Any

import pytest

from engines.core import (
    Answer,
    Decision,
    IllegalMove,
    NotYet,
    NotYourDecision,
    StaleDecision,
    Stream,
)
from engines.core.playout import waiting
from tests.engines.contract.recording import Moment, Recording, acts_of, check_position, copies
from tests.engines.core.strict import StrictMatch

GARBAGE: tuple[object, ...] = (
    None,
    7,
    -1,
    2.5,
    True,
    "",
    "no-such-option",
    "?",
    [],
    ["no-such-option"],
    [1],
    [[]],
    {},
    {"no-such-slot": 1},
    {"": "1"},
    {1: 2},
    b"",
    ("done",),
    object(),
)


def state_of(match: StrictMatch[Any]) -> tuple[object, ...]:
    """All that a refusal must leave alone."""
    counters = match.table.counters
    return (
        match.dump(),
        dict(counters.generations),
        counters.next_group,
        list(match.table.pending.values()),
        len(match.entries),
        dict(match.kept),
    )


def all_is_accepted(recording: Recording, moment: Moment, stream: Stream) -> None:
    """The default and several samples of every open decision are accepted."""
    match = recording.at(moment)
    twins = copies(match)
    for decision in waiting(match):
        answers = [match.default_for(decision.id), *(decision.sample(stream) for _ in range(3))]
        for answer in answers:
            _accepts(recording, next(twins), decision, answer)
    for act in acts_of(match):
        _accepts(recording, next(twins), act, act.sample(stream))


def _accepts(
    recording: Recording, twin: StrictMatch[Any], decision: Decision, answer: Answer
) -> None:
    twin.answer(decision.id, decision.seat, answer)
    twin.table.pending.make_all()
    assert twin.live()[-1].answer == decision.checked(answer)
    check_position(twin.table, recording.case)


def refusals_change_nothing(recording: Recording, moment: Moment, stream: Stream) -> None:
    """Foreign seats, stale ids, nonsense and what has to wait are refused without a trace."""
    match = recording.at(moment)
    before = state_of(match)
    for decision in [*match.table.pending.values(), *acts_of(match)]:
        _refuse_strangers(match, decision, recording.case.players, stream)
        _refuse_garbage(match, decision)
        _refuse_waiting(match, decision)
    for nothing in ("m.9.9.9", "a.0.1.99", "a.0.99.1", "a.0.0.1", "a.", "a.0.x.1"):
        with pytest.raises(StaleDecision):
            match.answer(nothing, 0, "done")
    assert state_of(match) == before


def _refuse_strangers(
    match: StrictMatch[Any], decision: Decision, players: int, stream: Stream
) -> None:
    answer = "?" if decision.blocked else decision.sample(stream)
    for seat in range(-1, players + 1):
        if seat != decision.seat:
            with pytest.raises(NotYourDecision):
                match.answer(decision.id, seat, answer)
    for stale in (decision.id + "1", decision.id[:-1], "", decision.id.replace(".", ":")):
        with pytest.raises(StaleDecision):
            match.answer(stale, decision.seat, answer)


def _refuse_garbage(match: StrictMatch[Any], decision: Decision) -> None:
    for nonsense in GARBAGE:
        try:
            decision.checked(nonsense)
        except IllegalMove:
            with pytest.raises(IllegalMove):
                match.answer(decision.id, decision.seat, nonsense)


def _refuse_waiting(match: StrictMatch[Any], decision: Decision) -> None:
    for option in getattr(decision, "options", []):
        if option.waits:
            answer = option.id if isinstance(decision.default, str) else [option.id]
            with pytest.raises((NotYet, IllegalMove)):
                match.answer(decision.id, decision.seat, answer)
    if decision.blocked:
        with pytest.raises(NotYet):
            decision.sample(Stream(bytes(32), "", 0))
