"""The page's own API: act as any member over JSON, and hear of changes as Server-Sent Events.

Served beside Discord's API on the same address. Bodies and answers are JSON; ids are strings. What
Discord's client would not let one do answers 400 `{"error": "…"}`; an unknown member, channel,
message or modal answers 404 in the same form. What one comes to on the page has
as well the `key` of the page's own message for it, and the `name` it speaks of.

`GET /` is the page (`bot/sandbox/page/index.html`, its other files under `/page/…`); what it says by
itself comes from `GET /_sandbox/words?locale=es-ES`: `{lang, words: {key: pattern}}`.

Reading:

- `GET /_sandbox/world`: `{bot, connected, ahead, jumped, guild, members}`; `ahead` is by how many seconds
  time was skipped, `jumped` by how many the clock of the bot's machine is wrong; `bot` and each member
  `{id, name, inside}` (whether they are on the server), the bot with `mortal` (whether this program runs
  it), a member with `locale`, `dms_open` and `roles`; `guild` `{id, name, down, roles}`.
- `GET /_sandbox/members/M/channels`: what member M sees, `[{id, name, type, parent_id, archived,
  locked, last_message_id, pings}]`; type 0 text, 1 direct messages with the bot, 11 and 12 public and
  private threads; `pings` are the newest messages that call M: mentions, also of a role that M has, and
  all direct messages. The direct messages always come last.
- `GET /_sandbox/members/M/channels/C/messages`: as M reads them, oldest first: Discord's message
  object (components with ids, media and attachments with a `url` to fetch) plus `ephemeral`,
  `loading`, `revision` (grows with every change) and `command` (`/match create` in M's language, null
  where none). What was deferred and not answered within fifteen minutes has as its `content` that the
  application did not respond, and one of type 1 that the `mentions` were added to the thread.
  `?after=ID` and `?limit=N` (the newest N, default 50) cut the list.
- `GET /_sandbox/members/M/channels/C/commands`: `[{path, words, description, options}]`; `path` is
  what `slash` wants, `words` the same in M's language; an option has Discord's fields and `label`,
  its name in M's language (descriptions and names of choices are in M's language as well).
- `GET /_sandbox/members/M/channels/C/menus`: the commands in the menu of a message, `[{name, words}]`.
- `GET /_sandbox/report`: `{violations, failed, requests, refused, slowest}`: payloads Discord would
  not take, interactions without an answer, requests so far, 429s given out, slowest first answer in
  seconds.
- `GET /_sandbox/members/M/events`: Server-Sent Events, one for every change M can see: `data:
  {"type", "channel_id", "message_id"}` with type `message_create`, `message_update`,
  `message_delete`, `thread_create`, `thread_update`, `channel_create`, `channel_delete`, …; fields
  that do not apply are null. The first event is `{"type": "hello"}`.

Acting (`POST`, the body with `Content-Type: application/json`; a page of another origin, or a name other than
`localhost` for this machine, is refused with 403):

- `/_sandbox/members/M/channels/C/slash` `{path, options: {name: value}}`; a user, channel or role is
  given by its id, a file as `{name, content}`, its content in base64.
- `/_sandbox/members/M/channels/C/autocomplete` `{path, focused, typed, options}`: `{choices: [{name,
  value}]}`.
- `/_sandbox/members/M/channels/C/say` `{content}`: `{message_id}`.
- `/_sandbox/members/M/messages/X/menu` `{name}`: runs a command from the menu of a message.
- `/_sandbox/members/M/messages/X/click` `{custom_id}`.
- `/_sandbox/members/M/messages/X/select` `{custom_id, values: […]}` (ids for members, channels, roles).
- `/_sandbox/members/M/modals/I/submit` `{values: {custom_id: value}}`; I is the `interaction_id` of the
  modal.
- `/_sandbox/members/M/restart`: M's Discord starts anew, ephemeral messages are gone.
- `PATCH /_sandbox/members/M` `{dms_open, locale}`, either or both.
- What goes wrong on a server (people and the bot leave, channels vanish, rights are taken):
  `bot/sandbox/server_faults.py`; between the bot and Discord (lines, storms, time, presses, restarts):
  `bot/sandbox/link_faults.py`.

`slash`, `menu`, `click`, `select` and `submit` answer when the bot has, at the latest after three seconds:
`{interaction_id, failed, kind, message_id, modal}`; `kind` is `message`, `update`, `silent` or `modal`, null
when `failed` ("The application did not respond"); `modal` is `{interaction_id, custom_id, title,
components}`. A deferred message is listed at once with `loading` true, its words come as an event.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.sandbox import link_faults, menus, server_faults, wire
from bot.sandbox.components import ComponentKind
from bot.sandbox.components import find as find_component
from bot.sandbox.exchange import (
    NotFoundError,
    as_json,
    filled,
    number,
    outcome_of,
    sent,
    table,
    word,
    words,
)
from bot.sandbox.interactions import Interaction, InteractionFailedError
from bot.sandbox.models import ADDED_TO_THREAD, Channel, Guild, Json, Message, Role, User
from bot.sandbox.phrases import phrase, phrases
from bot.sandbox.platform import Platform
from bot.sandbox.player import Member
from bot.sandbox.streams import Streams
from bot.sandbox.world import World

PAGE = Path(__file__).with_name("page")
_NO_PAGE = "The stand-in of Discord is running; its page is missing from this installation.\n"
_NEWEST = 50
_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"


ServerFault = Callable[[World, web.Request, Json], Awaitable[Json]]
LinkFault = Callable[[Platform, web.Request, Json], Awaitable[Json]]


class WebApi:
    """Routes of the page and of its API, for one platform."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.streams = Streams(platform.world)

    def mount(self, app: web.Application) -> None:
        """Add the routes to the server."""
        member = "/_sandbox/members/{member}"
        channel = member + "/channels/{channel}"
        gets = {
            "/_sandbox/world": self.world,
            "/_sandbox/words": self.words,
            "/_sandbox/report": self.report,
            member + "/channels": self.channels,
            channel + "/messages": self.messages,
            channel + "/commands": self.commands,
            channel + "/menus": self.menus,
        }
        posts = {
            member + "/restart": self.restart,
            channel + "/slash": self.slash,
            channel + "/autocomplete": self.autocomplete,
            channel + "/say": self.say,
            member + "/messages/{message}/menu": self.menu,
            member + "/messages/{message}/click": self.click,
            member + "/messages/{message}/select": self.select,
            member + "/modals/{interaction}/submit": self.submit,
        }
        for path, handler in gets.items():
            app.router.add_get(path, as_json(handler))
        for path, handler in posts.items():
            app.router.add_post(path, as_json(handler))
        for path, fault in server_faults.ROUTES.items():
            app.router.add_post(path, as_json(partial(self._server_fault, fault)))
        for path, link_fault in link_faults.ROUTES.items():
            app.router.add_post(path, as_json(partial(self._link_fault, link_fault)))
        app.router.add_patch(member, as_json(self.change))
        app.router.add_get(member + "/events", self.events)
        app.router.add_get("/", self.page)
        if PAGE.is_dir():
            app.router.add_static("/page", PAGE)
        app.on_response_prepare.append(_guard)
        app.on_shutdown.append(self.streams.end)

    # The page

    async def page(self, _: web.Request) -> web.StreamResponse:
        """Serve the page itself."""
        index = PAGE / "index.html"
        return web.FileResponse(index) if index.exists() else web.Response(text=_NO_PAGE)

    # Reading

    async def world(self, _: web.Request) -> Json:
        """Tell who is there."""
        world = self.platform.world
        guild = next(iter(world.guilds.values()))
        people = [user for user in world.users.values() if not user.bot]
        return {
            "bot": {
                "id": str(world.app.id),
                "name": world.app.name,
                "inside": world.app.id in guild.members,
                "mortal": self.platform.process is not None,
            },
            "connected": self.platform.gateway.connected,
            "ahead": self.platform.clock.ahead,
            "jumped": self.platform.clock.jumped,
            "guild": {
                "id": str(guild.id),
                "name": guild.name,
                "down": guild.unavailable,
                "roles": [_role_json(role) for role in guild.roles.values()],
            },
            "members": [
                {
                    "id": str(user.id),
                    "name": user.name,
                    "locale": user.locale,
                    "dms_open": user.dms_open,
                    "inside": user.id in guild.members,
                    "roles": _roles_of(guild, user),
                }
                for user in people
            ],
        }

    async def words(self, request: web.Request) -> Json:
        """Give what the page says by itself in a language."""
        return phrases(request.query.get("locale", ""))

    async def report(self, _: web.Request) -> Json:
        """Tell what went wrong and how fast the bot is."""
        book = self.platform.book
        latencies = [item.latency for item in book.all if item.latency is not None]
        return {
            "violations": [str(item) for item in self.platform.violations],
            "failed": [item.label for item in book.failed],
            "requests": len(self.platform.requests),
            "refused": self.platform.rates.refusals,
            "slowest": max(latencies, default=0.0),
        }

    async def channels(self, request: web.Request) -> list[Json]:
        """List the channels a member sees."""
        member = self._member(request)
        direct = member.dm_channel()
        seen = [item for item in member.channels() if item.guild_id is not None]
        return [self._channel_json(member, item) for item in [*seen, direct]]

    def _channel_json(self, member: Member, channel: Channel) -> Json:
        seen = member.visible_messages(channel)
        return {
            "id": str(channel.id),
            "name": channel.name or self.platform.world.app.name,
            "type": int(channel.type),
            "parent_id": str(channel.parent_id) if channel.parent_id else None,
            "archived": channel.archived,
            "locked": channel.locked,
            "last_message_id": str(seen[-1].id) if seen else None,
            "pings": [str(item.id) for item in seen[-_NEWEST:] if _calls(item, member, channel)],
        }

    async def messages(self, request: web.Request) -> list[Json]:
        """List the messages of a channel as a member reads them."""
        member, channel = self._member(request), self._channel(request)
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 50))
        found = [item for item in member.visible_messages(channel) if item.id > after]
        return [self._message_json(item, member) for item in found[-limit:]]

    def _message_json(self, message: Message, reader: Member) -> Json:
        told = wire.message(self.platform.world, message)
        if message.unanswered:
            told["content"] = phrase(reader.user.locale, "did-not-respond")
        if message.system == ADDED_TO_THREAD:
            (added,) = message.mentions
            told["content"] = phrase(reader.user.locale, "added-to-thread", name=f"<@{added}>")
        return {
            **told,
            "ephemeral": message.ephemeral_to is not None,
            "loading": message.is_loading,
            "revision": message.revision,
            "command": self._command(message, reader),
        }

    def _command(self, message: Message, reader: Member) -> str | None:
        """The command a message answers, in its reader's language."""
        if message.command is None:
            return None
        world = self.platform.world
        return menus.in_words(
            world, world.channels[message.channel_id], reader.user, message.command
        )

    async def commands(self, request: web.Request) -> list[Json]:
        """List the commands a member can run in a channel."""
        member, channel = self._member(request), self._channel(request)
        return menus.listed(self.platform.world, channel, member.user)

    async def menus(self, request: web.Request) -> list[Json]:
        """List what a member can do with a message by its menu."""
        member, channel = self._member(request), self._channel(request)
        return menus.of_messages(self.platform.world, channel, member.user)

    # Acting

    async def slash(self, request: web.Request) -> Json:
        """Run a command."""
        member, channel, body = self._member(request), self._channel(request), await sent(request)
        path = word(body, "path")
        values = menus.typed(self.platform.world, channel, path, table(body, "options"))
        return await outcome_of(await member.slash(channel, path, values))

    async def autocomplete(self, request: web.Request) -> Json:
        """Ask for proposals."""
        member, channel, body = self._member(request), self._channel(request), await sent(request)
        path, focused, typed = word(body, "path"), word(body, "focused"), word(body, "typed", "")
        values = menus.typed(self.platform.world, channel, path, table(body, "options"))
        try:
            choices = await member.autocomplete(channel, path, focused, typed, values)
        except InteractionFailedError:
            choices = []
        return {"choices": choices}

    async def say(self, request: web.Request) -> Json:
        """Write a message."""
        member, channel, body = self._member(request), self._channel(request), await sent(request)
        return {"message_id": str(member.say(channel, str(body["content"])).id)}

    async def menu(self, request: web.Request) -> Json:
        """Run a command from a message's menu."""
        member, message, body = self._member(request), self._message(request), await sent(request)
        place = self.platform.world.channels[message.channel_id]
        return await self._pressed(lambda: member.menu(place, word(body, "name"), message))

    async def click(self, request: web.Request) -> Json:
        """Press a button."""
        member, message, body = self._member(request), self._message(request), await sent(request)
        return await self._pressed(lambda: member.click(message, word(body, "custom_id")))

    async def select(self, request: web.Request) -> Json:
        """Pick from a menu."""
        member, message, body = self._member(request), self._message(request), await sent(request)
        custom_id = word(body, "custom_id")
        kind = find_component(message, custom_id).kind
        values = [self._picked(kind, value) for value in words(body, "values")]
        return await self._pressed(lambda: member.select(message, custom_id, values))

    def _picked(self, kind: ComponentKind, value: str) -> Any:
        world = self.platform.world
        if kind is ComponentKind.STRING_SELECT or not value.isdecimal():
            return value
        if int(value) in world.users:
            return Member(self.platform, world.users[int(value)])
        roles = {
            number: role for guild in world.guilds.values() for number, role in guild.roles.items()
        }
        return roles.get(int(value)) or world.channels.get(int(value)) or value

    async def submit(self, request: web.Request) -> Json:
        """Send a modal off."""
        member, body = self._member(request), await sent(request)
        opener = self.platform.book.find(number(request, "interaction"))
        if opener is None or opener.modal is None:
            raise NotFoundError("this form is not open any more: open it again", "refused-form")
        modal, values = opener.modal, filled(body, "values")
        return await self._pressed(lambda: member.submit(modal, values))

    async def _pressed(self, press: Callable[[], Awaitable[Interaction]]) -> Json:
        """Press something, twice where everybody does, and tell what became of the first time."""
        interaction = await press()
        if self.platform.faults.twice:
            await press()
        return await outcome_of(interaction)

    async def restart(self, request: web.Request) -> Json:
        """Restart a member's Discord."""
        self._member(request).restart_client()
        return {}

    async def change(self, request: web.Request) -> Json:
        """Change a member's settings."""
        user, body = self._member(request).user, await sent(request)
        user.dms_open = bool(body.get("dms_open", user.dms_open))
        user.locale = str(body.get("locale", user.locale))
        return {"dms_open": user.dms_open, "locale": user.locale}

    async def _server_fault(self, fault: ServerFault, request: web.Request) -> Json:
        """Let something go wrong on the server."""
        return await fault(self.platform.world, request, await sent(request))

    async def _link_fault(self, fault: LinkFault, request: web.Request) -> Json:
        """Let something go wrong between the bot and Discord."""
        return await fault(self.platform, request, await sent(request))

    # Events

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream the changes a member can see. A tab may still ask for a member of an earlier start."""
        try:
            member = self._member(request)
        except NotFoundError as error:
            return web.json_response({"error": str(error)}, status=404)
        return await self.streams.open(member, request)

    # What the path names

    def _member(self, request: web.Request) -> Member:
        user = self.platform.world.users.get(number(request, "member"))
        if user is None or user.bot:
            raise NotFoundError("no such member", "refused-member")
        return Member(self.platform, user)

    def _channel(self, request: web.Request) -> Channel:
        channel = self.platform.world.channels.get(number(request, "channel"))
        if channel is None or not self.platform.world.sees(self._member(request).id, channel):
            raise NotFoundError("no such channel", "refused-place")
        return channel

    def _message(self, request: web.Request) -> Message:
        message = self.platform.world.messages.get(number(request, "message"))
        if message is None:
            raise NotFoundError("no such message", "refused-post")
        return message


def _role_json(role: Role) -> Json:
    return {"id": str(role.id), "name": role.name, "managed": role.managed}


def _roles_of(guild: Guild, user: User) -> list[str]:
    member = guild.members.get(user.id)
    return [str(role) for role in member.roles] if member else []


def _calls(message: Message, member: Member, channel: Channel) -> bool:
    """Tell whether a message calls a member: by mention, also of a role, or as a direct message."""
    guild = member.platform.world.guilds.get(channel.guild_id or 0)
    entry = guild.members.get(member.id) if guild else None
    roles = entry.roles if entry else []
    mentioned = member.id in message.mentions or message.mentions_everyone
    mentioned |= any(role in message.mention_roles for role in roles)
    return message.author_id != member.id and (mentioned or channel.guild_id is None)


async def _guard(request: web.Request, response: web.StreamResponse) -> None:
    """Let the page load nothing from elsewhere, run no script but its own, and never be stale."""
    if request.path == "/" or request.path.startswith("/page/"):
        response.headers["Content-Security-Policy"] = _POLICY
        response.headers["Cache-Control"] = "no-cache"
