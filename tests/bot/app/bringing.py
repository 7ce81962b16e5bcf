"""Files of matches brought to `/match verify`, and what is said of them."""

import json
from typing import Any

from bot.sandbox import Channel, Member, Message, Upload
from tests.bot.app.exporting import written
from tests.bot.app.table import Match


async def exported(match: Match, member: Member) -> dict[str, Any]:
    return written(await match.run(member, match.thread, "match export"))


def upload(value: object) -> Upload:
    content = value if isinstance(value, bytes) else json.dumps(value).encode()
    return Upload("match.json", content)


async def brought(match: Match, member: Member, place: Channel, value: object) -> Message:
    return await match.run(member, place, "match verify", file=upload(value))


def compared(shown: Message) -> list[str]:
    """What is said of a file beside the bot's own record."""
    lines = shown.text.splitlines()
    return lines[next(at for at, line in enumerate(lines) if "<#" in line) :]
