"""Tables of what is begun and has to be finished, even if the bot is stopped in between."""

from sqlalchemy import BigInteger, Column, Index, Integer, Table

from bot.storage.schema import match_column, metadata
from bot.storage.types import Json, Moment, RowId

# Time that an outage took from a match and that is still to be given back: so many seconds until a moment.
lost_time = Table(
    "lost_time",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    match_column(primary=False),
    Column("seconds", Integer, nullable=False),
    Column("until", Moment, nullable=False),
    Index(None, "match_id"),
)

# Matches in which somebody has changed what they answer ahead, and nobody has looked yet what follows. The
# database keeps its first name.
recheck_queue = Table("anew", metadata, match_column())

# Interactions that are done and belong to no match, and what was given for them: the same one twice counts
# once and is answered the same.
personal = Table(
    "personal",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("gave", Json),
    Column("at", Moment, nullable=False),
    Index(None, "at"),
)
