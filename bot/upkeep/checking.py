"""Whether a database is whole, and every match in it still holds."""

import json
import zlib
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import select, text

import data
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.matches.core.library import SHORT, Library
from bot.matches.core.live import Live
from bot.matches.core.loading import Contents, wake
from bot.storage.audit.chain import Head, first_break, head_of
from bot.storage.database import Storage
from bot.storage.errors import StorageBusy, StorageDamaged, StorageError, passes
from bot.storage.matches.play import (
    Playing,
    load_content,
    load_kept,
    load_playing,
    unpack,
)
from bot.storage.matches.rows import load_info, load_infos
from bot.storage.migrate import current, unlike
from bot.storage.outbox.rows import strange
from bot.storage.tables import contents as stored
from bot.storage.tables import matches
from bot.storage.transaction import Transaction
from data import ContentError
from engines.core import GameError, Match, SnapshotError
from engines.core.randomness import seed_hash

RESTORE = "put a backup in its place"
UNREADABLE = (
    *(StorageError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError),
    *(AssertionError, RuntimeError, zlib.error),
)
"""What reading and replaying may end with where anything may stand."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that does not hold; `match` is None where it is the database itself."""

    what: str
    match: str | None = None


@dataclass(frozen=True, slots=True)
class CheckReport:
    """How many matches in play were looked at, what does not hold, and where the audit log ends."""

    matches: int
    problems: tuple[Problem, ...]
    audit: Head | None = None


async def check(
    storage: Storage, library: Library | None = None, *, replay: bool = False
) -> CheckReport:
    """Look at the file, the audit chain and every match in play; with `replay` play each log again.

    library: the games, those that are shipped if none are named.
    """
    try:
        await storage.connect()
        revision = await storage.find(lambda on: on.run_sync(current))
    except StorageDamaged as error:
        return CheckReport(0, (Problem(f"file: {error}"),))
    if (other := unlike(revision)) is not None:
        return CheckReport(0, (Problem(other),))
    look = _Look()
    if storage.sqlite:
        await look.into("file", storage.find(_in_file))
    await look.into("audit log", storage.find(_in_audit))
    await look.into("outbox", storage.find(_in_outbox))
    await look.into("seeds", storage.find(_in_seeds))
    await look.into("contents", _in_contents(storage))
    playing = await look.found("matches", storage.find(_playing)) or []
    library, contents = library or Library(), Contents(storage)
    for info in playing:
        one = check_match(storage, library, contents, info, replay=replay)
        await look.into("its rows", one, info.id)
    end = await look.found("audit log", storage.find(head_of))
    return CheckReport(len(playing), tuple(look.problems), end)


class _Look:
    """What was found; where one part cannot be read, the others are looked at all the same."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    async def found(self, part: str, looked: Awaitable[T], match: str | None = None) -> T | None:
        """What a part holds, None if it cannot be read, which is a finding."""
        try:
            return await looked
        except UNREADABLE as error:
            if isinstance(error, StorageBusy) and passes(error.__cause__):
                raise
            said = str(error) if isinstance(error, StorageError) else type(error).__name__
            self.problems.append(Problem(f"{part}: cannot be read ({said}); {RESTORE}", match))
            return None

    async def into(
        self, part: str, looked: Awaitable[list[Problem]], match: str | None = None
    ) -> None:
        """Look into a part of the database, or of a match."""
        self.problems += await self.found(part, looked, match) or []


async def _in_file(connection: Transaction) -> list[Problem]:
    found = list((await connection.execute(text("PRAGMA integrity_check"))).scalars())
    loose = len((await connection.execute(text("PRAGMA foreign_key_check"))).all())
    problems = [
        Problem(f"file: {' '.join(line.split())}; {RESTORE}") for line in found if line != "ok"
    ]
    return problems + ([Problem(f"file: {loose} rows belong to nothing")] if loose else [])


async def _in_audit(connection: Transaction) -> list[Problem]:
    broken = await first_break(connection)
    return [] if broken is None else [Problem(f"audit log: the chain breaks at row {broken}")]


async def _in_outbox(connection: Transaction) -> list[Problem]:
    odd = await strange(connection)
    return [Problem(f"its outbox: row {number} makes no sense", match) for number, match in odd]


async def _in_seeds(connection: Transaction) -> list[Problem]:
    unlike = await _seeds(connection)
    return [Problem("its seed is not the one whose hash was posted", match) for match in unlike]


async def _playing(connection: Transaction) -> list[MatchInfo]:
    return await load_infos(connection, matches.c.header.is_not(None))


async def _seeds(connection: Transaction) -> list[str]:
    """The matches and lobbies whose seed has another hash than the one that everybody was told."""
    found = await connection.execute(select(matches.c.id, matches.c.seed, matches.c.seed_hash))
    return [row.id for row in found if seed_hash(bytes(row.seed).hex()) != row.seed_hash]


async def _in_contents(storage: Storage) -> list[Problem]:
    """The contents that are stored under another hash than their own, or cannot be read."""
    async with storage.read() as connection:
        known = list((await connection.execute(select(stored.c.hash))).scalars())
    problems = []
    for digest in known:
        try:
            async with storage.read() as connection:
                body = await load_content(connection, digest)
            whole = body is not None and data.digest(json.loads(body)) == digest
        except (zlib.error, ValueError):
            whole = False
        if not whole:
            problems.append(Problem(f"content {digest[:SHORT]}: is damaged"))
    return problems


async def check_match(
    storage: Storage, library: Library, contents: Contents, info: MatchInfo, *, replay: bool
) -> list[Problem]:
    """What does not hold in one match; nothing if it is gone, as what-ifs are that somebody closes."""
    async with storage.read() as connection:
        there = await load_info(connection, info.id)
        playing = await load_playing(connection, info.id)
    if there is None:
        return []
    if playing is None:
        return [Problem(f"its header is missing; {RESTORE}", info.id)]
    found: list[str] = []
    try:
        live = await _woken(library, contents, there, playing, found)
    except (GameError, MatchError, ContentError) as error:
        found.append(f"cannot be played on: {error}")
    else:
        found += await _in_kept(storage, live)
        if replay and info.origin is None:  # a copy did not begin where its header says
            found += _replayed(live.match)
    return [Problem(what, info.id) for what in found]


async def _in_kept(storage: Storage, live: Live) -> list[str]:
    """The positions kept for going back that cannot be read."""
    async with storage.read() as connection:
        kept = await load_kept(connection, live.info.id, 0)
    return [
        f"its position before entry {number} is damaged"
        for number, body in sorted(kept.items())
        if not _reads(live, body)
    ]


def _reads(live: Live, body: bytes) -> bool:
    try:
        live.spec.codec.load(live.spec.codec.restore(unpack(body)))
    except (SnapshotError, zlib.error):
        return False
    return True


async def _woken(
    library: Library,
    contents: Contents,
    info: MatchInfo,
    playing: Playing,
    problems: list[str],
) -> Live:
    spec = library.spec(info.game)
    content = await contents.get(spec, info.content or "")
    return wake(
        spec, content, info, playing, lambda error: problems.append(f"its snapshot: {error}")
    )


def _replayed(match: Match[Any]) -> list[str]:
    """What a replay of the log says against the stored position."""
    again = 0

    def count(*_: object) -> None:
        nonlocal again
        again += 1

    try:
        end = Match.replay(match.spec, match.content, match.header, match.entries, count)
    except GameError as error:
        return [f"its log does not hold at entry {again + 1}: {error}"]
    if end.state_hash() != match.state_hash():
        return ["its log leads to another position than the stored one"]
    return []
