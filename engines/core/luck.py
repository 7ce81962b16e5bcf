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
from functools import cache, lru_cache
from hashlib import blake2b

from engines.core.habits import DOUBLE, Pick
from engines.core.randomness import Stream
from engines.core.worlds import derived

_BITS = 12
"""So many bits tell how lucky an alternative is: one in 2 ** _BITS is as lucky as can be."""
_FINE, _WIDE = 20, 40
"""Luck is told in parts of 2 ** -_FINE of a doubling, and reckoned with _WIDE binary places."""
_LAST, _SHIFT = (1 << 128) - 1, 128 - _BITS
"""Lots are drawn modulo 2 ** 128, by the bits from _SHIFT on."""
_NAMES = 1 << 16
"""So many names are kept with what stands for them."""
_UNIT = (1 << _FINE) // DOUBLE
"""So much of luck does as much as a unit of weight."""


class Luck:
    """How chance favours all seats in one world.

    >>> from engines.core import key_from
    >>> from engines.core.luck import Luck
    >>> key, names = key_from("some world"), ["apple", "pear", "plum"]
    >>> [Luck(key).next(seat, "which", 3).pick(names, [0, 0, 0]) for seat in range(8)]
    [2, 1, 2, 1, 1, 1, 1, 0]
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
        by, gumbel = sharp * _UNIT, _gumbel()
        # Multiply-shift: the lots of any two names are independent of each other.
        factor, summand = int.from_bytes(self.key[:16]), int.from_bytes(self.key[16:])
        totals = [
            gumbel[(factor * _mark(name) + summand & _LAST) >> _SHIFT] + by * one
            for name, one in zip(names, weights, strict=True)
        ]
        return totals.index(max(totals))

    def sharp(self, sharp: int) -> Pick:
        """Picks an alternative as likely as if everything weighed so many times as much."""
        return lambda names, weights: self.pick(names, weights, sharp)

    def stream(self) -> Stream:
        """Chance for all that has no weights."""
        return Stream(self.key, "luck", 0)


@lru_cache(_NAMES)
def _mark(name: str) -> int:
    """What stands for a name in all questions: 64 bits."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest())


@cache
def _gumbel() -> Sequence[int]:
    """By how much each of 2 ** _BITS lots favours: Gumbel's distribution, to the base of 2."""
    found = []
    for lot in range(1 << _BITS):
        rare = (_BITS + 1 << _FINE) - _log(2 * lot + 1)
        # `rare` is in parts of 2 ** -_FINE itself, so its logarithm is too great by _FINE.
        found.append((_FINE << _FINE) - _log(rare))
    return found


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
