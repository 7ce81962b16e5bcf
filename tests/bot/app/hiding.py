"""Channels that somebody may not see."""

from bot.sandbox import Channel, Sandbox
from bot.sandbox.models import Overwrite
from bot.sandbox.permissions import Permission
from tests.bot.app.table import Match


def hide(sandbox: Sandbox, channel: Channel) -> None:
    """Show a channel to the bot alone, and to those who are above such rules."""
    everybody = Overwrite(is_member=False, deny=Permission.VIEW_CHANNEL)
    own = Overwrite(is_member=True, allow=Permission.VIEW_CHANNEL)
    channel.overwrites.update({channel.guild_id or 0: everybody, sandbox.world.app.id: own})
    sandbox.world.update_channel(channel)


async def id_of(match: Match) -> str:
    """The id of the only match of whoever began it, which commands name where it isn't shown."""
    (info,) = await match.bot.matches.lists.of_member(match.player.members[0].id)
    return info.id
