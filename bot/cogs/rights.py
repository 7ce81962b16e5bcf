"""Who may do what moderators do: asked anew with every command and every click."""

import discord

from bot.cogs.bot import Bot
from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, Member, Status
from bot.matches.moderation.actions import Actor, Role
from bot.matches.moderation.seats import check_seat
from bot.ui.custom_ids import whole
from bot.ui.replies import Interaction
from engines.core import Text


def member_of(interaction: Interaction) -> Member:
    """Who acts."""
    return Member(interaction.user.id, interaction.user.display_name)


async def moderator(bot: Bot, interaction: Interaction) -> Actor:
    """The moderator who acts. Raises MatchError for everybody else.

    A moderator is whoever may manage the server, or has the role that was set up. Discord tells both with
    each interaction, so whoever loses a right has lost it with the next click.
    """
    if interaction.guild_id is None:
        raise MatchError(Text("bot-only-in-server"))
    if not manages(interaction):
        role_id = (await bot.guild_settings.settings(interaction.guild_id)).moderator_role_id
        if role_id is None or not _has(interaction.user, role_id):
            raise MatchError(Text("moderators-no-right"))
    return Actor(interaction.user.id, interaction.user.display_name, Role.MODERATOR)


async def moderates(bot: Bot, interaction: Interaction) -> bool:
    """Whether somebody is a moderator of the server where it acts."""
    try:
        await moderator(bot, interaction)
    except MatchError:
        return False
    return True


def manages(interaction: Interaction) -> bool:
    """Whether somebody may manage the server."""
    may = interaction.permissions
    return interaction.guild_id is not None and (may.manage_guild or may.administrator)


def check_manages(interaction: Interaction) -> None:
    """Raises MatchError for everybody who may not manage the server."""
    if interaction.guild_id is None:
        raise MatchError(Text("bot-only-in-server"))
    if not manages(interaction):
        raise MatchError(Text("moderators-setup-no-right"))


def _has(user: discord.User | discord.Member, role_id: int) -> bool:
    return isinstance(user, discord.Member) and user.get_role(role_id) is not None


async def match_of(bot: Bot, interaction: Interaction, chosen: str | None) -> MatchInfo:
    """The match of this server that a moderator means: the one named, else that of this place.

    Private ones are among them. Raises MatchError if there is none or it is not clear.
    """
    guild_id = interaction.guild_id or 0
    if chosen:
        return await _named(bot, guild_id, chosen.strip())
    found = await bot.matches.lists.by_thread(interaction.channel_id or 0)
    if found is None:
        here = [
            one
            for one in await bot.matches.lists.of_guild(guild_id)
            if one.channel_id == interaction.channel_id
        ]
        found = here[0] if len(here) == 1 else None
    if found is None or found.guild_id != guild_id:
        raise MatchError(Text("moderators-which-match"))
    return found


async def _named(bot: Bot, guild_id: int, chosen: str) -> MatchInfo:
    try:
        info = await bot.matches.store.info(chosen)
    except NoSuchMatch:
        # Of several with one name those are meant that can still be changed.
        named = await _called(bot, guild_id, chosen)
        named = named or await _called(bot, guild_id, chosen, over=True)
        if len(named) != 1:
            raise
        info = named[0]
    if info.guild_id != guild_id or info.trial:
        raise NoSuchMatch
    return info


async def _called(bot: Bot, guild_id: int, name: str, *, over: bool = False) -> list[MatchInfo]:
    known = await bot.matches.lists.of_guild(guild_id, over=over)
    return [one for one in known if one.name.casefold() == name.casefold()]


def seat_of(info: MatchInfo, chosen: str) -> int:
    """The seat that was named by its number or its player's name. Raises MatchError."""
    typed = chosen.strip()
    named = [seat.seat for seat in info.taken if seat.name.casefold() == typed.casefold()]
    if 1 <= (whole(typed) or 0) <= len(info.seats):
        named = [int(typed) - 1]
    if len(named) != 1:
        raise MatchError(Text("moderators-no-seat", {"seats": len(info.offered)}))
    check_seat(info, named[0])
    return named[0]


def in_lobby(info: MatchInfo) -> bool:
    """Whether a match has not begun."""
    return info.status is Status.LOBBY
