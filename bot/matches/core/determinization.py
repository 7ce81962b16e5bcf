"""A match as one seat knows it, what it may not know filled in at random.

What comes out depends on that seat's knowledge and on the key alone: hidden values are brought into a fixed
order before they are dealt anew, and answers of which the seat cannot know whether they were given are left
out.
"""

import re
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from engines.core import Answered, Counters, Match, Position, Refusal, Stream, Table
from engines.core.position import Lane

TRIES = 30
"""So many deals are tried until one is found that can be: what is guessed may be impossible."""

_GROUP = re.compile(r"-(\d+):")


class Unknowable(Exception):
    """No position could be made that agrees with what the seat knows."""


def unsure(match: Match[Any], seat: int | None) -> list[Answered]:
    """The answers of which `seat` (None: the public) cannot know whether they were given, oldest first.

    They are secret answers of a group that is still asked, as awaited until all have answered, and those
    of a lane that stands because of earlier ones: what has been answered early shows to nobody.
    """
    lanes = match.table.position.lanes
    found: list[Answered] = []
    for lane in lanes.values():
        in_secret = _asked_in_secret(match.table, lane)
        for child in lane.children:
            if in_secret or lanes[child].steps:
                found += _given_unseen(match, child, seat)
    return sorted(found, key=lambda one: one.number)


def in_secret(match: Match[Any]) -> bool:
    """Whether somebody is asked in secret or, as far as everybody may know, could still be."""
    asked = match.table.pending.values()
    return any(one.secret and not one.blocked for one in asked) or bool(unsure(match, None))


def _asked_in_secret(table: Table[Any], lane: Lane[Any]) -> bool:
    """Whether a lane opened from this one is asked something in secret."""
    asked = [table.pending[child] for child in lane.children if child in table.pending]
    return any(one.secret and not one.blocked for one in asked)


def _given_unseen(match: Match[Any], lane_id: str, seat: int | None) -> list[Answered]:
    """The last answers of a lane, as far as they are secret and nothing public has come of them."""
    table = match.table
    lane: Lane[Any] = table.position.lanes[lane_id]
    asked = table.pending.get(lane_id)
    if lane.children or (asked is not None and not asked.secret):
        return []
    found: list[Answered] = []
    for one in reversed(match.live()):
        if one.lane == lane_id:
            if not one.secret or one.seat == seat:
                break
            found.append(one)
    return [] if found and not lane.steps and _shows(match, found[0]) else found


def _shows(match: Match[Any], last: Answered) -> bool:
    """Whether what came of the last answer of a lane that is done has come to light.

    It has with the answer itself, or, where it lay sealed until its place in the order, with a later one.
    """
    sealed = last.might != last.touched
    return last.barrier or (
        sealed and any(one.barrier for one in match.live() if one.number > last.number)
    )


def guessed(
    match: Match[Any], seat: int | None, key: bytes, before: bytes | None = None
) -> Match[Any]:
    """A match that begins at the present position of another, as `seat` (None: the public) knows it.

    before: the position before the first answer that `unsure` names, if it names any.
    key: of the dice and of all that is made up. Raises Unknowable.
    """
    known = match.dump() if before is None else _without(match, before, unsure(match, seat))
    return dealt(match, known, seat, key)


def dealt(match: Match[Any], position: bytes, seat: int | None, key: bytes) -> Match[Any]:
    """A match that begins at a position, all hidden from `seat` (None: the public) dealt anew.

    Raises Unknowable.
    """
    for number in range(TRIES):
        drawn = blake2b(b"%d" % number, key=key, digest_size=32).digest()
        try:
            made = begun(match, _dealt(match, position, seat, drawn), drawn)
            match.spec.invariants(made.table.position.state)
        except Exception:  # noqa: BLE001, S112 - what is guessed may be impossible; then another is tried
            continue
        return made
    raise Unknowable


def begun(match: Match[Any], position: Position[Any, Any], key: bytes) -> Match[Any]:
    """A match with an empty log that begins at a position."""
    position.draws, position.fresh = {}, 0
    header = replace(match.header, key=key.hex())
    counters = first_counters(position)
    return Match(match.spec, match.content, header, position, counters)


def first_counters(position: Position[Any, Any]) -> Counters:
    """The counters of a match that begins at a position."""
    numbers = [int(one) for lane in position.lanes for one in _GROUP.findall(lane)]
    return Counters({}, 1 + max(numbers, default=0))


def _dealt(match: Match[Any], position: bytes, seat: int | None, key: bytes) -> Position[Any, Any]:
    codec = match.spec.codec
    found = codec.load(position)
    match.spec.deal(
        found,
        match.content,
        seat,
        lambda purpose, items: Stream(key, f"guess.{purpose}", 0).shuffle(items),
    )
    # Read once more: what could not be stored is no position.
    return codec.load(codec.dump(found))


def _without(match: Match[Any], before: bytes, gone: list[Answered]) -> bytes:
    """The present position as it would be if some answers, of which nobody knows, were not given."""
    table = match.table_at(before)
    numbers = [one.number for one in gone]
    for one in match.live():
        if one.number > numbers[0] and one.number not in numbers:
            _again(table, one)
    return match.spec.codec.dump(table.position)


def _again(table: Table[Any], one: Answered) -> None:
    """Give an answer again to the same question, whatever its id is now. Raises Unknowable."""
    asked = table.same(one)
    if asked is None:
        raise Unknowable
    try:
        table.answer(asked.id, one.seat, one.answer)
    except Refusal as refused:
        raise Unknowable from refused
