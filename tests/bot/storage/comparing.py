"""What the tables of a database and those of the program differ in."""

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.storage import Storage
from bot.storage.all_tables import TABLES


async def differences(storage: Storage) -> list[object]:
    """Nothing, if the migrations make exactly the tables the program uses."""
    (metadata,) = {one.metadata for one in TABLES}

    def compared(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [*compare_metadata(context, metadata)]

    async with storage.read() as connection:
        return await connection.run_sync(compared)
