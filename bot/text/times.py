"""Times in words: until when somebody has time, how long that is, and how a match keeps time."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.domain.deadlines import DAY, HOUR
from bot.domain.match import MatchInfo
from bot.domain.stamps import absolute, dated
from bot.domain.waits import Wait
from bot.text.words import Words

MINUTE = 60


def until(wait: Wait, now: datetime, words: Words) -> str:
    """Until when somebody has time, as everybody's Discord shows it; "" if for ever."""
    if wait.paused_at is not None:
        return words("time-paused", when=dated(wait.paused_at))
    if wait.due_at is None:
        return ""
    if wait.due_at <= now:
        return words("time-over", when=dated(wait.due_at))
    if wait.bank_at is not None and wait.bank_at > now:
        return words("time-until", when=dated(wait.bank_at))
    return words(
        "time-bank" if wait.bank_at != wait.due_at else "time-until", when=dated(wait.due_at)
    )


def length(seconds: int, words: Words) -> str:
    """A length of time in its two largest units."""
    parts = [
        words(key, n=n)
        for key, n in (
            ("time-days", seconds // DAY),
            ("time-hours", seconds % DAY // HOUR),
            ("time-minutes", seconds % HOUR // MINUTE),
        )
        if n
    ][:2]
    if not parts:
        return words("time-moment" if seconds > 0 else "time-nothing-left")
    return parts[0] if len(parts) == 1 else words("time-length", first=parts[0], second=parts[1])


def status(info: MatchInfo, words: Words) -> str:
    """How a match is, in a few words: open, running, paused, finished or closed."""
    if info.closed:
        return words("bot-status-closed")
    return words(f"bot-status-{'paused' if info.paused_at else info.status.value}")


def standing_lines(info: MatchInfo, away: Mapping[int, datetime], words: Words) -> list[str]:
    """How a match in play stands with time: whether it rests, what is left of the banks, who is not there.

    away: the people on vacation, each with the moment it ends.
    """
    lines = [] if info.paused_at is None else [words("time-paused", when=dated(info.paused_at))]
    for seat in info.seats:
        name = words.seats[seat.seat].inline
        if seat.user_id is None:
            continue
        if info.bank:
            lines.append(words("time-info-bank-left", who=name, bank=length(seat.bank, words)))
        if seat.ai is not None:
            lines.append(words("time-sitting-in", who=name))
        if seat.user_id in away:
            lines.append(words("time-info-away", who=name, day=absolute(away[seat.user_id])))
    return lines


def grouped(
    waits: Sequence[Wait], now: datetime, words: Words
) -> dict[tuple[str, str], list[Wait]]:
    """Those who are awaited for the same thing until the same moment, together."""
    groups: dict[tuple[str, str], list[Wait]] = {}
    for wait in waits:
        groups.setdefault((words.say(wait.topic), until(wait, now, words)), []).append(wait)
    return groups
