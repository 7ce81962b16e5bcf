"""Folders and files of other accounts."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

from filelock import FileLock


@contextmanager
def reachable(folder: Path) -> Iterator[None]:
    """Let other accounts come as far as a folder, which is theirs to enter or not."""
    # Tests that run at the same time share the outer folders: one must not close them under another.
    with FileLock(Path(gettempdir()) / f"caravan-reachable-{os.getuid()}.lock"):
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


@contextmanager
def without_rights() -> Iterator[None]:
    """Nobody is kept from anything who is root: so be somebody else meanwhile."""
    if os.geteuid() == 0:
        os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(0)
    else:
        yield
