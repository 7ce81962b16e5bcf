"""Asking people to the table: invitations, calls, and the word that a lobby closes soon."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain import lobby
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, Status
from bot.domain.outbox import Kind, LobbyPost, Notice, Strip
from bot.domain.quotas import INVITED, INVITED_MOST
from bot.domain.stamps import dated
from bot.matches.core.store import MatchStore, known_match
from bot.matches.lobby import blocking
from bot.matches.outbox.notices import enqueue_instead
from bot.quotas import lasting
from bot.reporting import translate_errors
from bot.storage.matches import lobby as lobby_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import notices as notice_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Text, Who, text

WARN_BEFORE = timedelta(days=1)
CLOSES = "closes"
"""What the word that a lobby closes soon is about, so that another one can take its place."""
SOON = "lobby-closes-soon"


class Invitations:
    """What brings people to a lobby."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock

    async def invite(
        self, match_id: str, member: Member, user_id: int, interaction_id: int
    ) -> MatchInfo:
        """Ask a person to a lobby one sits in: it may join even a private one, and is pinged once."""
        async with self._store.locked(match_id), self._storage.write() as connection:
            info = await known_match(connection, match_id)
            now = self._clock.now()
            if await play_rows.claim(connection, interaction_id, match_id, now):
                seat = may_invite(info, member, user_id)
                await blocking.may_invite(connection, info, member, user_id)
                await self._room_for(connection, info, user_id)
                await lasting.spend(connection, INVITED, info.guild_id, member.user_id, now)
                await lobby_rows.invite(connection, match_id, user_id, member.user_id, now)
                asked = Text("lobby-invitation", {"who": Who(seat)})
                await call(connection, info, asked, [user_id], now)
                await outbox_rows.enqueue(connection, match_id, LobbyPost(), now)
                info = await known_match(connection, match_id)
        self._store.signals.moved(match_id)
        return info

    async def warn_lobbies(self) -> datetime | None:
        """Tell the people of lobbies that close within a day; gives when that is next to be done."""
        soon, shards = self._clock.now() + WARN_BEFORE, self._store.shards
        with translate_errors(None):
            found = await self._storage.find(
                lambda on: match_rows.load_infos(on, lobby_rows.closing(soon, shards))
            )
            for info in found:
                await self._warn(info.id)
                self._store.signals.moved(info.id)
            closes = await self._storage.find(lambda on: lobby_rows.next_closing(on, shards))
        return None if closes is None else closes - WARN_BEFORE

    async def _warn(self, match_id: str) -> None:
        now = self._clock.now()
        async with self._store.locked(match_id), self._storage.write() as connection:
            info = await known_match(connection, match_id)
            if info.status is not Status.LOBBY or info.warned or info.due_at is None:
                return
            people = [seat.user_id for seat in info.seats if seat.user_id is not None]
            await match_rows.update_match(connection, _warned(info))
            told = text(SOON, until=dated(info.due_at))
            await call(connection, info, told, people, now, about=CLOSES)

    async def _room_for(self, connection: Transaction, info: MatchInfo, user_id: int) -> None:
        known = await lobby_rows.invited(connection, info.id)
        if user_id in known:
            raise MatchError(Text("lobby-already-invited"))
        if len(known) >= INVITED_MOST:
            raise MatchError(text("lobby-invited-enough", most=INVITED_MOST))


def may_invite(info: MatchInfo, member: Member, user_id: int) -> int:
    """The seat of somebody who may ask this person to the table. Raises MatchError."""
    lobby.gathering(info)
    seat = info.seat_of(member.user_id)
    if seat is None:
        raise MatchError(Text("lobby-invite-from-a-seat"))
    if info.seat_of(user_id) is not None:
        raise MatchError(Text("lobby-sits-already"))
    return seat


def _warned(info: MatchInfo) -> MatchInfo:
    return replace(info, warned=True, revision=info.revision + 1)


async def settle_calls(
    connection: Transaction, before: MatchInfo, after: MatchInfo, now: datetime
) -> None:
    """Let what was posted about a lobby stay true: that it has not closed, that nobody can join any more."""
    if before.status is not Status.LOBBY:
        return
    goes_on = after.status in (Status.LOBBY, Status.RUNNING)
    kept_open = after.status is Status.RUNNING or not after.warned
    warned = before.warned and goes_on and kept_open
    if warned and await notice_rows.last_said(connection, before.id, CLOSES) == SOON:
        after_all = Notice(text=Text("lobby-not-closed"), about=CLOSES)
        await enqueue_instead(connection, before.id, after_all, now, takes_back=True, lasts=None)
    if after.status is not Status.LOBBY:
        but = SOON if goes_on else None  # that word has been replaced, buttons and all
        await _strip_calls(connection, before.id, now, but=but)


async def _strip_calls(
    connection: Transaction, match_id: str, now: datetime, *, but: str | None = None
) -> None:
    """Have the buttons taken off what has called people to a lobby. but: not off lines of this key."""
    await match_rows.hold(connection, match_id)  # a call that arrives meanwhile finds no lobby
    for row, there in await call_rows.sent(connection, match_id, (Kind.NOTICE,)):
        if row.payload.gathering and row.payload.text.key != but:
            strip = Strip(message_id=there.message_id, channel_id=there.channel_id)
            await outbox_rows.enqueue(connection, match_id, strip, now)


async def call(
    connection: Transaction,
    info: MatchInfo,
    told: Text,
    pings: list[int],
    now: datetime,
    about: str | None = None,
) -> None:
    """Have a line posted where the lobby is, which pings these people."""
    called = Notice(text=told, pings=tuple(pings), gathering=True, about=about)
    await outbox_rows.enqueue(connection, info.id, called, now)
