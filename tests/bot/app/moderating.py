"""Commands of moderators, and what comes of them."""

from bot.sandbox import Member, Message
from tests.bot.app.table import Match, match_id


async def act(at: Match, who: Member, command: str, **options: object) -> str:
    """Use a command of moderators in the thread; gives the answer."""
    match, reason = at, {} if command in ("rollback", "audit") else {"reason": "the tide"}
    shown = await match.run(who, match.thread, f"mod {command}", **{**reason, **options})
    await match.delivered()
    return shown.text


async def awaited(match: Match) -> Member:
    """Who has to answer."""
    waits = await match.bot.matches.awaited.waits(match_id(match))
    return next(one for one in match.player.members if one.id == waits[0].user_id)


async def moved(match: Match) -> None:
    """Somebody answers."""
    who = await awaited(match)
    await match.answer_any(who, await match.panel(who))
    await match.delivered()


def told(match: Match, word: str) -> Message:
    """The last post in the thread that holds a word."""
    return [post for post in match.posts if word in post.text][-1]
