"""Where matches are kept: SQLite by default, PostgreSQL by setting. Nothing here knows a rule."""

from bot.storage.database import Storage
from bot.storage.errors import (
    Conflict,
    DatabaseNewer,
    StorageBusy,
    StorageDamaged,
    StorageError,
    StorageFull,
)

__all__ = [
    "Conflict",
    "DatabaseNewer",
    "Storage",
    "StorageBusy",
    "StorageDamaged",
    "StorageError",
    "StorageFull",
]
