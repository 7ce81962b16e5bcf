"""What the bot must be allowed to do in a channel, and which channels Discord shows to whom.

Documentation and invitation link are made of the first.
"""

from collections.abc import Iterator

import discord

from bot.domain.errors import MatchError
from bot.ui.replies import Interaction
from engines.core import Text
from engines.core.text import Arg

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""Posting boards, opening a match's thread, and looking for a post whose sending was interrupted."""
WELCOME = discord.Permissions(create_private_threads=True)
"""What it does without if need be: the thread of a match for one is then as public as any other."""
INVITED = NEEDED | WELCOME
"""What the invitation link asks for."""


_SHOWN = {"read_messages": "view_channel"}
"""What discord.py calls otherwise than Discord's client."""


def needed() -> list[str]:
    """The needed permissions, by the names of Discord's client."""
    return [_SHOWN.get(name, name) for name, value in NEEDED if value]


def missing(granted: discord.Permissions) -> list[str]:
    """The needed permissions that were not granted, by the names of Discord's client."""
    return [name for name in needed() if not getattr(granted, name)]


def check_permissions(granted: discord.Permissions, there: int | None = None) -> None:
    """Raises MatchError if something needed was not granted, naming it as Discord's client does.

    there: the channel it is needed in, if that is another than the one somebody asks from.
    """
    if lacking := missing(granted):
        keys = [f"bot-permission-{name.replace('_', '-')}" for name in lacking]
        said: dict[str, Arg] = {"permissions": [Text(key) for key in keys]}
        if there is not None:
            raise MatchError(Text("bot-permissions-there", {**said, "channel": str(there)}))
        raise MatchError(Text("bot-permissions", said))


def reads(interaction: Interaction, channel_id: int) -> bool:
    """Whether Discord shows somebody a channel of the server where they act.

    Who is shown a channel may look at all that is played there, also at matches for one, whose threads are
    private to spare the others their posts. Discord tells the roles of whoever acts with each interaction,
    so this asks nothing of it.
    """
    if channel_id in _at(interaction):
        return True
    guild, user = interaction.guild, interaction.user
    channel = guild.get_channel(channel_id) if guild is not None else None
    if channel is None or not isinstance(user, discord.Member):
        return False
    return channel.permissions_for(user).view_channel


def readable(interaction: Interaction) -> frozenset[int]:
    """The text channels of the server where somebody acts that Discord shows them, this one among them."""
    guild = interaction.guild
    channels = guild.text_channels if guild is not None else ()
    shown = (one.id for one in channels if reads(interaction, one.id))
    return frozenset((*_at(interaction), *shown))


def _at(interaction: Interaction) -> Iterator[int]:
    """The channel somebody acts in; of a thread, the one it hangs from."""
    if interaction.channel_id is not None:
        yield interaction.channel_id
    if isinstance(interaction.channel, discord.Thread):
        yield interaction.channel.parent_id
