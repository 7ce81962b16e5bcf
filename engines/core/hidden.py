"""Hidden information: declared on the field, masked generically, dealt anew for guessing.

`Annotated[list[str], Seen("owner", pool="missions")]` says who sees a field and what the others see
instead. The owner is the `seat` of the nearest enclosing record that has one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from engines.core.fields import canonical_json
from engines.core.record import Record
from engines.core.steps import State

HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class Seen:
    """Who sees a field.

    by: "owner", "nobody", or the name of a sibling field that lists the seats that know.
    shows: what the others see: how many ("count"), that there is something ("presence"), or nothing at all.
    until: "over" if everybody sees it once the match has ended.
    pool: hidden values of one pool could lie in any of its hidden places.
    domain: the values a choice outside any pool could have.
    """

    by: str
    shows: Literal["count", "presence", "nothing"] = "count"
    until: Literal["over"] | None = None
    pool: str | None = None
    domain: tuple[Any, ...] = ()


_PLANS: dict[type[Any], tuple[tuple[str, Seen | None], ...]] = {}


def _plan(cls: type[Any]) -> tuple[tuple[str, Seen | None], ...]:
    """Fields of a record class that are hidden (with their Seen) or may contain hidden ones (None)."""
    if cls not in _PLANS:
        _PLANS[cls] = _made_plan(cls)
    return _PLANS[cls]


def _made_plan(cls: type[Any]) -> tuple[tuple[str, Seen | None], ...]:
    plan: list[tuple[str, Seen | None]] = []
    for name, (seen, inner) in _hints(cls).items():
        if seen or any(_hides(one, (cls,)) for one in inner):
            plan.append((name, seen))
    return tuple(plan)


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
    return {
        field.name: (
            next(
                (m for m in getattr(hints[field.name], "__metadata__", ()) if type(m) is Seen), None
            ),
            _records_in(hints[field.name]),
        )
        for field in fields(cls)
    }


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


def _mask(seen: Seen, value: Any) -> Any:
    if isinstance(value, list):
        return [] if seen.shows == "nothing" else [HIDDEN] * len(value)
    if value is None or seen.shows == "nothing":
        return None
    return HIDDEN


def _copied(obj: Any, changes: dict[str, Any]) -> Any:
    twin = object.__new__(type(obj))
    for field in fields(obj):
        name = field.name
        setattr(twin, name, changes[name] if name in changes else getattr(obj, name))
    return twin


def masked(obj: Any, seat: int | None, *, over: bool, owner: int | None = None) -> Any:
    """`obj` as `seat` (None: the public) may see it; parts without secrets are shared, not copied."""
    if isinstance(obj, list):
        return [masked(one, seat, over=over, owner=owner) for one in obj]
    if isinstance(obj, dict):
        return {key: masked(one, seat, over=over, owner=owner) for key, one in obj.items()}
    if not isinstance(obj, Record) or not (plan := _plan(type(obj))):
        return obj
    owner = getattr(obj, "seat", owner)
    changes: dict[str, Any] = {}
    for name, seen in plan:
        value = getattr(obj, name)
        if seen is None:
            changes[name] = masked(value, seat, over=over, owner=owner)
        elif not _knows(seen, obj, seat, owner, over=over):
            changes[name] = _mask(seen, value)
    twin = _copied(obj, changes)
    if isinstance(obj, State):
        twin.attach(obj.content)
    return twin


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a position that is hidden from somebody."""

    seen: Seen
    holder: Any
    name: str
    index: int | None

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
    """All places in a state or step that `seat` does not see, in a fixed order."""
    if isinstance(obj, list | dict):
        for one in obj.values() if isinstance(obj, dict) else obj:
            yield from hidden_places(one, seat, over=over, owner=owner)
        return
    if not isinstance(obj, Record):
        return
    owner = getattr(obj, "seat", owner)
    for name, seen in _plan(type(obj)):
        value = getattr(obj, name)
        if seen is None:
            yield from hidden_places(value, seat, over=over, owner=owner)
        elif not _knows(seen, obj, seat, owner, over=over):
            if isinstance(value, list):
                for index in range(len(value)):
                    yield Place(seen, obj, name, index)
            elif value is not None:
                yield Place(seen, obj, name, None)


def strip(parts: Any, seat: int | None) -> None:
    """Take away, in place, everything hidden from `seat`: what is left it could count."""
    for place in list(hidden_places(parts, seat)):
        value = getattr(place.holder, place.name)
        setattr(place.holder, place.name, [] if isinstance(value, list) else None)


def redeal(parts: list[Any], seat: int | None, shuffle: Callable[[str, list[Any]], None]) -> None:
    """Deal everything hidden from `seat` anew, in place: pools are mixed, choices drawn from their domain.

    `parts` are the state and the steps in progress; `shuffle(purpose, items)` supplies the chance. It is
    given what is hidden in a fixed order: where things lie now must not show in where they come to lie.
    """
    pools: dict[str, list[Place]] = {}
    for count, place in enumerate(hidden_places(parts, seat)):
        if place.seen.pool is not None:
            pools.setdefault(place.seen.pool, []).append(place)
        elif place.seen.domain:
            values = list(place.seen.domain)
            shuffle(f"domain.{count}", values)
            place.put(values[0])
    for pool, places in pools.items():
        values = sorted((place.value for place in places), key=canonical_json)
        shuffle(f"pool.{pool}", values)
        for place, value in zip(places, values, strict=True):
            place.put(value)
