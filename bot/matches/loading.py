"""Waking a match: from its snapshot, or from its log if the snapshot is damaged."""

import json
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import structlog

from bot.matches.live import Live, asked_in, early_in, secrets_in
from bot.matches.model import MatchInfo
from bot.storage.database import Storage
from bot.storage.play_rows import Playing, load_content, load_kept, unpack
from engines.core import AnyEntry, GameSpec, Header, Match, SnapshotError
from engines.core.fields import FormatError
from engines.core.match import KEPT_IN_FULL
from engines.core.wire import read_counters_line, read_entries, read_header_line

CONTENTS = 32

T = TypeVar("T")

_log = structlog.get_logger()


class Contents:
    """Validated contents by their hash; those used last stay in memory."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Any] = OrderedDict()

    async def raw(self, spec: GameSpec[Any], digest: str) -> Mapping[str, Any]:
        """The plain tables of a content. Raises SnapshotError if it is not stored."""
        body = await self._storage.find(lambda on: load_content(on, digest))
        if body is None:
            raise SnapshotError(f"{spec.key}: content {digest} is missing")
        found: Mapping[str, Any] = json.loads(body)
        return found

    async def get(self, spec: GameSpec[Any], digest: str) -> Any:
        """The content a match was begun with. Raises SnapshotError if it is not stored."""
        if digest not in self._known:
            self._known[digest] = spec.content(await self.raw(spec, digest))
            if len(self._known) > CONTENTS:
                self._known.popitem(last=False)
        self._known.move_to_end(digest)
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

    Raises SnapshotError or Refusal if neither leads anywhere.
    """
    header = _read(spec, read_header_line, playing.header)
    entries = entries_of(playing)
    try:
        match = _from_snapshot(spec, content, header, playing, entries)
        kept: dict[int, bytes | None] = dict.fromkeys(playing.kept)
    except SnapshotError as error:
        if info.origin is not None:
            raise  # a copy did not begin where its header says
        match = Match.replay(spec, content, header, entries)
        kept = {}
        rebuilt(error)
    live = Live(info, match, playing.last_event, kept=kept, kept_loaded=not playing.kept)
    if info.verdict is None and not info.trial:
        live.asked, live.early = asked_in(match), early_in(match)
        live.secrets = secrets_in(match)
    return live


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
    try:
        data = spec.codec.restore(unpack(playing.body))
    except zlib.error as error:
        raise SnapshotError(f"{spec.key}: {error}") from error
    position = spec.codec.load(data)
    counters = _read(spec, read_counters_line, playing.counters)
    return Match(spec, content, header, position, counters, entries)


async def load_positions(storage: Storage, live: Live) -> None:
    """Bring the positions that undo needs into memory; they are left on disk until then."""
    if live.kept_loaded:
        return
    match_id, after = live.info.id, live.match.number - KEPT_IN_FULL
    packed = await storage.find(lambda on: load_kept(on, match_id, after))
    for number, body in packed.items():
        if number in live.match.kept:
            continue
        try:
            data = live.spec.codec.restore(unpack(body))
        except (SnapshotError, zlib.error) as error:
            _log.error("match.kept_damaged", match=live.info.id, entry=number, error=str(error))
            continue
        live.match.kept[number] = live.kept[number] = data
    live.kept_loaded = True
