"""What the bot must be allowed to do in a channel; documentation and invitation link are made of this."""

import discord

from bot.matches.errors import MatchError
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
