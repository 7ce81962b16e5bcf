"""Who is probably next: found by safe defaults on a copy that knows no more than everybody does."""

from collections.abc import Iterable, Mapping
from secrets import token_bytes
from typing import Any

from bot.domain.errors import MatchError
from bot.domain.match import Status
from bot.domain.outbox import Notice
from bot.domain.unseen import (
    in_secret,
)
from bot.matches.core.background import BackgroundTasks
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.outbox.notices import LASTS, enqueue_instead
from bot.matches.time.vacations import Vacations
from bot.reporting import report, translate_errors
from bot.storage.outbox import notices as notice_rows
from bot.storage.time import rhythm as rhythm_rows
from bot.storage.transaction import Transaction
from engines.core import Match, Refusal, Text
from engines.core.worlds import Unknowable, redealt

HEADS_UP = "time-heads-up"
"""What somebody is told who is probably next."""
TURN_CAME, NOT_NEXT = "time-heads-up-came", "time-heads-up-over"
"""What takes its place when the turn has come, and when somebody else comes before."""
MATCH_ENDED = "time-heads-up-ended"
"""What takes its place when the match has ended before."""
STEPS = 60
"""How many answers are looked ahead."""


class HeadsUp:
    """Tells people that they are next, if they want to hear it; `poke` it whenever a match has moved on.

    Each is told in one message for each match, which is brought up to date.
    """

    def __init__(self, store: MatchStore, vacations: Vacations) -> None:
        self._store = store
        self._storage = store.storage
        self._vacations = vacations
        self._background = BackgroundTasks(self._look, "heads-up")

    def poke(self, live: Live) -> None:
        """Look who is next in a match."""
        self._background.poke(live.info.id)

    async def idle(self) -> None:
        """Wait until everybody is told."""
        await self._background.idle()

    async def close(self) -> None:
        """Stop; who is not told yet is told at the next move, if it is still next."""
        await self._background.close()

    async def wanting(self, live: Live) -> set[int]:
        """The seats whose people want to hear that they are next.

        Who plays against AI players alone is asked again within a minute, and need not be told before.
        """
        info = live.info
        people = {seat.person: seat.seat for seat in info.seats if seat.person is not None}
        with translate_errors(info.id):
            found = await self._storage.find(lambda on: rhythm_rows.wanting_heads_up(on, people))
        return {people[user] for user in found if info.others_play(people[user])}

    async def tell_next(self, live: Live, seat: int | None, wanted: Iterable[int]) -> None:
        """Tell a seat's person that it is probably next, and the others who were told that they are not.

        Nobody is told in quiet hours or on vacation. That it holds no more is said where it stands, be that
        ever so old: it is nothing to be called for.
        """
        match_id = live.info.id
        people = {one: live.info.seats[one].person for one in wanted}
        fresh = _news(await self._said(match_id, people), seat, live)
        next_one = None if seat is None else people[seat]
        if seat in fresh and next_one is not None and await self._vacations.resting(next_one):
            del fresh[seat]

        async def write(connection: Transaction) -> None:
            for one, key in fresh.items():
                about = _about(one, people[one])
                notice = Notice(text=Text(key), about=about, user_id=people[one], seat=one)
                await enqueue_instead(
                    connection,
                    match_id,
                    notice,
                    self._store.clock.now(),
                    takes_back=key != HEADS_UP,
                    lasts=LASTS if key == HEADS_UP else None,
                )

        if fresh:
            with translate_errors(match_id):
                await self._storage.change(write)
            self._store.signals.moved(match_id)

    async def _look(self, match_id: str) -> None:
        try:
            await self._tell_if_next(match_id)
        except MatchError:
            pass  # the match cannot be looked at; whoever plays it is told so
        except Exception as error:  # noqa: BLE001 - a wrong guess must not stop anything
            report(error, "foresight.trouble", match=match_id)

    async def _tell_if_next(self, match_id: str) -> None:
        live = await self._store.live(match_id)
        foreseeable = _foreseeable(live)
        if not foreseeable and not _ended(live):
            return
        wanted = await self.wanting(live)
        if not wanted:
            return
        match, position, seat = live.match, live.match.dump(), None
        if foreseeable and wanted - live.asked.keys() and not _only_ai(live):
            seat = await self._background.worked_out(next_up, match, position, token_bytes(32))
        await self.tell_next(live, seat if seat in wanted else None, wanted)

    async def _said(self, match_id: str, people: Mapping[int, int | None]) -> dict[int, str | None]:
        """What the people of some seats were told last of whether they are next."""

        async def read(connection: Transaction) -> dict[int, str | None]:
            return {
                seat: await notice_rows.last_said(connection, match_id, _about(seat, user_id))
                for seat, user_id in people.items()
            }

        with translate_errors(match_id):
            return await self._storage.find(read)


def _news(said: Mapping[int, str | None], seat: int | None, live: Live) -> dict[int, str]:
    """What some seats are to be told now, if it is not what was `said` to them last; `seat` is next."""
    over = MATCH_ENDED if _ended(live) else NOT_NEXT
    now: dict[int, str] = {}
    for one, before in said.items():
        if one == seat:
            now[one] = HEADS_UP
        elif before == HEADS_UP:
            now[one] = TURN_CAME if one in live.asked else over
    return {one: key for one, key in now.items() if key != said[one]}


def _ended(live: Live) -> bool:
    return live.info.status is not Status.RUNNING


def _about(seat: int, user_id: int | None) -> str:
    return f"heads-up {seat} {user_id}"


def _only_ai(live: Live) -> bool:
    """Whether a match waits for AI players alone, so that whoever is next is asked within a minute."""
    return all(live.info.seats[seat].ai is not None for seat in live.asked)


def _foreseeable(live: Live) -> bool:
    """Whether what everybody knows says who is next; while answers are secret it does not."""
    running = not _ended(live) and live.info.paused_at is None
    secret = in_secret(live.match)
    return running and not live.info.trial and not secret and len(live.info.seats) > 1


def next_up(match: Match[Any], position: bytes, key: bytes) -> int | None:
    """The seat that is asked next if those awaited answer by their defaults; None if that cannot be told.

    All that is hidden from the public is dealt anew by `key` before, so nothing of it can be learned.
    """
    try:
        copy = redealt(match, position, None, key)
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
        if decision.open:
            found.setdefault(decision.seat, decision.id)
    return found
