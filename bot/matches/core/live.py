"""Matches in memory: a bounded number, the others sleep in the database."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.domain.match import MatchInfo
from bot.domain.orders import Premoves
from bot.domain.outbox import ToldLanes
from engines.core import Event, GameSpec, Held, Match, Text, View

CACHED = 256
ROOM = 64 * 2**20
"""How many bytes of positions, present and kept for taking back, the matches in memory hold at most."""


@dataclass(frozen=True, slots=True)
class PublicQuestion:
    """What a seat is asked as things stand: in a few public words, and whether it is all secret."""

    topic: Text
    secret: bool


@dataclass(frozen=True, slots=True)
class LaneStatus:
    """What may happen beside what the match waits for, from public facts alone.

    optional: the people's seats that can act already though nobody waits for them, and on what in a few
    words.
    held: the seats that have to wait with something, for whom and because of what.
    """

    optional: dict[int, Text]
    held: tuple[Held, ...]

    def written(self) -> ToldLanes:
        """What a post shows of it, so that two of them can be compared."""
        held = ((one.seat, tuple(one.by), tuple(one.objects)) for one in self.held)
        return tuple(self.optional), tuple(held)


@dataclass(frozen=True, slots=True)
class Recorded:
    """How a live match stands once a transaction has committed; the fields are those of Live."""

    info: MatchInfo
    last_event: int
    asked: dict[int, PublicQuestion]
    optional: dict[int, Text]
    secrets: dict[str, int]
    kept: dict[int, bytes | None]
    packed: tuple[bytes, bytes]


@dataclass(slots=True)
class Live:
    """A match in memory. Look at it only in one go, without awaiting in between: it moves on.

    The rest is how it is stored: who is asked what, who is free to act on what, open secret questions with
    their seats, positions kept (None: on disk only), the present position as dumped and as packed, what is
    answered ahead (None: not yet read).
    unsettled: a corrected rule has moved it on as it woke, and that is not stored yet; unsaid: what happened.
    """

    info: MatchInfo
    match: Match[Any]
    last_event: int = 0
    asked: dict[int, PublicQuestion] = field(default_factory=dict)
    optional: dict[int, Text] = field(default_factory=dict)
    secrets: dict[str, int] = field(default_factory=dict)
    kept: dict[int, bytes | None] = field(default_factory=dict)
    kept_loaded: bool = True
    packed: tuple[bytes, bytes] | None = None
    premoves: Premoves | None = None
    unsettled: bool = False
    unsaid: Sequence[Event] = ()

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return self.match.spec

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, None for everybody else."""
        return self.info.seat_of(user_id)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat (None: the public) may know."""
        return self.match.view(seat)

    @property
    def weight(self) -> int:
        """The bytes of its positions."""
        kept = {**self.kept, **self.match.kept}
        return sum(map(len, (*filter(None, kept.values()), *(self.packed or ()))))

    def adopt(self, recorded: Recorded) -> None:
        """Take over what has been committed."""
        self.move_on(recorded.info)
        self.last_event = recorded.last_event
        self.asked = recorded.asked
        self.optional = recorded.optional
        self.secrets = recorded.secrets
        self.kept = recorded.kept
        self.packed = recorded.packed
        self.unsettled, self.unsaid = False, ()

    def move_on(self, info: MatchInfo) -> None:
        """Take over a committed change; where posts stand is the dispatcher's business."""
        now = self.info
        self.info = replace(
            info,
            thread_id=now.thread_id,
            lobby_message_id=now.lobby_message_id,
            posted_event=now.posted_event,
        )


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody saw when it last looked: the last event then, and its own seat's view then."""

    event: int
    entry: int
    view: View[Any]


def asked_in(match: Match[Any]) -> dict[int, PublicQuestion]:
    """The seats the match waits for, and what they are asked."""
    found: dict[int, PublicQuestion] = {}
    for decision in match.table.pending.values():
        if not decision.open:
            continue
        before = found.get(decision.seat)
        if before is None:
            found[decision.seat] = PublicQuestion(decision.topic, decision.secret)
        elif before.secret and not decision.secret:
            found[decision.seat] = PublicQuestion(decision.topic, secret=False)
    return dict(sorted(found.items()))


def optional_in(match: Match[Any]) -> dict[int, Text]:
    """The seats that can act though nobody waits for them yet, and on what.

    A secret question is left out: it would show who has answered it.
    """
    awaited = {waiting.seat for waiting in match.table.waiting()}
    found: dict[int, Text] = {}
    for decision in match.table.pending.values():
        if decision.optional and not decision.blocked and not decision.secret:
            found.setdefault(decision.seat, decision.topic)
    return {seat: found[seat] for seat in sorted(found) if seat not in awaited}


def lane_status(live: Live) -> LaneStatus:
    """Who can act already, and who of those nobody waits for has to wait for whom."""
    table, seats = live.match.table, live.info.seats
    awaited = {waiting.seat for waiting in table.waiting()}
    held = (one for one in table.held() if one.seat not in awaited)
    optional = optional_in(live.match)
    people = {seat: optional[seat] for seat in optional if seats[seat].person is not None}
    return LaneStatus(people, tuple(held))


def secrets_in(match: Match[Any]) -> dict[str, int]:
    """The ids of secret questions that can be answered, and the seats they ask, awaited or not."""
    return {
        decision.id: decision.seat
        for decision in match.table.pending.values()
        if decision.secret and not decision.blocked
    }


def secret_seats(live: Live) -> list[int]:
    """The seats that are asked in secret, with those that were and have answered; none once all have."""
    if not live.secrets:
        return []
    openly = [seat for seat, asked in live.asked.items() if not asked.secret]
    return [one.seat for one in live.match.table.waiting() if one.seat not in openly]


class Cache:
    """The matches used last, by id: so many, and as many as their positions have room.

    Who goes is read from the database again when it is needed, its positions when somebody takes something
    back.
    """

    def __init__(self, most: int = CACHED, room: int = ROOM) -> None:
        self._most = most
        self._room = room
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._weights: dict[str, int] = {}
        self.held = 0
        """The bytes of all positions in memory."""

    def get(self, match_id: str) -> Live | None:
        """A match if it is in memory."""
        live = self._lives.get(match_id)
        if live is not None:
            self._lives.move_to_end(match_id)
        return live

    def put(self, live: Live) -> None:
        """Keep a match; the one not used for longest goes."""
        self._lives[live.info.id] = live
        self._lives.move_to_end(live.info.id)
        self.weigh(live)
        while len(self._lives) > self._most:
            self._forget_oldest()

    def weigh(self, live: Live) -> None:
        """Make room after a match has changed; it is the last one to go."""
        match_id = live.info.id
        if self._lives.get(match_id) is not live:
            return
        self._lives.move_to_end(match_id)
        weight = live.weight
        self.held += weight - self._weights.get(match_id, 0)
        self._weights[match_id] = weight
        while self.held > self._room and len(self._lives) > 1:
            self._forget_oldest()

    def drop(self, match_id: str) -> None:
        """Forget a match; it is loaded again when needed."""
        self._lives.pop(match_id, None)
        self.held -= self._weights.pop(match_id, 0)

    def _forget_oldest(self) -> None:
        self.drop(next(iter(self._lives)))

    def __iter__(self) -> Iterator[Live]:
        return iter(self._lives.values())

    def __len__(self) -> int:
        return len(self._lives)
