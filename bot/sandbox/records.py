"""Everything that exists in the small world."""

from dataclasses import dataclass, field

from bot.sandbox.models import Attachment, Channel, Guild, Json, Message, User
from bot.sandbox.snowflakes import Snowflakes


@dataclass(slots=True)
class Records:
    """What there is in one bot's Discord, by id; `app`: the account of the bot itself."""

    base_url: str = ""
    ids: Snowflakes = field(default_factory=Snowflakes)
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    files: dict[int, Attachment] = field(default_factory=dict)
    global_commands: list[Json] = field(default_factory=list)
    guild_commands: dict[int, list[Json]] = field(default_factory=dict)
    emojis: dict[int, Json] = field(default_factory=dict)
    dm_ids: dict[int, int] = field(default_factory=dict)
    app: User = field(init=False)
