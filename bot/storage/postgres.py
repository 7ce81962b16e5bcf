"""Transactions on PostgreSQL."""

from contextlib import AbstractAsyncContextManager
from typing import TypeVar, cast

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.address import for_driver
from bot.storage.transaction import Transaction, Work

T = TypeVar("T")


class Postgres:
    """The connections to a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        bare, arguments = for_driver(url)
        self._engine = create_async_engine(
            bare, pool_pre_ping=True, hide_parameters=True, connect_args=arguments
        )
        # Otherwise each statement would see a moment of its own.
        self._looking = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        return cast("AbstractAsyncContextManager[Transaction]", self._engine.begin())

    def read(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction for looking; it sees one moment of the database."""
        return cast("AbstractAsyncContextManager[Transaction]", self._looking.begin())

    async def change(self, work: Work[T]) -> T:
        """Do something in a transaction."""
        async with self.write() as connection:
            return await work(connection)

    async def find(self, work: Work[T]) -> T:
        """Look at something in a transaction."""
        async with self.read() as connection:
            return await work(connection)
