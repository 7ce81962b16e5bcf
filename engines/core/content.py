"""What the contents of all games have in common: rows with an id and a source, numbers with bounds."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar, TypeVar, cast, dataclass_transform

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails
from typing_extensions import override

from engines.core.text import Text

C = TypeVar("C")
T = TypeVar("T")

MOST = 100
"""Far more than anything in a box: a number written wrongly must not fill the memory with pieces."""

Count = Annotated[int, Field(ge=0, le=MOST)]
Some = Annotated[int, Field(ge=1, le=MOST)]
Maybe = Annotated[T | None, BeforeValidator(lambda value: value or None)]
"""What a row may lack; a pack takes it away by `""` or `{}`, as TOML has no word for nothing."""


Name = Annotated[str, Field(min_length=1, max_length=20)]
"""There is no room for longer ones on the pictures."""
_APART = re.compile("[ \u2019-]")
_LAST_LATIN = "\u024f"


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field, Field))
class Model:
    """A part of a content: read strictly, never changed.

    Subclasses become plain dataclasses, since the rules look at them all the time and a field of
    pydantic's own models takes three times as long to read.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)

    @override
    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)

    @override
    def __getstate__(self) -> dict[str, Any]:
        """What another process gets: what is written. What was derived from it is derived there again.

        Something may be derived here at any time, also while this is being sent.
        """
        return {one.name: getattr(self, one.name) for one in fields(cast("Any", self))}


class Row(Model):
    """A row of a content table: its id and where its values come from."""

    id: str
    source: str


class GivenNames(Model):
    """What a row is called in each language, where the catalogues leave it to the content."""

    en: Name
    es: Name

    def told(self, key: str) -> Text:
        """The name in the language of the reader, by a message that chooses between them."""
        return Text(key, {"en": self.en, "es": self.es})


def _is_name(text: str) -> bool:
    """Whether a text has nothing that a message could take for a sign of its own, or a picture lacks."""
    return all(part.isalpha() and max(part) <= _LAST_LATIN for part in _APART.split(text))


def _is_row(row: object) -> bool:
    return isinstance(row, dict) and isinstance(row.get("id"), str)


def _told(error: ErrorDetails) -> str:
    """Where an error is, by the tables of the files, and what would be right."""
    place = ".".join(_TABLES.get(str(part), str(part)) for part in error["loc"] if part != "[key]")
    if error["type"] == "string_pattern_mismatch":
        names = error["ctx"]["pattern"].strip("^()$").replace("|", ", ")
        return f"{place}: there is no such thing here; choose one of {names}."
    return f"{place}: {error['msg']}."


_TABLES = {"limits": "constants", "by_players": "counts"}
"""Tables that a content calls by what they hold."""


class Tables:
    """The tables of one game's content. ValueError names the game and what does not fit."""

    def __init__(self, game: str, tables: Mapping[str, Any]) -> None:
        self._game = game
        self._tables = tables

    def rows(self, table: str) -> list[Any]:
        """The rows of a table as they are written."""
        if table not in self._tables:
            raise self.wrong(f"the content lacks {table!r}.")
        found = self._tables[table]
        if not isinstance(found, list) or not all(map(_is_row, found)):
            raise self.wrong(f"[[{table}]] must be rows with an id each.")
        return found

    def by_id(self, table: str) -> dict[str, Any]:
        """The rows of a table by id."""
        return {row["id"]: row for row in self.rows(table)}

    def column(self, table: str, field: str) -> dict[str, Any]:
        """One field of every row by id; None where a row lacks it."""
        return {row["id"]: row.get(field) for row in self.rows(table)}

    def first(self, table: str) -> Any:
        """The first row of a table."""
        rows = self.rows(table)
        if not rows:
            raise self.wrong(f"[[{table}]] has no row.")
        return rows[0]

    def read(self, kind: TypeAdapter[C], parts: Mapping[str, Any]) -> C:
        """The parts as one record; an error names the tables as their files do."""
        try:
            # From JSON, as snapshots are: a dataclass read strictly does not take a mapping.
            return kind.validate_json(json.dumps(parts))
        except ValidationError as error:
            raise self.wrong(_told(error.errors()[0])) from error

    def check_names(self, table: str, names: Mapping[str, GivenNames | None]) -> None:
        """What the content calls the rows of a table can be printed, and tells them apart."""
        given = {row: one for row, one in names.items() if one is not None}
        for row, one in given.items():
            if not (_is_name(one.en) and _is_name(one.es)):
                raise self.wrong(
                    f"[[{table}]] {row!r}: 'names' are of Latin letters, blanks, hyphens and \u2019 alone."
                )
        for found in ([one.en for one in given.values()], [one.es for one in given.values()]):
            if len(set(map(str.casefold, found))) < len(found):
                raise self.wrong(f"[[{table}]]: {', '.join(found)}: no two have the same name.")

    def check_ids(self, table: str, wanted: Sequence[str]) -> None:
        """The engine, the pictures and the catalogues know these ids and no others."""
        if [row["id"] for row in self.rows(table)] != list(wanted):
            raise self.wrong(f"[[{table}]] must be {', '.join(wanted)}, in this order.")

    def check_known(self, table: str, row: str, names: Iterable[str], known: Iterable[str]) -> None:
        """A row names nothing that is not known."""
        there = list(known)
        for name in names:
            if name not in there:
                raise self.wrong(f"[[{table}]] {row!r} names {name!r}; there is no such thing.")

    def wrong(self, what: str) -> ValueError:
        """The error that says what does not fit."""
        return ValueError(f"{self._game}: {what}")
