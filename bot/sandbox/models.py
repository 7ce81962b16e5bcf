"""What the small world is made of: users, guilds, roles, channels, messages, files."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
COMPONENTS_V2 = 1 << 15

ADDED_TO_THREAD, THREAD_MADE = 1, 18
"""Types of messages that Discord writes by itself."""


class ChannelType(IntEnum):
    """The kinds of channel the stand-in knows."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True, eq=False)
class User:
    """An account: a person at the controls, or the bot."""

    id: int
    name: str
    username: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; the one with the guild's own id is everybody's."""

    id: int
    name: str
    permissions: int
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True, eq=False)
class GuildMember:
    """A user's membership of one guild."""

    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Guild:
    """A community: its people, its roles and its channels."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    system_channel_id: int | None = None
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, GuildMember] = field(default_factory=dict)
    channel_ids: list[int] = field(default_factory=list)
    unavailable: bool = False


@dataclass(slots=True)
class Overwrite:
    """What one role or member is allowed or denied in one channel, as permission bits."""

    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread or a direct-message channel."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    archive_timestamp: str = ""
    member_ids: list[int] = field(default_factory=list)
    message_ids: list[int] = field(default_factory=list)
    nonces: dict[str, int] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this hangs from another channel."""
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that is sent along."""

    filename: str
    content: bytes
    content_type: str = "application/octet-stream"


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message, with its bytes."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands now; `ephemeral_to` names its only reader where it has one.

    command: the slash command it answers, as `/match create`. unanswered: it was "thinking…" until it was
    too late. system: its type where Discord has written it by itself, else 0.
    """

    id: int
    channel_id: int
    author_id: int
    timestamp: str
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_timestamp: str | None = None
    ephemeral_to: int | None = None
    interaction_id: int | None = None
    interaction: Json | None = None
    reference: Json | None = None
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    mention_roles: list[int] = field(default_factory=list)
    command: str | None = None
    unanswered: bool = False
    system: int = 0
    revision: int = 0

    @property
    def is_v2(self) -> bool:
        """Whether the message is laid out in Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether this still is the "thinking…" of a deferred answer."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All words of the message: content, then every TextDisplay, a line each."""
        shown = [node["content"] for node in walk(self.components) if node["type"] == 10]
        return "\n".join([self.content, *shown] if self.content else shown)


def children(component: Json) -> list[Json]:
    """What stands directly inside a component."""
    inside = list(component.get("components") or ())
    single = [component.get(name) for name in ("accessory", "component")]
    return inside + [item for item in single if item]


def walk(components: list[Json]) -> Iterator[Json]:
    """Go through all components with everything nested in them, in reading order."""
    for component in components:
        yield component
        yield from walk(children(component))
