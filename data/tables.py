"""Reading one content file: TOML tables of rows, each row with an id and where it comes from."""

import tomllib
from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

Row = dict[str, Any]
Tables = dict[str, list[Row]]

MOST_CHARACTERS = 4 << 20
"""Hundreds of times what the content of a game takes."""
DEEPEST = 20
"""Lists and tables in each other; the content of no game has more than a third of that."""
LARGEST = (1 << 63) - 1
"""The whole numbers that every reader of TOML takes."""
SOURCES = ("rulebook", "public", "house")


class ContentError(Exception):
    """Content cannot be used; the message names the file and row and says what to do."""


def read_toml(file: Traversable) -> dict[str, Any]:
    """Parse a TOML file; raise ContentError naming it if it cannot be read."""
    try:
        return tomllib.loads(_text(file))
    except UnicodeDecodeError as error:
        raise ContentError(f"{file}: is not UTF-8 text; save it as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file}: is not valid TOML ({error}); correct it there.") from error
    except ValueError as error:  # what Python says of more digits than it takes
        raise ContentError(
            f"{file}: holds a number that is too long; write a shorter one."
        ) from error
    except RecursionError as error:
        raise ContentError(f"{file}: is nested too deeply; write it flatter.") from error
    except OSError as error:
        raise ContentError(f"{file}: cannot be read ({error.strerror}).") from error


def _text(file: Traversable) -> str:
    """The text of a file; what never ends, a device or a pipe, is not begun. Raises ContentError, OSError."""
    if isinstance(file, Path) and file.exists() and not file.is_file():
        raise ContentError(f"{file}: is not a file; put a text file in its place.")
    with file.open("r", encoding="utf-8") as opened:
        found = opened.read(MOST_CHARACTERS + 1)
    if len(found) > MOST_CHARACTERS:
        raise ContentError(f"{file}: is larger than {MOST_CHARACTERS >> 20} million characters.")
    return found


def read_tables(file: Traversable) -> Tables:
    """Read the tables of a content file and check the shape that all of them share."""
    tables = read_toml(file)
    for name, rows in tables.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{file}: {name} must be a list of rows, written [[{name}]].")
        _check_rows(file, name, rows)
    return tables


def where(file: Traversable, table: str, row_id: object) -> str:
    """Name a row for an error message."""
    return f"{file}: [[{table}]] {row_id!r}"


def _check_rows(file: Traversable, table: str, rows: list[Row]) -> None:
    seen: set[str] = set()
    for number, row in enumerate(rows, start=1):
        row_id = row.get("id")
        if not isinstance(row_id, str) or not row_id:
            raise ContentError(f"{file}: [[{table}]] row {number} needs an id in quotes.")
        if row_id in seen:
            raise ContentError(f"{where(file, table, row_id)} occurs twice; keep one row.")
        seen.add(row_id)
        _check_values(file, table, row)


def _check_values(file: Traversable, table: str, row: Row) -> None:
    if "source" in row and row["source"] not in SOURCES:
        known = ", ".join(SOURCES)
        raise ContentError(f"{where(file, table, row['id'])}: source must be one of {known}.")
    for field, value in row.items():
        if (wrong := _wrong(value)) is not None:
            raise ContentError(f"{where(file, table, row['id'])}: {field} {wrong}")


def _wrong(value: Any) -> str | None:
    """Why a value cannot stand in a field, and what can; None if it can."""
    if _too_deep(value):
        return "is nested too deeply; write it flatter."
    leaves = list(_leaves(value))
    if not all(type(leaf) in (str, int, bool) for leaf in leaves):
        return "may hold texts, whole numbers, true or false, and lists or tables of these."
    if any(isinstance(leaf, int) and abs(leaf) > LARGEST for leaf in leaves):
        return "holds a number of more than 64 bits; write a smaller one."
    return None


def _too_deep(value: Any) -> bool:
    """Whether a value holds others in others so often that going into it could exhaust Python's stack."""
    level = [value]
    for _ in range(DEEPEST + 1):
        level = [inner for one in level for inner in _held(one)]
    return bool(level)


def _held(value: Any) -> Collection[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        for inner in _held(value):
            yield from _leaves(inner)
    else:
        yield value
