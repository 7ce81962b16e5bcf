"""Short names for long keys, as they stand in custom_ids."""

from collections.abc import Iterable
from hashlib import blake2b


def token_of(key: str) -> str:
    """Eight characters that stand for a key."""
    return blake2b(key.encode(), digest_size=4).hexdigest()


def meant(token: str, keys: Iterable[str]) -> str | None:
    """The key that a token stands for, None if it is none of these."""
    return next((key for key in keys if token_of(key) == token), None)
