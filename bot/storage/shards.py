"""Which rows are whose, where several processes share one database."""

from sqlalchemy import Column, ColumnElement, literal_column, select, true

from bot.domain.shards import STAMP, Shards
from bot.storage.tables import matches


def match_of_shards(match_id: Column[str], shards: Shards) -> ColumnElement[bool]:
    """Whether a match is on a server of a process's own."""
    if shards.alone:
        return true()
    return match_id.in_(select(matches.c.id).where(of_shards(matches.c.guild_id, shards)))


def of_shards(guild_id: Column[int], shards: Shards) -> ColumnElement[bool]:
    """Whether a server is one of a process's own; where there is no other process, each is."""
    if shards.alone:
        return true()
    # Written out: PostgreSQL shifts by no number of another type.
    shard = guild_id.bitwise_rshift(literal_column(str(STAMP))) % literal_column(str(shards.count))
    return shard.in_([literal_column(str(one)) for one in sorted(shards.own)])
