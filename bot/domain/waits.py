"""Who is awaited in a match, and who may act before that."""

from dataclasses import dataclass
from datetime import datetime

from engines.core import Text


@dataclass(frozen=True, slots=True)
class Wait:
    """A match that waits for a person: since when and, in a few public words, for what.

    bank_at: when its deadline ends and its time bank begins to run, due_at: when its time is over; None if it
    has all the time in the world. Who looks from outside sees of a secret question only one time for all.
    paused_at: since when the match rests, None if it does not.
    """

    match_id: str
    guild_id: int
    place: int
    game: str
    name: str
    user_id: int
    seat: int
    topic: Text
    secret: bool
    since: datetime
    due_at: datetime | None = None
    bank_at: datetime | None = None
    paused_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class OptionalTurn:
    """A match in which a person can act, on what `topic` says, although nobody waits for it yet."""

    match_id: str
    guild_id: int
    place: int
    game: str
    name: str
    topic: Text
