"""What goes wrong on a server, over the page's API: people and the bot leave, things vanish, rights go.

- `POST /_sandbox/bot` `{inside}`: the bot is removed from the server, or invited again.
- `POST /_sandbox/members/M/server` `{inside}`: M leaves the server, or comes back.
- `POST /_sandbox/members/M/roles` `{role, has}`: M gets a role of the server, by its id, or loses it.
- `POST /_sandbox/places/C/permissions` `{name: granted}`: what the bot may do in a channel and its threads:
  `view_channel`, `send_messages`, `send_messages_in_threads`, `attach_files`, `create_public_threads`,
  `read_message_history`, `manage_threads`. `{}` changes nothing. Answers what it may do there now.
- `POST /_sandbox/places/C/archive` `{archived, locked}`: a thread falls asleep, or wakes.
- `POST /_sandbox/places/C/delete`: a channel or thread is deleted with all that stands in it.
- `POST /_sandbox/posts/X/delete`: a message is deleted.
"""

from aiohttp import web

from bot.sandbox.errors import UsageError
from bot.sandbox.models import Channel, Guild, Json, Overwrite
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

PERMISSIONS = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.ATTACH_FILES,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.MANAGE_THREADS,
)
"""What a server may take from a bot that posts in threads."""


def set_inside(world: World, guild: Guild, user_id: int, *, inside: bool) -> None:
    """Let somebody into a guild or take them out; nothing if that is so already."""
    user = world.users[user_id]
    if (user_id in guild.members) != inside:
        (world.join if inside else world.leave)(guild, user)


def grant(world: World, channel: Channel, permission: Permission, *, granted: bool) -> None:
    """Give the bot a permission in a channel and its threads, or take it."""
    seen = world.sees(world.app.id, channel)
    overwrite = channel.overwrites.setdefault(world.app.id, Overwrite(is_member=True))
    if granted:
        overwrite.deny &= ~int(permission)
        overwrite.allow |= int(permission)
    else:
        overwrite.allow &= ~int(permission)
        overwrite.deny |= int(permission)
    world.update_channel(channel)
    if not seen and world.sees(world.app.id, channel):
        world.shown(channel)


def permitted(world: World, channel: Channel) -> Json:
    """What the bot may do in a channel, by name."""
    has = world.permissions(world.app.id, channel)
    return {str(one.name).lower(): bool(has & one) for one in PERMISSIONS}


async def bot(world: World, _: web.Request, body: Json) -> Json:
    """Remove the bot from the server, or invite it again."""
    guild = next(iter(world.guilds.values()))
    set_inside(world, guild, world.app.id, inside=bool(body["inside"]))
    return {"inside": world.app.id in guild.members}


async def member(world: World, request: web.Request, body: Json) -> Json:
    """Let a member leave, or come back."""
    guild, user_id = next(iter(world.guilds.values())), _number(request, "member")
    user = world.users.get(user_id)
    if user is None or user.bot:
        raise UsageError("no such member", "refused-member")
    if guild.owner_id == user_id:
        raise UsageError("the owner of a server cannot leave it", "refused-owner")
    set_inside(world, guild, user_id, inside=bool(body["inside"]))
    return {"inside": user_id in guild.members}


async def roles(world: World, request: web.Request, body: Json) -> Json:
    """Give a role to a member, or take it."""
    guild, user = next(iter(world.guilds.values())), world.users.get(_number(request, "member"))
    role = guild.roles.get(int(body["role"])) if str(body["role"]).isdecimal() else None
    if user is None or user.id not in guild.members:
        raise UsageError("no such member", "refused-member")
    if role is None or role.managed or role.id == guild.id:
        raise UsageError("no role that can be given or taken")
    held = guild.members[user.id].roles
    if (role.id in held) != bool(body["has"]):
        (world.give_role if body["has"] else world.take_role)(guild, user, role)
    return {"roles": [str(one) for one in held]}


async def permissions(world: World, request: web.Request, body: Json) -> Json:
    """Give the bot permissions in a channel, or take them."""
    channel = world.parent(_place(world, request))
    known = {str(one.name).lower(): one for one in PERMISSIONS}
    for name, granted in body.items():
        if name not in known:
            raise UsageError(f"no permission {name!r}; there are {', '.join(known)}")
        grant(world, channel, known[name], granted=bool(granted))
    return permitted(world, channel)


async def archive(world: World, request: web.Request, body: Json) -> Json:
    """Let a thread sleep, or wake it."""
    thread = _place(world, request)
    if not thread.is_thread:
        raise UsageError("only threads sleep")
    world.archive(thread, archived=bool(body["archived"]), locked=bool(body.get("locked")))
    return {"archived": thread.archived, "locked": thread.locked}


async def delete_place(world: World, request: web.Request, _: Json) -> Json:
    """Delete a channel or thread."""
    place = _place(world, request)
    if place.guild_id is None:
        raise UsageError("direct messages cannot be deleted")
    world.delete_channel(place)
    return {}


async def delete_post(world: World, request: web.Request, _: Json) -> Json:
    """Delete a message."""
    found = world.messages.get(_number(request, "message"))
    if found is None:
        raise UsageError("no such message", "refused-post")
    world.delete_message(found)
    return {}


ROUTES = {
    "/_sandbox/bot": bot,
    "/_sandbox/members/{member}/server": member,
    "/_sandbox/members/{member}/roles": roles,
    "/_sandbox/places/{channel}/permissions": permissions,
    "/_sandbox/places/{channel}/archive": archive,
    "/_sandbox/places/{channel}/delete": delete_place,
    "/_sandbox/posts/{message}/delete": delete_post,
}
"""Where each of these is reached, by POST."""


def _place(world: World, request: web.Request) -> Channel:
    found = world.channels.get(_number(request, "channel"))
    if found is None:
        raise UsageError("no such channel", "refused-place")
    return found


def _number(request: web.Request, name: str) -> int:
    text = request.match_info[name]
    return int(text) if text.isdecimal() else 0
