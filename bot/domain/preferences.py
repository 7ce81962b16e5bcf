"""What people and servers have set up."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """A person's settings. language: None follows Discord's. dms: wanted; dm_closed: Discord refused one.

    dm_told: the person has read that. locale: what its Discord spoke when it last did something here, None
    for a stranger. time_zone: by its name in the IANA list, None for UTC. quiet_from, quiet_to: quiet hours
    in minutes of the day there, None for none. reminders: wanted. heads_up: wants to hear when its turn is
    next.
    """

    user_id: int
    language: str | None = None
    dms: bool = True
    dm_closed: bool = False
    dm_told: bool = False
    locale: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    reminders: bool = True
    heads_up: bool = False


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server has set up.

    language: of its public posts, None follows Discord's. moderator_role_id: who may use the moderators'
    commands besides those who may manage the server. alert_channel_id: where moderators are called, None
    for the thread of the match. limits: those it has changed, by their names (bot.domain.quotas).
    """

    guild_id: int
    language: str | None = None
    moderator_role_id: int | None = None
    alert_channel_id: int | None = None
    limits: Mapping[str, int] = field(default_factory=dict)
