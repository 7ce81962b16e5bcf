"""The doors of the lobby: opening, joining, choosing, starting; and the end: confirming, locking."""

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain import combinations as together
from bot.domain import lobby, terms
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, Member, Status, Wish
from bot.domain.outbox import Kind
from bot.domain.quotas import REMATCHES
from bot.domain.seeds import new_seed
from bot.matches.lobby import blocking
from bot.matches.lobby.dealing import dealt
from bot.matches.lobby.invitations import Inviting, settle_calls
from bot.matches.play.ai import POLICIES
from bot.matches.play.recording import Change, record, with_answers_ahead
from bot.quotas import lasting
from bot.reporting import telling
from bot.storage.errors import Conflict
from bot.storage.matches import lobby as lobby_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text
from data.catalogues import catalogue
from engines.core import Text, text
from engines.core.compare import log_hash
from engines.core.wire import header_line, read_entries

May = Callable[[Transaction, MatchInfo], Awaitable[None]]


class Gathering(Inviting):
    """What happens before a match and after it."""

    async def create(self, creator: Member, wish: Wish, interaction_id: int) -> MatchInfo:
        """Open a lobby; the creator takes the first seat, AI players the next ones."""
        with telling(None):
            async with self.storage.write() as connection:
                known = await play_rows.done_for(connection, interaction_id)
                if known is not None:
                    return await self._known(connection, known)
                info = await self._new_lobby(connection, creator, wish, interaction_id)
        self._moved(info.id)
        return info

    async def rematch_of(self, before: MatchInfo, wish: Wish) -> MatchInfo | None:
        """The open lobby as wished that one of the players of a match has opened, if there is one."""
        with telling(before.id):
            return await self.storage.find(lambda on: _rematch_of(on, before, wish))

    async def rematch(
        self, before: MatchInfo, creator: Member, wish: Wish, interaction_id: int
    ) -> tuple[MatchInfo, bool]:
        """The lobby for another match of the same people, and whether it was opened just now.

        However many of them ask for it at once, there is one.
        """
        with telling(before.id):
            async with self.storage.write() as connection:
                await match_rows.hold(connection, before.id)
                there = await _rematch_of(connection, before, wish)
                if there is not None:
                    return there, False
                user = creator.user_id
                await blocking.may_sit(connection, before, user, "blocks-no-rematch")
                who = (before.guild_id, user)
                await lasting.spend(connection, REMATCHES, *who, self.clock.now())
                info = await self._new_lobby(connection, creator, wish, interaction_id)
        self._moved(info.id)
        return info, True

    async def join(self, match_id: str, member: Member, interaction_id: int) -> MatchInfo:
        """Take the next open seat."""

        async def may(connection: Transaction, info: MatchInfo) -> None:
            if info.seat_of(member.user_id) is None:
                await blocking.may_sit(connection, info, member.user_id, "blocks-closed")

        return await self._in_lobby(
            match_id,
            interaction_id,
            lambda info: lobby.joined(info, member, interaction_id),
            may,
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

    async def set_term(
        self, match_id: str, member: Member, key: str, value: str, interaction_id: int
    ) -> MatchInfo:
        """Set the pace, the language or who may join (creator); see `terms.TERMS`."""
        return await self._by_creator(
            match_id, member, interaction_id, lambda info: terms.with_term(info, key, value)
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

    async def hosted(self, match_id: str, member: Member) -> MatchInfo:
        """A lobby with a host who is still there.

        One whose host has left the server is handed over as if they had got up: to the next person in it.
        That is looked into as soon as somebody else who sits there does what only the host can.
        """
        with telling(match_id):
            info = await self.storage.find(lambda on: self._known(on, match_id))
        host = info.creator_id
        sits = info.seat_of(member.user_id) is not None
        if info.status is not Status.LOBBY or member.user_id == host or not sits:
            return info
        if info.seat_of(host) is None or await self._here(info.guild_id, host):
            return info

        def act(now: MatchInfo) -> MatchInfo:
            return now if now.seat_of(host) is None else lobby.left(now, Member(host, ""))

        return await self._in_lobby(match_id, None, act)

    async def start(
        self,
        match_id: str,
        member: Member,
        interaction_id: int,
        fill: str | None = None,
        *,
        by_lot: bool = False,
    ) -> MatchInfo:
        """Start (creator), from the game's minimum on; open seats vanish.

        fill: the policy of AI players who take the open seats first. by_lot: marks that are not in play with
        so many players are left to the lot, and everybody is told. Raises MarksUnfit if they are not to be.
        """
        await self.hosted(match_id, member)
        with telling(match_id):
            async with self._locks(match_id):
                try:
                    info = await self._started(match_id, member, interaction_id, fill, by_lot)
                except Conflict:
                    # Somebody has changed what it answers ahead: it may answer the first question already.
                    info = await self._started(match_id, member, interaction_id, fill, by_lot)
        self._moved(match_id)
        return info

    async def confirm(self, match_id: str, user_id: int, interaction_id: int) -> MatchInfo:
        """Confirm the result; when all have who are to, the match locks and its seed is shown."""

        def act(info: MatchInfo) -> MatchInfo:
            seat = info.seat_of(user_id)
            if seat is None:
                raise MatchError(Text("service-not-playing"))
            if info.status not in (Status.FINISHED, Status.STOPPED) or info.content is None:
                raise MatchError(Text("service-not-finished", {"status": info.status.value}))
            changed = replace(
                info,
                seats=tuple(
                    replace(one, confirmed=one.confirmed or one.seat == seat) for one in info.seats
                ),
            )
            done = all(one.confirmed for one in changed.deciding)
            return _locked(changed) if done else changed

        return await self._change(match_id, interaction_id, act)

    # --- how it works ------------------------------------------------------------------

    async def _new_lobby(
        self, connection: Transaction, creator: Member, wish: Wish, interaction_id: int
    ) -> MatchInfo:
        """Store a lobby as wished, with its creator and AI players on the first seats."""
        spec = self.library.spec(wish.game)
        seed, now = new_seed(), self.clock.now()
        info = lobby.joined(lobby.opened(spec, wish, creator, seed, now), creator, interaction_id)
        for policy in wish.ai:
            info = lobby.with_ai(info, policy, POLICIES)
        info = together.fitted(info, spec, wish.options)
        together.check_change(None, info, spec)
        info = await self._allowed(connection, info)
        await match_rows.insert_match(connection, info, seed)
        await play_rows.claim(connection, interaction_id, info.id, now)
        for user_id in info.invited:
            await lobby_rows.invite(connection, info.id, user_id, creator.user_id, now)
        await outbox_rows.owe(connection, info.id, Kind.LOBBY, now)
        return info

    async def _allowed(self, connection: Transaction, info: MatchInfo) -> MatchInfo:
        """A new lobby with its name, if its creator may open another one here."""
        await lasting.may_open(connection, info, info.created_at)
        if info.name:
            return info
        number = await match_rows.how_many(connection, info.guild_id) + 1
        return replace(info, name=_usual_name(info, number))

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

        await self.hosted(match_id, member)
        return await self._in_lobby(match_id, interaction_id, checked)

    async def _in_lobby(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], MatchInfo],
        may: May | None = None,
    ) -> MatchInfo:
        def checked(info: MatchInfo) -> MatchInfo:
            lobby.gathering(info)
            changed = terms.noted(info, act(info))
            together.check_change(info, changed, self.library.spec(info.game))
            still = changed.status is Status.LOBBY
            due_at = self.clock.now() + lobby.LOBBY_LASTS if still else None
            return replace(changed, due_at=due_at, warned=False)

        return await self._change(match_id, interaction_id, checked, Kind.LOBBY, may)

    async def _change(
        self,
        match_id: str,
        interaction_id: int | None,
        act: Callable[[MatchInfo], MatchInfo],
        kind: Kind | None = None,
        may: May | None = None,
    ) -> MatchInfo:
        """Change a match as it is before or after its play; its post of `kind`, if any, is made anew.

        may: raises MatchError for what the match alone does not forbid.
        """
        with telling(match_id):
            async with self._locks(match_id), self.storage.write() as connection:
                now = self.clock.now()
                info = await self._known(connection, match_id)
                if interaction_id is not None and not await play_rows.claim(
                    connection, interaction_id, match_id, now
                ):
                    return info
                if info.trial:
                    raise NoSuchMatch
                changed = replace(act(info), revision=info.revision + 1)
                if may is not None:
                    await may(connection, info)
                self._cache.drop(match_id)
                await match_rows.update_match(connection, changed)
                await match_rows.write_people(connection, changed)
                await settle_calls(connection, info, changed, now)
                if kind is not None:
                    await outbox_rows.owe(connection, match_id, kind, now)
                if changed.status is Status.LOCKED:
                    await self._show_seed(connection, changed, now)
                now_so = await self._known(connection, match_id)
        self._moved(match_id)
        return now_so

    async def _show_seed(self, connection: Transaction, info: MatchInfo, now: datetime) -> None:
        """Tell that the result is final, with the seed: in the end post, and in a line of its own."""
        await outbox_rows.owe(connection, info.id, Kind.AWAITED, now)
        seed = (await match_rows.secret_seed(connection, info.id)).hex()
        told = log_hash(read_entries(await play_rows.load_log(connection, info.id)))
        line = plain_text(text("service-sealed", seed=seed, hash=info.seed_hash, log=told))
        await outbox_rows.owe(connection, info.id, Kind.NOTICE, now, text=line)

    async def _started(
        self, match_id: str, member: Member, interaction_id: int, fill: str | None, by_lot: bool
    ) -> MatchInfo:
        async with self.storage.read() as connection:
            info = await self._known(connection, match_id)
            if await play_rows.done_for(connection, interaction_id) is not None:
                return info
            seed = await match_rows.secret_seed(connection, match_id)
        lobby.gathering(info)
        lobby.by_creator(info, member)
        info, by_chance = self._complete(info, fill, by_lot=by_lot)
        now = self.clock.now()
        live = dealt(self.library, info, seed, now)
        await self._standing(live)
        opening = with_answers_ahead(
            live, Change(events=live.match.opening_events), {}, now, self.delay
        )
        async with self.storage.write() as connection:
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return await self._known(connection, match_id)
            await lasting.may_start(connection, live.info, now)
            await self._store_content(connection, info.game, now)
            await match_rows.write_people(connection, live.info)
            await settle_calls(connection, info, replace(info, status=Status.RUNNING), now)
            await outbox_rows.owe(connection, match_id, Kind.LOBBY, now)
            await outbox_rows.owe(connection, match_id, Kind.THREAD, now)
            await outbox_rows.owe(connection, match_id, Kind.START, now)
            if by_chance is not None:
                line = plain_text(by_chance)
                await outbox_rows.owe(connection, match_id, Kind.NOTICE, now, text=line)
            recorded = await record(
                connection, live, opening, now, header=header_line(live.match.header)
            )
        live.adopt(recorded)
        live.standing = opening.ahead.after(opening.standing)
        self._cache.put(live)
        return live.info

    def _complete(
        self, info: MatchInfo, fill: str | None, *, by_lot: bool
    ) -> tuple[MatchInfo, Text | None]:
        """The lobby with all who play; beside it what is told of marks now left to the lot. See `start`."""
        spec = self.library.spec(info.game)
        if fill is not None:
            info = lobby.filled(info, fill, POLICIES)
        lobby.ready(info, spec)
        if not by_lot:
            together.check_marks(info, spec)
        lose = together.unfit(info, spec)
        told = together.said_of(info, lose, "lobby-marks-drawn") if lose else None
        return lobby.without_marks(info, lose), told

    async def _store_content(self, connection: Transaction, game: str, now: datetime) -> None:
        raw, digest = self.library.content(game)
        await play_rows.store_content(connection, game, digest, _stored(raw), now)

    async def expire(self, info: MatchInfo) -> None:
        """Close a lobby or lock a result whose time has come."""
        now = self.clock.now()

        def act(current: MatchInfo) -> MatchInfo:
            if current.due_at is None or current.due_at > now:
                raise MatchError(Text("service-conflict"))
            if current.status is Status.LOBBY:
                return replace(current, status=Status.EXPIRED, due_at=None)
            return _locked(current)

        kind = Kind.LOBBY if info.status is Status.LOBBY else None
        await self._change(info.id, None, act, kind)


async def _rematch_of(connection: Transaction, before: MatchInfo, wish: Wish) -> MatchInfo | None:
    people = [seat.user_id for seat in before.seats if seat.user_id is not None]
    found = await match_rows.load_infos(connection, lobby_rows.like(wish, people), limit=1)
    return found[0] if found else None


def _usual_name(info: MatchInfo, number: int) -> str:
    words = catalogue(info.language)
    game = words.format(f"{info.game}-name")
    return words.format("service-match-name", {"game": game, "number": number})


def _stored(raw: Mapping[str, Any]) -> bytes:
    """A content as it is stored: in its own order, so that all reads the same when a match is woken."""
    return json.dumps(raw, separators=(",", ":"), ensure_ascii=False).encode()


def _locked(info: MatchInfo) -> MatchInfo:
    return replace(info, status=Status.LOCKED, due_at=None)
