"""`/block`: whom one does not want to play with."""

import discord
from discord import app_commands

from bot import limits
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.naming import about, parameters
from bot.domain.errors import MatchError
from bot.domain.match import FORMER_NAME, Member
from bot.storage.people.blocks import Blocked
from bot.text import fit
from bot.text.words import Words, escaped, mention
from bot.ui.clicks.people import BlocksClick, UnblockClick
from bot.ui.controls import button, entry, menu, picked
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, keep, show, think
from engines.core import Text

PAGE = limits.SELECT_OPTIONS


class BlocksCog(Cog):
    """Keeping people apart."""

    @app_commands.command(name="block", description=about("block"))
    @parameters("member")
    async def block(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Block somebody, or show whom one blocks."""
        await think(interaction)
        reader, me = await self.bot.reader(interaction), interaction.user.id
        if member is None:
            found = await self.matches.blocks.blocked(me)
            await show(interaction, blocks_message(found, reader))
            return
        if member.bot:
            raise MatchError(Text("blocks-bot"))
        other = Member(member.id, member.display_name)
        found = await self.matches.blocks.block(me, other)
        done = reader("blocks-done", name=escaped(other.name))
        await show(interaction, blocks_message(found, reader, note=done))

    @on(BlocksClick)
    async def pressed_blocks(self, interaction: Interaction, click: BlocksClick) -> None:
        """*Blocked people…* in the settings, or another page."""
        await (think if click.page is None else keep)(interaction)
        await self._show(interaction, click.page or 0)

    @on(UnblockClick)
    async def pressed_unblock(self, interaction: Interaction, click: UnblockClick) -> None:
        """Somebody is picked who is to be blocked no longer."""
        await keep(interaction)
        chosen = next(iter(picked(interaction)), "")
        known = await self.matches.blocks.blocked(interaction.user.id)
        freed = next((one for one in known if str(one.user_id) == chosen), None)
        if freed is None:
            raise MatchError(Text("bot-old-button"))
        await self.matches.blocks.unblock(interaction.user.id, freed.user_id)
        reader = await self.bot.reader(interaction)
        name = escaped(freed.name) or reader(FORMER_NAME)
        note = reader("blocks-undone", name=name)
        await self._show(interaction, click.page, note)

    async def _show(self, interaction: Interaction, page: int, note: str = "") -> None:
        reader = await self.bot.reader(interaction)
        found = await self.matches.blocks.blocked(interaction.user.id)
        await show(interaction, blocks_message(found, reader, page, note))


def blocks_message(
    found: list[Blocked], words: Words, page: int = 0, note: str = ""
) -> MessageBuilder:
    """Whom somebody blocks, a page of them, with a menu that lets them meet again."""
    builder = MessageBuilder().say(f"## {words('blocks-title')}")
    if note:
        builder.say(f"**{note}**")
    builder.say(words("blocks-about"))
    pages = fit.pages(found, PAGE)
    page = min(page, len(pages) - 1)
    shown = pages[page]
    listed = "\n".join(f"- {_named(one, words)}" for one in shown)
    builder.say(listed or words("blocks-nobody"))
    if shown:
        entries = [entry(one.name or words(FORMER_NAME), str(one.user_id)) for one in shown]
        builder.row(menu(UnblockClick(page), entries, words("blocks-choose")))
    return builder.row(
        button(words("bot-earlier"), BlocksClick(page - 1)) if page else None,
        button(words("bot-further"), BlocksClick(page + 1)) if page + 1 < len(pages) else None,
    )


def _named(one: Blocked, words: Words) -> str:
    """Somebody who is blocked; whose data was erased has neither name nor number any more."""
    return f"{mention(one.user_id)} · {escaped(one.name)}" if one.name else words(FORMER_NAME)
