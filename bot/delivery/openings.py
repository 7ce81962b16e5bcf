"""How a match begins on Discord: the post of its lobby, its thread, and the call to all who play."""

from datetime import datetime

import discord

from bot.delivery import channels
from bot.delivery.carrier import Carrier
from bot.delivery.channels import Channels
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import Delivered, LobbyPost, NewThread, OpeningPost, OutboxRow
from bot.domain.terms import usual
from bot.matches.service import Matches
from bot.posts.lobby import LOBBY, lobby_post
from bot.posts.opening import opening_post
from bot.text import fit
from bot.text.names import match_words
from bot.ui.message import MessageBuilder


class Openings:
    """Delivers lobbies, threads and openings."""

    def __init__(self, matches: Matches, places: Channels, carrier: Carrier) -> None:
        self._matches = matches
        self._places = places
        self._carrier = carrier

    async def lobby(self, row: OutboxRow[LobbyPost]) -> Delivered | None:
        """Post a lobby, or bring its post up to date."""
        info = await self._matches.store.info(row.match_id)
        if info.lobby_message_id is not None:
            try:
                return await self._edit_lobby(info, info.lobby_message_id)
            except discord.NotFound as gone:
                if gone.code not in (channels.UNKNOWN_MESSAGE, channels.UNKNOWN_CHANNEL):
                    raise
                if info.status is not Status.LOBBY:
                    return None  # nobody misses the post of a lobby that is over
        builder = await self._gathering(info)
        return await self._places.send(self._carrier.channel_of(info), builder, row.nonce)

    async def _edit_lobby(self, info: MatchInfo, message_id: int) -> Delivered:
        return await self._places.edit(info.channel_id, message_id, await self._gathering(info))

    async def _gathering(self, info: MatchInfo) -> MessageBuilder:
        spec = self._matches.library.spec(info.game)
        closing = await self._matches.audit.closing_line(info)
        words, defaults = match_words(info, info.language), usual(spec, info.language)
        return lobby_post(info, words, spec, closing, defaults)

    async def thread(self, row: OutboxRow[NewThread]) -> Delivered | None:
        """Make the thread, with those who play in it."""
        info = await self._matches.store.info(row.match_id)
        if await self._matches.relocation.superseded(row):
            return None  # it has moved while its thread could not be made
        made = await self._new_thread(row, info)
        people = [seat.user_id for seat in info.seats if seat.user_id is not None]
        await self._places.bring_in(made.channel_id, people)
        return made

    async def _new_thread(self, row: OutboxRow[NewThread], info: MatchInfo) -> Delivered:
        name = fit.thread(info.name)
        channel = await self._places.text_channel(info.channel_id)
        # What hangs on a post is public, and a post has one thread in its life, so a second stands apart.
        if info.lobby_message_id is not None and not (row.payload.apart or info.is_solo):
            try:
                return await self._places.thread_from(channel, info.lobby_message_id, name)
            except discord.NotFound as gone:
                if gone.code != channels.UNKNOWN_MESSAGE:
                    raise
        left = await self._left_behind(row, channel, name, private=info.is_solo)
        return left or await self._places.thread(channel, name, private=info.is_solo)

    async def _left_behind(
        self, row: OutboxRow[NewThread], channel: discord.TextChannel, name: str, *, private: bool
    ) -> Delivered | None:
        """A thread that an earlier try has made without our hearing of it, if it is surely this match's."""
        if row.attempts == 1 or row.since is None:
            return None
        made = await self._places.own_threads(channel, name, row.since, private=private)
        free = await self._matches.relocation.unclaimed(row.match_id, made)
        return Delivered(free[0], free[0]) if free else None

    async def start(self, row: OutboxRow[OpeningPost]) -> Delivered | None:
        """Call all who play, but for those who rest or have left."""
        live = await self._matches.store.live(row.match_id)
        info, secrets = live.info, live.spec.keeps_secrets
        people = await self._matches.absentees.present(info, info.seats)
        awake = [user for user in people if not await self._matches.vacations.resting(user)]
        words = match_words(info, info.language)
        builder = opening_post(info, words, people, row.mark, secrets=secrets)
        return await self._carrier.post(info, builder, row.nonce, awake)

    async def posted_lobby(self, info: MatchInfo, since: datetime | None) -> Delivered | None:
        """A lobby post that is not known yet; the known one is to be edited, and twice does no harm.

        since: see Channels.find.
        """
        channel = self._places.place(info.channel_id, info.guild_id)
        found = await self._places.find(channel, info.id, LOBBY, since)
        known = found is not None and found.message_id == info.lobby_message_id
        return None if known else found
