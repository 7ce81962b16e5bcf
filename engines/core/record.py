"""How records are made: slotted dataclasses, read and written by pydantic at the border only.

The one module that knows it, so that the choice can change later. A record holds plain values, lists,
dicts and other records; nothing else has to survive a snapshot.
"""

from dataclasses import dataclass, field
from inspect import get_annotations
from typing import ClassVar, Literal, TypeVar, dataclass_transform

from pydantic import ConfigDict

R = TypeVar("R")


class Record:
    """Base of everything that can be written to JSON and read back."""

    __slots__ = ()
    # Without these pydantic would take unknown fields and "3" for a number.
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
    TAGGED: ClassVar[bool] = False


@dataclass_transform(field_specifiers=(field,))
def record(cls: type[R]) -> type[R]:
    """Make a slotted dataclass; a tagged class (step, decision, entry) also carries its name as `kind`.

    >>> from engines.core import Record, record
    >>> @record
    ... class Coin(Record):
    ...     worth: int = 1
    >>> Coin(3), Coin() == Coin(1)
    (Coin(worth=3), True)
    """
    if getattr(cls, "TAGGED", False):
        cls.__annotations__ = {**get_annotations(cls), "kind": Literal[cls.__name__]}
        cls.kind = field(default=cls.__name__, kw_only=True)  # type: ignore[attr-defined] # made a field here
    return dataclass(slots=True)(cls)
