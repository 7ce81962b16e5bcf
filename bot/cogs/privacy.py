"""*My data…* in the settings: what is stored about somebody, and how they have it erased."""

from collections.abc import Sequence

import discord

from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.domain.match import MatchInfo
from bot.pages.match_list import link_of
from bot.text.words import Words, match_name
from bot.ui.clicks.people import Data, Erase, EraseNow
from bot.ui.controls import button
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think

SHOWN = 10
"""How many matches that keep somebody from being erased are named; they may have many more."""


class PrivacyCog(Cog):
    """What people can know and do about their data."""

    @on(Data)
    async def pressed_data(self, interaction: Interaction, click: Data) -> None:
        """*My data…* in the settings, or *Keep it*."""
        await (think if click.where is None else keep)(interaction)
        reader = await self.bot.reader(interaction)
        playing = await self.matches.erasure.keeps_from_erasing(interaction.user.id)
        await show(interaction, data_message(playing, reader))

    @on(Erase)
    async def pressed_erase(self, interaction: Interaction, _: Erase) -> None:
        """*Erase my data…*: it is asked once more."""
        await keep(interaction)
        await show(interaction, sure_message(await self.bot.reader(interaction)))

    @on(EraseNow)
    async def pressed_now(self, interaction: Interaction, _: EraseNow) -> None:
        """*Erase for good*."""
        await keep(interaction)
        # Afterwards their language is not known any more, and to ask for it would store it again.
        reader = await self.bot.reader(interaction)
        await self.matches.erasure.erase(interaction.user.id)
        self.bot.people.forget(interaction.user.id)
        await show(interaction, MessageBuilder().say(reader("privacy-done")))


def data_message(playing: Sequence[MatchInfo], words: Words) -> MessageBuilder:
    """What is stored about somebody, and the way to have it erased. playing: the matches that stand in it."""
    builder = MessageBuilder().say(f"## {words('privacy-title')}").say(words("privacy-stored"))
    builder.line().say(words("privacy-erasing")).say(words("privacy-stays"))
    if not playing:
        erase = button(words("privacy-erase"), Erase(), discord.ButtonStyle.danger)
        return builder.row(erase)
    named = [f"- {match_name(one.name)} · {link_of(one)}" for one in playing[:SHOWN]]
    if len(playing) > SHOWN:
        named.append(f"- {words('privacy-more', n=len(playing) - SHOWN)}")
    builder.say(f"**{words('privacy-playing')}** {words('privacy-leave')}")
    return builder.say("\n".join(named))


def sure_message(words: Words) -> MessageBuilder:
    """The question whether somebody means it."""
    builder = MessageBuilder().say(f"## {words('privacy-sure-title')}").say(words("privacy-sure"))
    now = button(words("privacy-erase-now"), EraseNow(), discord.ButtonStyle.danger)
    return builder.row(now, button(words("privacy-keep"), Data("back")))
