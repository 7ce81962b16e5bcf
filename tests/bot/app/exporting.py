"""Matches played for their exports, and what stands in these."""

import json
from itertools import count
from typing import Any

from bot.sandbox import Message
from engines.core import Stream
from engines.core.log import Answered
from tests.bot.app.table import Match, custom_id


def match_id(match: Match) -> str:
    return custom_id(match.post, "board").split("|")[2]


def secret_given(live: Any) -> bool:
    return any(getattr(one, "secret", False) for one in live.match.entries)


def revealed(live: Any) -> bool:
    """Whether all who were asked in secret have answered."""
    return not any(one.secret for one in live.match.table.pending.values())


def over(live: Any) -> bool:
    return bool(live.match.over)


async def answered(match: Match, *, until: Any) -> None:
    """Let everybody answer at once, whatever is asked, until something is so."""
    chosen, ids, stream = match_id(match), count(1), Stream(b"e" * 32, "exports", 0)
    while not until(live := await match.bot.matches.store.live(chosen)):
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        user = live.info.seats[decision.seat].user_id
        assert user is not None
        answer = decision.sample(stream)
        await match.bot.matches.play.answer(chosen, user, next(ids), decision.id, answer)
    await match.delivered()


def written(message: Message) -> dict[str, Any]:
    (file,) = message.attachments
    read: dict[str, Any] = json.loads(file.content)
    return read


async def secret(match: Match) -> Answered:
    """The first secret answer of the log."""
    live = await match.bot.matches.store.live(match_id(match))
    return next(one for one in live.match.entries if isinstance(one, Answered) and one.secret)


def line_of(file: dict[str, Any], entry: Answered) -> dict[str, Any]:
    """The line of a file about an answer; what is secret has no number of its own there."""
    lane, _, which = entry.decision.split(".", 2)
    for line in file["log"]:
        at, _, of = line.get("id", "..").split(".", 2)
        if (at, of) == (lane, which):
            return dict(line)
    return {}


def match_id_of_log(match: Match) -> str:
    return custom_id(match.post, "log").split("|")[2]
