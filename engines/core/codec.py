"""Positions to JSON and back, with forward migrations of older snapshots."""

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, Generic, TypeVar, Union

from pydantic import Field, TypeAdapter, ValidationError

from engines.core.errors import SnapshotError
from engines.core.fields import canonical_json
from engines.core.log import MAIN
from engines.core.position import Position
from engines.core.steps import State, Step

S = TypeVar("S", bound=State)

_POSITION = b',"position":'
Migration = Callable[[dict[str, Any]], dict[str, Any]]


class Codec(Generic[S]):
    """Reads and writes positions of one game; built from its state class and all its steps.

    >>> from engines.core.example import begun
    >>> match = begun()
    >>> codec, position = match.spec.codec, match.table.position
    >>> codec.load(codec.dump(position)) == position
    True
    >>> stored = codec.snapshot(codec.dump(position), match.header.content)
    >>> codec.restore(stored) == codec.dump(position)
    True
    """

    def __init__(
        self,
        game: str,
        schema: int,
        state: type[S],
        steps: tuple[type[Step[S]], ...],
        migrations: Mapping[int, Migration],
    ) -> None:
        self.game = game
        self.schema = schema
        self._state = state
        self._steps = steps
        self._migrations = migrations

    @cached_property
    def _adapter(self) -> TypeAdapter[Position[S, Any]]:
        union = Union[self._steps]  # type: ignore[name-defined] # noqa: UP007 - built at run time
        tagged = Annotated[union, Field(discriminator="kind")] if len(self._steps) > 1 else union
        return TypeAdapter(Position[self._state, tagged])  # type: ignore[name-defined, valid-type] # built at run time

    def dump(self, position: Position[S, Any]) -> bytes:
        """The position as JSON."""
        return self._adapter.dump_json(position)

    def load(self, data: bytes) -> Position[S, Any]:
        """Read what `dump` wrote. Raises SnapshotError naming the place that does not fit."""
        try:
            position = self._adapter.validate_json(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise SnapshotError(f"{self.game}: {place}: {first['msg']}") from error
        if stray := _stray_lane(position):
            raise SnapshotError(f"{self.game}: lanes.{stray}: not where its parent or child says")
        return position

    def snapshot(self, data: bytes, content: str) -> bytes:
        """Wrap a dumped position for storage: with game, schema version and content hash."""
        head = json.dumps({"game": self.game, "schema": self.schema, "content": content})
        return head[:-1].encode() + _POSITION + data + b"}"

    def restore(self, stored: bytes) -> bytes:
        """The dumped position in a stored snapshot, migrated to today's schema. Raises SnapshotError."""
        try:
            head, position = _unwrapped(stored)
            game, schema = head["game"], head["schema"]
        except (ValueError, KeyError, TypeError) as error:
            raise SnapshotError(f"{self.game}: not a snapshot ({error})") from error
        if game != self.game or not isinstance(schema, int) or not 0 < schema <= self.schema:
            raise SnapshotError(f"{self.game}: snapshot of {game}, schema {schema}")
        return position if schema == self.schema else self._migrated(position, schema)

    def _migrated(self, position: bytes, schema: int) -> bytes:
        version = schema
        try:
            value = json.loads(position)
            for version in range(schema, self.schema):
                value = self._migrations[version](value)
        except Exception as error:
            raise SnapshotError(f"{self.game}: migration {version}: {error!r}") from error
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()

    def shape(self) -> str:
        """A hash of the shape of snapshots: it changes only together with the schema version."""
        schema = _bare(self._adapter.json_schema(mode="serialization"))
        return sha256(canonical_json(schema)).hexdigest()

    def state_hash(self, position: Position[S, Any]) -> str:
        """sha256 of the canonical position; equal for equal positions, however they were reached."""
        return sha256(canonical_json(canonical(json.loads(self.dump(position))))).hexdigest()


def canonical(position: dict[str, Any]) -> dict[str, Any]:
    """A dumped position with its lane groups renumbered in order of opening.

    >>> from engines.core.codec import canonical
    >>> lane = {"parent": None, "children": ["m-7:0"]}
    >>> found = canonical({"lanes": {"m": lane, "m-7:0": {"parent": "m", "children": []}}})
    >>> list(found["lanes"])
    ['m', 'm-1:0']
    """
    lanes: dict[str, Any] = position["lanes"]
    names = {MAIN: MAIN}
    groups: dict[str, int] = {}
    for old in sorted((one for one in lanes if one != MAIN), key=_opening):
        parent = lanes[old]["parent"]
        group, number = old[len(parent) + 1 :].split(":")
        names[old] = f"{names[parent]}-{groups.setdefault(group, len(groups) + 1)}:{number}"
    renamed = {
        names[old]: {
            **lane,
            "parent": lane["parent"] and names[lane["parent"]],
            "children": [names[child] for child in lane["children"]],
        }
        for old, lane in lanes.items()
    }
    return {**position, "lanes": renamed}


def _unwrapped(stored: bytes) -> tuple[dict[str, Any], bytes]:
    """The head of a snapshot and its position, which is not read if `snapshot` wrapped it."""
    at = stored.find(_POSITION)
    if at > 0 and stored.endswith(b"}}"):
        try:
            return json.loads(stored[:at] + b"}"), stored[at + len(_POSITION) : -1]
        except ValueError:
            pass
    head = json.loads(stored)
    return head, json.dumps(head["position"], ensure_ascii=False).encode()


def _stray_lane(position: Position[Any, Any]) -> str | None:
    """A lane that does not hang together with the others, None if all do."""
    lanes = position.lanes
    if MAIN not in lanes:
        return MAIN
    for lane_id, lane in lanes.items():
        if (lane.parent is None) != (lane_id == MAIN):
            return lane_id
        if lane.parent is not None and lane_id not in getattr(
            lanes.get(lane.parent), "children", ()
        ):
            return lane_id
        if any(child not in lanes or lanes[child].parent != lane_id for child in lane.children):
            return lane_id
    return None


def _bare(schema: Any) -> Any:
    """A JSON schema without what may change at any time: titles, descriptions, defaults."""
    if isinstance(schema, list):
        return [_bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: _bare(one) for name, one in value.items()}
        if key in ("properties", "$defs")
        else _bare(value)
        for key, value in schema.items()
        if key not in ("title", "description", "default")
    }


def _opening(lane_id: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    parts = [tuple(int(n) for n in part.split(":")) for part in lane_id.split("-")[1:]]
    path = tuple((part[0], part[1]) for part in parts)
    return len(path), path
