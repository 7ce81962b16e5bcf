"""A PostgreSQL server for tests: Debian's, started for one process of a run and gone with it.

CARAVAN_POSTGRES may name another one, by an address whose role may create databases.
"""

import os
import pwd
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from shutil import which
from typing import Any

from sqlalchemy import URL, NullPool, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.settings import complete_url
from bot.storage import Storage

OTHER = os.environ.get("CARAVAN_POSTGRES")
DEBIAN = Path("/usr/lib/postgresql")
HOST = "127.0.0.1"
ROLE = "caravan"
# Nothing has to outlive the tests, so it never waits for the disk.
SETTINGS = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "jit=off",
    "shared_buffers=32MB",
    f"listen_addresses={HOST}",
    "unix_socket_directories=",
)

# Waits until nobody holds its input any more, so that the server ends however the tests end.
SCRIPT = """
"$1/initdb" --pgdata=data --username="$2" --auth=trust --encoding=UTF8 --locale=C --no-sync >log 2>&1 \
    && "$1/pg_ctl" --pgdata=data --log=log --options="$3" --wait start >>log 2>&1 \
    && echo ready || cat log
exec 1>&-
cat >/dev/null
"$1/pg_ctl" --pgdata=data --mode=immediate stop >>log 2>&1
rm -rf "$4"
"""


class Missing(Exception):
    """There is no server to be had; says why."""


class Server:
    """A server on which each test gets a database of its own."""

    def __init__(self, address: URL) -> None:
        self._address = address
        self._numbers = count(1)
        self._migrated: URL | None = None

    @asynccontextmanager
    async def database(self, *, empty: bool = False) -> AsyncIterator[URL]:
        """A database with the tables of the program, or without any; it goes with the block."""
        template = "template0" if empty else (await self._tables()).database
        url = await self._create(str(template))
        try:
            yield url
        finally:
            await self.drop(url)

    async def close(self) -> None:
        """Take back what was made for all tests."""
        if self._migrated is not None:
            await self.drop(self._migrated)

    async def drop(self, url: URL) -> None:
        """Remove a database, whoever is still connected to it."""
        await self._do(f'DROP DATABASE IF EXISTS "{url.database}" WITH (FORCE)')

    async def _tables(self) -> URL:
        """A database from which others are copied, since migrating takes longer than most tests."""
        if self._migrated is None:
            made = await self._create("template0")
            await (await Storage.open(made)).close()
            self._migrated = made
        return self._migrated

    async def _create(self, template: str) -> URL:
        name = f"caravan_test_{os.getpid()}_{next(self._numbers)}"
        await self._do(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._address.set(database=name)

    async def _do(self, statement: str) -> None:
        engine = create_async_engine(
            self._address, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as connection:
            await connection.execute(text(statement))


@contextmanager
def started() -> Iterator[URL]:
    """The address of a server. Raises Missing where there is none."""
    if OTHER:
        yield complete_url(OTHER)
        return
    programs, user, port = _programs(), _user(), _free_port()
    folder = tempfile.mkdtemp(prefix="caravan-postgres-")
    if user:
        os.chown(folder, user["user"], user["group"])
    options = " ".join(f"-c {one}" for one in (*SETTINGS, f"port={port}"))
    words = ("sh", "-c", SCRIPT, "sh", str(programs), ROLE, options, folder)
    with subprocess.Popen(
        words,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        text=True,
        **user,
    ) as server:
        assert server.stdout is not None
        said = server.stdout.read()
        assert said == "ready\n", said
        yield URL.create("postgresql+asyncpg", ROLE, host=HOST, port=port, database="postgres")


def _programs() -> Path:
    """The folder of the newest server installed."""
    ours = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda found: int(found.parts[-3]))
    if ours:
        return ours[-1].parent
    if found := which("initdb"):
        return Path(found).resolve().parent
    raise Missing("no PostgreSQL on this machine: install Debian's package postgresql")


def _user() -> dict[str, Any]:
    """As whom it runs: it refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    try:
        known = pwd.getpwnam("postgres")
    except KeyError:
        raise Missing("PostgreSQL refuses root, and there is no user postgres") from None
    return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port
