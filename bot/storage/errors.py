"""What can go wrong below the service. None of these leaves anything half written.

StorageError
├── StorageBusy     somebody else holds the database, or it cannot be reached just now
│   └── DatabaseTaken   another program writes it all the time
├── StorageFull     there is no room to write
├── StorageDamaged  what is stored cannot be read any more
├── Conflict        another process changed the same thing first
└── DatabaseNewer   the database was written by a newer version of the program
"""

import ssl

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StorageError(Exception):
    """The database refused or failed."""


class StorageBusy(StorageError):
    """Trying again later may help."""


class DatabaseTaken(StorageBusy):
    """Another program writes the database, and will go on doing so until it is stopped."""


class StorageFull(StorageError):
    """The operator has to make room."""


class StorageDamaged(StorageError):
    """A backup has to take its place."""


class Conflict(StorageError):
    """Load again and look whether the change still makes sense."""


class DatabaseNewer(StorageError):
    """Update the program; the database is left alone."""


# What PostgreSQL says of transactions that stand in each other's way.
_CROSSED = ("40001", "40P01")
# Of who may not do what, and of databases that do not exist; of servers that are starting, full or stopping.
_REFUSED = ("28", "3D", "42501")
_AWAY = ("08", "53", "57P")
_BROKEN = ("XX001", "XX002")
_FULL = ("disk is full", "disk full", "No space left", "could not extend file")
_LOCKED = ("SQLITE_BUSY", "SQLITE_LOCKED")
# What SQLite says where a disk fails, and where it has no room for the index of the write-ahead log.
_FAILED = "SQLITE_IOERR"
# What the driver says of a server that has no TLS, where the address insists on it.
_NO_TLS = "rejected SSL upgrade"
_CORRUPT = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_NO_TEXT = "Could not decode to UTF-8"


def told(error: StatementError, place: str = "the database") -> StorageError:
    """The storage error that stands for a driver's error at a place.

    Its words are left out where they may quote values, which may be secrets.
    """
    words = f"{place}: {_first_line(error.orig)}"
    if any(word in words for word in _FULL):
        return StorageFull(f"{place}: no room left for the database")
    if isinstance(error, IntegrityError) or _state(error).startswith(_CROSSED):
        return Conflict(type(error.orig).__name__)
    if str(error.orig).startswith(_NO_TEXT):
        return StorageDamaged(f"{place}: a text in it is none")
    if _state(error).startswith(_BROKEN) or _name(error).startswith(_CORRUPT):
        return StorageDamaged(words)
    if _state(error).startswith(_REFUSED):
        return StorageError(words)
    if isinstance(error, OperationalError) or _is_away(error):
        return StorageBusy(words)
    return StorageError(f"{place}: {type(error.orig).__name__}")


def passes(error: BaseException | None) -> bool:
    """Whether what keeps a database from being used is over by itself sooner or later."""
    if isinstance(error, StatementError):
        return _is_away(error) or _name(error).startswith((*_LOCKED, _FAILED))
    if isinstance(error, OSError):
        lasting = (FileNotFoundError, PermissionError, NotADirectoryError, IsADirectoryError)
        return not isinstance(error, (*lasting, ssl.SSLError)) and _NO_TLS not in str(error)
    return isinstance(error, TimeoutError | PoolTimeout)


def disk_failed(error: StatementError) -> bool:
    """Whether SQLite could not read or write, which it also says of some disks that are full."""
    return _name(error).startswith(_FAILED)


def reason_of(error: BaseException) -> str:
    """What a driver, or the system, says in one line."""
    said = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    return _first_line(said) or type(said).__name__


def _first_line(words: object) -> str:
    return " ".join(str(words).partition("\n")[0].split())


def _state(error: StatementError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""


def _name(error: StatementError) -> str:
    return getattr(error.orig, "sqlite_errorname", None) or ""


def _is_away(error: StatementError) -> bool:
    """Whether the connection has ended, or the server takes none just now."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or _state(error).startswith(_AWAY)
