"""Who is probably next: found by safe defaults on a copy that knows no more than everybody does."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from secrets import token_bytes
from typing import Any

from bot.matches.errands import Errands
from bot.matches.errors import MatchError
from bot.matches.guessing import Unknowable, dealt
from bot.matches.live import Live
from bot.matches.model import Status
from bot.matches.owed import Kind
from bot.matches.troubles import report, telling
from bot.matches.vacations import Vacations
from bot.storage import call_rows, outbox_rows, rhythm_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text
from engines.core import Answered, AnyEntry, Match, Refusal, Text

HEADS_UP = "time-heads-up"
"""What somebody is told who is probably next."""
STEPS = 60
"""So many answers are looked ahead."""

Wake = Callable[[str], Awaitable[Live]]
Tell = Callable[[Live, int], Awaitable[bool]]
Wanted = Callable[[Live], Awaitable[set[int]]]


@dataclass(frozen=True, slots=True)
class _Told:
    """A seat that was told, and how long the log was then."""

    seat: int
    entries: int

    def answered(self, since: Sequence[AnyEntry]) -> bool:
        """Whether it has answered since."""
        return any(isinstance(one, Answered) and one.seat == self.seat for one in since)


class Foresight:
    """Tells people that they are next, if they want to hear it; `poke` it whenever a match has moved on.

    wanted: the seats whose people want to hear it. tell: tells a seat's person; whether it could be told.
    Everybody hears it once before each of its turns.
    """

    def __init__(self, wake: Wake, wanted: Wanted, tell: Tell) -> None:
        self._wake = wake
        self._wanted = wanted
        self._tell = tell
        self._told: dict[str, _Told] = {}
        self._errands = Errands(self._look, "foresight")

    def poke(self, live: Live) -> None:
        """Look who is next in a match. Who has answered since it was told may be told again."""
        match_id, entries = live.info.id, live.match.entries
        told = self._told.get(match_id)
        if told is not None and told.answered(entries[told.entries :]):
            del self._told[match_id]
        self._errands.poke(match_id)

    async def idle(self) -> None:
        """Wait until everybody is told."""
        await self._errands.idle()

    async def close(self) -> None:
        """Stop; who is not told yet is told at the next move, if it is still next."""
        await self._errands.close()

    async def _look(self, match_id: str) -> None:
        try:
            await self._tell_if_next(match_id)
        except MatchError:
            pass  # the match cannot be looked at; whoever plays it is told so
        except Exception as error:  # noqa: BLE001 - a wrong guess must not stop anything
            report(error, "foresight.trouble", match=match_id)

    async def _tell_if_next(self, match_id: str) -> None:
        live = await self._wake(match_id)
        if not _foreseeable(live):
            return
        wanted = await self._wanted(live) - live.asked.keys()
        if not wanted:
            return
        match, position = live.match, live.match.dump()
        seat = await self._errands.worked_out(next_up, match, position, token_bytes(32))
        told = self._told.get(match_id)
        if seat not in wanted or (told is not None and told.seat == seat):
            return
        entries = len(match.entries)
        if await self._tell(live, seat):
            self._told[match_id] = _Told(seat, entries)


class Foreseeing(Vacations):
    """Whom the house tells that they are next."""

    async def wanting_heads_up(self, live: Live) -> set[int]:
        """The seats whose people want to hear that they are next."""
        people = {seat.person: seat.seat for seat in live.info.seats if seat.person is not None}
        with telling(live.info.id):
            found = await self.storage.find(lambda on: rhythm_rows.wanting_heads_up(on, people))
        return {people[user] for user in found}

    async def tell_next(self, live: Live, seat: int) -> bool:
        """Tell a seat's person that it is probably next; not in quiet hours, and not on vacation."""
        user_id, match_id = live.info.seats[seat].person, live.info.id
        if user_id is None or await self.resting(user_id):
            return False
        now, line = self.clock.now(), plain_text(Text(HEADS_UP))
        answers = (one for one in live.match.entries if isinstance(one, Answered))
        last = max((one.number for one in answers if one.seat == seat), default=0)

        async def write(connection: Transaction) -> bool:
            # Told before the bot was started again.
            if await call_rows.noticed(connection, match_id, user_id, HEADS_UP, last):
                return False
            body = {"user_id": user_id, "seat": seat, "text": line}
            await outbox_rows.owe(connection, match_id, Kind.NOTICE, now, **body)
            return True

        with telling(match_id):
            fresh = await self.storage.change(write)
        if fresh:
            self._moved(match_id)
        return True


def _foreseeable(live: Live) -> bool:
    """Whether what everybody knows says who is next; while something is asked in secret it does not."""
    running = live.info.status is Status.RUNNING and live.info.paused_at is None
    return running and not live.info.trial and not live.secrets and len(live.info.seats) > 1


def next_up(match: Match[Any], position: bytes, key: bytes) -> int | None:
    """The seat that is asked next if those awaited answer by their defaults; None if that cannot be told.

    All that is hidden from the public is dealt anew by `key` before, so nothing of it can be learned.
    """
    try:
        copy = dealt(match, position, None, key)
    except Unknowable:
        return None
    first = _awaited(copy)
    try:
        for _ in range(STEPS):
            asked = _awaited(copy)
            fresh = [seat for seat in asked if seat not in first]
            if fresh or not asked:
                return fresh[0] if fresh else None
            decision = asked[min(asked)]
            copy.answer(decision, min(asked), copy.default_for(decision))
    except Refusal:
        return None
    return None


def _awaited(match: Match[Any]) -> dict[int, str]:
    """Each seat a match waits for, with its first question."""
    found: dict[int, str] = {}
    for decision in match.table.pending.values():
        if not decision.blocked and not decision.early:
            found.setdefault(decision.seat, decision.id)
    return found
