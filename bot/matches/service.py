"""The match service: everything the bot does with matches goes through these doors."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import lobby
from bot.matches.ai import POLICIES, AiSeats
from bot.matches.clock import Clock, SystemClock
from bot.matches.due import Sleeper
from bot.matches.errors import MatchError, NoSuchMatch
from bot.matches.library import Library
from bot.matches.live import Cache, Live, Look
from bot.matches.loading import Contents, load_positions, wake
from bot.matches.locks import Locks
from bot.matches.model import (
    Kind,
    MatchInfo,
    Member,
    Status,
    StoredEvent,
    Taken,
    UndoState,
    Wait,
)
from bot.matches.recording import Change, record
from bot.matches.seeds import match_key, new_id, new_seed, seed_hash
from bot.matches.troubles import telling
from bot.storage import audit, match_rows, outbox_rows, play_rows
from bot.storage.audit import Act
from bot.storage.database import Storage
from bot.storage.errors import Conflict
from bot.storage.tables import matches, waits
from bot.storage.wire import EVENT, HEADER, TEXT, dumped
from data.catalogues import catalogue
from engines.core import (
    Answer,
    Event,
    GameError,
    GameSpec,
    Match,
    Refusal,
    SnapshotError,
    Table,
    Text,
    UndoRefused,
    text,
)

LOBBY_LASTS = timedelta(days=14)
INTERACTIONS_KEPT = timedelta(days=2)

__all__ = ["POLICIES", "Live", "Look", "Matches"]


class Matches:
    """Lobbies, answers, undo and reading. Every change is one durable transaction.

    Whatever raises a MatchError has changed nothing. `interaction_id` makes a change idempotent: the same
    id twice counts once, and the second call returns the state as it is.
    """

    def __init__(
        self, storage: Storage, library: Library, clock: Clock | None = None, *, cached: int = 256
    ) -> None:
        self.storage = storage
        self.library = library
        self.clock = clock or SystemClock()
        self._contents = Contents(storage)
        self._cache = Cache(cached)
        self._locks = Locks()
        self._owed: list[Callable[[], None]] = []
        self._sleeper = Sleeper(self.clock, self._do_due)
        self._ai = AiSeats(self.live, self._ai_answer)

    async def open(self) -> None:
        """Start the scheduler and let AI seats go on where they stopped."""
        async with self.storage.write() as connection:
            before = self.clock.now() - INTERACTIONS_KEPT
            await play_rows.forget_interactions(connection, before)
            waiting = await play_rows.matches_of_ai(connection)
        self._sleeper.start()
        for match_id in waiting:
            self._ai.poke(match_id)

    async def close(self) -> None:
        """Stop what runs in the background; nothing is lost."""
        await self._sleeper.close()
        await self._ai.close()

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer."""
        await self._ai.idle()

    def when_owed(self, listener: Callable[[], None]) -> None:
        """Have `listener` called whenever something new is owed to Discord."""
        self._owed.append(listener)

    # --- lobby -------------------------------------------------------------------------------

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        creator: Member,
        game: str,
        *,
        interaction_id: int,
        name: str | None = None,
        players: int | None = None,
        language: str = "en",
        private: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> MatchInfo:
        """Open a lobby; the creator takes the first seat. `players`: seats offered (the game's maximum)."""
        spec = self.library.spec(game)
        seed, now = new_seed(), self.clock.now()
        bare = MatchInfo(
            id=new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            name="" if name is None else lobby.checked_name(name),
            status=Status.LOBBY,
            players=spec.players[-1],
            options=lobby.checked_options(spec, options or {}),
            language=language,
            private=private,
            creator_id=creator.user_id,
            seed_hash=seed_hash(seed),
            created_at=now,
            due_at=now + LOBBY_LASTS,
        )
        sized = bare if players is None else lobby.with_players(bare, spec, players)
        info = lobby.joined(lobby.seated(sized), creator, interaction_id)
        with telling(None):
            async with self.storage.write() as connection:
                known = await play_rows.done_for(connection, interaction_id)
                if known is not None:
                    return await self._known(connection, known)
                if not info.name:
                    number = await match_rows.how_many(connection, guild_id) + 1
                    info = replace(info, name=_usual_name(info, number))
                await match_rows.insert_match(connection, info, seed)
                await play_rows.claim(connection, interaction_id, info.id, now)
                await outbox_rows.owe(connection, info.id, Kind.LOBBY, now)
        self._moved(info.id)
        return info

    async def join(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Take the next open seat."""
        return await self._in_lobby(
            match_id, interaction_id, lambda info: lobby.joined(info, member, interaction_id)
        )

    async def leave(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Give up one's seat. A creator hands over to the next person; the last one closes the lobby."""
        return await self._in_lobby(match_id, interaction_id, lambda info: lobby.left(info, member))

    async def set_option(
        self, match_id: str, member: Member, key: str, value: object, interaction_id: int
    ) -> MatchInfo:
        """Set an option of the game (creator)."""
        return await self._by_creator(
            match_id,
            member,
            interaction_id,
            lambda info: lobby.with_option(info, self.library.spec(info.game), key, value),
        )

    async def set_players(
        self, match_id: str, member: Member, players: int, interaction_id: int
    ) -> MatchInfo:
        """Change how many seats are offered (creator), never below those taken."""
        return await self._by_creator(
            match_id,
            member,
            interaction_id,
            lambda info: lobby.with_players(info, self.library.spec(info.game), players),
        )

    async def set_mark(
        self, match_id: str, member: Member, mark: str | None, interaction_id: int
    ) -> MatchInfo:
        """Choose one's colour or side; None leaves it to the lot."""
        return await self._in_lobby(
            match_id,
            interaction_id,
            lambda info: lobby.with_mark(info, self.library.spec(info.game), member, mark),
        )

    async def fill_ai(
        self, match_id: str, member: Member, policy: str, interaction_id: int
    ) -> MatchInfo:
        """Seat an AI player on the next open seat (creator). policy: one of `POLICIES`."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: lobby.with_ai(info, policy, POLICIES)
        )

    async def drop_ai(
        self, match_id: str, member: Member, seat: int, interaction_id: int
    ) -> MatchInfo:
        """Remove the AI player of a seat (creator)."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: lobby.without_ai(info, seat)
        )

    async def start(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Start (creator), from the game's minimum on; open seats vanish."""
        with telling(match_id):
            async with self._locks(match_id):
                info = await self._started(match_id, member, interaction_id)
        self._moved(match_id)
        return info

    async def attach_lobby_message(self, match_id: str, message_id: int) -> None:
        """Remember where the lobby post stands."""
        await self._attach(match_id, lobby_message_id=message_id)

    async def attach_thread(self, match_id: str, thread_id: int) -> None:
        """Remember the match's thread."""
        await self._attach(match_id, thread_id=thread_id)

    # --- reading -----------------------------------------------------------------------------

    async def info(self, match_id: str) -> MatchInfo:
        """The match. Raises NoSuchMatch."""
        with telling(match_id):
            async with self.storage.read() as connection:
                return await self._known(connection, match_id)

    async def by_thread(self, channel_id: int) -> MatchInfo | None:
        """The match of a thread, None if there is none."""
        found = await self._infos(matches.c.thread_id == channel_id, limit=1)
        return found[0] if found else None

    async def open_in_guild(
        self,
        guild_id: int,
        *,
        viewer: int | None = None,
        game: str | None = None,
        status: Status | None = None,
        limit: int = 25,
    ) -> list[MatchInfo]:
        """Lobbies and running matches of a server, newest first; private ones only for their players."""
        where = match_rows.of_guild(guild_id, viewer, game=game, status=status)
        return await self._infos(where, limit=limit)

    async def of_member(self, user_id: int, *, limit: int = 25) -> list[MatchInfo]:
        """The open matches a person sits in, over all servers, newest first."""
        return await self._infos(match_rows.of_user(user_id), limit=limit)

    async def waiting_for(self, user_id: int) -> list[Wait]:
        """Everything that waits for a person, over all servers, oldest first."""
        return await self._waits(waits.c.user_id == user_id)

    async def waits(self, match_id: str) -> list[Wait]:
        """The people a match waits for. A secret wait tells who has not answered yet: not for channels."""
        return await self._waits(waits.c.match_id == match_id)

    def cached(self, match_id: str) -> Live | None:
        """The match if it is in memory: for modals and autocomplete, which cannot wait."""
        return self._cache.get(match_id)

    async def live(self, match_id: str) -> Live:
        """The match in play, loaded if need be, as last committed.

        Raises NoSuchMatch, MatchError if it never started.
        """
        with telling(match_id):
            async with self._locks(match_id):
                return await self._loaded(match_id)

    async def story(
        self,
        match_id: str,
        seat: int | None,
        *,
        after_event: int = 0,
        upto: int | None = None,
        limit: int = 100,
        withdrawn: bool = False,
    ) -> list[StoredEvent]:
        """Events as `seat` (None: the public) may know them, oldest first: the last `limit` of them."""
        with telling(match_id):
            async with self.storage.read() as connection:
                rows = await play_rows.load_events(
                    connection,
                    match_id,
                    after=after_event,
                    upto=upto,
                    limit=limit,
                    withdrawn=withdrawn,
                )
        return [
            StoredEvent(
                row.number,
                row.entry,
                _told_to(EVENT.validate_json(row.body), seat),
                row.at,
                row.withdrawn,
            )
            for row in rows
        ]

    async def look(self, match_id: str, seat: int | None) -> Look | None:
        """What a seat (None: the last board post in the thread) saw last; None before the first time."""
        live = await self.live(match_id)
        with telling(match_id):
            async with self.storage.read() as connection:
                row = await play_rows.load_look(connection, match_id, _look_seat(seat))
            if row is None:
                return None
            codec, header = live.spec.codec, live.match.header
            position = codec.load(codec.restore(play_rows.unpack(row.body)))
            key, counters = bytes.fromhex(header.key), live.match.table.counters
            table: Table[Any] = Table(position, live.match.content, key, replace(counters))
            return Look(row.event, row.entry, table.view(seat))

    async def looked(self, match_id: str, seat: int) -> None:
        """Remember that a seat has now seen the present position."""
        live = await self.live(match_id)
        body, event, entry = _snapshot(live), live.last_event, live.match.number
        with telling(match_id):
            async with self.storage.write() as connection:
                await play_rows.write_look(connection, match_id, seat, event, entry, body)

    # --- playing -----------------------------------------------------------------------------

    async def answer(
        self, match_id: str, user_id: int, interaction_id: int, decision_id: str, answer: object
    ) -> Taken:
        """Answer a decision. Raises Refused (look at `.stale`), MatchError, Trouble."""

        def act(live: Live) -> Change:
            seat = _playing(live, user_id)
            events = live.match.answer(decision_id, seat, answer)
            return Change(live.match.entries[-1:], events, seat, user_id)

        return await self._commit(match_id, interaction_id, act)

    async def undo(
        self, match_id: str, user_id: int, interaction_id: int, *, turn: bool = False
    ) -> Taken:
        """Take back one's last answer, or with `turn` all of them as far as it goes."""

        def act(live: Live) -> Change:
            seat = _playing(live, user_id)
            first = live.match.number
            back = [live.match.undo(seat).number]
            while turn and (more := _undone(live.match, seat)) is not None:
                back.append(more)
            return Change(live.match.entries[first:], (), seat, user_id, back)

        return await self._commit(match_id, interaction_id, act, undoes=True)

    async def undo_state(self, match_id: str, user_id: int) -> UndoState:
        """What `undo` would do now."""
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                await load_positions(self.storage, live)
                if live.info.status is Status.LOCKED:
                    return UndoState(0, Text("service-locked"))
                return _undo_state(live.match, _playing(live, user_id))

    async def confirm(self, match_id: str, user_id: int, interaction_id: int) -> MatchInfo:
        """Confirm the result; when all people have, the match locks and its seed is shown."""

        def act(info: MatchInfo) -> MatchInfo:
            seat = info.seat_of(user_id)
            if seat is None:
                raise MatchError(Text("service-not-playing"))
            if info.status is not Status.FINISHED:
                raise MatchError(Text("service-not-finished", {"status": info.status.value}))
            changed = replace(
                info,
                seats=tuple(
                    replace(one, confirmed=one.confirmed or one.seat == seat) for one in info.seats
                ),
            )
            done = all(one.confirmed for one in changed.seats if one.user_id is not None)
            return _locked(changed) if done else changed

        return await self._change(match_id, interaction_id, act)

    # --- how lobbies change ------------------------------------------------------------------

    async def _by_creator(
        self,
        match_id: str,
        member: Member,
        interaction_id: int,
        act: Callable[[MatchInfo], MatchInfo],
    ) -> MatchInfo:
        def checked(info: MatchInfo) -> MatchInfo:
            lobby.by_creator(info, member)
            return act(info)

        return await self._in_lobby(match_id, interaction_id, checked)

    async def _in_lobby(
        self, match_id: str, interaction_id: int, act: Callable[[MatchInfo], MatchInfo]
    ) -> MatchInfo:
        def checked(info: MatchInfo) -> MatchInfo:
            lobby.gathering(info)
            changed = act(info)
            still = changed.status is Status.LOBBY
            return replace(changed, due_at=self.clock.now() + LOBBY_LASTS if still else None)

        return await self._change(match_id, interaction_id, checked, Kind.LOBBY)

    async def _change(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], MatchInfo],
        kind: Kind | None = None,
    ) -> MatchInfo:
        """Change a match as it is before or after its play; its post of `kind`, if any, is made anew."""
        with telling(match_id):
            async with self._locks(match_id), self.storage.write() as connection:
                now = self.clock.now()
                info = await self._known(connection, match_id)
                if interaction_id is not None and not await play_rows.claim(
                    connection, interaction_id, match_id, now
                ):
                    return info
                changed = replace(act(info), revision=info.revision + 1)
                self._cache.drop(match_id)
                await match_rows.update_match(connection, changed)
                await match_rows.write_people(connection, changed)
                if kind is not None:
                    await outbox_rows.owe(connection, match_id, kind, now)
                if changed.status is Status.LOCKED:
                    await self._show_seed(connection, changed, now)
        self._moved(match_id)
        return await self.info(match_id)

    async def _show_seed(self, connection: AsyncConnection, info: MatchInfo, now: datetime) -> None:
        seed = (await match_rows.secret_seed(connection, info.id)).hex()
        line = TEXT.dump_python(text("service-seed", seed=seed, hash=info.seed_hash))
        await outbox_rows.owe(connection, info.id, Kind.NOTICE, now, text=line)

    async def _started(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        async with self.storage.read() as connection:
            info = await self._known(connection, match_id)
            if await play_rows.done_for(connection, interaction_id) is not None:
                return info
            seed = await match_rows.secret_seed(connection, match_id)
        lobby.gathering(info)
        lobby.by_creator(info, member)
        spec, now = self.library.spec(info.game), self.clock.now()
        lobby.ready(info, spec)
        raw, digest = self.library.content(info.game)
        match = _begun(spec, spec.content(raw), digest, info, match_key(seed, info.contributions))
        begun = replace(
            info,
            started_at=now,
            content=digest,
            seats=tuple(
                replace(seat, mark=mark)
                for seat, mark in zip(info.taken, match.header.marks, strict=True)
            ),
        )
        live, opening = Live(begun, match), Change(events=match.opening_events)
        async with self.storage.write() as connection:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return await self._known(connection, match_id)
            await play_rows.store_content(connection, info.game, digest, _canonical(raw), now)
            await match_rows.write_people(connection, begun)
            await outbox_rows.owe(connection, match_id, Kind.LOBBY, now)
            await outbox_rows.owe(connection, match_id, Kind.THREAD, now)
            recorded = await record(
                connection, live, opening, now, header=dumped(HEADER, match.header)
            )
        live.adopt(recorded)
        self._cache.put(live)
        return live.info

    async def _attach(self, match_id: str, **where: int) -> None:
        with telling(match_id):
            async with self.storage.write() as connection:
                await match_rows.write_posting(connection, match_id, **where)
        self.posted(match_id, **where)

    def posted(self, match_id: str, **where: int) -> None:
        """Let the match in memory know where its posts stand now."""
        live = self._cache.get(match_id)
        if live is not None:
            live.info = replace(live.info, **where)  # type: ignore[arg-type]

    # --- how matches move on -----------------------------------------------------------------

    async def _commit(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[Live], Change],
        *,
        undoes: bool = False,
    ) -> Taken:
        with telling(match_id):
            async with self._locks(match_id):
                try:
                    taken = await self._committed(match_id, interaction_id, act, undoes=undoes)
                except Conflict:
                    # Another process moved the match on: look at how things stand now.
                    taken = await self._committed(match_id, interaction_id, act, undoes=undoes)
        if not taken.already:
            self._moved(match_id)
        return taken

    async def _committed(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[Live], Change],
        *,
        undoes: bool,
    ) -> Taken:
        live = await self._loaded(match_id)
        if undoes:
            if await self._was_done(interaction_id):
                return Taken(live.info, already=True)
            await load_positions(self.storage, live)
        try:
            change = act(_unlocked(live))
        except (MatchError, Refusal):
            if await self._was_done(interaction_id):
                return Taken(live.info, already=True)
            raise
        except Exception:
            self._cache.drop(match_id)
            raise
        return await self._stored(live, change, interaction_id)

    async def _stored(self, live: Live, change: Change, interaction_id: int | None) -> Taken:
        """Write a change done in memory; if that fails memory is forgotten: it never differs from disk."""
        match_id, now = live.info.id, self.clock.now()
        try:
            async with self.storage.write() as connection:
                if interaction_id is not None and not await play_rows.claim(
                    connection, interaction_id, match_id, now
                ):
                    self._cache.drop(match_id)
                    return Taken(await self._known(connection, match_id), already=True)
                recorded = await record(connection, live, change, now)
        except BaseException:
            self._cache.drop(match_id)
            raise
        live.adopt(recorded)
        return Taken(live.info, tuple(change.events))

    async def _ai_answer(self, match_id: str, seat: int, decision_id: str, answer: Answer) -> Taken:
        def act(live: Live) -> Change:
            events = live.match.answer(decision_id, seat, answer)
            return Change(live.match.entries[-1:], events, seat)

        return await self._commit(match_id, None, act)

    async def _loaded(self, match_id: str) -> Live:
        live = self._cache.get(match_id)
        if live is not None:
            return live
        async with self.storage.read() as connection:
            info = await self._known(connection, match_id)
            playing = await play_rows.load_playing(connection, match_id)
        if playing is None or info.content is None:
            raise MatchError(Text("service-not-started"))
        spec = self.library.spec(info.game)
        content = await self._contents.get(spec, info.content)
        damages: list[SnapshotError] = []
        live = wake(spec, content, info, playing, damages.append)
        if damages:
            await self._repair(live, damages[0])
        self._cache.put(live)
        return live

    async def _repair(self, live: Live, damage: SnapshotError) -> None:
        """Store the snapshot made anew from the log, on record."""
        act = Act("snapshot-rebuilt", live.info.id, live.info.guild_id, body={"why": damage.detail})
        info = replace(live.info, revision=live.info.revision + 1)
        async with self.storage.write() as connection:
            await match_rows.update_match(connection, info)
            await play_rows.write_position(
                connection, live.info.id, live.match.number, _snapshot(live)
            )
            await audit.append(connection, act, self.clock.now())
        live.move_on(info)

    def _moved(self, match_id: str) -> None:
        """Tell those who act on changes by themselves."""
        self._sleeper.wake()
        for listener in self._owed:
            listener()
        live = self._cache.get(match_id)
        if live is not None and any(live.info.seats[seat].ai for seat in live.asked):
            self._ai.poke(match_id)

    # --- by themselves -----------------------------------------------------------------------

    async def _do_due(self) -> datetime | None:
        """Expire lobbies and lock results whose time has come; gives the next due moment."""
        now = self.clock.now()
        for info in await self._infos(matches.c.due_at <= now, limit=None):
            with suppress(MatchError):
                await self._expire(info)
        async with self.storage.read() as connection:
            return await match_rows.next_due(connection)

    async def _expire(self, info: MatchInfo) -> None:
        now = self.clock.now()

        def act(current: MatchInfo) -> MatchInfo:
            if current.due_at is None or current.due_at > now:
                raise MatchError(Text("service-conflict"))
            if current.status is Status.LOBBY:
                return replace(current, status=Status.EXPIRED, due_at=None)
            return _locked(current)

        kind = Kind.LOBBY if info.status is Status.LOBBY else None
        await self._change(info.id, None, act, kind)

    # --- small helpers -----------------------------------------------------------------------

    async def _known(self, connection: AsyncConnection, match_id: str) -> MatchInfo:
        info = await match_rows.load_info(connection, match_id)
        if info is None:
            raise NoSuchMatch
        return info

    async def _was_done(self, interaction_id: int | None) -> bool:
        if interaction_id is None:
            return False
        async with self.storage.read() as connection:
            return await play_rows.done_for(connection, interaction_id) is not None

    async def _infos(self, where: Any, *, limit: int | None) -> list[MatchInfo]:
        with telling(None):
            async with self.storage.read() as connection:
                return await match_rows.load_infos(connection, where, limit=limit)

    async def _waits(self, where: Any) -> list[Wait]:
        with telling(None):
            async with self.storage.read() as connection:
                return await play_rows.load_waits(connection, where)


def _usual_name(info: MatchInfo, number: int) -> str:
    words = catalogue(info.language)
    game = words.format(f"{info.game}-name")
    return words.format("service-match-name", {"game": game, "number": number})


def _begun(
    spec: GameSpec[Any], content: Any, digest: str, info: MatchInfo, key: bytes
) -> Match[Any]:
    marks = [seat.mark for seat in info.taken]
    try:
        return Match.begin(spec, content, digest, key, dict(info.options), marks)
    except GameError as error:
        raise MatchError(error.message) from error


def _canonical(raw: Mapping[str, Any]) -> bytes:
    return json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _playing(live: Live, user_id: int) -> int:
    seat = live.seat_of(user_id)
    if seat is None:
        raise MatchError(Text("service-not-playing"))
    return seat


def _unlocked(live: Live) -> Live:
    if live.info.status is Status.LOCKED:
        raise MatchError(Text("service-locked"))
    return live


def _locked(info: MatchInfo) -> MatchInfo:
    return replace(info, status=Status.LOCKED, due_at=None)


def _undone(match: Match[Any], seat: int) -> int | None:
    """Take back one more answer if nobody and nothing lies in between; the entry's number."""
    live = match.live()
    if not live or live[-1].seat != seat:
        return None
    try:
        return match.undo(seat).number
    except UndoRefused:
        return None


def _undo_state(match: Match[Any], seat: int) -> UndoState:
    try:
        match.undoable(seat)
    except UndoRefused as refused:
        return UndoState(0, refused.message)
    count = 0
    for entry in reversed(match.live()):
        if entry.seat != seat or entry.barrier or entry.number not in match.kept:
            break
        count += 1
    return UndoState(max(count, 1))


def _told_to(event: Event, seat: int | None) -> Event:
    """The event without what others know besides."""
    own = {} if seat is None or seat not in event.private else {seat: event.private[seat]}
    return replace(event, private=own)


def _look_seat(seat: int | None) -> int:
    return outbox_rows.PUBLIC_LOOK if seat is None else seat


def _snapshot(live: Live) -> bytes:
    """The present position as it is stored."""
    snapshot = live.spec.codec.snapshot(live.match.dump(), live.match.header.content)
    return play_rows.pack(snapshot)
