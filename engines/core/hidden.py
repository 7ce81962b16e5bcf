"""Hidden information: declared on the field, masked generically, dealt anew for guessing.

`Annotated[list[str], Seen("owner", pool="missions")]` says who sees a field and what the others see
instead. The owner is the `seat` of the nearest enclosing record that has one.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from engines.core.fields import canonical_json
from engines.core.record import Record
from engines.core.steps import State

HIDDEN = "?"

Shuffle = Callable[[str, list[Any]], None]
"""Brings some things into random order, in place; `purpose` names the draw."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Who sees a field.

    by: "owner", "nobody", or the name of a sibling field that lists the seats that know.
    shows: what the others see: how many ("count"), that there is something ("presence"), or nothing at all.
    until: "over" if everybody sees it once the match has ended.
    pool: hidden values of one pool could lie in any of its hidden places. apart: only in those of the same
        owner, as where everybody has cards of their own.
    domain: the values it could have outside any pool: each entry of a list, or all of what shows nothing.
    What has neither is taken away where a world is dealt; `GameSpec.agree` can put something there.
    """

    by: str
    shows: Literal["count", "presence", "nothing"] = "count"
    until: Literal["over"] | None = None
    pool: str | None = None
    domain: tuple[Any, ...] = ()
    apart: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError for what could not be dealt without telling something."""
        if self.pool is not None and self.shows == "nothing":
            raise ValueError(f"{self.pool}: who cannot count a place cannot deal a pool to it")
        if self.pool is not None and self.domain:
            raise ValueError(f"{self.pool}: either a pool or a domain")
        if self.apart and self.pool is None:
            raise ValueError("only a pool can be kept apart")


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a record class that is hidden, or may contain what is (`deep`), or both.

    empty: makes what stands there for nothing; whether something does stand there must not show in it.
    """

    name: str
    seen: Seen | None
    deep: bool
    empty: Callable[[], Any]


_PLANS: dict[type[Any], tuple[_Part, ...]] = {}


def _plan(cls: type[Any]) -> tuple[_Part, ...]:
    """The fields of a record class that are hidden or may contain hidden ones."""
    if cls not in _PLANS:
        _PLANS[cls] = _made_plan(cls)
    return _PLANS[cls]


def _made_plan(cls: type[Any]) -> tuple[_Part, ...]:
    plan: list[_Part] = []
    hints = get_type_hints(cls)
    for name, (seen, inner) in _hints(cls).items():
        deep = any(_hides(one, (cls,)) for one in inner)
        if seen or deep:
            made = get_origin(hints[name])
            plan.append(_Part(name, seen, deep, made if made in (list, dict) else _none))
    return tuple(plan)


def _none() -> None:
    return None


def known_to_some(cls: type[Any], above: tuple[type[Any], ...] = ()) -> bool:
    """Whether a record class holds anything, however deep, that some seats see and others do not."""
    if cls in above:
        return False
    return any(
        (seen is not None and seen.by != "nobody")
        or any(known_to_some(one, (*above, cls)) for one in inner)
        for seen, inner in _hints(cls).values()
    )


def _hints(cls: type[Any]) -> dict[str, tuple[Seen | None, list[type[Any]]]]:
    """Per field: how it is seen, and the record classes it may contain."""
    hints = get_type_hints(cls, include_extras=True)
    found: dict[str, tuple[Seen | None, list[type[Any]]]] = {}
    for field in fields(cls):
        hint = hints[field.name]
        if any(_marked(arg) for arg in get_args(hint)):
            raise TypeError(f"{cls.__name__}.{field.name}: all of a field is hidden, or nothing")
        found[field.name] = (_seen(hint), _records_in(hint))
    return found


def _seen(hint: Any) -> Seen | None:
    return next((one for one in getattr(hint, "__metadata__", ()) if type(one) is Seen), None)


def _marked(hint: Any) -> bool:
    """Whether a type, or one within it, says who sees it."""
    return _seen(hint) is not None or any(_marked(arg) for arg in get_args(hint))


def _hides(cls: type[Any], above: tuple[type[Any], ...]) -> bool:
    """Whether a record class hides anything, itself or deeper down; `above` stops circles."""
    if cls in above:
        return False
    return any(
        seen or any(_hides(one, (*above, cls)) for one in inner)
        for seen, inner in _hints(cls).values()
    )


def _records_in(hint: Any) -> list[type[Any]]:
    if get_origin(hint) is Annotated:
        return _records_in(get_args(hint)[0])
    if isinstance(hint, type) and is_dataclass(hint) and issubclass(hint, Record):
        return [hint]
    return [inner for arg in get_args(hint) for inner in _records_in(arg)]


def _knows(seen: Seen, holder: Any, seat: int | None, owner: int | None, *, over: bool) -> bool:
    if over and seen.until == "over":
        return True
    if seat is None or seen.by == "nobody":
        return False
    return seat == owner if seen.by == "owner" else seat in getattr(holder, seen.by)


def _mask(part: _Part, seen: Seen, value: Any) -> Any:
    if seen.shows == "nothing":
        return part.empty()
    if isinstance(value, list):
        return [HIDDEN] * len(value)
    return None if value is None else HIDDEN


def _copied(obj: Any, changes: dict[str, Any]) -> Any:
    twin = object.__new__(type(obj))
    for field in fields(obj):
        name = field.name
        setattr(twin, name, changes[name] if name in changes else getattr(obj, name))
    return twin


def masked(obj: Any, seat: int | None, *, over: bool, owner: int | None = None) -> Any:
    """`obj` as `seat` (None: the public) may see it; parts without secrets are shared, not copied.

    >>> from engines.core.hidden import masked
    >>> from engines.core.example import Purse
    >>> masked(Purse(0, 3, "sun"), 1, over=False)
    Purse(seat=0, coins=3, charm='?')
    >>> masked(Purse(0, 3, "sun"), 0, over=False).charm
    'sun'
    """
    if isinstance(obj, list):
        return [masked(one, seat, over=over, owner=owner) for one in obj]
    if isinstance(obj, dict):
        return {key: masked(one, seat, over=over, owner=owner) for key, one in obj.items()}
    if not isinstance(obj, Record) or not (plan := _plan(type(obj))):
        return obj
    owner = getattr(obj, "seat", owner)
    changes: dict[str, Any] = {}
    for part in plan:
        value, seen = getattr(obj, part.name), part.seen
        if seen is not None and not _knows(seen, obj, seat, owner, over=over):
            changes[part.name] = _mask(part, seen, value)
        elif part.deep:
            changes[part.name] = masked(value, seat, over=over, owner=owner)
    twin = _copied(obj, changes)
    if isinstance(obj, State):
        twin.attach(obj.content)
    return twin


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a position that is hidden from somebody; a field that shows nothing is a single one."""

    part: _Part
    seen: Seen
    holder: Any
    index: int | None
    owner: int | None

    @property
    def name(self) -> str:
        """The field."""
        return self.part.name

    @property
    def value(self) -> Any:
        """What lies there."""
        value = getattr(self.holder, self.name)
        return value if self.index is None else value[self.index]

    def put(self, value: Any) -> None:
        """Lay something else there."""
        if self.index is None:
            setattr(self.holder, self.name, value)
        else:
            getattr(self.holder, self.name)[self.index] = value


def hidden_places(
    obj: Any, seat: int | None, *, over: bool = False, owner: int | None = None
) -> Iterator[Place]:
    """All places in a state or step that `seat` does not see, in a fixed order.

    >>> from engines.core.hidden import hidden_places
    >>> from engines.core.example import Heap, Purse
    >>> game = Heap(5, [Purse(0, charm="sun"), Purse(1, charm="moon")])
    >>> [(place.owner, place.name, place.value) for place in hidden_places(game, 0)]
    [(1, 'charm', 'moon')]
    """
    if isinstance(obj, list | dict):
        for one in obj.values() if isinstance(obj, dict) else obj:
            yield from hidden_places(one, seat, over=over, owner=owner)
        return
    if not isinstance(obj, Record):
        return
    owner = getattr(obj, "seat", owner)
    for part in _plan(type(obj)):
        value, seen = getattr(obj, part.name), part.seen
        if seen is None or _knows(seen, obj, seat, owner, over=over):
            if part.deep:
                yield from hidden_places(value, seat, over=over, owner=owner)
        elif isinstance(value, list) and seen.shows != "nothing":
            for index in range(len(value)):
                yield Place(part, seen, obj, index, owner)
        elif value is not None or seen.shows == "nothing":
            yield Place(part, seen, obj, None, owner)


def strip(parts: Any, seat: int | None) -> None:
    """Take away, in place, everything hidden from `seat`: what is left it could count."""
    for place in list(hidden_places(parts, seat)):
        setattr(place.holder, place.name, place.part.empty())


def redeal(parts: list[Any], seat: int | None, shuffle: Shuffle) -> None:
    """Deal everything hidden from `seat` anew, in place: pools are mixed, choices drawn from their domain.

    What has neither pool nor domain is taken away. `parts` are the state and the steps in progress;
    `shuffle` supplies the chance. It is given what is hidden in a fixed order: where things lie now, and
    whether something lies where that shows to nobody, must not show in where they come to lie.

    >>> from engines.core.hidden import redeal
    >>> from engines.core.example import Heap, Purse
    >>> game = Heap(5, [Purse(0, charm="sun"), Purse(1, charm="moon"), Purse(2, charm="star")])
    >>> redeal([game], 0, lambda purpose, values: values.reverse())
    >>> [purse.charm for purse in game.purses]
    ['sun', 'star', 'moon']
    """
    pools: dict[tuple[str, int | None], list[Place]] = {}
    for count, place in enumerate(hidden_places(parts, seat)):
        seen = place.seen
        if seen.pool is not None:
            pools.setdefault((seen.pool, place.owner if seen.apart else None), []).append(place)
        elif seen.domain:
            values = [deepcopy(value) for value in seen.domain]
            shuffle(f"domain.{count}", values)
            place.put(values[0])
        else:
            place.put(place.part.empty() if place.index is None else None)
    for (pool, owner), places in pools.items():
        values = sorted((place.value for place in places), key=canonical_json)
        shuffle(f"pool.{pool}" if owner is None else f"pool.{pool}.{owner}", values)
        for place, value in zip(places, values, strict=True):
            place.put(value)
