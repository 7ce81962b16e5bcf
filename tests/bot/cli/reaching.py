"""Folders of other accounts on the way to a file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def reachable(folder: Path) -> Iterator[None]:
    """Let other accounts come as far as a folder, which is theirs to enter or not."""
    before = {
        one: one.stat().st_mode for one in folder.parents if one.owner() == Path.home().owner()
    }
    for one in before:
        one.chmod(before[one] | 0o011)
    try:
        yield
    finally:
        for one, mode in before.items():
            one.chmod(mode)
