"""What the service tells the rest of the bot about matches: plain, unchanging records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.domain.levels import AiLevel
from bot.domain.orders import Given, Why
from engines.core import Event, GameSpec, OptionValue, Routine, Text


class Status(StrEnum):
    """Where a match stands.

    LOBBY: people gather. RUNNING: it is played. FINISHED: over, but the last answer may still be taken
    back. LOCKED: over for good, the seed is public. EXPIRED: the lobby's time ran out. ABANDONED: the
    last person left the lobby. STOPPED: ended early, by the table or by a moderator.
    """

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    LOCKED = "locked"
    EXPIRED = "expired"
    ABANDONED = "abandoned"
    STOPPED = "stopped"


class OnTimeout(StrEnum):
    """What happens to a seat whose time is over.

    DEFAULT: its question is answered by the safe default. SKIP: so is all that it is asked until somebody
    else's turn comes. AI: an AI player sits in for it until it comes back. MODERATOR: a moderator is called
    and the match waits.
    """

    DEFAULT = "default"
    SKIP = "skip"
    AI = "ai"
    MODERATOR = "moderator"


class OnLeave(StrEnum):
    """What happens to the seat of a person who has left the server; moderators are told in any case.

    WAIT: it waits. DEFAULT: it plays its safe defaults. AI: an AI player sits in for it.
    """

    WAIT = "wait"
    DEFAULT = "default"
    AI = "ai"


class Boards(StrEnum):
    """When the board's picture is posted: after every move, for every turn, or once a round."""

    MOVE = "move"
    TURN = "turn"
    ROUND = "round"


class Verdict(StrEnum):
    """How a match that was stopped counts: by the points as they stood, or not at all."""

    RESULT = "result"
    NONE = "none"


Term = str | int | bool | None
"""The value of something that a match is set up with."""

OWN = "own"
"""Stands in a trial, where no seat has a person, for the policy of its owner's own seat."""

OPEN = (Status.LOBBY, Status.RUNNING, Status.FINISHED)
NOBODY = 0
"""Stands for a person whose data was erased; Discord gives no such id."""
FORMER_NAME = "bot-seat-former"
"""The key of what they are called; their seats have no name."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person who acts: Discord's user id and the name to show."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a match goes, and what happens if it does not.

    deadline: seconds for each question, None for as long as it takes. bank: seconds each seat has in
    reserve for the whole match. boards: how often the board's picture is posted. stand_ins: how well AI
    players play that sit in for people or fill up open seats; what they do counts for those people, so they
    play well, but never think for long.
    """

    deadline: int | None = None
    bank: int = 0
    on_timeout: OnTimeout = OnTimeout.DEFAULT
    on_leave: OnLeave = OnLeave.WAIT
    boards: Boards = Boards.TURN
    stand_ins: AiLevel = AiLevel.NORMAL


@dataclass(frozen=True, slots=True)
class Wish:
    """The match somebody would like: where its lobby stands, and what is to be played.

    name: None for the usual one. players: how many seats are offered, None for the game's maximum.
    options: those that are not to have their default. ai: policies of AI players for the seats after the
    creator's. invited: people who may sit down even if it is private. hints: see MatchInfo.
    """

    guild_id: int
    channel_id: int
    game: str
    name: str | None = None
    players: int | None = None
    language: str = "en"
    private: bool = False
    hints: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    ai: Sequence[str] = ()
    pace: Pace = field(default_factory=Pace)
    invited: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat. An open one has neither a user nor an AI policy, nor is it the house's; `name` is then empty.

    mark: the colour or side chosen in the lobby, None if it falls by lot. Once the match runs every
    seat has its mark. ai: the policy of the AI player that plays here; if there is a user as well, it only
    sits in until that person comes back. confirmed: this person has confirmed the result. bank: seconds
    left of its time bank. gone: this person has left the server. since: a person who took the seat over knows
    nothing of what only this seat knew up to this entry of the log. won: whether it has won, None as long as
    nothing counts. house: the rules play here; nobody ever sits down on such a seat or is asked for it.
    out: it is out of the game for good.
    """

    seat: int
    user_id: int | None = None
    name: str = ""
    mark: str | None = None
    ai: str | None = None
    confirmed: bool = False
    bank: int = 0
    gone: bool = False
    since: int = 0
    won: bool | None = None
    house: bool = False
    out: bool = False

    @property
    def person(self) -> int | None:
        """The person who is asked here, None if nobody is or an AI player sits in."""
        return self.user_id if self.ai is None else None

    @property
    def open(self) -> bool:
        """Whether somebody could still sit down here."""
        return self.user_id is None and self.ai is None and not self.house


@dataclass(frozen=True, slots=True)
class Former:
    """Who sat on a seat up to a line of the story and an entry of the log.

    user_id: None for an AI player, and where it is not known.
    """

    seat: int
    event: int
    entry: int
    user_id: int | None
    name: str


def names_then(
    former: Sequence[Former], *, event: int | None = None, entry: int | None = None
) -> dict[int, str]:
    """The names of those who sat where somebody else does now, when a line or an entry was written.

    former: the last ones first.
    """
    found: dict[int, str] = {}
    for one in former:
        told = event is not None and event <= one.event
        if told or (entry is not None and entry <= one.entry):
            found[one.seat] = one.name
    return found


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a person adds to the dice: the id of the interaction by which it first joined the lobby."""

    user_id: int
    name: str
    interaction_id: int


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match as its posts need it.

    seats: all seats offered, open ones included (once started: the seats in play, and after those of the
    players those of the house). players: how many seats are offered to players.
    options: all options with their values.
    seed_hash: the published hash of the secret seed; seed: the seed itself once the match is locked.
    entry: how many entries the log has. posted_event: the last event told in the thread.
    content: sha256 of the content the match is played with, None before the start.
    due_at: when the lobby expires or the result locks. revision: grows with every change.
    deadline, bank, on_timeout, on_leave, boards, stand_ins: see Pace. hints: what-ifs of it offer what an
    AI player would answer. paused_at: since when it rests, None if it does not. lobby_locked: a moderator
    lets nobody in. origin: the match it was copied from. trial: it is one person's private copy, with what
    that person may not know filled in at random. verdict: how a stopped match counts. changed: the terms of
    a lobby that are others than those to which somebody sat down, as they were then. warned: its people
    know that it closes soon. invited: who may sit down in a private lobby.
    """

    id: str
    guild_id: int
    channel_id: int
    game: str
    name: str
    status: Status
    players: int
    options: Mapping[str, OptionValue]
    language: str
    private: bool
    creator_id: int
    seed_hash: str
    created_at: datetime
    thread_id: int | None = None
    lobby_message_id: int | None = None
    seed: str | None = None
    content: str | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    due_at: datetime | None = None
    entry: int = 0
    posted_event: int = 0
    revision: int = 0
    deadline: int | None = None
    bank: int = 0
    on_timeout: OnTimeout = OnTimeout.DEFAULT
    on_leave: OnLeave = OnLeave.WAIT
    boards: Boards = Boards.TURN
    stand_ins: AiLevel = AiLevel.NORMAL
    hints: bool = False
    paused_at: datetime | None = None
    lobby_locked: bool = False
    origin: str | None = None
    trial: bool = False
    verdict: Verdict | None = None
    changed: Mapping[str, Term] = field(default_factory=dict)
    warned: bool = False
    invited: tuple[int, ...] = ()
    seats: tuple[SeatInfo, ...] = ()
    contributions: tuple[Contribution, ...] = ()

    @property
    def pace(self) -> Pace:
        """How fast it goes."""
        return Pace(
            self.deadline, self.bank, self.on_timeout, self.on_leave, self.boards, self.stand_ins
        )

    @property
    def taken(self) -> tuple[SeatInfo, ...]:
        """The seats that are not open."""
        return tuple(seat for seat in self.seats if not seat.open)

    @property
    def is_solo(self) -> bool:
        """Whether a single player sits there, alone or against the house: a person, that is."""
        players = [seat for seat in self.taken if not seat.house]
        return len(players) == 1 and players[0].user_id is not None

    @property
    def offered(self) -> tuple[SeatInfo, ...]:
        """The seats of the players, people and AI players; those of the house are not among them."""
        return tuple(seat for seat in self.seats if not seat.house)

    @property
    def deciding(self) -> tuple[SeatInfo, ...]:
        """The seats of people who decide for the table: those still in the game.

        Everybody's once all of those have left the server, or nobody is in the game.
        """
        people = [seat for seat in self.seats if seat.user_id is not None]
        playing = [seat for seat in people if not seat.out]
        return tuple(people if all(seat.gone for seat in playing) else playing)

    @property
    def given(self) -> list[str]:
        """What people have added to the seed, in order of joining."""
        return [str(one.interaction_id) for one in self.contributions]

    @property
    def place(self) -> int:
        """The channel the match lives in: its thread, before that the channel of its lobby."""
        return self.thread_id or self.channel_id

    @property
    def closed(self) -> bool:
        """Whether it was closed by a moderator before it began."""
        return self.status is Status.STOPPED and self.content is None

    def others_play(self, seat: int) -> bool:
        """Whether a person who is still there, and in the game, plays another seat than this one.

        Where nobody does, AI players would play the match to its end by themselves.
        """
        others = (one for one in self.seats if one.seat != seat)
        return any(one.person is not None and not one.gone and not one.out for one in others)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, None for everybody else; of a trial, the one its owner has in the match."""
        if self.trial:
            own = [seat.seat for seat in self.seats if seat.ai == OWN]
            return own[0] if own and user_id == self.creator_id else None
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def routines(self, spec: GameSpec[Any], seat: int | None) -> Sequence[Routine]:
        """The routines of its game that are of use to a seat; none for those who have no seat."""
        if seat is None:
            return ()
        return spec.routines_for(self.options, [one.mark for one in self.seats], seat)

    def naming(self, names: Mapping[int, str]) -> "MatchInfo":
        """The same with other names for some seats."""
        seats = [_renamed(one, names.get(one.seat)) for one in self.seats]
        return replace(self, seats=tuple(seats))

    def name_of(self, seat: int) -> str:
        """The name shown for a seat."""
        return self.seats[seat].name


def _renamed(seat: SeatInfo, name: str | None) -> SeatInfo:
    """A seat under another name; None: under its own. Whose data was erased has none."""
    if name == "":
        return replace(seat, user_id=NOBODY, name="", ai=None)
    return seat if name is None else replace(seat, name=name)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """A happening of a match as its reader may know it.

    number: counts from 1 in each match. entry: the log entry it belongs to, 0 for what belongs to none:
    the set-up, and what moderators and the table did.
    withdrawn: its answer was taken back. why: how the reader had given the answer ahead, None if by hand.
    names: the names of those who sat then where somebody else does now, by seat.
    """

    number: int
    entry: int
    event: Event
    at: datetime
    withdrawn: bool = False
    why: Why | None = None
    names: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Taken:
    """What a committed answer or undo led to.

    events: what happened, unmasked: show `event.seen_by(seat)` or `event.text(seat)` only.
    already: the same interaction was taken before; nothing was done now.
    given: what was answered at once for those who had answered ahead.
    """

    info: MatchInfo
    events: tuple[Event, ...] = ()
    already: bool = False
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoState:
    """How many of its own answers a seat can take back now; if none, what is in the way.

    through: the AI players' seats whose answers go back with the first of them.
    """

    count: int
    reason: Text | None = None
    through: tuple[int, ...] = ()
