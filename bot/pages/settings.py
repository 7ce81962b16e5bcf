"""A person's clock in words: time zone, quiet hours, reminders; and what people type of them."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.domain.deadlines import is_zone, zones
from bot.domain.errors import MatchError
from bot.domain.preferences import MemberSettings
from bot.text.words import Words
from bot.ui.clicks.people import HeadsUpClick, QuietClick, RemindersClick
from bot.ui.controls import button, entry, menu
from bot.ui.message import MessageBuilder
from engines.core import text

OFF, OTHER = "off", "other"
LONGEST = 16 * 60
"""Quiet hours of at most so many minutes: some time has to be left in which deadlines can end."""
USUAL = ("22:00-07:00", "22:00-08:00", "23:00-08:00", "00:00-08:00", "00:00-09:00")
_HOURS = re.compile(
    r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-\u2013\u2014]|to|a)\s*(\d{1,2})(?:[:.](\d{2}))?"
)
_DAY = 24 * 60


def hours_of(typed: str) -> tuple[int, int] | None:
    """Quiet hours written like 22:00-08:00, in minutes of the day; None for "off". Raises MatchError."""
    said = typed.strip().casefold()
    if said in (OFF, "none", "no", "ninguna", "-"):
        return None
    found = _HOURS.fullmatch(said)
    if found is not None:
        one, first, other, second = found.groups(default="0")
        start, end = int(one) * 60 + int(first), int(other) * 60 + int(second)
        sound = int(first) < 60 and int(second) < 60 and start < _DAY and end <= _DAY
        if sound and 0 < (end - start) % _DAY <= LONGEST:
            return start, end % _DAY
    raise MatchError(text("time-quiet-wrong", typed=typed.strip()[:40]))


def zone_of(typed: str) -> str:
    """A time zone by its name, however it is written. Raises MatchError if there is none."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = next((zone for zone in zones() if zone.casefold() == wanted), None)
    if found is None:
        raise MatchError(text("time-zone-unknown", typed=typed.strip()[:40]))
    return found


def zones_named(typed: str, now: datetime) -> list[tuple[str, str]]:
    """The zones in whose name something typed occurs, each with the time it is there now."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return [(f"{zone.replace('_', ' ')} · {_clock(zone, now)}", zone) for zone in found]


def time_settings(
    builder: MessageBuilder, settings: MemberSettings, words: Words, now: datetime
) -> MessageBuilder:
    """What a person has chosen of time, with what changes it."""
    zone = settings.time_zone
    if zone is None or not is_zone(zone):
        builder.say(words("time-zone-none"))
    else:
        builder.say(words("time-zone-now", zone=zone.replace("_", " "), now=_clock(zone, now)))
    _quiet(builder, settings, words)
    turned = ((RemindersClick, settings.reminders), (HeadsUpClick, settings.heads_up))
    for kind, wanted in turned:
        name = kind.verb
        builder.say(words(f"time-{name}-{'on' if wanted else 'off'}-now"))
        turn = "off" if wanted else "on"
        builder.row(button(words(f"time-{name}-turn-{turn}"), kind(turn)))
    return builder


def _quiet(builder: MessageBuilder, settings: MemberSettings, words: Words) -> None:
    chosen = None
    if settings.quiet_from is None or settings.quiet_to is None:
        builder.say(words("time-quiet-none"))
    else:
        start, end = _minute(settings.quiet_from), _minute(settings.quiet_to)
        builder.say(words("time-quiet-now", **{"from": start, "to": end}))
        chosen = f"{start}-{end}"
    named = [*USUAL, *([chosen] if chosen and chosen not in USUAL else [])]
    entries = [entry(words("time-quiet-off"), OFF, chosen=chosen is None)]
    entries += [
        entry(hours.replace("-", " \u2013 "), hours, chosen=hours == chosen) for hours in named
    ]
    entries.append(entry(words("time-quiet-other"), OTHER))
    builder.row(menu(QuietClick(), entries, words("time-quiet-choose")))


def _minute(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _clock(zone: str, now: datetime) -> str:
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"
