"""Sending, editing and finding messages, with Discord's errors turned into what the outbox needs."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

import aiohttp
import discord
import structlog
from discord import ui

from bot.delivery.dispatcher import Undeliverable
from bot.domain.outbox import Delivered
from bot.ui import custom_ids
from bot.ui.downscale import TOO_LARGE
from bot.ui.message import MessageBuilder

HISTORY = 25
LOST_HISTORY = 500
"""How many messages after the earliest moment are looked through where a post may be an old one."""
SKEW = timedelta(minutes=10)
"""How far the clock of this machine may be ahead of Discord's."""
RESTING = "⏸"
"""Begins what a post says of a match that is paused."""
ARCHIVE_MINUTES: Final = 10080
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
HAS_THREAD, ARCHIVED, DMS_CLOSED, NO_RECIPIENT = 160004, 50083, 50007, 50033
UNKNOWN_USER, NO_ACCESS, NO_PERMISSION, LOCKED = 10013, 50001, 50013, 160005
UNREACHABLE = frozenset({DMS_CLOSED, NO_RECIPIENT, UNKNOWN_USER})
"""Nothing can be sent to a person: their direct messages are closed, or their account is deleted."""
_FOR_GOOD = frozenset({UNKNOWN_MESSAGE, TOO_LARGE, DMS_CLOSED, NO_RECIPIENT, 50035})
BARRED = frozenset({UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION, LOCKED, ARCHIVED})
_log = structlog.get_logger(__name__)
_TORN = (aiohttp.ClientError, OSError, TimeoutError)
_LOST = (discord.GatewayNotFound, discord.RateLimited, *_TORN)


@asynccontextmanager
async def delivering() -> AsyncIterator[None]:
    """Turn Discord's errors into Undeliverable."""
    try:
        yield
    except discord.HTTPException as error:
        reason = f"{error.status} {error.code}"
        permanent, barred = error.code in _FOR_GOOD, error.code in BARRED
        raise Undeliverable(reason, permanent=permanent, barred=barred) from error
    except _LOST as error:
        raise Undeliverable(type(error).__name__, permanent=False) from error


class Channels:
    """The bot's own messages in channels, threads and direct messages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def dm(self, user_id: int) -> discord.DMChannel:
        """The direct messages with a person."""
        return await self._client.create_dm(discord.Object(user_id))

    def place(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        """A channel or thread to send to, without asking Discord for it first."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def send(
        self,
        place: discord.abc.Messageable,
        builder: MessageBuilder,
        nonce: str,
        pings: Sequence[int] = (),
        roles: Sequence[int] = (),
        *,
        silent: bool = False,
    ) -> Delivered:
        """Post a message; only the people in `pings` and those who have one of `roles` are pinged."""
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in roles],
            users=[discord.Object(user) for user in pings],
        )
        message = await place.send(
            view=builder.view(),
            files=builder.files(),
            nonce=nonce,
            allowed_mentions=mentions,
            silent=silent,
        )
        return Delivered(message.id, message.channel.id)

    async def send_anywhere(
        self, guild_id: int, builder: MessageBuilder, nonce: str
    ) -> Delivered | None:
        """Post where those who look after a server read: its channels for that, else to its owner.

        None if all of them are closed. Nobody is pinged.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None
        for place in (guild.public_updates_channel, guild.system_channel, guild.owner_id):
            try:
                if isinstance(place, int):
                    return await self.send(await self.dm(place), builder, nonce)
                if place is not None:
                    return await self.send(place, builder, nonce)
            except discord.HTTPException as shut:
                if shut.code not in BARRED | UNREACHABLE:
                    raise
        return None

    async def edit(self, channel_id: int, message_id: int, builder: MessageBuilder) -> Delivered:
        """Change a message; nobody is pinged."""
        message = self.place(channel_id).get_partial_message(message_id)
        nobody = discord.AllowedMentions.none()
        await message.edit(
            view=builder.view(), attachments=builder.files(), allowed_mentions=nobody
        )
        return Delivered(message_id, channel_id)

    async def delete(self, channel_id: int, message_id: int) -> Delivered:
        """Take a message of one's own away, its thread woken first if it sleeps."""
        message = self.place(channel_id).get_partial_message(message_id)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.wake(channel_id)
            await message.delete()
        return Delivered(message_id, channel_id)

    async def strip(
        self,
        channel_id: int,
        message_id: int,
        *,
        told: Mapping[int, str],
        asleep_again: bool = False,
    ) -> Delivered:
        """Take the buttons and menus off a message, and that the match rests: a newer one tells.

        told: other words for those of these numbers (`MessageBuilder.say`). The thread of the message sleeps
        on if it is to be `asleep_again`.
        """

        def bare(view: ui.LayoutView) -> bool:
            for place, text in told.items():
                _reworded(view, place, text)
            for item in [one for one in view.walk_children() if _outdated(one)]:
                item.parent.remove_item(item) if item.parent is not None else view.remove_item(item)  # type: ignore[attr-defined] # these stand in containers
            return True

        return await self.change(channel_id, message_id, bare, asleep_again=asleep_again)

    async def rewrite(self, channel_id: int, message_id: int, place: int, text: str) -> Delivered:
        """Put other words for those of this number (`MessageBuilder.say`); nobody is pinged."""

        def reworded(view: ui.LayoutView) -> bool:
            return _reworded(view, place, text)

        return await self.change(channel_id, message_id, reworded)

    async def change(
        self,
        channel_id: int,
        message_id: int,
        change: Callable[[ui.LayoutView], bool],
        *,
        asleep_again: bool = False,
    ) -> Delivered:
        """Change what stands in a message, woken first if it sleeps in an archived thread."""
        try:
            return await self._change(channel_id, message_id, change)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self.wake(channel_id)
        delivered = await self._change(channel_id, message_id, change)
        if asleep_again:
            await self.close(channel_id)
        return delivered

    async def _change(
        self, channel_id: int, message_id: int, change: Callable[[ui.LayoutView], bool]
    ) -> Delivered:
        message = await self.place(channel_id).fetch_message(message_id)
        view = ui.LayoutView.from_message(message, timeout=None)
        if change(view):
            _by_name(view)
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        return Delivered(message_id, channel_id)

    async def text_channel(self, channel_id: int) -> discord.TextChannel:
        """A channel in which threads can be made. Raises Undeliverable if it is none."""
        found = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if not isinstance(found, discord.TextChannel):
            raise Undeliverable(f"{type(found).__name__} holds no threads", permanent=True)
        return found

    async def thread_from(
        self, channel: discord.TextChannel, message_id: int, name: str
    ) -> Delivered:
        """Make a thread from a message; the one there is, if it has one already."""
        try:
            thread = await channel.get_partial_message(message_id).create_thread(
                name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return Delivered(message_id, message_id)
        return Delivered(message_id, thread.id)

    async def thread(
        self, channel: discord.TextChannel, name: str, *, private: bool = False
    ) -> Delivered:
        """Make a thread of its own.

        private: only those brought in see it, and moderators; where the bot may not make such a thread it
        is public all the same.
        """
        kind = _kind_of_thread(channel, private=private)
        thread = await channel.create_thread(
            name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES
        )
        return Delivered(thread.id, thread.id)

    async def own_threads(
        self, channel: discord.TextChannel, name: str, since: datetime, *, private: bool = False
    ) -> list[int]:
        """The bot's own threads of a name in a channel, made since a moment just as they would be now."""
        kind, earliest = _kind_of_thread(channel, private=private), since - SKEW
        return [
            one.id
            for one in await channel.guild.active_threads()
            if (one.parent_id, one.owner_id, one.name) == (channel.id, channel.guild.me.id, name)
            and one.type is kind
            and one.created_at is not None
            and one.created_at >= earliest
        ]

    async def bring_in(self, thread_id: int, people: Sequence[int]) -> None:
        """Add people to a thread, so that it stands in their lists; who cannot be added finds it anyway."""
        channel = self._client.get_channel(thread_id)
        for user in people:
            try:
                channel = channel or await self._client.fetch_channel(thread_id)
                if isinstance(channel, discord.Thread):
                    await channel.add_user(discord.Object(user))
            except discord.HTTPException as error:
                _log.warning("not added to the thread", user=user, code=error.code)
            except _TORN as error:
                _log.warning("not added to the thread", user=user, code=type(error).__name__)

    async def close(self, channel_id: int) -> None:
        """Put a thread that is done with into the archive; one that is gone is done with, too."""
        with suppress(discord.NotFound):
            channel = await self._client.fetch_channel(channel_id)
            if isinstance(channel, discord.Thread) and not channel.archived:
                await channel.edit(archived=True)

    async def wake(self, channel_id: int) -> None:
        """Bring an archived thread back without a word."""
        channel = await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            await channel.edit(archived=False)

    async def find(
        self,
        place: discord.abc.Messageable,
        match_id: str,
        mark: str,
        since: datetime | None = None,
    ) -> Delivered | None:
        """The bot's message of a match that carries a mark, among the latest in a place.

        since: if it isn't one of these, it may have been posted at any time since this moment. None as well
        where the place is closed: nobody reads it there, and whoever posts learns what follows from that.
        """
        try:
            return await self._found(place, match_id, mark, since)
        except discord.HTTPException as shut:
            if shut.code not in BARRED:
                raise
            return None

    async def find_with(
        self, user_id: int, match_id: str, mark: str, since: datetime | None = None
    ) -> Delivered | None:
        """The same among the direct messages with a person; None as well if their account is deleted."""
        try:
            place = await self.dm(user_id)
        except discord.HTTPException as gone:
            if gone.code not in UNREACHABLE:
                raise
            return None
        return await self.find(place, match_id, mark, since)

    async def _found(
        self, place: discord.abc.Messageable, match_id: str, mark: str, since: datetime | None
    ) -> Delivered | None:
        pages = [place.history(limit=HISTORY)]
        if since is not None:
            pages.append(place.history(limit=LOST_HISTORY, after=since - SKEW, oldest_first=True))
        me = self._client.user
        for page in pages:
            async for message in page:
                ours = me is not None and message.author.id == me.id
                if ours and _carries(message, match_id, mark):
                    return Delivered(message.id, message.channel.id)
        return None


class HasPost(Protocol):
    """What knows where a post of its own stands, if there is one."""

    @property
    def message_id(self) -> int | None:
        """The post."""

    @property
    def channel_id(self) -> int | None:
        """Where it was posted."""


async def where_it_stands(
    there: HasPost, change: Callable[[int, int], Awaitable[Delivered]]
) -> Delivered | None:
    """Change an earlier post; None if there is none any more."""
    if there.channel_id is None or there.message_id is None:
        return None
    try:
        return await change(there.channel_id, there.message_id)
    except discord.NotFound as gone:
        if gone.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            raise
    return None


def _kind_of_thread(channel: discord.TextChannel, *, private: bool) -> discord.ChannelType:
    hidden = private and channel.permissions_for(channel.guild.me).create_private_threads
    return discord.ChannelType.private_thread if hidden else discord.ChannelType.public_thread


def _carries(message: discord.Message, match_id: str, mark: str) -> bool:
    if not message.flags.components_v2:
        return False
    stamp = custom_ids.stamp(match_id, mark)
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        if item.id == stamp:
            return True
        if custom_ids.carries(str(getattr(item, "custom_id", "")), match_id, mark):
            return True
    return False


def _reworded(view: ui.LayoutView, place: int, text: str) -> bool:
    """Put other words where a message has those of a number; whether that changes it."""
    found = view.find_item(place)
    if not isinstance(found, ui.TextDisplay) or found.content == text:
        return False
    found.content = text
    return True


def _by_name(view: ui.LayoutView) -> None:
    """Name pictures as attachments again: a message read from Discord holds their passing addresses."""
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            shown: list[Any] = list(item.items)
            item.items = [
                discord.MediaGalleryItem(_attachment(one.media.url), description=one.description)
                for one in shown
            ]


def _attachment(url: str) -> str:
    return "attachment://" + url.partition("?")[0].rpartition("/")[2]


def _outdated(item: ui.Item[Any]) -> bool:
    """Whether a part of a post is of no more use once there is a newer post."""
    resting = isinstance(item, ui.TextDisplay) and item.content.startswith(RESTING)
    return resting or isinstance(item, ui.ActionRow)
