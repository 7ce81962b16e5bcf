"""Backup and restore of SQLite databases."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot import private
from bot.storage.migrate import TABLE, revisions, unlike

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What sqlite3 raises; its messages quote what stands in the file, and that may not even be text."""

_DATED, _ENDING = "caravan-", ".sqlite3"
_PARTS = ("", "-wal", "-shm", "-journal")
"""A database, and what SQLite keeps beside it: that belongs to it, and to no other file of that name."""


Work = Callable[[Path], None]
"""What is done with the file of a database."""
Reading = Callable[[Path], sqlite3.Connection]
Ready = Callable[[Path], Awaitable[None]]
"""What is done to a copy before it is used."""


class CopyError(Exception):
    """A copy cannot be made or taken back; the message says why and what to do."""


def backup(database: Path, target: Path) -> None:
    """Copy a database as it is at one moment, also while the bot runs; for us alone. Raises CopyError."""
    with backing_up(database, target):
        pass


@contextmanager
def backing_up(database: Path, target: Path) -> Iterator[Path]:
    """Copy a database, and give the copy its name only at the end of the block, which can look at it before.

    So whatever has the name is whole. If the block fails, there is no copy. Raises CopyError.
    """
    must_exist(database)
    if target.exists():
        raise CopyError(f"{target} exists already; name a file that does not")
    coming = _coming(target)
    try:
        # Never into a file that is there: somebody else may be copying to it just now.
        coming.touch(private.FILE, exist_ok=False)
    except FileExistsError as error:
        raise CopyError(
            f"{coming} exists already: unless another backup is being made just now, one was broken off; "
            "remove the file, or name another"
        ) from error
    except OSError as error:
        raise CopyError(f"{target} cannot be written: {error.strerror}") from error
    try:
        _copy(database, coming, _read_only)
        yield coming
        _fold(coming)
        _name(coming, target)
    finally:
        _remove(coming)


def _name(coming: Path, target: Path) -> None:
    try:
        coming.rename(target)
    except OSError as error:
        raise CopyError(f"{target} cannot be written: {error.strerror}") from error


def _copy(database: Path, coming: Path, reading: Reading) -> None:
    try:
        with closing(reading(database)) as source, closing(sqlite3.connect(coming)) as copy:
            source.backup(copy)
            verdict = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    except UNREADABLE as error:
        raise CopyError(f"{database} could not be copied to {coming}: {error}") from error
    if verdict != "ok":
        raise CopyError(
            f"{database} is damaged ({_in_one_line(verdict)}), so no copy was kept: keep the older backups, "
            "and run caravan db check to see what is left"
        )


def compact(database: Path) -> None:
    """Give the room of removed rows back to the disk; nobody else may use the file. Raises CopyError."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("VACUUM")
    except UNREADABLE as error:
        raise CopyError(f"{database} could not be made smaller: {error}") from error


def dated(folder: Path) -> Path:
    """What a copy in a folder of copies is called now; the folder is made for us alone. Raises CopyError."""
    try:
        private.make_folder(folder)
    except OSError as error:
        raise CopyError(f"{folder} cannot be written: {error.strerror}") from error
    return folder / f"{_DATED}{datetime.now(UTC):%Y%m%d-%H%M%S}{_ENDING}"


def keep_newest(folder: Path, many: int) -> None:
    """Remove all copies in a folder but the newest, and what older ones have left that were broken off.

    Whatever else is there stays.
    """
    pattern = f"{_DATED}{'[0-9]' * 8}-{'[0-9]' * 6}{_ENDING}"
    kept = sorted(folder.glob(pattern))[-many:]
    for old in folder.glob(f"{pattern}*"):
        copy = old.with_name(old.name.partition(_ENDING)[0] + _ENDING)
        if copy < kept[0] and old in _files(copy) + _files(_coming(copy)):
            old.unlink()


async def restore(copy: Path, database: Path, ready: Ready) -> Path | None:
    """Put a copy in the place of the database; gives where the one before is kept, if there was one.

    Where only what stood beside it was left, such as its write-ahead log, that is kept under this name.
    ready: makes the copy ready where it lies beside the database; only then does it take its place.
    Raises CopyError, with everything as it was, if the copy is no whole database of ours that this program
    knows, or the database is in use. Whatever else goes wrong or breaks it off changes nothing either.
    """
    must_exist(copy)
    _must_be_whole(copy)
    database = _real(database)
    with _room_for(copy, database) as coming:
        _copy(copy, coming, _at_rest)
        await ready(coming)
        _fold(coming)
        await asyncio.sleep(0)  # the last moment at which Ctrl-C breaks it off
        return _put_in_place(coming, database)


def _real(database: Path) -> Path:
    """Where a database really lies: a link to it stays, and all that is kept beside it is kept there."""
    return database.resolve()


@contextmanager
def _room_for(copy: Path, database: Path) -> Iterator[Path]:
    """Where a copy is made ready beside an idle database; nothing is left there. Raises CopyError."""
    coming = _coming(database)
    if copy.resolve() == coming.resolve():
        raise CopyError(
            f"{copy} was left by a restore that was broken off: name the backup, or rename it"
        )
    try:
        private.make_folder(database.parent)
        _remove(coming)
        # So that a folder that cannot be written is not taken for a busy database.
        private.make(coming)
        try:
            if database.exists():
                _must_be_idle(database)
            yield coming
        finally:
            _remove(coming)
    except OSError as error:
        raise CopyError(
            f"{error.filename or database} cannot be written: {error.strerror}"
        ) from error


def _fold(coming: Path) -> None:
    """Leave the write-ahead log, so that all there is stands in one file."""
    try:
        with closing(sqlite3.connect(coming)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except UNREADABLE as error:
        raise CopyError(f"{coming} could not be completed: {error}") from error


def _put_in_place(coming: Path, database: Path) -> Path | None:
    """Rename a database with what SQLite keeps beside it, if any of that is there, and put another there.

    Does both or, if something goes wrong, neither. Where files can have two names at once the place is never
    empty, not even if it is killed: a bot that finds no database makes a new one.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = database.with_name(f"{database.name}.before-{stamp}")
    there = [suffix for suffix in _PARTS if _part(database, suffix).exists()]
    try:
        # What belongs to it first: beside the other one it would be read into that.
        for suffix in reversed(there):
            if suffix:
                _part(database, suffix).rename(_part(aside, suffix))
            else:
                _named_twice(database, aside)
        coming.rename(database)
    except BaseException:
        for suffix in there:
            _take_back(_part(aside, suffix), _part(database, suffix))
        raise
    return aside if there else None


def _named_twice(database: Path, aside: Path) -> None:
    """Give a file another name as well or, where the disk cannot do that, instead."""
    try:
        aside.hardlink_to(database)
    except OSError:
        database.rename(aside)


def _take_back(aside: Path, file: Path) -> None:
    """Undo a name; renaming does nothing where both are names of one file."""
    if aside.exists():
        aside.rename(file)
        aside.unlink(missing_ok=True)


def _remove(database: Path) -> None:
    for file in _files(database):
        file.unlink(missing_ok=True)


def _coming(target: Path) -> Path:
    """What a file is called until it is complete."""
    return _part(target, ".coming")


def _files(database: Path) -> list[Path]:
    return [_part(database, suffix) for suffix in _PARTS]


def _part(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


def must_exist(database: Path) -> None:
    """Raises CopyError if there is no such file, or it cannot be looked at."""
    try:
        there = database.is_file()
    except OSError as error:
        raise CopyError(f"{database} cannot be read: {error.strerror}") from error
    if not there:
        raise CopyError(f"there is no database at {database}")


def _read_only(database: Path, option: str = "mode=ro") -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?{option}", uri=True)


def _at_rest(copy: Path) -> sqlite3.Connection:
    """A backup, which nobody writes. Raises CopyError if it cannot be opened.

    Those that older versions made with --keep are set to a write-ahead log, for which SQLite makes files
    beside them, and cannot where nothing may be written. Where no log was left, it can do without.
    """
    try:
        return _tried(_read_only(copy))
    except sqlite3.OperationalError as error:
        closed = error.sqlite_errorname.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY"))
        if closed and not any(file.exists() for file in _files(copy.resolve())[1:]):
            with suppress(sqlite3.OperationalError):
                return _tried(_read_only(copy, "mode=ro&immutable=1"))
        raise CopyError(
            f"{copy} cannot be opened ({error}): copy it, together with the files that are called like it, "
            "to where it may be read and written"
        ) from error


def _tried(connection: sqlite3.Connection) -> sqlite3.Connection:
    """A connection that has read something: before, SQLite opens nothing."""
    try:
        connection.execute("PRAGMA schema_version")
    except BaseException:
        connection.close()
        raise
    return connection


def _must_be_whole(copy: Path) -> None:
    try:
        with closing(_at_rest(copy)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            found = connection.execute(f"SELECT version_num FROM {TABLE}").fetchall()  # noqa: S608 - our own name
            connection.execute("SELECT 1 FROM matches LIMIT 1")
    except UNREADABLE as error:
        raise CopyError(f"{copy} is no database of this bot: {error}") from error
    if verdict != "ok":
        raise CopyError(f"{copy} is damaged: {_in_one_line(verdict)}")
    if len(found) != 1:
        raise CopyError(f"{copy} is no database of this bot: it does not say which tables it has")
    ((revision,),) = found
    if revision not in revisions():
        raise CopyError(
            f"{copy} cannot be restored: {unlike(revision)}, or name a backup made with this version"
        )


def _in_one_line(verdict: str) -> str:
    return " ".join(verdict.split())


def _must_be_idle(database: Path) -> None:
    """Leaving the write-ahead log needs the file for oneself, and folds the log into it. Raises OSError."""
    database.open("r+b").close()  # where it may only be read, SQLite would speak of the disk
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise CopyError(f"{database} is in use ({error}); stop the bot first") from error
        raise CopyError(f"{database} cannot be changed: {error}") from error
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        # What is damaged is put aside as it is: that is what a restore is for.
        return
