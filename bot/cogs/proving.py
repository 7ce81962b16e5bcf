"""Proving a match: the bot's own record of it, or a file that somebody brings."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import discord

from bot.cogs.bot import Bot
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.ending import ended
from bot.cogs.match_resolver import begun, over
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.quotas import FILES
from bot.matches.history.proving import Proof, prove
from bot.pages.proof import file_proof, own_proof
from bot.text.names import match_words
from bot.ui.clicks.ended import VerifyClick
from bot.ui.replies import Interaction, show, think
from engines.core import Text, text
from engines.core.compare import hashes
from engines.core.export import MatchFile, read

MOST_MEGABYTES = 1
"""Several times what the longest match takes."""
MOST_SECONDS = 20.0
"""How long a file is played again at most; a long match takes one second."""


class ProvingCog(Cog):
    """*Verify*, and `/match verify`."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._one_at_a_time = asyncio.Semaphore(1)

    @on(VerifyClick)
    async def pressed_verify(self, interaction: Interaction, click: VerifyClick) -> None:
        """*Verify*: the match is played again from its seed, and every draw compared."""
        await think(interaction)
        await self._own(interaction, await self.matches.store.info(click.match))

    async def verify(
        self, interaction: Interaction, chosen: str | None, file: discord.Attachment | None
    ) -> None:
        """`/match verify`: a match of the bot's own, or a file, compared with the match it tells of."""
        await think(interaction)
        if file is None:
            await self._own(interaction, await self.bot.match_for(interaction, chosen, over))
        else:
            await self._brought(interaction, chosen, file)

    async def _own(self, interaction: Interaction, info: MatchInfo) -> None:
        await self.bot.gate.enter(FILES, interaction.guild_id, interaction.user.id)
        ended(info)
        if info.origin is not None:
            raise MatchError(Text("moderators-copy-unproven"))
        written = await self.matches.exports.export(info.id, None)
        proof = await self._proven(lambda tick: prove(self.bot.library, read(written), tick=tick))
        reader = await self.bot.reader(interaction)
        await show(interaction, own_proof(match_words(info, reader.lang), proof))

    async def _brought(
        self, interaction: Interaction, chosen: str | None, attached: discord.Attachment
    ) -> None:
        await self.bot.gate.enter(FILES, interaction.guild_id, interaction.user.id)
        data = await _fetched(attached)
        file = await asyncio.to_thread(_read, data)
        info = await self._told_of(interaction, file, chosen)
        # Only what the asker may see: else guesses at secrets could be tried out on it.
        own = (
            None
            if info is None
            else await self.matches.exports.export(info.id, interaction.user.id)
        )
        proof = await self._proven(partial(_compared, self.bot, file, own))
        reader = await self.bot.reader(interaction)
        words = reader if info is None else match_words(info, reader.lang)
        await show(interaction, file_proof(words, proof, info))

    async def _proven(self, work: Callable[[Callable[[], None]], Proof]) -> Proof:
        """Do it beside everything else, one after the other, and not for ever."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(work, _patience())

    async def _told_of(
        self, interaction: Interaction, file: MatchFile, chosen: str | None
    ) -> MatchInfo | None:
        """The match to compare a file with: the one named, else that of its seed, else that of the thread."""
        if chosen:
            named = await self.bot.match_for(interaction, chosen)
            return named if begun(named) else None
        here = await self.matches.lists.by_thread(interaction.channel_id or 0)
        digest = hashes(file).seed
        same = [] if digest is None else await self.matches.lists.by_seed_hash(digest)
        known = [
            one
            for one in same
            if _is(one, here) or await self.bot.finder.reaches(interaction, one, "match verify")
        ]
        fitting = (one for one in (*known, here) if one is not None and begun(one))
        return next(fitting, None)


def _is(info: MatchInfo, other: MatchInfo | None) -> bool:
    return other is not None and info.id == other.id


async def _fetched(attached: discord.Attachment) -> bytes:
    """What was attached. Raises MatchError if it is no match by its size, or cannot be had."""
    most = MOST_MEGABYTES << 20
    if attached.size > most:
        raise MatchError(text("bot-verify-too-large", most=MOST_MEGABYTES))
    try:
        data = await attached.read()
    except discord.HTTPException as error:
        raise MatchError(Text("bot-verify-no-file")) from error
    if len(data) > most:
        raise MatchError(text("bot-verify-too-large", most=MOST_MEGABYTES))
    return data


def _read(data: bytes) -> MatchFile:
    try:
        return read(data)
    except ValueError as error:
        raise MatchError(Text("bot-verify-unreadable")) from error


def _compared(bot: Bot, file: MatchFile, own: bytes | None, tick: Callable[[], None]) -> Proof:
    return prove(bot.library, file, None if own is None else read(own), tick)


def _patience() -> Callable[[], None]:
    until = time.monotonic() + MOST_SECONDS

    def tick() -> None:
        if time.monotonic() > until:
            raise MatchError(Text("bot-verify-too-long"))

    return tick
