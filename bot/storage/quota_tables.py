"""Tables of what protects people from one another: limits that are counted, pings, who is kept apart."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table

from bot.storage.schema import match_column, metadata
from bot.storage.types import Json, Moment

# What is limited, when it was done last, oldest first, as seconds since 1970. user_id 0: the whole server;
# match_id "": in no match.
quotas = Table(
    "quotas",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", String(8), primary_key=True),
    Column("times", Json, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "at"),
)

# Who was last pinged for being awaited in a match: when, and how many answers everybody knew of then.
pings = Table(
    "pings",
    metadata,
    match_column(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("at", Moment, nullable=False),
)

# Who wants to sit at no table with whom; name: what the other was called then.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "other_id"),
)
