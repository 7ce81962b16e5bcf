"""Randomness by key, purpose and count: every result can be proven and repeated anywhere.

A draw is BLAKE2b of (key; purpose, how often that purpose was drawn before, block). Results of one
purpose do not depend on what else is drawn, so neither the order in which players act nor a rules fix
shifts them.
"""

import json
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import Any

_BLOCK = 64


class Stream:
    """The endless row of random bytes of one draw."""

    def __init__(self, key: bytes, purpose: str, count: int) -> None:
        self._key = key
        self._prefix = f"{purpose}\0{count}\0".encode()
        self._block = 0
        self._bytes = b""
        self._at = 0

    def _take(self, size: int) -> int:
        if self._at + size > len(self._bytes):
            self._bytes = blake2b(self._prefix + str(self._block).encode(), key=self._key).digest()
            self._block += 1
            self._at = 0
        self._at += size
        return int.from_bytes(self._bytes[self._at - size : self._at], "big")

    def below(self, bound: int) -> int:
        """A whole number of 0..bound-1, all equally likely."""
        if not 1 <= bound <= 1 << 8 * (_BLOCK - 8):
            raise ValueError(f"a draw needs a bound of at least 1, not {bound}")
        size = max(1, ((bound - 1).bit_length() + 7) // 8)
        limit = (1 << 8 * size) // bound * bound
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
    """The 32-byte match key of a secret seed and what each person added to it, in order of joining."""
    return key_from(json.dumps([seed, *contributions], separators=(",", ":"), ensure_ascii=False))


def seed_hash(seed: str) -> str:
    """What is published of a secret seed before the match: its sha256 in hex."""
    return sha256(seed.encode()).hexdigest()
