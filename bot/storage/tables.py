"""The tables. Migrations make them; a test keeps both alike."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from bot.storage.schema import match_column, metadata, seat_column
from bot.storage.types import Json, Moment, RowId

# What a server has set up: the role of its moderators, the channel in which they are called, limits.
guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),
    Column("moderator_role_id", BigInteger),
    Column("alert_channel_id", BigInteger),
    # Only those that were changed, by their names (bot.domain.quotas).
    Column("limits", Json),
)

# Single facts by name, such as the hash of the commands last given to Discord.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),
    Column("dms", Boolean, nullable=False),
    Column("dm_closed", Boolean, nullable=False),
    Column("dm_told", Boolean, nullable=False, server_default=false()),
    Column("locale", String(16)),
    # Quiet hours: from and to, in minutes of the day in this time zone; null: none.
    Column("time_zone", String(64)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("reminders", Boolean, nullable=False, server_default=true()),
    Column("heads_up", Boolean, nullable=False, server_default=false()),
)

# The complete content of a game (packs applied) under its sha256; zlib of JSON.
contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("stored_at", Moment, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("lobby_message_id", BigInteger),
    Column("game", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("status", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("language", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("creator_id", BigInteger, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("header", Text),
    Column("counters", Text),
    Column("content", String(64), ForeignKey("contents.hash")),
    Column("entry", Integer, nullable=False),
    Column("last_event", Integer, nullable=False),
    Column("posted_event", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("due_at", Moment),
    # The pace (bot.domain.match.Pace), in seconds; deadline null: none.
    Column("deadline", Integer),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("on_timeout", String(16), nullable=False, server_default="default"),
    Column("on_leave", String(16), nullable=False, server_default="wait"),
    Column("boards", String(16), nullable=False, server_default="turn"),
    # Of AI players that sit in for people (bot.domain.levels); hints: what-ifs tell what one would answer.
    Column("stand_ins", String(16), nullable=False, server_default="normal"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("paused_at", Moment),
    Column("lobby_locked", Boolean, nullable=False, server_default=false()),
    # The match this one was copied from; a trial is one person's private copy to try moves in.
    Column("origin", String(8)),
    Column("trial", Boolean, nullable=False, server_default=false()),
    Column("verdict", String(16)),
    # Terms of a lobby that have changed since others joined, as they were; warned: it has been said that the
    # lobby closes soon.
    Column("changed", Json),
    Column("warned", Boolean, nullable=False, server_default=false()),
    Index(None, "guild_id", "status"),
    Index(None, "thread_id"),
    Index(None, "due_at"),
)

seats = Table(
    "seats",
    metadata,
    match_column(),
    seat_column(),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("mark", String(40)),
    Column("ai", String(32)),
    Column("confirmed", Boolean, nullable=False),
    # Seconds left of the time bank; gone: the person has left the server. since: what happened up to this
    # entry was another person's business.
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("since", Integer, nullable=False, server_default="0"),
    # Null as long as nothing counts.
    Column("won", Boolean),
    # house: the rules play here. out: the seat is out of the game.
    Column("house", Boolean, nullable=False, server_default=false()),
    Column("out", Boolean, nullable=False, server_default=false()),
    Index(None, "user_id"),
)

# Who sat on a seat before: up to this line of the story and this entry of the log. user_id: null for AI
# players, and where it is not known any more.
former = Table(
    "former",
    metadata,
    match_column(),
    seat_column(),
    Column("event", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("name", String(100), nullable=False),
)

contributions = Table(
    "contributions",
    metadata,
    match_column(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("interaction_id", BigInteger, nullable=False),
    UniqueConstraint("match_id", "user_id"),
)

# why: an answer that this person had given ahead, by an order or queued; null if by hand. spare: seconds of
# its deadline that were left; null if it had none.
log = Table(
    "log",
    metadata,
    match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("why", String(16)),
    Column("spare", Integer),
    Column("at", Moment, nullable=False),
)

# The present position as a snapshot, zlib.
positions = Table(
    "positions",
    metadata,
    match_column(),
    Column("entry", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The position before an entry, as a snapshot, zlib.
kept = Table(
    "kept",
    metadata,
    match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

events = Table(
    "events",
    metadata,
    match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "match_id", "entry"),
)

# Who is waited for. user_id is null where an AI player sits. due_at: when its time is over, bank_at: when
# it begins to use up its time bank, next_at: when the house has to look again, stage: how far it has come
# (bot.domain.deadlines.Stage), extra: seconds added to its deadline for pauses and the like.
waits = Table(
    "waits",
    metadata,
    match_column(),
    seat_column(),
    Column("user_id", BigInteger),
    Column("topic", Text, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("since", Moment, nullable=False),
    Column("pinged", Boolean, nullable=False),
    Column("due_at", Moment),
    Column("bank_at", Moment),
    Column("next_at", Moment),
    Column("stage", Integer, nullable=False, server_default="0"),
    Column("extra", Integer, nullable=False, server_default="0"),
    Index(None, "user_id"),
    Index(None, "next_at"),
)

# Who may act although nobody waits for them yet; never an AI player. The database keeps its first name.
optional_turns = Table(
    "early",
    metadata,
    match_column(),
    seat_column(),
    Column("user_id", BigInteger, nullable=False),
    Column("topic", Text, nullable=False),
    Index(None, "user_id"),
)

# Interactions that are done: the same one twice counts once.
interactions = Table(
    "interactions",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    match_column(primary=False),
    Column("at", Moment, nullable=False),
    Index(None, "at"),
)

# What a seat saw last; seat -1 is the last board post in the thread, -2 the position a trial began with, and
# -10, -11, … are the panels the seats opened last, of which no position is kept.
looks = Table(
    "looks",
    metadata,
    match_column(),
    seat_column(),
    Column("event", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What is owed to Discord, in order within a match and lane. state: pending, sending, sent, dropped,
# failed. body: see bot.storage.outbox.payloads. look: the position a board post being sent shows.
# owner: the process that is sending it, if there are several, which has it to itself until leased_until.
outbox = Table(
    "outbox",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    match_column(primary=False),
    Column("kind", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("lane", String(24), nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("body", Text, nullable=False),
    Column("look", LargeBinary),
    Column("attempts", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("due_at", Moment, nullable=False),
    Column("sent_at", Moment),
    Column("message_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("error", String(200)),
    Column("owner", String(100)),
    Column("leased_until", Moment),
    Index(None, "state", "id"),
    Index(None, "match_id", "kind", "id"),
)

# Rows are never changed or removed (triggers); each carries the hash of the one before.
audit = Table(
    "audit",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("match_id", String(8)),
    Column("guild_id", BigInteger),
    Column("actor_id", BigInteger),
    Column("act", String(40), nullable=False),
    Column("body", Json, nullable=False),
    Column("previous", String(64), nullable=False, unique=True),
    Column("hash", String(64), nullable=False),
    Index(None, "match_id"),
    Index(None, "guild_id"),
)

# A person's private notes on a match.
notes = Table(
    "notes",
    metadata,
    match_column(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

# Who was asked to take a seat; a private match takes nobody else.
invitations = Table(
    "invitations",
    metadata,
    match_column(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("by_id", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    Column("user_id", BigInteger, nullable=False),
    Column("starts_at", Moment, nullable=False),
    Column("ends_at", Moment, nullable=False),
    Index(None, "user_id"),
)

# What a table decides together. kind: undo, pause, resume, end, replace; state: open, passed, failed,
# withdrawn.
ballots = Table(
    "ballots",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    match_column(primary=False),
    Column("kind", String(16), nullable=False),
    Column("body", Json, nullable=False),
    Column("state", String(16), nullable=False),
    Column("opened_by", BigInteger, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("message_id", BigInteger),
    Column("channel_id", BigInteger),
    Index(None, "match_id"),
    Index(None, "closes_at"),
)

votes = Table(
    "votes",
    metadata,
    Column(
        "ballot_id",
        RowId,
        ForeignKey("ballots.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
)
