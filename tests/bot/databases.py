"""Databases for tests: laid down migrated, since migrating takes longer than most tests, and hasty ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Engine, create_engine

from bot.storage import Storage, sqlite

PRAGMAS = sqlite.PRAGMAS
"""As the program sets them."""

_migrated: list[bytes] = []


async def lay(path: Path) -> None:
    """Put one at a path unless there is one; the first of a process is migrated, others are copied."""
    if not _laid(path):
        await (await Storage.open(f"sqlite+aiosqlite:///{path}")).close()
        _keep(path)


def _laid(path: Path) -> bool:
    """Whether there is one now."""
    if not path.exists() and _migrated:
        path.write_bytes(_migrated[0])
    return path.exists()


def _keep(path: Path) -> None:
    _migrated.append(path.read_bytes())


@contextmanager
def hasty_sqlite() -> Iterator[None]:
    """Let SQLite not wait for the disk, and make each statement once for all databases of a process.

    The disk decides only about what is left when the machine loses power, which no test can let happen.
    """
    first = create_engine(URL.create("sqlite"))
    first.connect().close()  # makes its dialect known to itself
    first.dispose()
    made: dict[Any, Any] = {}

    def alike(url: URL, **settings: Any) -> Engine:
        engine = create_engine(url, **settings, execution_options={"compiled_cache": made})
        engine.dialect = first.dialect
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "create_engine", alike)
        patch.setattr(sqlite, "PRAGMAS", (*PRAGMAS, "synchronous = OFF"))
        yield
