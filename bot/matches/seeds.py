"""The chance of a match: a secret seed whose hash is shown first, and what each person adds."""

from hashlib import blake2b
from secrets import choice, token_bytes

from bot.matches.model import Contribution

# No letters or digits that are taken for one another.
_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"


def new_seed() -> bytes:
    """32 bytes nobody can guess."""
    return token_bytes(32)


def seed_hash(seed: bytes) -> str:
    """What is published when the lobby opens."""
    return blake2b(seed, digest_size=32).hexdigest()


def match_key(seed: bytes, contributions: tuple[Contribution, ...]) -> bytes:
    """The key all draws come from."""
    words = ",".join(str(one.interaction_id) for one in contributions)
    return blake2b(words.encode(), key=seed, digest_size=32).digest()


def new_id() -> str:
    """A short id for a match."""
    return "".join(choice(_ALPHABET) for _ in range(7))
