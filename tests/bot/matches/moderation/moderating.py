"""Words for tests of moderation."""

from bot.domain.match import Pace
from bot.matches.moderation.actions import Actor, Role
from tests.bot.matches.support import Host

MOD = Actor(900, "Mo", Role.MODERATOR)
DAY = 86400
PATIENT = Pace(deadline=DAY)


async def last_line(host: Host, match_id: str) -> tuple[str, dict[str, object]]:
    """The last line of the story that tells of an act."""
    lines = await host.matches.story.told(match_id, None, withdrawn=True)
    event = [one.event for one in lines if one.event.key.startswith("moderators-story-")][-1]
    return event.key, dict(event.data)
