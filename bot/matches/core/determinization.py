"""A match as one seat knows it, what it may not know filled in at random.

What comes out depends on that seat's knowledge and on the key alone: hidden values are brought into a fixed
order before they are dealt anew, and answers of which the seat cannot know whether they were given are left
out.
"""

import re
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from bot.domain.unseen import unsure
from engines.core import Answered, Counters, Match, Position, Refusal, Stream, Table

TRIES = 30
"""How many deals are tried until one is found that can be: what is guessed may be impossible."""

_GROUP = re.compile(r"-(\d+):")


class Unknowable(Exception):
    """No position could be made that agrees with what the seat knows."""


def determinized(
    match: Match[Any], seat: int | None, key: bytes, before: bytes | None = None
) -> Match[Any]:
    """A match that begins at the present position of another, as `seat` (None: the public) knows it.

    before: the position before the first answer that `unsure` names, if it names any.
    key: of the dice and of all that is made up. Raises Unknowable.
    """
    known = match.dump() if before is None else _without(match, before, unsure(match, seat))
    return redealt(match, known, seat, key)


def redealt(match: Match[Any], position: bytes, seat: int | None, key: bytes) -> Match[Any]:
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
