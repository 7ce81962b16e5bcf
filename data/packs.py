"""Content packs: folders by which the owner of a box corrects values without touching code."""

import os
from collections.abc import Sequence
from pathlib import Path

from data.tables import ContentError, Row, Tables, read_tables, where

HOUSE = "house"
FIXED = ("game", "options")
"""Tables that say what is chosen before a match: they tell what the game can do, and correct nothing."""
_WHAT = ("kind", "action")
"""Fields that say what a row is: with another value its other fields mean something else."""

_LOST = "lost+found"
"""What lies at the top of many a file system, where nobody but root may look into it."""


def pack_folders(setting: str) -> tuple[Path, ...]:
    """Return the packs that a `CARAVAN_CONTENT` setting names.

    The setting lists folders, separated as in PATH. Each is a pack (`<folder>/<game>/*.toml`) or
    a folder of packs, which then count in the order of their names.
    """
    named = [_home_read(part) for part in setting.split(os.pathsep) if part.strip()]
    return tuple(pack for folder in named for pack in _packs_in(folder))


def apply_pack(content: Tables, game: str, pack: Path, known_games: Sequence[str]) -> None:
    """Replace rows of `content` by those of the pack with the same table and id.

    A row of a pack needs its id and the fields that it changes; fields left out keep their
    values, unless the row changes its `kind` or `action`: then it stands alone. A source left out
    becomes "house". ContentError is raised if the pack names a game, table, row or field that does not
    exist, or a table that no pack can change.
    """
    _check_folders(pack, known_games)
    for file in _files_in(pack / game):
        for table, rows in read_tables(file).items():
            if table in FIXED:
                raise ContentError(f"{file}: no pack can change [[{table}]]; take it out.")
            if table not in content:
                raise ContentError(
                    f"{file}: there is no table [[{table}]] in {game}; {_choose(content)}."
                )
            for row in rows:
                _replace(content[table], row, file, table)


def check_names(content: Tables, game: str) -> None:
    """What packs call a row is no other row's name. Raises ContentError.

    Rows without names of their own are called as the catalogues call them.
    """
    # Reading the catalogues takes a while; without packs nobody needs them here.
    from data.catalogues import languages

    for table, rows in content.items():
        given = [row for row in rows if row.get("names") and isinstance(row["names"], dict)]
        for lang in languages() if given else ():
            shipped = _shipped_names(game, table, rows, lang)
            for row in given:
                name = str(row["names"].get(lang, ""))
                if (other := shipped.get(name.casefold())) is not None:
                    raise ContentError(
                        f"[[{table}]] {row['id']!r}: 'names' calls it {name}, which is the name of"
                        f" {other!r} ({lang}); choose another name."
                    )


def _shipped_names(game: str, table: str, rows: list[Row], lang: str) -> dict[str, str]:
    """The rows of a table that have no names of their own, by what the catalogue of a language calls them."""
    from data.catalogues import catalogue

    words = catalogue(lang)
    keys = {
        f"{game}-{one}-{row['id']}".replace("_", "-"): str(row["id"])
        for row in rows
        for one in (table.removesuffix("s"), table.removesuffix("es"))
        if not row.get("names")
    }
    return {words.format(key).casefold(): own for key, own in keys.items() if words.has(key)}


def _home_read(folder: str) -> Path:
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        raise ContentError(f"{folder}: nobody has this home; correct CARAVAN_CONTENT.") from None


def _packs_in(folder: Path) -> list[Path]:
    entries = _listed(folder)
    if _content_of(entries) or any(map(_files_in, entries)):
        return [folder]
    packs = [entry for entry in entries if any(map(_files_in, _inside(entry)))]
    if not packs:
        raise ContentError(f"{folder}: holds no content; a pack is laid out <pack>/<game>/*.toml.")
    return packs


def _check_folders(pack: Path, known_games: Sequence[str]) -> None:
    entries = _listed(pack)
    for file in _content_of(entries):
        raise ContentError(f"{file}: belongs into the folder of its game, {pack}/<game>/.")
    for entry in entries:
        if _files_in(entry) and entry.name not in known_games:
            raise ContentError(f"{entry}: is no game; {_choose(known_games)}.")


def _listed(folder: Path) -> list[Path]:
    """What lies in a folder that was named in the setting, sorted. Raises ContentError."""
    try:
        return _entries(folder)
    except (FileNotFoundError, NotADirectoryError):
        raise ContentError(f"{folder}: is not a folder; correct CARAVAN_CONTENT.") from None


def _files_in(entry: Path) -> list[Path]:
    """The files of content right below something in a pack, sorted. Raises ContentError."""
    return _content_of(_inside(entry))


def _inside(entry: Path) -> list[Path]:
    """What lies in something that was found in a pack, nothing if it is no folder. Raises ContentError."""
    try:
        return _entries(entry)
    except (FileNotFoundError, NotADirectoryError):
        return []


def _entries(folder: Path) -> list[Path]:
    """What lies in a folder, sorted. Raises ContentError if it may not be looked into.

    `glob` passes over such a folder in silence, and matches then begin without its corrections.
    """
    try:
        return sorted(entry for entry in folder.iterdir() if entry.name != _LOST)
    except (FileNotFoundError, NotADirectoryError):
        raise
    except OSError as error:
        raise ContentError(
            f"{folder}: cannot be read ({error.strerror}); let the bot's user list and enter it, or take"
            " it out."
        ) from error


def _content_of(entries: list[Path]) -> list[Path]:
    return [entry for entry in entries if entry.name.endswith(".toml")]


def _replace(rows: list[Row], new: Row, file: Path, table: str) -> None:
    for index, old in enumerate(rows):
        if old["id"] == new["id"]:
            _check_fields(rows, new, file, table)
            alone = any(new.get(field, old.get(field)) != old.get(field) for field in _WHAT)
            kept = {} if alone else old
            rows[index] = {**kept, "source": HOUSE, **new}
            return
    known = _choose([row["id"] for row in rows])
    raise ContentError(f"{where(file, table, new['id'])} does not exist; {known}.")


def _check_fields(rows: list[Row], new: Row, file: Path, table: str) -> None:
    kinds = {field: type(value) for row in rows for field, value in row.items()}
    for field, value in new.items():
        if field not in kinds:
            known = _choose(kinds)
            raise ContentError(f"{where(file, table, new['id'])} has no field {field!r}; {known}.")
        if type(value) is not kinds[field]:
            raise ContentError(
                f"{where(file, table, new['id'])}: {field} must be {_KINDS[kinds[field]]}."
            )


def _choose(names: Sequence[str] | Tables | dict[str, type]) -> str:
    return f"choose one of: {', '.join(names)}"


_KINDS = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: "a list in square brackets",
    dict: "a table in curly brackets",
}
