"""The small world as it is written down: what it holds, taken from a platform and put back into one.

Not written down: interactions (their tokens live for minutes), sessions of the gateway, faults, rate
limits, and answers that are still being thought of.
"""

from typing import Any, Final, Literal

from pydantic import BaseModel

from bot.sandbox.models import Attachment, Channel, ChannelType, Guild, Json, Message, User
from bot.sandbox.platform import Platform
from bot.sandbox.world import World

VERSION: Final = 1
"""Counted up when worlds written before can no longer be read."""

_LEFT_OUT: Any = {"messages": {"__all__": {"attachments": {"__all__": {"content"}}}}}


class Saved(BaseModel):
    """A world at one moment; what is in attachments stands in files of their own.

    ahead: the seconds skipped. jumped: the seconds by which the bot's machine has its clock wrong. last_id:
    the newest id given out. base_url: the address in the links to attachments.
    """

    version: Literal[1]
    base_url: str
    last_id: int
    ahead: float
    jumped: float = 0.0
    app_id: int
    users: list[User]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    global_commands: list[Json]
    guild_commands: dict[int, list[Json]]
    emojis: dict[int, Json]

    def text(self) -> bytes:
        """Write it as JSON, without the bytes of attachments."""
        return self.model_dump_json(exclude=_LEFT_OUT).encode()

    @property
    def attachments(self) -> list[Attachment]:
        """The attachments of all messages."""
        return [one for message in self.messages for one in message.attachments]


def taken(platform: Platform) -> Saved:
    """Take down the world as it is now."""
    world = platform.world
    return Saved.model_construct(
        version=VERSION,
        base_url=world.base_url,
        last_id=world.ids.last,
        ahead=platform.clock.ahead,
        jumped=platform.clock.jumped,
        app_id=world.app.id,
        users=list(world.users.values()),
        guilds=list(world.guilds.values()),
        channels=list(world.channels.values()),
        messages=[one for one in world.messages.values() if not one.is_loading],
        global_commands=world.global_commands,
        guild_commands=world.guild_commands,
        emojis=world.emojis,
    )


def put_back(saved: Saved, platform: Platform) -> None:
    """Let a platform's world be the one taken down. Raises ValueError where it does not fit together."""
    world = platform.world
    try:
        _fill(world, saved)
    except (KeyError, StopIteration) as error:
        raise ValueError(f"something named in it is missing: {error}") from None
    platform.clock.ahead, platform.clock.jumped = saved.ahead, saved.jumped
    world.ids.last = saved.last_id


def _fill(world: World, saved: Saved) -> None:
    world.base_url = saved.base_url
    world.users = {one.id: one for one in saved.users}
    world.app = world.users[saved.app_id]
    world.guilds = {one.id: one for one in saved.guilds}
    world.channels = {one.id: one for one in saved.channels}
    world.messages = {one.id: one for one in saved.messages}
    world.files = {one.id: one for one in saved.attachments}
    world.global_commands = saved.global_commands
    world.guild_commands = saved.guild_commands
    world.emojis = saved.emojis
    world.dm_ids = {
        world.users[one.recipient_id or 0].id: one.id
        for one in saved.channels
        if one.type is ChannelType.DM
    }
    _check(world)
    for channel in saved.channels:
        channel.message_ids = [one for one in channel.message_ids if one in world.messages]


def _check(world: World) -> None:
    """Look up whatever is named by its id."""
    next(iter(world.guilds))
    for guild in world.guilds.values():
        for person in guild.members.values():
            _ = world.users[person.user_id], [guild.roles[role] for role in person.roles]
        _ = [world.channels[one] for one in guild.channel_ids]
    for channel in world.channels.values():
        _ = world.guilds[channel.guild_id] if channel.guild_id is not None else None
        _ = world.channels[channel.parent_id] if channel.parent_id is not None else None
    for message in world.messages.values():
        _ = world.channels[message.channel_id], world.users[message.author_id]


def readdress(world: World, address: str) -> None:
    """Move the world to another address: links to attachments lead there from now on."""
    old, world.base_url = world.base_url, address
    if old in ("", address):
        return
    before, after = f"{old}/attachments/", f"{address}/attachments/"
    for message in world.messages.values():
        for attachment in message.attachments:
            attachment.url = attachment.url.replace(before, after)
        message.components = _moved(message.components, before, after)
        message.embeds = _moved(message.embeds, before, after)


def _moved(node: Any, before: str, after: str) -> Any:
    if isinstance(node, str):
        return after + node.removeprefix(before) if node.startswith(before) else node
    if isinstance(node, list):
        return [_moved(item, before, after) for item in node]
    if isinstance(node, dict):
        return {key: _moved(item, before, after) for key, item in node.items()}
    return node
