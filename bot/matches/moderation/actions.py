"""What can be done to a match from outside its rules: who does what and why, in words and on record."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.outbox import FiledAct, Notice
from bot.matches.play.change import Change
from bot.storage.audit import chain as audit_chain
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Event, Text, text
from engines.core.text import Arg
from renderer.core.names import clean

STORY = "moderators-story-"
"""Begins the keys of all story lines that tell of an act; each is posted by itself."""
REASON_LENGTH = 200

More = Callable[[Transaction], Awaitable[None]]


class Role(StrEnum):
    """In whose name somebody acts: as a moderator, for the whole table, or for the house.

    ALONE: as a player whom nobody else at the table has to agree with.
    """

    MODERATOR = "moderator"
    TABLE = "table"
    ALONE = "alone"
    HOUSE = "house"

    @property
    def needs_reason(self) -> bool:
        """Whether a reason has to be given; that of a table is its vote."""
        return self is Role.MODERATOR


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts on a match. user_id: None for the house; of a table, whoever asked for the vote."""

    user_id: int | None
    name: str
    role: Role

    @property
    def who(self) -> Arg:
        """How the story calls them."""
        own = self.role in (Role.MODERATOR, Role.ALONE)
        return self.name if own else Text(f"moderators-who-{self.role}")


HOUSE = Actor(None, "", Role.HOUSE)


class ModAction(StrEnum):
    """What can be done to a match from outside its rules."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    FORCE = "force"
    REPLACE = "replace"
    KICK = "kick"
    ROLLBACK = "rollback"
    END = "end"
    MOVE = "move"
    WAITING = "waiting"
    LOCK = "lock"
    UNLOCK = "unlock"
    CLONE = "clone"
    LOOK = "look"


@dataclass(frozen=True, slots=True)
class ActionResult:
    """An act that was done to a match in memory.

    said: what its story line says besides who and why. body: what stays on record besides. story: the line's
    key after `moderators-story-`, None for the action's own name. first, more: what else is to be written,
    before the post with its line and after it. waiting: that post shows who is awaited. tells: who
    loses a seat by it, be it for a time, and hears of it by direct message.
    """

    action: ModAction
    change: Change = field(default_factory=Change)
    said: Mapping[str, Arg] = field(default_factory=dict)
    body: Mapping[str, Any] = field(default_factory=dict)
    story: str | None = None
    more: More | None = None
    first: More | None = None
    waiting: bool = False
    tells: int | None = None

    @property
    def key(self) -> str:
        """What its line is called."""
        return self.story or self.action


def checked_reason(reason: str, *, needed: bool = True) -> str:
    """A reason on one line. Raises MatchError if it is too long, or not to be read though it is `needed`."""
    line = " ".join(reason.split()) if clean(reason) else ""
    if len(line) > REASON_LENGTH or (needed and not line):
        raise MatchError(text("moderators-reason", most=REASON_LENGTH))
    return line


def told(done: ActionResult, by: Actor, reason: str) -> Event:
    """The line of the story about an action."""
    why: Arg = reason or Text(f"moderators-why-{by.role}")
    return Event(f"{STORY}{done.key}", {"who": by.who, "why": why, **done.said})


async def record_action(
    connection: Transaction,
    info: MatchInfo,
    done: ActionResult,
    by: Actor,
    reason: str,
    now: datetime,
) -> None:
    """Write what everybody is told of an act and what stays on record."""
    if done.first is not None:
        await done.first(connection)
    body = {"name": by.name, "role": by.role.value, "reason": reason, **done.body}
    row = audit_chain.Act(done.action.value, info.id, info.guild_id, by.user_id, body)
    head = await audit_chain.append(connection, row, now)
    line = told(done, by, reason).text(None)
    filed = FiledAct(entry=head.number, hash=head.hash)
    notice = Notice(text=line, filed=filed, waiting=done.waiting)
    await outbox_rows.enqueue(connection, info.id, notice, now)
    if done.tells is not None:
        own = told(replace(done, story=f"you-{done.key}"), by, reason).text(None)
        await outbox_rows.enqueue(connection, info.id, Notice(text=own, user_id=done.tells), now)
    if done.more is not None:
        await done.more(connection)


def as_change(done: ActionResult, info: MatchInfo, by: Actor, reason: str, now: datetime) -> Change:
    """The change of an act with all that is written beside it."""

    async def also(connection: Transaction) -> None:
        await record_action(connection, info, done, by, reason, now)

    lines = (told(done, by, reason),)
    return replace(done.change, lines=lines, also=also)
