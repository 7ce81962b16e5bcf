"""What ten thousand open matches in the database cost."""

import asyncio
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import Column, Table

from bot.bench.figure import Effort, Figure, Probe, looped
from bot.bench.keeping import answer_some, service, started
from bot.bench.matches import chance
from bot.bench.process import memory_mb, running
from bot.sandbox import Sandbox
from bot.storage import Storage
from bot.storage.all_tables import TABLES
from bot.storage.matches.rows import next_due
from bot.storage.tables import matches as matches_table

SINGLE = ("interactions", "audit", "contents")
"""Tables whose rows are not multiplied: they are not about one match, or their ids are Discord's."""

ANSWERS = 20
"""How many answers have been given in each match."""

SETTLED_SECONDS = 2.0
"""After so long a started bot holds what it needs."""


def probes(key: str) -> list[Probe]:
    """The measurement with matches of one game."""
    figures = (
        Figure("stored.start", "s", "<=", 3),
        Figure("stored.resident", "MB", "<=", 250),
        Figure("stored.due", "ms", "<=", 20),
    )
    return [Probe(figures, looped(_measured, key))]


async def _measured(key: str, effort: Effort) -> Mapping[str, float]:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with service(database) as matches:
            info = await started(matches, key)
            await answer_some(matches, info, chance(0), ANSWERS)
        _multiply(database, info.id, effort.stored)
        due = await _due(database)
        starts: list[float] = []
        resident = 0.0
        for _ in range(max(1, effort.runs // 2)):
            begun = time.perf_counter()
            async with Sandbox() as sandbox, running(sandbox, database) as process:
                starts.append(time.perf_counter() - begun)
                await asyncio.sleep(SETTLED_SECONDS)
                resident = max(resident, memory_mb(process.pid))
    return {"stored.start": median(starts), "stored.resident": resident, "stored.due": due}


def _multiply(database: Path, match_id: str, count: int) -> None:
    """Copy one match until there are `count`, each with an id, a thread and a due moment of its own.

    Nothing is owed to Discord any more, as in matches that wait for somebody to think.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TEMP TABLE numbers (n INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO numbers VALUES (?)", ((n,) for n in range(1, count)))
        for table in TABLES:
            if table.name not in SINGLE and ("match_id" in table.c or table is matches_table):
                connection.execute(_copying(table), {"id": match_id})
        connection.execute("UPDATE outbox SET state = 'sent'")
        connection.execute(
            "UPDATE matches SET due_at = strftime('%Y-%m-%d %H:%M:%S.000000', 'now', "
            "'+' || (1000 + rowid) || ' minutes')"
        )


def _copying(table: Table) -> str:
    columns = [one for one in table.c if one.autoincrement is not True]
    names = ", ".join(f'"{one.name}"' for one in columns)
    key = "id" if table is matches_table else "match_id"
    values = ", ".join(_value(one, key) for one in columns)
    copied = f'SELECT {values} FROM "{table.name}", numbers WHERE "{key}" = :id'  # noqa: S608 - our own names
    return f'INSERT INTO "{table.name}" ({names}) {copied}'


def _value(column: Column[object], key: str) -> str:
    if column.name == key:
        return "printf('z%06d', n)"
    return f'"{column.name}" + n' if column.name == "thread_id" else f'"{column.name}"'


async def _due(database: Path) -> float:
    """Milliseconds to find the next moment at which something is due; median of many."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{database}")
    taken: list[float] = []
    for _ in range(50):
        begun = time.perf_counter()
        async with storage.read() as connection:
            await next_due(connection)
        taken.append((time.perf_counter() - begun) * 1000)
    await storage.close()
    return median(taken)
