"""Taking back."""

import json
from typing import Any

import pytest

from engines.core import Stream, UndoRefused
from engines.core.codec import canonical
from engines.core.fields import canonical_json
from engines.core.playout import waiting
from engines.core.wire import entry_line, read_entry_line
from tests.engines.contract.answering import state_of
from tests.engines.contract.recording import Moment, Recording, answer_at_random
from tests.engines.core.strict import StrictMatch


def canonical_bytes(match: StrictMatch[Any]) -> bytes:
    """The position, group numbers apart."""
    return canonical_json(canonical(json.loads(match.dump())))


def undo_then_same_answer(recording: Recording, moment: Moment, _: Stream) -> None:
    """After taking back, the same answer leads to the same bytes; the old question stays closed."""
    match, decision = recording.at(moment), moment.decision
    before = canonical_bytes(match)
    match.answer(decision.id, decision.seat, moment.answer)
    after, given = canonical_bytes(match), match.live()[-1]
    if given.barrier:
        with pytest.raises(UndoRefused):
            match.undo(decision.seat)
        return
    if refused_for_a_secret(match, decision.seat):
        return
    assert match.undo(decision.seat).number == moment.number
    assert canonical_bytes(match) == before
    asked = match.table.posed(given.lane, decision.seat)
    assert asked is not None
    assert asked.id != decision.id
    assert (asked.seat, asked.prompt) == (decision.seat, decision.prompt)
    match.answer(asked.id, asked.seat, moment.answer)
    assert canonical_bytes(match) == after


def refused_for_a_secret(match: StrictMatch[Any], seat: int) -> bool:
    """Whether an answer stays because others are asked in secret."""
    if not any(one.secret for one in match.table.pending.values()):
        return False
    try:
        match.undoable(seat)
    except UndoRefused as refused:
        return refused.message.key == "core-undo-secret"
    return False


def wander(
    match: StrictMatch[Any], players: int, stream: Stream, steps: int, *, reload: bool = True
) -> StrictMatch[Any]:
    """Answer, take back, roll back and reload at random; nothing refused leaves a trace."""
    for _ in range(steps):
        draw = stream.below(100)
        if draw >= 30 and not match.over:
            answer_at_random(match, stream)
        elif draw < 15:
            _maybe_undo(match, stream.below(players))
        elif draw < 18:
            _maybe_undo_turn(match, stream.below(players))
        elif draw < 22:
            _maybe_roll_back(match, stream)
        elif draw < 30 and reload:
            match = reloaded(match, stream)
    return match


def _maybe_undo(match: StrictMatch[Any], seat: int) -> None:
    before, count = state_of(match), match.undoable_count(seat)
    try:
        entry = match.undoable(seat)
    except UndoRefused:
        assert count == 0
        with pytest.raises(UndoRefused):
            match.undo(seat)
        assert state_of(match) == before
        return
    assert count > 0
    assert match.undo(seat) == entry
    assert match.undoable_count(seat) == count - 1


def _maybe_undo_turn(match: StrictMatch[Any], seat: int) -> None:
    count = match.undoable_count(seat)
    if count:
        assert len(match.undo_turn(seat)) == count


def _maybe_roll_back(match: StrictMatch[Any], stream: Stream) -> None:
    numbers = [0, *(entry.number for entry in match.live())]
    match.rollback(numbers[stream.below(len(numbers))], "a test", fresh=bool(stream.below(2)))


def reloaded(match: StrictMatch[Any], stream: Stream) -> StrictMatch[Any]:
    """The match as storage gives it back: some kept positions are lost."""
    counters = match.table.counters
    kept = {n: data for n, data in match.kept.items() if stream.below(4)}
    entries = [read_entry_line(entry_line(entry)) for entry in match.entries]
    again = type(match)(
        match.spec,
        match.content,
        match.header,
        match.spec.codec.load(match.dump()),
        counters.copy(),
        entries,
        kept,
    )
    assert [d.id for d in waiting(again)] == [d.id for d in waiting(match)]
    assert again.live() == match.live()
    return again
