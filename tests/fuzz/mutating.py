"""Values and files changed at random.

CARAVAN_FUZZ sets how many of each are tried, CARAVAN_SEED makes them the same again.
"""

import os
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.seed import SEED

ROUNDS = int(os.environ.get("CARAVAN_FUZZ", "40"))
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 255, 2**31, 10**9, 10**10, 2**63, 10**300, -(10**300)),
    *(0.5, 1e308, "", " ", "\x00", "x" * 5000, "😀" * 50, "m.0.1.1", "m-1:0.0.1.1", "?", "{ $n }"),
    *(
        "\ud800",
        "[a](http://b)",
        "@everyone",
        [],
        {},
        [[]],
        [None],
        {"": None},
        {"n": 1},
        [1, 2, 3],
    ),
)
_BYTES = (
    b"",
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b'"',
    b"}",
    b"[" * 60,
    b"9" * 400,
    b"1e999",
    b"NaN",
)


def chances(*names: object) -> Iterator[random.Random]:
    """The chance of each round, named by what it is for."""
    for number in range(ROUNDS):
        yield random.Random(f"{SEED} {names} {number}")


class tried:  # noqa: N801 - reads as a word of the sentence
    """Add to a failure what was tried, and how to see it again."""

    def __init__(self, what: object) -> None:
        self._note = f"CARAVAN_SEED={SEED} CARAVAN_FUZZ={ROUNDS}: {str(what)[:2000]}"

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is not None:
            error.add_note(self._note)


def well_told(error: Exception) -> None:
    """A refusal has words."""
    assert str(error).strip()


def changed(value: Any, chance: random.Random) -> Any:
    """A JSON value with one to three things in it changed."""
    found = deepcopy(value)
    for _ in range(chance.randint(1, 3)):
        places = list(_places(found))
        if not places:
            return deepcopy(chance.choice(ODD))
        _change(*chance.choice(places), places, chance)
    return found


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All holders in a value, each with the key or index of what it holds."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _change(holder: Any, key: Any, places: list[tuple[Any, Any]], chance: random.Random) -> None:
    inner, kind = holder[key], chance.randrange(6)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        other, at = chance.choice(places)
        holder[key] = deepcopy(other[at]) if _has(other, at) else None
    elif kind == 2 and isinstance(holder, list):
        holder.insert(key, deepcopy(inner))
    elif kind == 3 and type(inner) is int:
        holder[key] = inner + chance.choice((-1, 1, 2, 10, 1000))
    elif kind == 4 and isinstance(holder, dict):
        holder[chance.choice(("more", "kind", "seat", "id", "", "n"))] = deepcopy(
            chance.choice(ODD)
        )
    else:
        holder[key] = deepcopy(chance.choice(ODD))


def _has(holder: Any, at: Any) -> bool:
    """Whether an earlier change has left that there."""
    return at in holder if isinstance(holder, dict) else at < len(holder)


def garbled(data: bytes, chance: random.Random) -> bytes:
    """Bytes with one to three stretches changed, cut out, doubled or cut off."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.choice((0, 1, 1, 2, 40)))
        put = chance.choice((*_BYTES, bytes([chance.randrange(256)]), data[at:to] * 2))
        data = data[:at] if chance.randrange(12) == 0 else data[:at] + put + data[to:]
    return data
