"""Votes of a table, opened and cast by its members."""

from bot.sandbox import Member, Message, enabled_components
from tests.bot.app.table import Match


async def ask(match: Match, member: Member, command: str, **options: object) -> Message:
    told = await match.run(member, match.thread, f"vote {command}", **options)
    await match.delivered()
    return told


def ballot(match: Match) -> Message:
    return next(post for post in reversed(match.posts) if "Withdraw vote" in labels(post))


def labels(message: Message) -> list[str]:
    return [control.label for control in enabled_components(message)]


async def say(match: Match, member: Member, label: str) -> str:
    post = ballot(match)
    found = next(one for one in enabled_components(post) if one.label == label)
    interaction = await member.click(post, found.custom_id)
    message = (await interaction.response()).message
    assert message is not None
    await match.delivered()
    return message.text
