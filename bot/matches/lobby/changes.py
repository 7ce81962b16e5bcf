"""The one way to change a match before its play and after it: what is known of it, and its posts."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime

from bot.domain.errors import NoSuchMatch
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import AwaitedUpdate, Notice, Payload
from bot.matches.core.store import MatchStore, known_match
from bot.matches.lobby.invitations import settle_calls
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import text
from engines.core.compare import log_hash
from engines.core.wire import read_entries

Write = Callable[[Transaction, MatchInfo], Awaitable[None]]
"""Something done in the transaction, with the match as it was before or as it is then."""


class InfoChanges:
    """Changes what is known of matches that are not in play."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock

    async def change(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], MatchInfo],
        post: Payload | None = None,
        may: Write | None = None,
    ) -> MatchInfo:
        """Change a match as it is before or after its play; its `post`, if any, is made anew.

        may: raises MatchError for what the match alone does not forbid.
        """
        return await self.change_also(
            match_id, interaction_id, lambda info: (act(info), None), post, may
        )

    async def change_also(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], tuple[MatchInfo, Write | None]],
        post: Payload | None = None,
        may: Write | None = None,
    ) -> MatchInfo:
        """The same with what `act` wants to be written besides."""
        async with self._store.locked(match_id), self._storage.write() as connection:
            now = self._clock.now()
            info = await known_match(connection, match_id)
            if interaction_id is not None and not await play_rows.claim(
                connection, interaction_id, match_id, now
            ):
                return info
            if info.trial:
                raise NoSuchMatch
            changed, also = act(info)
            changed = replace(changed, revision=info.revision + 1)
            if may is not None:
                await may(connection, info)
            self._store.drop(match_id)
            await match_rows.update_match(connection, changed)
            await match_rows.write_people(connection, changed)
            await settle_calls(connection, info, changed, now)
            if post is not None:
                await outbox_rows.enqueue(connection, match_id, post, now)
            if changed.status is Status.LOCKED:
                await _show_seed(connection, changed, now)
            if also is not None:
                await also(connection, changed)
            now_so = await known_match(connection, match_id)
        self._store.signals.moved(match_id)
        return now_so


async def _show_seed(connection: Transaction, info: MatchInfo, now: datetime) -> None:
    """Tell that the result is final, with the seed: in the end post, and in a line of its own."""
    await outbox_rows.enqueue(connection, info.id, AwaitedUpdate(), now)
    seed = (await match_rows.secret_seed(connection, info.id)).hex()
    told = log_hash(read_entries(await play_rows.load_log(connection, info.id)))
    line = text("service-sealed", seed=seed, hash=info.seed_hash, log=told)
    await outbox_rows.enqueue(connection, info.id, Notice(text=line), now)
