"""Channels that somebody may not see."""

from bot.sandbox import Channel, Sandbox
from bot.sandbox.models import Overwrite
from bot.sandbox.permissions import Permission


def hide(sandbox: Sandbox, channel: Channel) -> None:
    """Show a channel to the bot alone, and to those who are above such rules."""
    everybody = Overwrite(is_member=False, deny=Permission.VIEW_CHANNEL)
    own = Overwrite(is_member=True, allow=Permission.VIEW_CHANNEL)
    channel.overwrites.update({channel.guild_id or 0: everybody, sandbox.world.app.id: own})
    sandbox.world.update_channel(channel)
