"""`/privacy`, or *My data…*: what is stored about somebody, and how they get it or have it erased."""

import asyncio
from collections.abc import Mapping, Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import app_commands

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.naming import about
from bot.domain.match import MatchInfo
from bot.domain.quotas import FILES
from bot.pages.match_list import link_of
from bot.text.words import Words, match_name
from bot.ui.clicks.people import DataClick, DataFileClick, EraseClick, EraseNowClick
from bot.ui.controls import button
from bot.ui.message import Attachment, MessageBuilder
from bot.ui.replies import Interaction, keep, show, think

SHOWN = 10
"""How many matches that keep somebody from being erased are named; they may have many more."""
FILE = "my-data.json"
PACKED_FROM = 1 << 20
"""Bytes of a file that is packed, or Discord might refuse it."""


class PrivacyCog(Cog):
    """What people can know and do about their data."""

    @app_commands.command(name="privacy", description=about("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is stored about whoever asks, to them alone."""
        await think(interaction)
        await self._show(interaction)

    @on(DataClick)
    async def pressed_data(self, interaction: Interaction, click: DataClick) -> None:
        """*My data…* in the settings, or *Keep it*."""
        await (think if click.where is None else keep)(interaction)
        await self._show(interaction)

    @on(DataFileClick)
    async def pressed_file(self, interaction: Interaction, _: DataFileClick) -> None:
        """*Download my data*: all of it as a file, to whoever pressed and nobody else."""
        await think(interaction)
        await self.bot.gate.enter(FILES, interaction.guild_id, interaction.user.id)
        reader = await self.bot.reader(interaction)
        written = await self.matches.erasure.disclosed(interaction.user.id)
        file = await asyncio.to_thread(_fitting, written)
        await show(interaction, MessageBuilder().say(reader("privacy-file")).file(file))

    @on(EraseClick)
    async def pressed_erase(self, interaction: Interaction, _: EraseClick) -> None:
        """*Erase my data…*: it is asked once more."""
        await keep(interaction)
        await show(interaction, sure_message(await self.bot.reader(interaction)))

    @on(EraseNowClick)
    async def pressed_now(self, interaction: Interaction, _: EraseNowClick) -> None:
        """*Erase for good*."""
        await keep(interaction)
        # Afterwards their language is not known any more, and to ask for it would store it again.
        reader = await self.bot.reader(interaction)
        await self.matches.erasure.erase(interaction.user.id)
        self.bot.people.erased(interaction.user.id)
        await show(interaction, MessageBuilder().say(reader("privacy-done")))

    async def _show(self, interaction: Interaction) -> None:
        reader, me = await self.bot.reader(interaction), interaction.user.id
        playing = await self.matches.erasure.keeps_from_erasing(me)
        kept = await self.matches.erasure.counted(me)
        await show(interaction, data_message(playing, kept, reader))


def data_message(
    playing: Sequence[MatchInfo], kept: Mapping[str, int], words: Words
) -> MessageBuilder:
    """What is stored about somebody, and the ways to have it.

    playing: the matches that stand in the way of erasing it. kept: how much there is, by what it is.
    """
    builder = MessageBuilder().say(f"## {words('privacy-title')}").say(words("privacy-stored"))
    counts = words.listed([words(f"privacy-kept-{name}", n=n) for name, n in kept.items() if n])
    builder.say(words("privacy-kept", counts=counts) if counts else words("privacy-kept-nothing"))
    builder.line().say(words("privacy-erasing")).say(words("privacy-stays"))
    download = button(words("privacy-download"), DataFileClick())
    if not playing:
        erase = button(words("privacy-erase"), EraseClick(), discord.ButtonStyle.danger)
        return builder.row(download, erase)
    named = [f"- {match_name(one.name)} · {link_of(one)}" for one in playing[:SHOWN]]
    if len(playing) > SHOWN:
        named.append(f"- {words('privacy-more', n=len(playing) - SHOWN)}")
    builder.say(f"**{words('privacy-playing')}** {words('privacy-leave')}")
    return builder.say("\n".join(named)).row(download)


def sure_message(words: Words) -> MessageBuilder:
    """The question whether somebody means it."""
    builder = MessageBuilder().say(f"## {words('privacy-sure-title')}").say(words("privacy-sure"))
    now = button(words("privacy-erase-now"), EraseNowClick(), discord.ButtonStyle.danger)
    return builder.row(now, button(words("privacy-keep"), DataClick("back")))


def _fitting(written: bytes) -> Attachment:
    """The file, packed if it is large."""
    if len(written) < PACKED_FROM:
        return Attachment(FILE, written)
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        archive.writestr(FILE, written)
    return Attachment(f"{FILE}.zip", packed.getvalue())
