"""Erasing a server: its matches with all that belongs to them, its settings, and what limits count there.

Rows of the audit log stay as acts of nobody at no place (`audit/redaction.py`). Settings, vacations, blocks
and standing orders for a whole game are people's own, and stay theirs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, or_, select

from bot.domain.match import NOBODY, OPEN
from bot.storage.audit.chain import REDACTED
from bot.storage.audit.redaction import redact
from bot.storage.facts import forget_fact, greeting_of
from bot.storage.quota_tables import quotas
from bot.storage.tables import audit, guilds, matches
from bot.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ErasedGuild:
    """What was done: how many matches are gone, how many of them were open, and how many acts name nobody.

    rows: of its settings, and of what limits count.
    """

    matches: int
    open: int
    acts: int
    rows: int


async def erase_guild(connection: Transaction, guild_id: int, now: datetime) -> ErasedGuild:
    """Forget a server; done twice, there is nothing left to do. Matches in play end without a word."""
    own = select(matches.c.id).where(matches.c.guild_id == guild_id)
    gathering = own.where(matches.c.status.in_(OPEN), matches.c.trial.is_(False))
    still_open = await connection.execute(select(func.count()).select_from(gathering.subquery()))
    filed = or_(audit.c.guild_id == guild_id, audit.c.match_id.in_(own))
    acts = await redact(connection, filed, _placeless, now)
    gone = await connection.execute(delete(matches).where(matches.c.guild_id == guild_id))
    rows = 0
    for column in (guilds.c.id, quotas.c.guild_id):
        rows += (await connection.execute(delete(column.table).where(column == guild_id))).rowcount
    rows += await forget_fact(connection, greeting_of(guild_id))
    return ErasedGuild(gone.rowcount, still_open.scalar_one(), acts, rows)


def _placeless(values: Mapping[str, Any]) -> dict[str, Any]:
    """A row of the audit log without who did it, where and why; what vouches for others has to stay."""
    body = values["body"] if values["act"] == REDACTED else {}
    nobody = None if values["actor_id"] is None else NOBODY
    return {**values, "actor_id": nobody, "guild_id": NOBODY, "match_id": None, "body": body}
