"""A migrated database without anything in it: migrating takes longer than most tests."""

from pathlib import Path

from bot.storage import Storage

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
