"""Transactions on PostgreSQL."""

from contextlib import AbstractAsyncContextManager
from typing import TypeVar, cast

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.transaction import Transaction, Work

T = TypeVar("T")


class Postgres:
    """The connections to a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that commits at the end of the block, durably, or not at all."""
        return cast("AbstractAsyncContextManager[Transaction]", self._engine.begin())

    read = write

    async def change(self, work: Work[T]) -> T:
        """Do something in a transaction."""
        async with self.write() as connection:
            return await work(connection)

    find = change
