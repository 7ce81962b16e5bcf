"""Bringing a database's tables up to date, by the migrations beside this module."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.storage.errors import DatabaseNewer


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration; there is no ini file."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def head() -> str:
    """The newest revision this program knows."""
    newest = ScriptDirectory.from_config(config()).get_current_head()
    assert newest is not None  # noqa: S101 - there always is a first migration
    return newest


def current(connection: Connection) -> str | None:
    """The revision of a database, None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date. Raises DatabaseNewer and changes nothing if they are from the future."""
    found = current(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseNewer(
            f"The database is at revision {found}, newer than this program knows ({head()}). "
            "Update the program, or restore a backup made with this version."
        )
    if found != head():
        command.upgrade(config(connection), "head")
