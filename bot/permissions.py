"""What the bot must be allowed to do in a channel; documentation and invitation link are made of this."""

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""Posting boards, opening a match's thread, and looking for a post whose sending was interrupted."""


def missing(granted: discord.Permissions) -> list[str]:
    """The needed permissions that were not granted, by Discord's own names."""
    return [name for name, value in NEEDED if value and not getattr(granted, name)]
