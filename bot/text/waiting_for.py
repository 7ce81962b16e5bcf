"""Lines about those nobody waits for yet: who can act already, and who has to wait for whom and why."""

from collections.abc import Callable, Iterable, Sequence

from bot.matches.core.live import LaneStatus
from bot.text.words import Words
from engines.core import Held, Text

NAMED = 3
"""How many reasons are named; what else there is, three dots say."""

Shared = Callable[[str], Text]
"""Names an object for which somebody has to wait (see GameSpec.shared)."""


def lane_lines(words: Words, lanes: LaneStatus, shared: Shared) -> list[str]:
    """Who can act already on one line, then a line for each reason to wait."""
    able = [words.seats[seat].inline for seat in lanes.optional]
    lines = [words("bot-optional", who=words.listed(able))] if able else []
    return lines + held_lines(words, lanes.held, shared)


def held_lines(words: Words, held: Iterable[Held], shared: Shared) -> list[str]:
    """Who has to wait for whom and why, those with the same reason on one line."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for one in held:
        by = words.listed([words.seats[seat].inline for seat in one.by])
        reason = (by, objects_named(words, one.objects, shared))
        reasons.setdefault(reason, []).append(words.seats[one.seat].inline)
    return [
        words("bot-held", who=words.listed(who), by=by, objects=objects)
        for (by, objects), who in reasons.items()
    ]


def objects_named(words: Words, objects: Sequence[str], shared: Shared) -> str:
    """Shared objects in words, each once."""
    named = list(dict.fromkeys(words.say(shared(one)) for one in objects))
    if len(named) > NAMED:
        return ", ".join([*named[:NAMED], "…"])
    return words.listed(named)
