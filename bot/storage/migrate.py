"""Bringing a database's tables up to date, by the migrations beside this module.

Alembic is loaded only where there is something to do: it would take a tenth of every start.
"""

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from bot.storage.errors import DatabaseNewer, StorageError

MIGRATIONS = Path(__file__).parent / "migrations"
TABLE = "alembic_version"
LOCK = 0x6361_7261_7661_6E01
"""The advisory lock of PostgreSQL under which tables are changed."""


def revisions() -> list[str]:
    """The revisions this program knows, in order: the names of the migrations begin with them."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


def head() -> str:
    """The newest revision this program knows."""
    return revisions()[-1]


def current(connection: Connection) -> str | None:
    """The revision of a database, None if it is empty."""
    if not inspect(connection).has_table(TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {TABLE}")  # noqa: S608 - our own name
    ).scalar_one_or_none()
    return found


def unlike(revision: str | None) -> str | None:
    """What is to be done about a database at a revision, None if it is the newest one."""
    if revision == head():
        return None
    if revision is None:
        return "it has no tables: `caravan db migrate` makes them"
    if revision in revisions():
        return f"its tables are at {revision}, not at {head()}: `caravan db migrate` brings them up to date"
    return f"its tables are at {revision}, newer than this program knows ({head()}): update the program"


def upgrade(connection: Connection, *, shared: bool = False) -> None:
    """Bring the tables up to date. Raises DatabaseNewer and changes nothing if they are from the future.

    shared: other processes may be working with tables that are older, so they are left alone: StorageError.
    """
    if current(connection) == head():
        return
    if connection.dialect.name == "postgresql":
        # One at a time: whoever comes second finds it done.
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    found = current(connection)
    if found is not None and found not in revisions():
        raise DatabaseNewer(
            f"The database is at revision {found}, newer than this program knows ({head()}). "
            "Update the program, or restore a backup made with this version."
        )
    if shared and found not in (None, head()):
        raise StorageError(f"{unlike(found)}, once all processes that share it are stopped")
    if found != head():
        _run_alembic(connection)


def _run_alembic(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
