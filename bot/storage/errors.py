"""What can go wrong below the service. None of these leaves anything half written.

StorageError
├── StorageBusy     somebody else holds the database, or it cannot be reached just now
├── StorageFull     there is no room to write
├── Conflict        another process changed the same thing first
└── DatabaseNewer   the database was written by a newer version of the program
"""

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError


class StorageError(Exception):
    """The database refused or failed."""


class StorageBusy(StorageError):
    """Trying again later may help."""


class StorageFull(StorageError):
    """The operator has to make room."""


class Conflict(StorageError):
    """Load again and look whether the change still makes sense."""


class DatabaseNewer(StorageError):
    """Update the program; the database is left alone."""


# What PostgreSQL says of transactions that stand in each other's way.
_CROSSED = ("40001", "40P01")
_FULL = ("disk is full", "disk full", "No space left", "could not extend file")


def told(error: StatementError) -> StorageError:
    """The storage error that stands for a driver's error. Values are left out: they may be secrets."""
    words = str(error.orig)
    if any(word in words for word in _FULL):
        return StorageFull("no room left for the database")
    if isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", "") in _CROSSED:
        return Conflict(type(error.orig).__name__)
    if isinstance(error, OperationalError) or _is_lost(error):
        return StorageBusy(words)
    return StorageError(type(error.orig).__name__)


def _is_lost(error: StatementError) -> bool:
    """Whether the connection has ended."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
