"""JSON read strictly, with the place and the fault in words if it does not fit."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, TypeVar

V = TypeVar("V")

LARGEST = 1_000_000_000
"""No number in a file of ours is larger; one without bounds could not even be put into words."""


class FormatError(ValueError):
    """What was read is not in our format; `path` is the place, `what` what is wrong there."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(f"{path}: {what}" if path else what)
        self.path = path
        self.what = what


class Fields:
    """The fields of one object, each taken once. Raises FormatError.

    >>> from engines.core.fields import Fields
    >>> line = Fields({"n": 3, "odd": True}, "log.0")
    >>> line.whole("n")
    3
    >>> line.nothing_else()
    Traceback (most recent call last):
        ...
    engines.core.fields.FormatError: log.0.odd: is not known
    """

    def __init__(self, line: Mapping[str, Any], path: str) -> None:
        self._line = line
        self._path = path
        self._taken: set[str] = set()

    def at(self, name: str) -> str:
        """The path of a field."""
        return f"{self._path}.{name}" if self._path else name

    def _take(self, name: str) -> Any:
        self._taken.add(name)
        if name not in self._line:
            raise FormatError(self.at(name), "is missing")
        return self._line[name]

    def whole(self, name: str, least: int = 0) -> int:
        """A whole number."""
        value = self._take(name)
        if type(value) is not int or value < least:
            raise FormatError(self.at(name), f"a whole number from {least} on is expected")
        if value > LARGEST:
            raise FormatError(self.at(name), f"a whole number up to {LARGEST} is expected")
        return value

    def maybe(self, name: str, read: Callable[[str], V]) -> V | None:
        """None if the field is missing or null, else what `read` makes of it."""
        self._taken.add(name)
        return None if self._line.get(name) is None else read(name)

    def mapping(self, name: str) -> dict[str, Any]:
        """An object."""
        value = self._take(name)
        if not isinstance(value, dict):
            raise FormatError(self.at(name), "an object is expected")
        return value

    def items(self, name: str) -> list[Any]:
        """A list."""
        value = self._take(name)
        if not isinstance(value, list):
            raise FormatError(self.at(name), "a list is expected")
        return value

    def boolean(self, name: str) -> bool:
        """True or false."""
        value = self._take(name)
        if not isinstance(value, bool):
            raise FormatError(self.at(name), "true or false is expected")
        return value

    def string(self, name: str) -> str:
        """A text."""
        value = self._take(name)
        if not isinstance(value, str):
            raise FormatError(self.at(name), "a text is expected")
        return value

    def flag(self, name: str) -> bool:
        """0 or 1; 0 if it is missing."""
        self._taken.add(name)
        value = self._line.get(name, 0)
        if type(value) is not int or value not in (0, 1):
            raise FormatError(self.at(name), "0 or 1 is expected")
        return value == 1

    def strings(self, name: str) -> list[str]:
        """A list of texts; empty if it is missing."""
        self._taken.add(name)
        value = self._line.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise FormatError(self.at(name), "a list of texts is expected")
        return list(value)

    def answer(self, name: str) -> str | list[str] | dict[str, int]:
        """An answer: an option, a list of options, or numbers by slot."""
        value = self._take(name)
        if isinstance(value, str):
            return value
        if isinstance(value, list):
            return self.strings(name)
        if isinstance(value, dict) and all(map(is_bounded, value.values())):
            return dict(value)
        raise FormatError(self.at(name), "an option, a list of options or numbers are expected")

    def nothing_else(self) -> None:
        """Refuse fields that were not taken."""
        for name in self._line:
            if name not in self._taken:
                raise FormatError(self.at(name), "is not known")


def is_bounded(value: object) -> bool:
    """Whether a value is a whole number, and of a size that is meant seriously."""
    return type(value) is int and abs(value) <= LARGEST


def dumps(value: object) -> str:
    """Compact JSON on one line."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def canonical_json(value: object) -> bytes:
    """JSON with sorted keys and no spaces; records as objects.

    >>> from engines.core.fields import canonical_json
    >>> canonical_json({"b": 1, "a": [2, 3]})
    b'{"a":[2,3],"b":1}'
    """
    compact = (",", ":")
    plain = json.dumps(
        value, sort_keys=True, separators=compact, ensure_ascii=False, default=asdict
    )
    return plain.encode()


def loads(text: str | bytes, path: str = "") -> Any:
    """Read JSON; a repeated name in an object is refused. Raises FormatError."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError as error:
        raise FormatError(path, "nested too deeply") from error
    except ValueError as error:
        raise FormatError(path, f"not JSON ({error})") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")
