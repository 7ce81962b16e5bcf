"""Another number for somebody whose data was erased, from which nobody can tell theirs without having it.

Blocks and limits protect others, so they outlive an erasure: under this number, which the bot works out
again should the same person come back. It is made with a secret of the database, and never a Discord id.
"""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_hex

from bot.storage.facts import fact, write_fact
from bot.storage.transaction import Transaction

SECRET = "alias"  # noqa: S105
"""Names the fact that holds the secret; there is none before somebody is erased."""
BYTES = 32


async def alias_for(connection: Transaction, user_id: int) -> int:
    """The other number of somebody who is being erased."""
    secret = await fact(connection, SECRET)
    if secret is None:
        secret = token_hex(BYTES)
        await write_fact(connection, SECRET, secret)
    return _alias(secret, user_id)


async def aliases(connection: Transaction, user_ids: Iterable[int]) -> dict[int, int]:
    """Whose the other numbers of some people are; empty where nobody was ever erased."""
    secret = await fact(connection, SECRET)
    return {} if secret is None else {_alias(secret, one): one for one in user_ids}


def _alias(secret: str, user_id: int) -> int:
    """Negative, and small enough for the columns of ids."""
    digest = hmac.digest(bytes.fromhex(secret), str(user_id).encode(), sha256)
    return -1 - (int.from_bytes(digest[:8]) >> 1)
