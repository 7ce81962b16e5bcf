"""Tables of what people answer ahead: standing orders, queued answers, and what is given for them later."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String, Table, false

from bot.storage.schema import match_column, metadata, seat_column
from bot.storage.types import Json, Moment, RowId

# Standing orders: how a person answers a kind of question, in one match or (null) in all of a game.
orders = Table(
    "orders",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("match_id", String(8), ForeignKey("matches.id", ondelete="CASCADE")),
    Column("kind", String(80), nullable=False),
    Column("body", Json, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "user_id"),
)

# What a seat wants to answer to its next question of a kind: the first of `answers` that is allowed then.
queued = Table(
    "queued",
    metadata,
    match_column(),
    seat_column(),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", String(80), primary_key=True),
    Column("answers", Json, nullable=False),
    Column("at", Moment, nullable=False),
)

# Answers that will be given for a seat after a while: `why` is order, queued. The database keeps its first
# name.
planned_answers = Table(
    "automatic",
    metadata,
    match_column(),
    seat_column(),
    Column("decision", String(80), nullable=False),
    Column("answer", Json, nullable=False),
    Column("why", String(16), nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("again", Boolean, nullable=False, server_default=false()),
    Index(None, "due_at"),
)

# The kinds of questions to which a person wants to be offered no standing order in a match.
declined = Table(
    "declined",
    metadata,
    match_column(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(80), primary_key=True),
)
