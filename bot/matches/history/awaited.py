"""Whom matches wait for, and who could act already."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import and_

from bot.domain.waits import OptionalTurn, Wait
from bot.matches.core.live import LaneStatus, Live, lane_status
from bot.matches.core.store import MatchStore
from bot.reporting import translate_errors
from bot.storage.matches import waits as wait_rows
from bot.storage.tables import waits


class Awaited:
    """Who is awaited: as everybody may know it of a match, as they may know it themselves of a person."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage = store.storage

    async def waits(self, match_id: str) -> list[Wait]:
        """The people a match waits for, as everybody may know it, by seat.

        Of a secret question all who are or were asked are told, all waiting since the first of them.
        """
        return await self.waits_in(await self._store.live(match_id))

    async def waits_in(self, live: Live) -> list[Wait]:
        """The same for whoever has the match at hand, or even holds it."""
        stored = {wait.seat: wait for wait in await self._waits(waits.c.match_id == live.info.id)}
        return _public_waits(live, stored)

    async def lane_status(self, match_id: str) -> LaneStatus:
        """Who can act already, and who has to wait for whom, as everybody may know it."""
        return lane_status(await self._store.live(match_id))

    async def waiting_for(self, user_id: int) -> list[Wait]:
        """Everything that waits for a person, over all servers, oldest first."""
        return await self._waits(waits.c.user_id == user_id)

    async def wait_of(self, match_id: str, seat: int) -> Wait | None:
        """What waits for the person at a seat, None if nothing does."""
        found = await self._waits(and_(waits.c.match_id == match_id, waits.c.seat == seat))
        return found[0] if found else None

    async def optional_for(self, user_id: int) -> list[OptionalTurn]:
        """The matches in which a person can act already though nobody waits for it."""
        with translate_errors(None):
            return await self._storage.find(lambda on: wait_rows.load_optional(on, user_id))

    async def _waits(self, where: Any) -> list[Wait]:
        with translate_errors(None):
            return await self._storage.find(lambda on: wait_rows.load_waits(on, where))


def _public_waits(live: Live, stored: Mapping[int, Wait]) -> list[Wait]:
    info, found = live.info, []
    known = {seat: wait for seat, wait in stored.items() if not wait.secret}
    first = min((one for one in stored.values() if one.secret), key=_since, default=None)
    for waiting in live.match.table.waiting():
        user_id = info.seats[waiting.seat].person
        wait = known.get(waiting.seat, first)
        if user_id is not None and wait is not None:
            found.append(
                Wait(
                    info.id,
                    info.guild_id,
                    info.place,
                    info.game,
                    info.name,
                    user_id,
                    waiting.seat,
                    waiting.topic,
                    wait.secret,
                    wait.since,
                    wait.due_at,
                    wait.bank_at,
                    info.paused_at,
                )
            )
    return found


def _since(wait: Wait) -> datetime:
    return wait.since
