"""What has to be unforeseeable: the secret seed of a match, whose hash is shown first, and its id."""

from secrets import choice, token_bytes

# No letters or digits that are taken for one another.
_ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"


def new_seed() -> bytes:
    """32 bytes nobody can guess."""
    return token_bytes(32)


def new_id() -> str:
    """A short id for a match."""
    return "".join(choice(_ALPHABET) for _ in range(7))
