"""Carries messages where they belong: into the thread of a match, or to a person."""

from collections.abc import Callable, Sequence
from functools import partial

import discord
import structlog

from bot.delivery import channels
from bot.delivery.channels import Channels
from bot.domain.match import MatchInfo
from bot.domain.outbox import BoardPost, Delivered, OutboxRow
from bot.matches.moderation.relocate import Relocation
from bot.settings_cache.people import People
from bot.text.names import match_words
from bot.text.words import words
from bot.ui.downscale import LADDER, sent_at_last, too_large
from bot.ui.message import MessageBuilder
from data.catalogues import FALLBACK

_log = structlog.get_logger(__name__)


class ThreadGone(Exception):
    """The thread of a match is deleted: what was to be posted there goes into the next one."""


class Carrier:
    """Sends what the messenger has made; threads that are gone are told of, closed doors remembered."""

    def __init__(self, relocation: Relocation, people: People, places: Channels) -> None:
        self._relocation = relocation
        self._people = people
        self._places = places

    async def post(
        self,
        info: MatchInfo,
        builder: MessageBuilder,
        nonce: str,
        pings: Sequence[int] = (),
        roles: Sequence[int] = (),
        *,
        silent: bool = False,
    ) -> Delivered:
        """Post where the match lives. Raises ThreadGone if somebody has deleted its thread."""
        send = partial(self._places.send, silent=silent)
        try:
            return await send(self.channel_of(info), builder, nonce, pings, roles)
        except discord.NotFound as gone:
            if gone.code != channels.UNKNOWN_CHANNEL or info.thread_id is None:
                raise
            await self._relocation.leave_thread(info.id, info.thread_id)
            raise ThreadGone from gone

    async def with_pictures(
        self,
        info: MatchInfo,
        row: OutboxRow[BoardPost],
        made: Callable[[int], MessageBuilder],
        pings: Sequence[int],
    ) -> Delivered:
        """Send a post, with smaller pictures where a place takes no larger ones, at last with none.

        made: the post with pictures of at most so many bytes each.
        """
        for most in LADDER:
            try:
                return await self.post(info, made(most), row.nonce, pings)
            except discord.HTTPException as error:
                if not too_large(error):
                    raise
        _log.warning("picture too large", match=info.id)
        note = match_words(info, info.language)("faults-too-large")
        bare = made(LADDER[-1]).without_files(note)
        return await self.post(info, bare, row.nonce, pings)

    async def to_person(
        self, user_id: int, builder: MessageBuilder, nonce: str, *, silent: bool = False
    ) -> Delivered | None:
        """Send a direct message; None, once and for all, if the person can get none."""
        try:
            place = await self._places.dm(user_id)
            lang = await self._people.language_unasked(user_id, FALLBACK)
            send = partial(self._places.send, place, nonce=nonce, silent=silent)
            return await sent_at_last(send, builder, words(lang)("faults-too-large"))
        except discord.HTTPException as closed:
            if closed.code not in channels.UNREACHABLE:
                raise
        _log.info("direct messages closed", user=user_id)
        await self._people.set_closed(user_id)
        return None

    def channel_of(self, info: MatchInfo) -> discord.PartialMessageable:
        """Where a match lives: its thread, before that the channel of its lobby."""
        return self._places.place(info.place, info.guild_id)
