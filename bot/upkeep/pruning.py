"""Making a database smaller by what matches that are over no longer need."""

from dataclasses import dataclass
from datetime import datetime

from bot.domain.match import MatchInfo
from bot.matches.core.library import Library
from bot.matches.core.loading import Contents
from bot.storage.database import Storage
from bot.storage.errors import StorageError
from bot.storage.matches import pruning as rows
from bot.storage.matches.pruning import Room
from bot.storage.migrate import current, unlike
from bot.upkeep.checking import UNREADABLE, Problem, check_match


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many matches were made smaller, by how much, and which were left alone, and why."""

    matches: int
    room: Room
    left: tuple[Problem, ...]


async def prune(
    storage: Storage, before: datetime, library: Library | None = None, *, dry: bool = False
) -> Pruned:
    """Prune the matches that ended before a moment, each in a transaction of its own; also beside a bot.

    Those whose log doesn't lead to their last position any more are left alone, since then their earlier
    positions can't be found again. dry: only look. library: the games, those that are shipped if none are
    named. Raises StorageError if the tables are not those of this program.
    """
    if (other := unlike(await storage.find(lambda on: on.run_sync(current)))) is not None:
        raise StorageError(other)
    library, contents = library or Library(), Contents(storage)
    number, room, left = 0, Room(), []
    for info in await storage.find(lambda on: rows.over_before(on, before)):
        found = await _room(storage, info)
        if not found.rows:
            continue
        if problems := await _problems(storage, library, contents, info):
            left += problems
            continue
        if not dry:
            await _prune(storage, info)
        number, room = number + 1, room.more(found)
    return Pruned(number, room, tuple(left))


async def _problems(
    storage: Storage, library: Library, contents: Contents, info: MatchInfo
) -> list[Problem]:
    """Why the earlier positions of a match could not be found again."""
    try:
        return await check_match(storage, library, contents, info, replay=True)
    except UNREADABLE as error:
        return [Problem(f"its rows: cannot be read ({type(error).__name__})", info.id)]


async def _room(storage: Storage, info: MatchInfo) -> Room:
    return await storage.find(lambda on: rows.room(on, info.id))


async def _prune(storage: Storage, info: MatchInfo) -> None:
    await storage.change(lambda on: rows.prune(on, info.id))
