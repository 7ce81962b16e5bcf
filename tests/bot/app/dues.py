"""Matches with a day for each question, and what their posts say of it."""

from bot.app import Caravanserai
from bot.domain.match import Member as Person
from bot.domain.match import OnLeave, OnTimeout
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.table import Match, lobby, verbs

HOUR = 3600


async def begun(
    sandbox: Sandbox,
    bot: Caravanserai,
    *members: Member,
    on_timeout: OnTimeout = OnTimeout.DEFAULT,
    on_leave: OnLeave = OnLeave.WAIT,
    bank: int = 0,
    game: str = "pebbles",
) -> Match:
    """A match with a day for each question."""
    match = await lobby(sandbox, bot, *members, game=game, deadline=24 * HOUR)
    (info,) = await bot.matches.lists.of_member(members[0].id)
    host = Person(members[0].id, members[0].name)
    await bot.matches.lobby.set_term(info.id, host, "on_timeout", on_timeout.value, 1)
    await bot.matches.lobby.set_term(info.id, host, "bank", str(bank), 2)
    await bot.matches.lobby.set_term(info.id, host, "on_leave", on_leave.value, 3)
    await match.player.begin()
    await match.delivered()
    return match


def awaited(match: Match) -> str:
    posts = [post for post in match.posts if "play" in verbs(post)]
    return "\n".join(line for line in posts[-1].text.splitlines() if "⏳" in line)


async def dm_with(match: Match, member: Member, words: str) -> Message:
    def look() -> Message | None:
        return next((one for one in reversed(member.dms()) if words in one.text), None)

    return await match.player.until(look, f"a message with {words!r}")


async def post_with(match: Match, words: str) -> Message:
    def look() -> Message | None:
        return next((one for one in reversed(match.posts) if words in one.text), None)

    return await match.player.until(look, f"a post with {words!r}")


async def play(match: Match, member: Member) -> None:
    await match.answer_any(member, await match.panel(member))
    await match.delivered()
