"""People who leave the server: noticed when they are needed; their seats go on as set up."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, OnLeave, SeatInfo, Status
from bot.domain.outbox import Alert
from bot.matches.core.guards import answerable
from bot.matches.core.live import Live
from bot.matches.core.membership import Membership
from bot.matches.core.store import MatchStore
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.time.sitters import left, sat_in, sitter, sitter_of, uncared
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Event, Text, text
from engines.core.text import Who


class Absentees:
    """Who has left, who is back, and who plays in the meantime."""

    def __init__(self, store: MatchStore, committer: Committer, members: Membership) -> None:
        self._store = store
        self._committer = committer
        self._members = members

    async def gone_among(self, match_id: str, users: Iterable[int]) -> set[int]:
        """Those of some users who play in a match but have left its server; each is missed from now on.

        To be asked before somebody is pinged or reminded, and before their time runs out.
        """
        found: set[int] = set()
        for user_id in users:
            info = await self._store.latest(match_id)
            seat = info.seat_of(user_id)
            if seat is None or await self._members.is_here(info.guild_id, user_id):
                continue
            found.add(user_id)
            if info.seats[seat].gone and uncared(info):
                await self.care_for_gone(match_id)
            if not info.seats[seat].gone and _goes_on(info):
                with suppress(
                    MatchError
                ):  # it has moved on: whoever is pinged next is looked up, too
                    await self._left(match_id, seat, user_id)
        return found

    async def present(self, info: MatchInfo, seats: Iterable[SeatInfo]) -> list[int]:
        """The people of some seats of a match who are still on its server."""
        people = [seat.user_id for seat in seats if seat.user_id is not None]
        gone = await self.gone_among(info.id, people)
        return [user for user in people if user not in gone]

    async def seen(self, match_id: str, user_id: int) -> None:
        """Let somebody who had left be back, having acted again where only members of the server can."""
        info = await self._store.latest(match_id)
        seat = info.seat_of(user_id)
        if seat is None or not info.seats[seat].gone or not _goes_on(info):
            return
        if await self._members.is_here(info.guild_id, user_id):
            await self._back(match_id, seat, user_id)

    async def care_for_gone(self, match_id: str) -> None:
        """Have AI players sit in for people who have left, where nobody could yet.

        None sits in for the last person at a table. Once another one is back, or has taken a seat over, the
        seats of those who are gone go on as the match was set up.
        """

        async def act(live: Live) -> Change:
            answerable(live)
            seats = uncared(live.info)
            if not seats:
                return Change()
            lines = tuple(
                Event("faults-story-left", left(one, live.info.on_leave)) for one in seats
            )
            return Change(lines=lines, info=sat_in(live.info, seats))

        with suppress(MatchError):  # it rests or is over; whoever is pinged next is looked up anew
            await self._committer.commit(match_id, act)

    # --- how it works -----------------------------------------------------------------------

    async def _left(self, match_id: str, seat: int, user_id: int) -> None:
        now = self._store.clock.now()

        async def act(live: Live) -> Change:
            answerable(live)
            sits = _meant(live, seat, user_id, gone=False).ai
            sits = sits or sitter_of(live.info, seat)
            said = left(seat, live.info.on_leave if sits is not None else OnLeave.WAIT)

            async def call(connection: Transaction) -> None:
                alert = Alert(text=text("faults-left", **said))
                await outbox_rows.enqueue(connection, match_id, alert, now)

            info = _with_seat(live.info, seat, gone=True, ai=sits)
            return Change(lines=(Event("faults-story-left", said),), info=info, also=call)

        await self._committer.commit(match_id, act)

    async def _back(self, match_id: str, seat: int, user_id: int) -> None:
        async def act(live: Live) -> Change:
            answerable(live)
            before = _meant(live, seat, user_id, gone=True)
            sitting = before.ai is not None and before.ai == sitter(live.info)
            info = _with_seat(live.info, seat, gone=False, ai=None if sitting else before.ai)
            line = Event("faults-story-back", {"who": Who(seat)})
            return Change(lines=(line,), info=info)

        await self._committer.commit(match_id, act)
        await self.care_for_gone(match_id)


def _goes_on(info: MatchInfo) -> bool:
    return info.status is Status.RUNNING and info.paused_at is None


def _meant(live: Live, seat: int, user_id: int, *, gone: bool) -> SeatInfo:
    """The seat, if it is still as it was when somebody looked. Raises MatchError."""
    found = live.info.seats[seat]
    if found.user_id != user_id or found.gone is not gone:
        raise MatchError(Text("service-conflict"))
    return found


def _with_seat(info: MatchInfo, seat: int, *, gone: bool, ai: str | None) -> MatchInfo:
    seats = list(info.seats)
    seats[seat] = replace(seats[seat], gone=gone, ai=ai)
    return replace(info, seats=tuple(seats))
