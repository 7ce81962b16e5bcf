"""Reading and writing the files a user names, with clear words where that fails."""

from pathlib import Path

from bot.cli.frame import Wrong


def write_text(target: Path, text: str) -> None:
    """Write a text file."""
    write_bytes(target, text.encode())


def write_bytes(target: Path, content: bytes) -> None:
    """Write a file, over what was there."""
    try:
        target.write_bytes(content)
    except OSError as error:
        raise Wrong(f"{target} cannot be written: {error.strerror}") from error


def read_bytes(source: Path) -> bytes:
    """Read a file."""
    try:
        return source.read_bytes()
    except OSError as error:
        raise Wrong(f"{source} cannot be read: {error.strerror}") from error
