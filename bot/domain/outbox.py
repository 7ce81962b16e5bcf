"""What the bot owes to Discord, and where it has arrived."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engines.core import Text


class Kind(StrEnum):
    """What an outbox row asks for.

    LOBBY: create or edit the lobby post. THREAD: create the thread from the lobby post. START: the first post
    in it, which calls all who play. TURN: a board post with the story and pings. PROMPT: a secret decision by
    DM. FINAL: the end post. NOTICE: a line in the thread, or in DM if the row names a user. STRIP: take the
    buttons off an earlier post, and say what became of those it names as awaited. AWAITED: say in the last
    board post who is awaited now, or that the result is final, without a new post. REMINDER: ping somebody
    who is awaited once more. WITHDRAW: take a reminder or prompt back that is no longer true, or say in it
    what became of it. BALLOT: post a vote of the table, or bring its post up to date. ALERT: call the
    moderators. SIGNPOST: let the post of a lobby say where what it was about has gone.
    """

    LOBBY = "lobby"
    THREAD = "thread"
    START = "start"
    TURN = "turn"
    PROMPT = "prompt"
    FINAL = "final"
    NOTICE = "notice"
    STRIP = "strip"
    AWAITED = "awaited"
    REMINDER = "reminder"
    WITHDRAW = "withdraw"
    BALLOT = "ballot"
    ALERT = "alert"
    SIGNPOST = "signpost"


class Fate(StrEnum):
    """What became of somebody who was awaited.

    ANSWERED: by hand or ahead. DEFAULT, SKIP: time was over, and the safe answer was given, or that for the
    whole turn. SAFE: somebody had the safe answer given. AI: an AI player sits in. HANDED: the seat is
    somebody else's now. ENDED: the match has. BACK: what led to the question was taken back.
    """

    ANSWERED = "answered"
    DEFAULT = "default"
    SKIP = "skip"
    SAFE = "safe"
    AI = "ai"
    HANDED = "handed"
    ENDED = "ended"
    BACK = "back"


TIME_OVER: Mapping[str, Fate] = {
    "time-story-default": Fate.DEFAULT,
    "time-story-skip": Fate.SKIP,
}
"""The lines of the story that say that time was over for somebody, and how it went on."""


MARK = "r"
"""Before what a post is found again by."""


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something owed to Discord.

    nonce: the same at every try (at most 25 characters). user_id, seat: whom a PROMPT or a NOTICE by DM
    is for. decision: the id a PROMPT asks. pings: users to ping (TURN). upto: the story goes up to this
    event. text: the line of a NOTICE. message_id, channel_id: the post a STRIP, AWAITED or SIGNPOST is about.
    data: the whole row body.
    """

    id: int
    match_id: str
    kind: Kind
    nonce: str
    attempts: int = 0
    user_id: int | None = None
    seat: int | None = None
    decision: str | None = None
    pings: tuple[int, ...] = ()
    upto: int = 0
    text: Text | None = None
    message_id: int | None = None
    channel_id: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def mark(self) -> str:
        """What its post is found again by; a number would count what goes to others in private."""
        return f"{MARK}{self.nonce}"

    @property
    def ballot(self) -> int:
        """The number of the vote a BALLOT is about."""
        return int(self.data["ballot"])


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where a row's message stands. For THREAD `channel_id` is the new thread."""

    message_id: int
    channel_id: int
