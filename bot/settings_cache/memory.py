"""How long settings are remembered: always, or not for long where another process may change them."""

from typing import TypeVar

from cachetools import Cache, LRUCache, TTLCache

SECONDS = 300.0
"""After so long what another process has changed is known, even if nobody could tell of it."""

Key = TypeVar("Key")
Value = TypeVar("Value")

__all__ = ["Cache", "memory"]


def memory(most: int, *, shared: bool) -> Cache[Key, Value]:
    """A memory for so many; shared: other processes change the same."""
    return TTLCache(most, SECONDS) if shared else LRUCache(most)
