"""The dike at the table: its painter, its days, and where its posts are found."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.sandbox import Message
from renderer.core.palette import SEATS, Mark
from tests.bot.app.house import Slate
from tests.bot.app.table import Match, answered, match_id, verbs
from tests.engines.core.dike import MARKS


class Shore(Slate):
    """Paints nothing, but gives the colours of the dike their looks."""

    marks: Mapping[str, Mark] = MappingProxyType(dict(zip((*MARKS, "", "sea"), SEATS, strict=True)))


async def day(match: Match, *answers: str) -> None:
    """All who are asked answer, one seat after the other."""
    for answer in answers:
        await answered(match.bot, match_id(match), answer)
    await match.delivered()


def post_with(match: Match, verb: str) -> Message:
    """The last post of the thread that has such a button."""
    return next(post for post in reversed(match.posts) if verb in verbs(post))
