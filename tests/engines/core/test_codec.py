import json
from typing import Any

import pytest

from engines.core import GameSpec, SnapshotError
from tests.engines.core.toy import SPEC, Pick, Toy, asked, give, lanes, match_of, toy_spec

# A snapshot of schema 1 as it was stored, when the game said `words` for what is now `done`, and a Pick was
# called Query; taken inside a group of lanes.
OLD = (
    b'{"game": "toy", "schema": 1, "content": "hash","position":{"state":{"words":["0:a"],"rolled":0},'
    b'"lanes":{"m":{"steps":[],"parent":null,"children":["m-1:0","m-1:1"],"asked":{}},'
    b'"m-1:0":{"steps":[],"parent":"m","children":[],"asked":{"0":1}},'
    b'"m-1:1":{"steps":[{"seat":1,"options":["c","d"],"kind":"Query"}],"parent":"m","children":[],"asked":{}}},'
    b'"draws":{},"fresh":0}}'
)


def rename(position: dict[str, Any]) -> dict[str, Any]:
    position["state"]["done"] = position["state"].pop("words")
    for lane in position["lanes"].values():
        for step in lane["steps"]:
            if step["kind"] == "Query":
                step.update(kind="Pick", secret=False, always=False, empty=False)
    return position


def migrated() -> GameSpec[Toy]:
    return toy_spec(2, {1: rename})


def stored() -> bytes:
    match = match_of(Pick(0, ["a", "b"]))
    return SPEC.codec.snapshot(match.dump(), "hash")


def test_an_old_snapshot_goes_on_with_the_same_question() -> None:
    spec = migrated()
    position = spec.codec.load(spec.codec.restore(OLD))
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})
    again = type(match)(spec, {}, match.header, position, match.table.counters)
    assert asked(again, 1).id == "m-1:1.0.2.1"
    give(again, 1, "d")
    assert again.table.position.state.done == ["0:a", "1:d"]


def test_an_old_snapshot_is_refused_by_name_without_migration() -> None:
    with pytest.raises(SnapshotError, match=r"toy: state\.words"):
        SPEC.codec.load(SPEC.codec.restore(OLD))


def test_a_migration_that_fails_is_named() -> None:
    spec = toy_spec(3, {1: rename, 2: lambda position: {**position, "state": position["gone"]}})
    with pytest.raises(SnapshotError, match="migration 2: KeyError"):
        spec.codec.restore(OLD)


def test_a_migration_that_is_missing_is_named() -> None:
    with pytest.raises(SnapshotError, match="migration 1"):
        toy_spec(2).codec.restore(OLD)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (b'"rolled":0', b'"rolled":"0"', "state.rolled"),
        (b'"rolled":0', b'"rolled":0,"more":1', "state.more"),
        (b'"done":[]', b'"done":[1]', "state.done.0"),
        (b'"kind":"Pick"', b'"kind":"Pock"', "lanes.m.steps.0"),
        (b'"parent":null', b'"parent":"m"', "lanes.m"),
        (b'"children":[]', b'"children":["m-1:0"]', "lanes.m"),
        (b'"m":', b'"n":', "lanes.m"),
        (b'"seat":0,', b"", "lanes.m.steps.0.Pick.seat"),
    ],
)
def test_a_damaged_snapshot_is_refused_with_the_place(old: bytes, new: bytes, place: str) -> None:
    data = stored()
    assert old in data
    with pytest.raises(SnapshotError, match=place):
        SPEC.codec.load(SPEC.codec.restore(data.replace(old, new, 1)))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b"{}",
        b'{"game": "toy"}',
        b'{"game":"toy","schema":1,"position":7}',
        b'{"game":"caylus","schema":1,"position":{}}',
        b'{"game":"toy","schema":2,"position":{}}',
        b'{"game":"toy","schema":0,"position":{}}',
        b'{"game":"toy","schema":"1","position":{}}',
        stored()[:-10],
        stored()[:60],
    ],
)
def test_what_is_no_snapshot_of_the_game_is_refused(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        SPEC.codec.load(SPEC.codec.restore(data))


def test_a_snapshot_written_otherwise_is_read_too() -> None:
    data = json.dumps(json.loads(stored()), indent=2).encode()
    assert SPEC.codec.load(SPEC.codec.restore(data)) == SPEC.codec.load(
        SPEC.codec.restore(stored())
    )


def test_the_shape_does_not_depend_on_the_version() -> None:
    assert SPEC.codec.shape() == migrated().codec.shape()


def test_the_hash_of_a_position_does_not_depend_on_group_numbers() -> None:
    match, other = (lanes({0: ["pick:a,b"], 1: ["fork:x"]}) for _ in range(2))
    give(other, 0, "a")
    other.undo(0)
    other.table.counters.next_group = 77
    assert match.state_hash() == other.state_hash()
    give(match, 0, "a")
    assert match.state_hash() != other.state_hash()
