"""Who is awaited, in lines."""

from collections.abc import Sequence
from datetime import datetime

from bot.domain.stamps import relative
from bot.domain.waits import Wait
from bot.text.times import until
from bot.text.words import Words


def waiting_lines(waits: Sequence[Wait], words: Words, now: datetime) -> str:
    """Who is awaited for what, since when and how long yet, a line each; nobody is pinged."""
    lines = [_waiting(wait, words, now) for wait in waits]
    return "\n".join(lines) or words("moderators-nobody-awaited")


def _waiting(wait: Wait, words: Words, now: datetime) -> str:
    who, topic = words.seats[wait.seat].inline, words.say(wait.topic)
    line = words("moderators-awaited", who=who, topic=topic, when=relative(wait.since))
    left = until(wait, now, words)
    return f"{line} · {left}" if left else line
