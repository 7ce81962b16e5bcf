"""Calls for moderators, where a server has set it up, else where the match is played; ways to a new place."""

import discord
import structlog

from bot.delivery import channels
from bot.delivery.carrier import Carrier
from bot.delivery.channels import Channels
from bot.domain.match import MatchInfo
from bot.domain.outbox import Alert, Delivered, Notice, OutboxRow, Payload, Signpost
from bot.matches.core.store import MatchStore
from bot.posts.calls import alert, farewell, signpost
from bot.settings_cache.guilds import Guilds
from bot.text.names import match_words
from bot.text.words import Words

_log = structlog.get_logger(__name__)


class Alarm:
    """What goes to moderators, and what stands where they have a match leave."""

    def __init__(
        self, store: MatchStore, guilds: Guilds, places: Channels, carrier: Carrier
    ) -> None:
        self._store = store
        self._guilds = guilds
        self._places = places
        self._carrier = carrier

    async def call(self, row: OutboxRow[Alert]) -> Delivered | None:
        """Call the moderators; only their role is pinged.

        What is for them alone waits until their channel is open again, and never goes into the thread.
        """
        said = row.payload
        info = await self._store.info(row.match_id)
        settings = await self._guilds.settings(info.guild_id)
        words = match_words(info, settings.language or info.language)
        role = settings.moderator_role_id
        builder = alert(info, words, said.text, row.mark, role)
        roles = [] if role is None else [role]
        if settings.alert_channel_id is not None:
            place = self._places.place(settings.alert_channel_id, info.guild_id)
            try:
                return await self._places.send(place, builder, row.nonce, roles=roles)
            except discord.HTTPException as shut:
                if shut.code not in channels.BARRED or said.private:
                    raise
            _log.warning("alert channel closed", guild=info.guild_id)
        if said.private:
            return None  # they have given their channel up; it stands in the audit log
        try:
            return await self._carrier.post(info, builder, row.nonce, (), roles)
        except discord.HTTPException as shut:
            if shut.code not in channels.BARRED:
                raise
            refused = shut
        # Neither is left: whoever looks after the server is to know.
        found = await self._places.send_anywhere(info.guild_id, builder, row.nonce)
        if found is None:
            raise refused
        return found

    async def leave(
        self, info: MatchInfo, row: OutboxRow[Notice], words: Words, left: int
    ) -> Delivered | None:
        """Say where the match has gone, in the thread it has left; close that."""
        place = self._places.place(left, info.guild_id)
        try:
            builder = farewell(info, words, row.payload.text, row.mark)
            delivered = await self._places.send(place, builder, row.nonce)
        except discord.HTTPException as shut:
            if shut.code not in channels.BARRED:
                raise
            return None  # whoever shut it knows
        await self._places.close(left)
        return delivered

    async def point(self, row: OutboxRow[Signpost]) -> Delivered | None:
        """Let a post in a channel that a match has left lead to where it is now."""
        there = row.payload
        if there.channel_id is None or there.message_id is None:
            return None
        info = await self._store.info(row.match_id)
        builder = signpost(info, match_words(info, info.language))
        try:
            return await self._places.edit(there.channel_id, there.message_id, builder)
        except discord.HTTPException as shut:
            if shut.code not in (*channels.BARRED, channels.UNKNOWN_MESSAGE):
                raise
            return None  # there is nothing to read any more

    async def elsewhere(self, row: OutboxRow[Payload], info: MatchInfo) -> int | None:
        """Where a row's post stands if not where the match lives."""
        if isinstance(row.payload, Alert):
            return (await self._guilds.settings(info.guild_id)).alert_channel_id
        return row.payload.closes if isinstance(row.payload, Notice) else None
