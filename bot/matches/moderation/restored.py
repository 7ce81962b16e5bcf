"""What follows when the database was put back to a backup: every match is told, and shown as it stands.

It is done before anything else is posted, one match after the other; who is stopped goes on where it was.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

import structlog
from sqlalchemy import and_, or_

from bot.domain.match import OPEN, MatchInfo, Status
from bot.domain.outbox import BallotPost, Kind, LobbyPost, Notice
from bot.domain.votes import Outcome
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.awaited import Awaited
from bot.matches.outbox.pings import call_again
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.prompts import ask_again
from bot.matches.time.vacations import Vacations
from bot.reporting import report
from bot.storage import restored as restored_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.restored import Restored
from bot.storage.tables import ballots, matches
from bot.storage.transaction import Transaction
from engines.core import Event

STORY = "moderators-story-restored"
"""The line that says so."""

_log = structlog.get_logger()


class Restoration:
    """Tells of a backup that has taken the place of the database."""

    def __init__(
        self, store: MatchStore, committer: Committer, awaited: Awaited, vacations: Vacations
    ) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._awaited = awaited
        self._vacations = vacations
        self._at: datetime | None = None

    def lost_since(self, moment: datetime | None) -> datetime | None:
        """Since when a row of this moment may have been posted without our knowing; None: it cannot have."""
        lost = moment is not None and self._at is not None and moment < self._at
        return moment if lost else None

    async def tell(self) -> None:
        """Tell all matches that have not been told yet of what was restored.

        Of several processes, the one with shard 0 tells all; every one has to know.
        """
        restored = await self._storage.find(restored_rows.load)
        if restored is None:
            return
        self._at = restored.at
        if 0 not in self._store.shards.own:
            return
        untold = await self._storage.find(partial(_untold, restored=restored))
        for info in untold:
            told = replace(restored, told=info.id)
            try:
                await self._tell(info, told)
            except Exception as error:  # noqa: BLE001 - a damaged match must not keep the bot from starting
                report(error, "restored.trouble", match=info.id)
                await self._storage.change(partial(restored_rows.write, restored=told))
        if untold:
            _log.warning("matches told of a backup", matches=len(untold))

    async def _tell(self, info: MatchInfo, told: Restored) -> None:
        if info.status is Status.LOBBY:
            async with self._storage.write() as connection:
                if info.lobby_message_id is not None:
                    await outbox_rows.enqueue(connection, info.id, LobbyPost(), self._clock.now())
                await restored_rows.write(connection, told)
            return
        await self._committer.commit(info.id, await self._telling(info, told))

    async def _telling(
        self, info: MatchInfo, told: Restored
    ) -> Callable[[Live], Awaitable[Change]]:
        """A line, the board, and the questions of those who are awaited, who are called once."""
        asked = [wait.user_id for wait in await self._awaited.waits(info.id)]
        resting = [user for user in asked if await self._vacations.resting(user)]
        line = Event(STORY, {"when": int(told.to.timestamp())})

        async def act(live: Live) -> Change:
            before, now = live.info, self._clock.now()

            async def also(connection: Transaction) -> None:
                await outbox_rows.enqueue(connection, before.id, Notice(text=line.text(None)), now)
                await call_again(connection, before.id)
                await board_rows.pinged(connection, before.id, resting)
                if before.paused_at is None:  # else they are asked when it goes on
                    await ask_again(connection, live, now)
                await _show_votes(connection, before.id, now)
                await restored_rows.write(connection, told)

            board = Kind.TURN if before.status is Status.RUNNING else Kind.FINAL
            return Change(lines=[line], info=before, board=board, also=also)

        return act


async def _untold(connection: Transaction, restored: Restored) -> list[MatchInfo]:
    """The matches still to be told, in their order; those begun since need not be."""
    unsettled = and_(matches.c.status == Status.STOPPED, matches.c.due_at.is_not(None))
    going_on = and_(
        or_(matches.c.status.in_(OPEN), unsettled),
        matches.c.trial.is_(False),
        matches.c.created_at < restored.at,
    )
    found = await match_rows.load_infos(connection, going_on, limit=None)
    left = [info for info in found if info.id > restored.told]
    return sorted(left, key=lambda info: info.id)


async def _show_votes(connection: Transaction, match_id: str, now: datetime) -> None:
    """Bring the posts of open votes up to date; those that are not known to be posted are owed anyway."""
    shown = and_(
        ballots.c.match_id == match_id,
        ballots.c.state == Outcome.OPEN,
        ballots.c.message_id.is_not(None),
    )
    for one in await vote_rows.load_ballots(connection, shown):
        await outbox_rows.enqueue(connection, match_id, BallotPost(ballot=one.id), now)
