"""Waking a match: from its snapshot, or from its log if the snapshot is damaged."""

import asyncio
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import structlog
from cachetools import LRUCache

from bot.domain.match import MatchInfo, Status
from bot.matches.core.live import Live, PublicQuestion, asked_in, optional_in, secrets_in
from bot.storage.database import Storage
from bot.storage.matches.play import Playing, load_base, load_content, load_kept, unpack
from bot.storage.wire import read_text_line
from engines.core import AnyEntry, GameSpec, Header, Match, Refusal, SnapshotError, Text
from engines.core.fields import FormatError
from engines.core.kept import KEPT_IN_FULL, keeps
from engines.core.wire import read_counters_line, read_entries, read_header_line
from engines.core.worlds import first_counters

CONTENTS = 32

T = TypeVar("T")

_log = structlog.get_logger()


class Contents:
    """Validated contents by their hash; those used last stay in memory."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: LRUCache[str, Any] = LRUCache(CONTENTS)

    async def raw(self, spec: GameSpec[Any], digest: str) -> Mapping[str, Any]:
        """The plain tables of a content. Raises SnapshotError if it is not stored, or damaged."""
        try:
            body = await self._storage.find(lambda on: load_content(on, digest))
            found: Mapping[str, Any] | None = None if body is None else json.loads(body)
        except (zlib.error, ValueError) as error:
            raise SnapshotError(f"{spec.key}: content {digest} is damaged: {error}") from error
        if found is None:
            raise SnapshotError(f"{spec.key}: content {digest} is missing")
        return found

    async def get(self, spec: GameSpec[Any], digest: str) -> Any:
        """The content a match was begun with. Raises SnapshotError if it is not stored."""
        if digest not in self._known:
            self._known[digest] = spec.content(await self.raw(spec, digest))
        return self._known[digest]


def entries_of(playing: Playing) -> list[AnyEntry]:
    """The log. Raises SnapshotError if a line of it cannot be read."""
    try:
        return list(read_entries(playing.entries))
    except FormatError as error:
        raise SnapshotError(f"log: {error}") from error


def wake(
    spec: GameSpec[Any],
    content: Any,
    info: MatchInfo,
    playing: Playing,
    rebuilt: Callable[[SnapshotError], None],
) -> Live:
    """The match as stored; `rebuilt` is told if its snapshot had to be made anew from its log.

    Since it was stored a rule may have been corrected, so that a question is passed over that somebody was
    asked, and others are awaited than the rows say. What is stored of that stays as it is until the match is
    settled (`Committer`).

    Raises SnapshotError or Refusal if neither leads anywhere.
    """
    header = _read(spec, read_header_line, playing.header)
    entries = entries_of(playing)
    try:
        match = _from_snapshot(spec, content, header, playing, entries)
        kept: dict[int, bytes | None] = dict.fromkeys(playing.kept)
        unsaid = tuple(match.table.story.events)
    except SnapshotError as error:
        if info.origin is not None and playing.base is None:
            raise  # a copy did not begin where its header says
        match = played_again(spec, content, header, entries, playing.base)
        kept, unsaid = {}, ()
        rebuilt(error)
    live = Live(info, match, playing.last_event, kept=kept, kept_loaded=not playing.kept)
    if info.verdict is None and not info.trial:
        live.asked, live.optional = _awaited(playing), optional_in(match)
        live.secrets = secrets_in(match)
    if info.status is Status.RUNNING and not info.trial:
        live.unsaid = unsaid
        live.unsettled = bool(unsaid) or _how(live.asked) != _how(asked_in(match))
    return live


def _awaited(playing: Playing) -> dict[int, PublicQuestion]:
    """The seats that are awaited as it is stored, whatever the match would wait for now."""
    return {seat: PublicQuestion(_topic(line), secret) for seat, line, secret in playing.waits}


def _topic(line: str) -> Text:
    """What somebody was asked in a few words; none if that cannot be read: it is soon written anew."""
    try:
        return read_text_line(line)
    except ValueError:
        return Text("")


def _how(asked: Mapping[int, PublicQuestion]) -> dict[int, bool]:
    """Who is awaited, each with whether it is asked in secret: a topic may be put in other words."""
    return {seat: one.secret for seat, one in asked.items()}


def played_again(
    spec: GameSpec[Any], content: Any, header: Header, entries: list[AnyEntry], base: bytes | None
) -> Match[Any]:
    """A match made of its log; of a copy, from the position it began with (`base`, as stored).

    Raises SnapshotError or Refusal if that leads nowhere.
    """
    if base is None:
        return Match.replay(spec, content, header, entries)
    position = spec.codec.load(_restored(spec, base))
    counters = first_counters(position)
    match = Match(spec, content, header, position, counters, keeping="all")
    for entry in entries:
        match.apply(entry)
    match.keeping = "recent"
    match.kept = {at: data for at, data in match.kept.items() if keeps(at, match.number)}
    return match


def _restored(spec: GameSpec[Any], body: bytes) -> bytes:
    """A position as it was before it was stored. Raises SnapshotError if it is damaged."""
    try:
        return spec.codec.restore(unpack(body))
    except zlib.error as error:
        raise SnapshotError(f"{spec.key}: {error}") from error


def _read(spec: GameSpec[Any], reader: Callable[[str], T], line: str) -> T:
    try:
        return reader(line)
    except FormatError as error:
        raise SnapshotError(f"{spec.key}: {error}") from error


def _from_snapshot(
    spec: GameSpec[Any], content: Any, header: Header, playing: Playing, entries: list[AnyEntry]
) -> Match[Any]:
    if playing.body is None or playing.at != len(entries):
        raise SnapshotError(f"{spec.key}: the snapshot is of entry {playing.at}")
    position = spec.codec.load(_restored(spec, playing.body))
    counters = _read(spec, read_counters_line, playing.counters)
    try:
        return Match(spec, content, header, position, counters, entries)
    except Exception as error:
        # It has the right shape, but is no position of the game: then anything can fail.
        raise SnapshotError(f"{spec.key}: no position of the game ({error!r})") from error


async def load_positions(storage: Storage, live: Live) -> None:
    """Bring the positions that undo needs into memory; they are left on disk until then.

    Those that are damaged are made anew from the log.
    """
    if live.kept_loaded:
        return
    match_id, after = live.info.id, live.match.number - KEPT_IN_FULL
    packed = await storage.find(lambda on: load_kept(on, match_id, after))
    damaged = []
    for number, body in packed.items():
        if number in live.match.kept:
            continue
        try:
            data = _restored(live.spec, body)
        except SnapshotError as error:
            _log.error("match.kept_damaged", match=live.info.id, entry=number, error=str(error))
            damaged.append(number)
            continue
        live.match.kept[number] = live.kept[number] = data
    if damaged:
        await _rebuild(storage, live, damaged)
    live.kept_loaded = True


async def _rebuild(storage: Storage, live: Live, numbers: list[int]) -> None:
    """Find positions by playing the match again, if that leads to where it is; they are stored later."""
    match = live.match
    base = None
    if live.info.origin is not None:
        base = await storage.find(lambda on: load_base(on, live.info.id))
        if base is None:
            return
    try:
        again = await asyncio.to_thread(
            played_again, match.spec, match.content, match.header, [*match.entries], base
        )
    except (SnapshotError, Refusal) as error:
        _log.error("match.kept_lost", match=live.info.id, error=type(error).__name__)
        return
    if again.state_hash() == match.state_hash():
        match.kept |= {number: again.kept[number] for number in numbers if number in again.kept}
