"""Starting a match: whoever sits in its lobby plays, and what is needed for that is written at once."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain import combinations, lobby
from bot.domain.match import MatchInfo, Member, Status
from bot.domain.outbox import LobbyPost, NewThread, Notice, OpeningPost
from bot.matches.core.library import Library
from bot.matches.core.store import MatchStore, known_match
from bot.matches.lobby.dealing import dealt
from bot.matches.lobby.invitations import settle_calls
from bot.matches.play.ai import POLICIES
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer
from bot.matches.play.recording import record, with_premoves
from bot.quotas import lasting
from bot.storage.errors import Conflict
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Text
from engines.core.wire import header_line


class Starter:
    """Makes matches of lobbies."""

    def __init__(self, store: MatchStore, library: Library, committer: Committer) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._library = library
        self._committer = committer

    async def start(
        self, match_id: str, member: Member, interaction_id: int, *, fill: bool, by_lot: bool
    ) -> MatchInfo:
        """Start a match; see Lobby.start."""
        async with self._store.locked(match_id):
            try:
                info = await self._started(
                    match_id, member, interaction_id, fill=fill, by_lot=by_lot
                )
            except Conflict:
                # Somebody has changed what they answer ahead: it may answer the first question already.
                info = await self._started(
                    match_id, member, interaction_id, fill=fill, by_lot=by_lot
                )
        self._store.signals.moved(match_id)
        return info

    async def _started(
        self, match_id: str, member: Member, interaction_id: int, *, fill: bool, by_lot: bool
    ) -> MatchInfo:
        async with self._storage.read() as connection:
            info = await known_match(connection, match_id)
            if await play_rows.done_for(connection, interaction_id) is not None:
                return info
            seed = await match_rows.secret_seed(connection, match_id)
        lobby.gathering(info)
        lobby.by_creator(info, member)
        info, by_chance = self._complete(info, fill=fill, by_lot=by_lot)
        now = self._clock.now()
        live = dealt(self._library, info, seed, now)
        await self._store.premoves(live)
        opening = with_premoves(
            live, Change(events=live.match.opening_events), {}, now, self._committer.delay
        )
        async with self._storage.write() as connection:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return await known_match(connection, match_id)
            await lasting.may_start(connection, live.info, now)
            await self._store_content(connection, info.game, now)
            await match_rows.write_people(connection, live.info)
            await settle_calls(connection, info, replace(info, status=Status.RUNNING), now)
            for post in (LobbyPost(), NewThread(), OpeningPost()):
                await outbox_rows.enqueue(connection, match_id, post, now)
            if by_chance is not None:
                await outbox_rows.enqueue(connection, match_id, Notice(text=by_chance), now)
            recorded = await record(
                connection, live, opening, now, header=header_line(live.match.header)
            )
        live.adopt(recorded)
        live.premoves = opening.autoplay.after(opening.premoves)
        self._store.keep(live)
        return live.info

    def _complete(
        self, info: MatchInfo, *, fill: bool, by_lot: bool
    ) -> tuple[MatchInfo, Text | None]:
        """The lobby with all who play, and what is told of marks left to the lot; see Lobby.start."""
        spec = self._library.spec(info.game)
        if fill:
            info = lobby.filled(info, info.stand_ins, POLICIES)
        lobby.ready(info, spec)
        if not by_lot:
            combinations.check_marks(info, spec)
        lose = combinations.unfit(info, spec)
        told = combinations.said_of(info, lose, "lobby-marks-drawn") if lose else None
        return lobby.without_marks(info, lose), told

    async def _store_content(self, connection: Transaction, game: str, now: datetime) -> None:
        raw, digest = self._library.content(game)
        await play_rows.store_content(connection, game, digest, _stored(raw), now)


def _stored(raw: Mapping[str, Any]) -> bytes:
    """A content as it is stored: in its own order, so that all reads the same when a match is woken."""
    return json.dumps(raw, separators=(",", ":"), ensure_ascii=False).encode()
