"""What a button, menu or form of the bot means: a record of a click, which is written into its custom_id.

`p|<verb>|<match>|<field>|…`, the fields in their order. Nothing else is remembered between clicks, so every
post goes on working after a restart. Posts of earlier versions stay: a verb keeps its meaning and its fields
their order, and a further field comes last, with None as its default.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, Final, Self, get_type_hints

from typing_extensions import override

from bot.limits import CUSTOM_ID
from bot.ui.custom_ids import PREFIX, SEPARATOR, snowflake, whole

Snowflake = Annotated[int | None, "of 63 bits"]
"""The id of a person or message on Discord, which has more digits than any other number of ours."""

_Reader = Callable[[str | None], Any]

_READERS: Final[Mapping[Any, _Reader]] = {
    str: lambda part: part or "",
    str | None: lambda part: part,
    int: lambda part: whole(part or "") or 0,
    int | None: lambda part: whole(part or ""),
    Snowflake: lambda part: snowflake(part or ""),
}
"""How a part is read, by the type of its field; None stands for one that is not there."""

_kinds: Final[dict[str, type["Click"]]] = {}


@dataclass(frozen=True)
class Click:
    """A click outside of matches. Each kind is a frozen dataclass that says its verb.

        @dataclass(frozen=True)
        class GamesClick(Click, verb="games"):
            page: int

        GamesClick(2).custom_id  # "p|games||2"

    Clients can send anything: a field that is missing, or no number, reads as None if it may be that, else as
    "" or 0.
    """

    verb: ClassVar[str]

    @override
    def __init_subclass__(cls, *, verb: str | None = None) -> None:
        """verb: None for what several kinds have in common. Raises ValueError if another kind has it."""
        if verb is None:
            return
        if verb in _kinds or SEPARATOR in verb:
            raise ValueError(f"verb of two kinds of clicks: {verb}")
        cls.verb = verb
        _kinds[verb] = cls

    @property
    def custom_id(self) -> str:
        """How it is written. Raises ValueError if that is more than Discord takes."""
        written = SEPARATOR.join(("p", self.verb, *self._written()))
        if len(written) > CUSTOM_ID:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written

    def _written(self) -> list[str]:
        """What stands after the verb: the match, "" for none, and the fields."""
        return ["", *_parts(self)]

    @classmethod
    def from_parts(cls, parts: Sequence[str]) -> Self:
        """The other way round."""
        return cls(*_values(cls, parts[1:]))


@dataclass(frozen=True)
class MatchClick(Click):
    """A click in a match; "" stands for none where there may be one."""

    match: str

    @override
    def _written(self) -> list[str]:
        return _parts(self)

    @classmethod
    @override
    def from_parts(cls, parts: Sequence[str]) -> Self:
        return cls(*_values(cls, parts))


def read(custom_id: str) -> Click | None:
    """What a custom_id means; None if it is none of ours, or of an earlier version."""
    if not custom_id.startswith(PREFIX):
        return None
    _, verb, *parts = custom_id.split(SEPARATOR)
    kind = _kinds.get(verb)
    return None if kind is None else kind.from_parts(parts)


def kinds() -> Iterator[type[Click]]:
    """All kinds of clicks there are."""
    yield from _kinds.values()


def match_of(click: Click) -> str:
    """The match of a click, "" if it is in none."""
    return click.match if isinstance(click, MatchClick) else ""


def _parts(click: Click) -> list[str]:
    """The fields, without those at the end that are None as by default."""
    values = [(one.default, getattr(click, one.name)) for one in fields(click)]
    while values and values[-1] == (None, None):
        values.pop()
    return ["" if value is None else str(value) for _, value in values]


def _values(kind: type[Click], parts: Sequence[str]) -> Iterator[Any]:
    types = get_type_hints(kind, include_extras=True)
    for at, one in enumerate(fields(kind)):
        yield _READERS[types[one.name]](parts[at] if at < len(parts) else None)
