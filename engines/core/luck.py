"""Luck: how much chance favours each alternative when somebody goes on by habit in a made-up world.

What is tried out is compared by how it does in the same worlds. So that as little as may be differs there but
for the answer that is tried out, a seat that is asked the same in the same round is favoured in the same way,
whatever else has happened: an alternative has luck of its own, by its name, and the one is taken that weighs
most with its luck added. Each is then taken as often as if it were drawn by its weight (Gumbel-max), but who
has one alternative more, or is asked something else besides, still does the same as before.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from engines.core.habits import DOUBLE, Pick
from engines.core.randomness import Stream
from engines.core.worlds import derived

_BITS = 12
"""So many bits tell how lucky an alternative is: one in 2 ** _BITS is as lucky as can be."""
_FINE, _WIDE = 20, 40
"""Luck is told in parts of 2 ** -_FINE of a doubling, and reckoned with _WIDE binary places."""
_UNIT = (1 << _FINE) // DOUBLE
"""So much of luck does as much as a unit of weight."""


class Luck:
    """How chance favours all seats in one world.

    >>> from engines.core import key_from
    >>> from engines.core.luck import Luck
    >>> key, names = key_from("some world"), ["apple", "pear", "plum"]
    >>> [Luck(key).next(seat, "which", 3).pick(names, [0, 0, 0]) for seat in range(8)]
    [0, 2, 0, 1, 2, 0, 2, 1]
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._asked = Counter[tuple[int, str, int]]()

    def next(self, seat: int, kind: str, number: int) -> "Favour":
        """Whom it favours as a seat is asked something in the round of a number once more."""
        asked = seat, kind, number
        about = f"{seat} {number} {self._asked[asked]} {kind}"
        self._asked[asked] += 1
        return Favour(derived(self._key, about))


@dataclass(frozen=True, slots=True)
class Favour:
    """How chance favours each alternative at one question."""

    key: bytes

    def pick(self, names: Sequence[str], weights: Sequence[int], sharp: int = 1) -> int:
        """Which alternative is taken, by their names and weights; sharp: see by_lot in habits."""
        if len(names) == 1:
            return 0
        by = sharp * _UNIT
        totals = [self._of(name) + by * one for name, one in zip(names, weights, strict=True)]
        return totals.index(max(totals))

    def sharp(self, sharp: int) -> Pick:
        """Picks an alternative as likely as if everything weighed so many times as much."""
        return lambda names, weights: self.pick(names, weights, sharp)

    def stream(self) -> Stream:
        """Chance for all that has no weights."""
        return Stream(self.key, "luck", 0)

    def _of(self, name: str) -> int:
        found = blake2b(name.encode(), key=self.key, digest_size=2).digest()
        return _favour(int.from_bytes(found) >> 16 - _BITS)


@cache
def _favour(lot: int) -> int:
    """By how much one of 2 ** _BITS lots favours: Gumbel's distribution, to the base of 2."""
    rare = (_BITS + 1 << _FINE) - _log(2 * lot + 1)
    # `rare` is in parts of 2 ** -_FINE itself, so its logarithm is too great by _FINE.
    return (_FINE << _FINE) - _log(rare)


def _log(number: int) -> int:
    """The binary logarithm of a number, in parts of 2 ** -_FINE."""
    found = number.bit_length() - 1
    rest = (number << _WIDE) >> found
    for _ in range(_FINE):
        rest = rest * rest >> _WIDE
        more = rest >> _WIDE + 1
        rest >>= more
        found = found << 1 | more
    return found
