"""Whether a database is whole, and every match in it still holds."""

import json
import zlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, text

import data
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.matches.core.library import SHORT, Library
from bot.matches.core.live import Live
from bot.matches.core.loading import Contents, wake
from bot.storage.audit.chain import Head, first_break, head_of
from bot.storage.database import Storage
from bot.storage.matches.play import load_content, load_kept, load_playing, unpack
from bot.storage.matches.rows import load_infos
from bot.storage.migrate import current, head
from bot.storage.outbox.rows import strange
from bot.storage.tables import contents as stored
from bot.storage.tables import matches
from bot.storage.transaction import Transaction
from data import ContentError
from engines.core import GameError, Match, Refusal, SnapshotError
from engines.core.randomness import seed_hash


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that does not hold; `match` is None where it is the database itself."""

    what: str
    match: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """How many matches in play were looked at, what does not hold, and where the audit log ends."""

    matches: int
    problems: tuple[Problem, ...]
    audit: Head | None = None


async def check(
    storage: Storage, library: Library | None = None, *, replay: bool = False
) -> Report:
    """Look at the file, the audit chain and every match in play; with `replay` play each log again.

    library: the games, those that are shipped if none are named.
    """
    async with storage.read() as connection:
        revision = await connection.run_sync(current)
    if revision != head():
        return Report(0, (Problem(f"its tables are at {revision}, not at {head()}: migrate it"),))
    async with storage.read() as connection:
        problems = await _in_file(connection) if storage.sqlite else []
        broken, end = await first_break(connection), await head_of(connection)
        odd = await strange(connection)
        playing = await load_infos(connection, matches.c.header.is_not(None))
        unlike = await _seeds(connection)
    if broken is not None:
        problems.append(Problem(f"audit log: the chain breaks at row {broken}"))
    problems += [
        Problem(f"its outbox: row {number} makes no sense", match) for number, match in odd
    ]
    problems += [
        Problem("its seed is not the one whose hash was posted", match) for match in unlike
    ]
    problems += await _in_contents(storage)
    library, contents = library or Library(), Contents(storage)
    for info in playing:
        found = await _in_match(storage, library, contents, info, replay=replay)
        problems += [Problem(what, info.id) for what in found]
    return Report(len(playing), tuple(problems), end)


async def _in_file(connection: Transaction) -> list[Problem]:
    found = list((await connection.execute(text("PRAGMA integrity_check"))).scalars())
    loose = len((await connection.execute(text("PRAGMA foreign_key_check"))).all())
    problems = [Problem(f"file: {line}") for line in found if line != "ok"]
    return problems + ([Problem(f"file: {loose} rows belong to nothing")] if loose else [])


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


async def _in_match(
    storage: Storage, library: Library, contents: Contents, info: MatchInfo, *, replay: bool
) -> list[str]:
    """What does not hold in one match."""
    problems: list[str] = []
    try:
        live = await _woken(storage, library, contents, info, problems)
    except (GameError, MatchError, ContentError) as error:
        return [*problems, f"cannot be played on: {error}"]
    problems += await _in_kept(storage, live)
    # A copy did not begin where its header says.
    return problems + (_replayed(live.match) if replay and info.origin is None else [])


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
    storage: Storage,
    library: Library,
    contents: Contents,
    info: MatchInfo,
    problems: list[str],
) -> Live:
    async with storage.read() as connection:
        playing = await load_playing(connection, info.id)
    assert playing is not None  # noqa: S101 - only matches with a header are looked at
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
    except Refusal as error:
        return [f"its log does not hold at entry {again + 1}: {error}"]
    if end.state_hash() != match.state_hash():
        return ["its log leads to another position than the stored one"]
    return []
