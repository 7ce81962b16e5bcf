"""Files that hold secrets: whoever else has an account on the machine cannot read what is made here."""

import os
import stat
from pathlib import Path
from typing import BinaryIO, Literal

FILE = 0o600
FOLDER = 0o700

_HOW = {"wb": os.O_TRUNC, "ab": os.O_APPEND}
_BINARY = getattr(os, "O_BINARY", 0)


def opened(path: Path, mode: Literal["wb", "ab"]) -> BinaryIO:
    """A file to be written; what was there keeps its permissions. Raises OSError."""
    flags = os.O_WRONLY | os.O_CREAT | _HOW[mode] | _BINARY
    return os.fdopen(os.open(path, flags, FILE), mode)


def make(path: Path) -> None:
    """An empty file, unless there is one, which stays as it is. Raises OSError."""
    opened(path, "ab").close()


def make_folder(path: Path) -> None:
    """A folder with those it stands in; those that are there stay as they are. Raises OSError."""
    for missing in reversed([one for one in (path, *path.parents) if not one.exists()]):
        missing.mkdir(mode=FOLDER, exist_ok=True)


def readable_by_all(path: Path) -> bool:
    """Whether every account of the machine can read a file, as was so with those of older versions."""
    if os.name != "posix":
        return False  # elsewhere the bits tell nothing of other accounts
    file = path.resolve()
    there = all(one.stat().st_mode & stat.S_IXOTH for one in file.parents)
    return there and file.is_file() and bool(file.stat().st_mode & stat.S_IROTH)
