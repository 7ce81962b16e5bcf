"""Randomness by key, purpose and count: every result can be proven and repeated anywhere.

A draw is BLAKE2b of (key; purpose, how often that purpose was drawn before, block). Results of one
purpose do not depend on what else is drawn, so neither the order in which players act nor a rules fix
shifts them.
"""

import json
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any

_BLOCK = 64
_MOST = 1 << 8 * (_BLOCK - 8)


@lru_cache(maxsize=1024)
def _needed(bound: int) -> tuple[int, int]:
    """How many bytes a draw takes, and the number from which on they would favour some results."""
    if not 1 <= bound <= _MOST:
        raise ValueError(f"a draw needs a bound of at least 1, not {bound}")
    size = ((bound - 1).bit_length() + 7) // 8 or 1
    span = 1 << 8 * size
    return size, span - span % bound


class Stream:
    """The endless row of random bytes of one draw.

    >>> from engines.core import Stream, key_from
    >>> key = key_from("some seed")
    >>> [Stream(key, "battle", count).below(6) + 1 for count in range(5)]
    [2, 4, 4, 2, 3]
    >>> cards = ["a", "b", "c", "d"]
    >>> Stream(key, "deck", 0).shuffle(cards)
    >>> cards
    ['d', 'c', 'a', 'b']
    """

    def __init__(self, key: bytes, purpose: str, count: int) -> None:
        self._key = key
        self._prefix = f"{purpose}\0{count}\0".encode()
        self._block = 0
        self._bytes = b""
        self._at = 0

    def _take(self, size: int) -> int:
        """The next bytes as a number; what is left of a block and does not suffice is dropped."""
        end = self._at + size
        if end > len(self._bytes):
            self._bytes = blake2b(self._prefix + b"%d" % self._block, key=self._key).digest()
            self._block += 1
            end = size
        self._at = end
        return self._bytes[end - 1] if size == 1 else int.from_bytes(self._bytes[end - size : end])

    def below(self, bound: int) -> int:
        """A whole number of 0..bound-1, all equally likely."""
        size, limit = _needed(bound)
        while (value := self._take(size)) >= limit:
            pass
        return value % bound

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Bring `items` into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def key_from(seed: str) -> bytes:
    """The 32-byte match key of a seed that anybody may type."""
    return blake2b(seed.encode(), digest_size=32).digest()


def match_key(seed: str, contributions: Sequence[str]) -> bytes:
    """The 32-byte match key of a secret seed and what each person added to it, in order of joining.

    >>> from engines.core import match_key
    >>> match_key("secret", ["a word of Ana's", "one of Ben's"]) == match_key("secret", [])
    False
    """
    return key_from(json.dumps([seed, *contributions], separators=(",", ":"), ensure_ascii=False))


def seed_hash(seed: str) -> str:
    """What is published of a secret seed before the match: its sha256 in hex.

    >>> from engines.core import seed_hash
    >>> seed_hash("some seed")[:8]
    'b270bbcc'
    """
    return sha256(seed.encode()).hexdigest()
