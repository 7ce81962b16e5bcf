"""What the bot owes to Discord, and where it has arrived."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Final, Generic, TypeVar

from typing_extensions import override

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

# --- what is owed, a record a kind ---------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Payload:
    """What a row says beside its kind. Stored as an object that leaves out what is None."""

    kind: ClassVar[Kind]

    @property
    def addressee(self) -> int | None:
        """The person alone to whom it goes; None if it goes where the match lives."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Payload):
    """What is about a post that stands somewhere already, if it does."""

    message_id: int | None = None
    channel_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyPost(Payload):
    """See Kind.LOBBY."""

    kind = Kind.LOBBY


@dataclass(frozen=True, slots=True, kw_only=True)
class NewThread(Payload):
    """See Kind.THREAD. apart: it hangs on no post, since that of the lobby has had its thread."""

    kind = Kind.THREAD
    apart: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningPost(Payload):
    """See Kind.START."""

    kind = Kind.START


_Held = tuple[int, tuple[int, ...], tuple[str, ...]]
ToldLanes = tuple[tuple[int, ...], tuple[_Held, ...]]
"""The seats that can act already; and those who have to wait with something, for which seats, over what."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Named(Payload):
    """Whom a post tells everybody to be awaited, when it is enqueued.

    entry: how many the log has. named: the seats awaited. moves: how many answers everybody knows of; rows of
    old do not say so. at_round: the round the game is in. round: that which its picture would show, if
    pictures come once a round.
    """

    entry: int = 0
    named: tuple[int, ...] = ()
    lanes: ToldLanes = ((), ())
    moves: int | None = None
    at_round: int | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPost(Named):
    """A post with the board. All that follows is settled when it leaves.

    pictured: whether it has a picture. shown: the round that was shown last in its thread, this post
    included. upto: the story goes up to this line. waiting: the seats awaited, people: who sits there.
    secret: whether something is asked in secret. pings: whom it pings; spared: who would have been, but was
    pinged for the same step a short while ago.
    """

    pictured: bool = True
    shown: int | None = None
    upto: int = 0
    waiting: tuple[int, ...] = ()
    people: tuple[tuple[int, int | None], ...] = ()
    secret: bool = True
    pings: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPost(BoardPost):
    """See Kind.TURN."""

    kind = Kind.TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalPost(BoardPost):
    """See Kind.FINAL."""

    kind = Kind.FINAL


@dataclass(frozen=True, slots=True, kw_only=True)
class AwaitedUpdate(Named):
    """See Kind.AWAITED. When it leaves it is settled which post it is about, and whom that has pinged."""

    kind = Kind.AWAITED
    message_id: int | None = None
    channel_id: int | None = None
    shown: int | None = None
    pings: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Payload):
    """What calls for one person, and becomes untrue when that one is no longer awaited.

    withdrawn: what became of it meanwhile, if it is to be taken back or has been settled.
    """

    user_id: int
    seat: int
    withdrawn: Fate | None = None

    @property
    @override
    def addressee(self) -> int:
        """Whom it calls."""
        return self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt(Call):
    """See Kind.PROMPT.

    decision: the question, "" where it is to look as if one were open. quiet: without a sound, since it is
    answered already, if only ahead. again: it is asked once more, and like those who have not answered so are
    those who have. here: only who takes no direct messages is called, in the thread. called: everybody has
    been called by another post. moves: see Named. spared: see BoardPost, settled when it leaves.
    """

    kind = Kind.PROMPT
    decision: str
    quiet: bool = False
    again: bool = False
    here: bool = False
    called: bool = False
    moves: int | None = None
    spared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder(Call):
    """See Kind.REMINDER. since: when the wait began that it is about; why: what has come of it."""

    kind = Kind.REMINDER
    since: datetime | None = None
    why: str = "ping"


@dataclass(frozen=True, slots=True)
class FiledAct:
    """Where an act stands in the audit log: the number and the hash of its row."""

    entry: int
    hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice(Placed):
    """See Kind.NOTICE. message_id, channel_id: the earlier one whose place it takes.

    user_id, seat: the person alone who is told. call: who takes no direct messages is called in the thread.
    about: what it is about, so that a newer one can take its place. gathering: it calls `pings` to a lobby.
    filed: the act it tells of. waiting: with a list of those awaited. closes: the thread in which it is the
    last word. withdrawn: it has called for somebody, and that has been settled.
    """

    kind = Kind.NOTICE
    text: Text
    user_id: int | None = None
    seat: int | None = None
    call: bool = False
    about: str | None = None
    gathering: bool = False
    pings: tuple[int, ...] = ()
    filed: FiledAct | None = None
    waiting: bool = False
    closes: int | None = None
    withdrawn: Fate | None = None

    @property
    @override
    def addressee(self) -> int | None:
        """Who is told, if not everybody."""
        return self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip(Placed):
    """See Kind.STRIP. became: what became of the seats the post has named; None if it names nobody."""

    kind = Kind.STRIP
    became: tuple[tuple[int, Fate], ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawal(Placed):
    """See Kind.WITHDRAW.

    of: the kind of what called. user_id, seat, decision: whom, and to what. fate: what became of it. row: the
    number of the row that is settled with it.
    """

    kind = Kind.WITHDRAW
    of: Kind | None = None
    user_id: int | None = None
    seat: int | None = None
    decision: str | None = None
    fate: Fate = Fate.BACK
    row: int | None = None

    @property
    @override
    def addressee(self) -> int | None:
        """Whom the call was for."""
        return self.user_id


@dataclass(frozen=True, slots=True, kw_only=True)
class BallotPost(Payload):
    """See Kind.BALLOT. ballot: the number of the vote."""

    kind = Kind.BALLOT
    ballot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Alert(Payload):
    """See Kind.ALERT. about: see Notice. private: for moderators alone, never for the thread."""

    kind = Kind.ALERT
    text: Text
    about: str | None = None
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Signpost(Placed):
    """See Kind.SIGNPOST."""

    kind = Kind.SIGNPOST


RECORDS: Final[tuple[type[Payload], ...]] = (
    *(LobbyPost, NewThread, OpeningPost, TurnPost, FinalPost, AwaitedUpdate, BallotPost),
    *(Prompt, Reminder, Notice, Strip, Withdrawal, Alert, Signpost),
)
"""What can be owed: a record for each kind."""
TELLING: Mapping[Kind, type[Named]] = {
    one.kind: one for one in (TurnPost, FinalPost, AwaitedUpdate)
}
"""What tells everybody who is awaited, by kind."""


def told_as(kind: Kind, said: Named) -> Named:
    """The same told by another of TELLING, before either has left."""
    return TELLING[kind](**{one.name: getattr(said, one.name) for one in fields(Named)})


# --- rows ----------------------------------------------------------------------------------------

MARK = "r"
"""Before what a post is found again by."""

Owed = TypeVar("Owed", bound=Payload, covariant=True)


@dataclass(frozen=True, slots=True)
class OutboxRow(Generic[Owed]):
    """Something owed to Discord. nonce: the same at every try (at most 25 characters). since: since when."""

    id: int
    match_id: str
    payload: Owed
    nonce: str
    attempts: int = 0
    since: datetime | None = None

    @property
    def kind(self) -> Kind:
        """What it asks for."""
        return self.payload.kind

    @property
    def mark(self) -> str:
        """What its post is found again by; a number would count what goes to others in private."""
        return f"{MARK}{self.nonce}"


@dataclass(frozen=True, slots=True)
class Damaged:
    """A row that says nothing this program understands. fault: where not, without what stands there."""

    id: int
    match_id: str
    kind: str
    fault: str


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where a row's message stands. For THREAD `channel_id` is the new thread."""

    message_id: int
    channel_id: int
