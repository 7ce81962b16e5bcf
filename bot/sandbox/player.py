"""A member at the controls: runs commands, presses, picks, fills forms, reads what they may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot import limits
from bot.sandbox import commands, components, payloads
from bot.sandbox.components import Control, Value
from bot.sandbox.errors import UsageError
from bot.sandbox.interactions import Interaction, Kind, Modal
from bot.sandbox.models import Channel, Json, Message, Role, Upload, User
from bot.sandbox.permissions import Permission
from bot.sandbox.platform import Platform


@dataclass(frozen=True, slots=True)
class Member:
    """One demo member; what Discord's client would not allow raises `UsageError`."""

    platform: Platform
    user: User

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name shown to others."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The words that mention this member."""
        return f"<@{self.user.id}>"

    # Acting

    async def slash(
        self, channel: Channel, path: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Run a slash command, such as `slash(channel, "match create", {"name": "Friday"})`.

        Names and types of the options are checked against the registered commands; a user, channel
        or role is given as the `Member`, `Channel` or `Role` itself, a file as an `Upload`.
        """
        plain = {name: self._given(channel, value) for name, value in (options or {}).items()}
        invocation = commands.invoke(self.platform.world, channel, path, plain)
        self._check_allowed(channel, invocation.command)
        data = payloads.command(self.platform, channel, invocation, self.id)
        return self._act(Kind.COMMAND, channel, f"/{path}", data)

    async def autocomplete(
        self,
        channel: Channel,
        path: str,
        focused: str,
        typed: str = "",
        options: Mapping[str, Any] | None = None,
    ) -> list[Json]:
        """Type into an option and give the proposals, each `{name, value}`."""
        values = {name: self._given(channel, value) for name, value in (options or {}).items()}
        values[focused] = typed
        invocation = commands.typing(self.platform.world, channel, path, focused, values)
        self._check_allowed(channel, invocation.command)
        data = payloads.command(self.platform, channel, invocation, self.id)
        entry = self._act(Kind.AUTOCOMPLETE, channel, f"/{path} {focused}:{typed}", data)
        return list((await entry.response()).choices)

    async def menu(self, channel: Channel, name: str, target: "Message | Member") -> Interaction:
        """Run a context-menu command on a message or a member."""
        world = self.platform.world
        kind = commands.MESSAGE_MENU if isinstance(target, Message) else commands.USER_MENU
        found = [c for c in commands.available(world, channel, kind) if c["name"] == name]
        if not found:
            raise UsageError(f"{name!r} is no context-menu command here")
        self._check_allowed(channel, found[0])
        invocation = commands.Invocation(found[0], [])
        if isinstance(target, Member):
            invocation.users[target.id] = target.user
        data = payloads.command(self.platform, channel, invocation, self.id)
        data["target_id"] = str(target.id)
        if isinstance(target, Message):
            data["resolved"] = payloads.messages(self.platform, target)
        return self._act(Kind.COMMAND, channel, name, data)

    async def click(self, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        control = self._usable(message, custom_id)
        if control.is_select:
            raise UsageError(f"{custom_id!r} is a select menu: use select()")
        return self._use(message, control, {})

    async def select(
        self, message: Message, custom_id: str, values: "Sequence[str | Member | Channel | Role]"
    ) -> Interaction:
        """Pick from a select menu: option values, or members, channels, roles."""
        control = self._usable(message, custom_id)
        if not control.is_select:
            raise UsageError(f"{custom_id!r} is a button: use click()")
        ids = [value if isinstance(value, str) else str(value.id) for value in values]
        components.check_pick(control, ids)
        place = self.platform.world.channels[message.channel_id]
        found = payloads.resolved(
            self.platform,
            place,
            users=[value.user for value in values if isinstance(value, Member)],
            roles=[value for value in values if isinstance(value, Role)],
            channels=[value for value in values if isinstance(value, Channel)],
            seen_by=self.id,
        )
        picked: Json = {"values": ids}
        return self._use(message, control, {**picked, "resolved": found} if found else picked)

    async def submit(self, modal: Modal, values: Mapping[str, Value]) -> Interaction:
        """Send a modal off, with these values by custom_id."""
        origin = modal.interaction
        if origin.user_id != self.id:
            raise UsageError(f"this modal was not opened for {self.name}")
        data = {
            "custom_id": modal.custom_id,
            "components": components.submission(modal, values),
        }
        channel = self.platform.world.channels[origin.channel_id]
        return self._act(Kind.MODAL, channel, modal.custom_id, data, origin.source, origin)

    def say(self, channel: Channel, content: str) -> Message:
        """Write a message of one's own."""
        world = self.platform.world
        if not content.strip() or len(content) > limits.CONTENT:
            raise UsageError(f"a message has 1 to {limits.CONTENT} characters, not {len(content)}")
        self._check_reach(channel)
        self._check_writing(channel)
        message = Message(
            world.ids.new(), channel.id, self.id, world.ids.now_iso(), content=content
        )
        return world.post(message)

    def allow_dms(self, *, allowed: bool) -> None:
        """Open or close direct messages from the bot."""
        self.user.dms_open = allowed

    def restart_client(self) -> None:
        """Restart the member's Discord: every ephemeral message of theirs is gone."""
        world = self.platform.world
        for message in list(world.messages.values()):
            if message.ephemeral_to == self.id:
                world.delete_message(message)

    # Reading

    def visible_messages(self, channel: Channel) -> list[Message]:
        """What this member reads in a channel, oldest first, own ephemeral messages included."""
        return self.platform.world.visible_messages(self.id, channel)

    def dm_channel(self) -> Channel:
        """The member's direct messages with the bot."""
        return self.platform.world.dm_channel(self.user)

    def dms(self) -> list[Message]:
        """What stands in the member's direct messages with the bot."""
        return self.visible_messages(self.dm_channel())

    def channels(self) -> list[Channel]:
        """The channels and threads this member sees."""
        world = self.platform.world
        return [item for item in world.channels.values() if world.sees(self.id, item)]

    def _usable(self, message: Message, custom_id: str) -> Control:
        world = self.platform.world
        channel = world.channels.get(message.channel_id)
        if channel is None or message not in self.visible_messages(channel):
            raise UsageError(f"{self.name} does not see that message", "refused-post")
        if channel.archived:
            raise UsageError("nothing can be pressed in an archived thread", "refused-asleep")
        return components.find(message, custom_id)

    def _use(self, message: Message, control: Control, picked: Json) -> Interaction:
        kind = {"custom_id": control.custom_id, "component_type": int(control.kind)}
        data = {**kind, "id": control.raw["id"], **picked}
        channel = self.platform.world.channels[message.channel_id]
        return self._act(Kind.COMPONENT, channel, control.custom_id, data, message)

    def _check_allowed(self, channel: Channel, command: Json) -> None:
        if not commands.may_use(self.platform.world, channel, self.id, command):
            raise UsageError(f"{self.name} may not use /{command['name']} here")

    def _check_reach(self, channel: Channel) -> None:
        guild = self.platform.world.guilds.get(channel.guild_id or 0)
        if guild is not None and guild.unavailable:
            raise UsageError("the server cannot be reached")

    def _check_writing(self, channel: Channel) -> None:
        mine = self.platform.world.permissions(self.id, channel)
        inside = Permission.SEND_MESSAGES_IN_THREADS
        needed = inside if channel.is_thread else Permission.SEND_MESSAGES
        locked = channel.locked and not mine & Permission.MANAGE_THREADS
        if locked or not mine & Permission.VIEW_CHANNEL or not mine & needed:
            raise UsageError(f"{self.name} may not write here")

    def _given(self, channel: Channel, value: Any) -> Any:
        """What stands for a member or a file in a command."""
        if isinstance(value, Member):
            return value.user
        if not isinstance(value, Upload):
            return value
        if len(value.content) > self.platform.attachment_bytes:
            words = f"{value.filename} is too large for Discord"
            raise UsageError(words, "refused-file", value.filename)
        world = self.platform.world
        attachment = world.attachment(channel.id, value)
        world.files[attachment.id] = attachment
        return attachment

    def _act(
        self,
        kind: Kind,
        channel: Channel,
        label: str,
        data: Json,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        platform = self.platform
        self._check_reach(channel)
        now = platform.clock.now()
        number = platform.world.ids.new()
        entry = Interaction(number, kind, self.id, channel.id, label, now, source, trigger)
        entry.focused = commands.focused(data.get("options") or [])
        payload = payloads.interaction(platform, entry, data)
        platform.deliver(entry, payload, channel.guild_id)
        return entry
