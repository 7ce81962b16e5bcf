"""Carries messages where they belong: into the thread of a match, or to a person."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
import structlog

from bot import fit
from bot.matches.model import MatchInfo
from bot.matches.owed import Delivered, OutboxRow
from bot.matches.service import Matches
from bot.panels.lighter import LADDER, sent_at_last, too_large
from bot.panels.sheet import Sheet
from bot.people import People
from bot.posts import channels
from bot.posts.channels import Channels
from bot.posts.names import match_words
from bot.words import words
from data.catalogues import FALLBACK
from renderer.core.picture import Picture

_log = structlog.get_logger(__name__)


class Carrier:
    """Sends what the messenger has made; threads that are gone are made anew, closed doors remembered."""

    def __init__(self, matches: Matches, people: People, places: Channels) -> None:
        self._matches = matches
        self._people = people
        self._places = places
        self._moving = asyncio.Lock()

    async def post(
        self,
        info: MatchInfo,
        sheet: Sheet,
        nonce: str,
        pings: Sequence[int] = (),
        roles: Sequence[int] = (),
        *,
        silent: bool = False,
    ) -> Delivered:
        """Post where the match lives; if somebody has deleted its thread, in a new one."""
        send = partial(self._places.send, silent=silent)
        try:
            return await send(self.channel_of(info), sheet, nonce, pings, roles)
        except discord.NotFound as gone:
            if gone.code != channels.UNKNOWN_CHANNEL or info.thread_id is None:
                raise
        moved = await self._moved_house(info)
        return await send(self.channel_of(moved), sheet, nonce, pings, roles)

    async def with_picture(
        self,
        info: MatchInfo,
        row: OutboxRow,
        picture: Picture,
        made: Callable[[Picture, int], Sheet],
        pings: Sequence[int],
    ) -> Delivered:
        """Send a post, with a smaller picture where a place takes no larger one, at last with none."""
        for most in LADDER:
            try:
                return await self.post(info, made(picture, most), row.nonce, pings)
            except discord.HTTPException as error:
                if not too_large(error):
                    raise
        _log.warning("picture too large", match=info.id)
        note = match_words(info, info.language)("faults-too-large")
        bare = made(picture, LADDER[-1]).without_files(note)
        return await self.post(info, bare, row.nonce, pings)

    async def to_person(
        self, user_id: int, sheet: Sheet, nonce: str, *, silent: bool = False
    ) -> Delivered | None:
        """Send a direct message; None, once and for all, if the person takes none."""
        try:
            place = await self._places.dm(user_id)
            lang = await self._people.language_unasked(user_id, FALLBACK)
            send = partial(self._places.send, place, nonce=nonce, silent=silent)
            return await sent_at_last(send, sheet, words(lang)("faults-too-large"))
        except discord.HTTPException as closed:
            if closed.code not in (channels.DMS_CLOSED, channels.UNKNOWN_USER):
                raise
        _log.info("direct messages closed", user=user_id)
        await self._people.set_closed(user_id)
        return None

    def channel_of(self, info: MatchInfo) -> discord.PartialMessageable:
        """Where a match lives: its thread, before that the channel of its lobby."""
        return self._places.place(info.place, info.guild_id)

    async def _moved_house(self, before: MatchInfo) -> MatchInfo:
        """The match in a new thread, made once however many posts find the old one gone."""
        async with self._moving:
            now = await self._matches.info(before.id)
            if now.thread_id != before.thread_id:
                return now
            channel = await self._places.text_channel(now.channel_id)
            made = await self._places.thread(channel, fit.thread(now.name))
            await self._matches.attach_thread(now.id, made.channel_id)
            _log.warning("thread deleted", match=now.id)
            return replace(now, thread_id=made.channel_id)
