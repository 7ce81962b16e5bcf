"""Positions survive storage; logs lead to the same bytes."""

from functools import lru_cache
from typing import Any

from engines.core import Match, Stream
from engines.core.wire import entry_line, event_line, read_entry_line, read_event_line
from tests.engines.contract.recording import Moment, Recording, Unread


def position_survives_storage(recording: Recording, moment: Moment, _: Stream) -> None:
    """A snapshot leads to the same bytes and the same questions."""
    assert moment.before is not None
    codec = recording.case.spec.codec
    stored = codec.snapshot(moment.before, "some-hash")
    position = codec.load(codec.restore(stored))
    assert codec.dump(position) == moment.before
    again = recording.at(moment)
    assert again.dump() == moment.before, "loading settles what was settled"
    asked = again.table.find(moment.decision.id)[1]
    assert asked == moment.decision


def position_follows_from_log(recording: Recording) -> None:
    """The log alone, read back from storage, leads to the same bytes at every step."""
    match, again = recording.match, replayed(recording)
    assert {one.number: again.kept[one.number] for one in recording.kept} == {
        one.number: one.before for one in recording.kept
    }
    assert again.dump() == match.dump()
    assert again.entries == match.entries
    assert again.result() == match.result()


@lru_cache(maxsize=1)
def replayed(recording: Recording) -> Match[Any]:
    """The match played again from its log as storage gives it back, with all its positions.

    Its table trusts the game: the same was played on a strict one.
    """
    match = recording.match
    entries = [read_entry_line(entry_line(entry)) for entry in match.entries]
    assert entries == match.entries
    return Match.replay(match.spec, match.content, match.header, entries, keeping="all")


def each_step_survives_storage(recording: Recording) -> None:
    """Playing from a reloaded position at every step leads to the same bytes and the same story."""
    match, codec = recording.match, recording.case.spec.codec
    kept = replayed(recording).kept
    for moment in recording.moments:
        again = Unread(
            match.spec,
            match.content,
            match.header,
            codec.load(kept[moment.number]),
            moment.counters.copy(),
            keeping="none",
        )
        events = again.answer(moment.decision.id, moment.decision.seat, moment.answer)
        assert again.dump() == kept.get(moment.number + 1, match.dump())
        assert events == moment.events
        assert [read_event_line(event_line(event)) for event in events] == events


def log_is_short(recording: Recording) -> None:
    """A stored answer takes less than 150 bytes on average."""
    lines = [entry_line(entry) for entry in recording.match.entries]
    assert sum(map(len, lines)) < 150 * len(lines)


def ids_name_one_question(recording: Recording) -> None:
    """No decision id is answered twice."""
    ids = [entry.decision for entry in recording.match.live()]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= 31 for one in ids), "a match id and a decision id fit 40 characters"
