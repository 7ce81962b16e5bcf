"""What the tables of a database and those of the program differ in."""

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.storage import Storage, background_tables, order_tables, quota_tables, tables


async def differences(storage: Storage) -> list[object]:
    """Nothing, if the migrations make exactly the tables the program uses."""
    for one in (background_tables.recheck_queue, order_tables.orders, quota_tables.quotas):
        assert one.metadata is tables.matches.metadata

    def compared(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [*compare_metadata(context, tables.matches.metadata)]

    async with storage.read() as connection:
        return await connection.run_sync(compared)
