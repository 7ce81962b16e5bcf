"""Logs as compact JSON: one small object a line of the log, read back strictly.

    {"n":7,"id":"m.0.2.3","answer":"water"}      an answer; its seat and lane stand in the id
    {"n":7,"id":"a.0.2.1","answer":"water"}      what seat 2 did without being asked, its first act
    {"n":8,"undo":7,"seat":2}                    seat 2 took back entry 7
    {"n":9,"rollback":4,"reason":"…","fresh":1}  a moderator went back to after entry 4
    {"n":7,"id":"m.0.2.3","hidden":1}            an answer the reader may not see

Seats are numbered from 1. What decides whether an answer can be taken back (`barrier`, `might`, `touched`,
`secret`) is written only for storage; it follows from the rest.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engines.core.events import Event
from engines.core.fields import Fields, FormatError, canonical_json, dumps, loads
from engines.core.log import Answered, AnyEntry, Counters, Header, RolledBack, Undone

_ID = re.compile(r"(a|m(?:-\d+:\d+)*)\.\d+\.([1-9]\d*)\.[1-9]\d*")
T = TypeVar("T")

_HEADER = TypeAdapter(Header)
_COUNTERS = TypeAdapter(Counters)
_EVENT = TypeAdapter(Event)


@dataclass(frozen=True, slots=True)
class Hidden:
    """The place of an answer that the reader may not see."""

    number: int
    decision: str
    seat: int


# --- entries -------------------------------------------------------------------------------------


def entry_to_wire(entry: AnyEntry, *, full: bool = False) -> dict[str, Any]:
    """A log entry as a small object; `full` with what decides about taking back.

    >>> from engines.core import Answered, Undone
    >>> from engines.core.wire import entry_to_wire
    >>> entry_to_wire(Answered(7, "m.0.2.3", 1, "water"))
    {'n': 7, 'id': 'm.0.2.3', 'answer': 'water'}
    >>> entry_to_wire(Undone(8, seat=1, back=7))
    {'n': 8, 'undo': 7, 'seat': 2}
    """
    if isinstance(entry, Undone):
        return {"n": entry.number, "undo": entry.back, "seat": entry.seat + 1}
    if isinstance(entry, RolledBack):
        fresh = {"fresh": 1} if entry.fresh else {}
        return {"n": entry.number, "rollback": entry.to, "reason": entry.reason, **fresh}
    line: dict[str, Any] = {"n": entry.number, "id": entry.decision, "answer": entry.answer}
    if full:
        more = {
            "barrier": int(entry.barrier),
            "secret": int(entry.secret),
            "might": entry.might,
            "touched": entry.touched,
        }
        line.update((name, value) for name, value in more.items() if value)
    return line


def hidden_to_wire(entry: Answered) -> dict[str, Any]:
    """An answer's entry without the answer, and without how often the question was posed anew."""
    lane, _, rest = entry.decision.split(".", 2)
    return {"n": entry.number, "id": f"{lane}.0.{rest}", "hidden": 1}


def line_of(entry: AnyEntry | Hidden) -> dict[str, Any]:
    """The small object from which an entry of a file was read."""
    if isinstance(entry, Hidden):
        return {"n": entry.number, "id": entry.decision, "hidden": 1}
    return entry_to_wire(entry)


def lines_hash(lines: Iterable[dict[str, Any]]) -> str:
    """The hash of a log as it stands in a file: the sha256 of its lines in canonical JSON."""
    return sha256(canonical_json(list(lines))).hexdigest()


def entry_from_wire(line: object, path: str = "") -> AnyEntry | Hidden:
    """Read what `entry_to_wire` or `hidden_to_wire` wrote. Raises FormatError.

    >>> from engines.core.wire import entry_from_wire
    >>> entry_from_wire({"n": 8, "undo": 7, "seat": 2})
    Undone(number=8, seat=1, back=7, kind='Undone')
    """
    if not isinstance(line, dict):
        raise FormatError(path, "an object is expected")
    fields = Fields(line, path)
    number = fields.whole("n", least=1)
    if "undo" in line:
        back = fields.whole("undo", least=1)
        entry: AnyEntry | Hidden = Undone(number, fields.whole("seat", least=1) - 1, back)
    elif "rollback" in line:
        to, reason = fields.whole("rollback"), fields.string("reason")
        entry = RolledBack(number, to, reason, fields.flag("fresh"))
    else:
        entry = _answered(fields, number)
    fields.nothing_else()
    return entry


def _answered(fields: Fields, number: int) -> Answered | Hidden:
    decision = fields.string("id")
    match = _ID.fullmatch(decision)
    if match is None:
        raise FormatError(fields.at("id"), f"{decision!r} names no decision")
    lane, seat = match[1], int(match[2]) - 1
    if fields.flag("hidden"):
        return Hidden(number, decision, seat)
    return Answered(
        number,
        decision,
        seat,
        fields.answer("answer"),
        lane,
        fields.flag("barrier"),
        fields.strings("might"),
        fields.strings("touched"),
        fields.flag("secret"),
    )


# --- lines for storage ---------------------------------------------------------------------------


def entry_line(entry: AnyEntry) -> str:
    """A log entry as a line for storage."""
    return dumps(entry_to_wire(entry, full=True))


def read_entry_line(line: str | bytes) -> AnyEntry:
    """Read what `entry_line` wrote. Raises FormatError."""
    entry = entry_from_wire(loads(line))
    if isinstance(entry, Hidden):
        raise FormatError("hidden", "a stored log hides nothing")
    return entry


def read_entries(lines: Iterable[str | bytes]) -> Iterator[AnyEntry]:
    """Read a stored log. Raises FormatError."""
    return (read_entry_line(line) for line in lines)


def header_line(header: Header) -> str:
    """A header as JSON for storage, key included."""
    return _HEADER.dump_json(header).decode()


def read_header_line(line: str | bytes) -> Header:
    """Read what `header_line` wrote. Raises FormatError."""
    return _read(_HEADER, line)


def counters_line(counters: Counters) -> str:
    """Counters as JSON for storage."""
    return _COUNTERS.dump_json(counters).decode()


def read_counters_line(line: str | bytes) -> Counters:
    """Read what `counters_line` wrote. Raises FormatError."""
    return _read(_COUNTERS, line)


def event_line(event: Event) -> str:
    """An event as JSON for storage, private parts included."""
    return _EVENT.dump_json(event, exclude_defaults=True).decode()


def read_event_line(line: str | bytes) -> Event:
    """Read what `event_line` wrote. Raises FormatError."""
    return _read(_EVENT, line)


def _read(adapter: TypeAdapter[T], line: str | bytes) -> T:
    try:
        return adapter.validate_json(line)
    except ValidationError as error:
        first = error.errors()[0]
        raise FormatError(".".join(str(part) for part in first["loc"]), first["msg"]) from error
