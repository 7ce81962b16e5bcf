"""Another match of the same people: its name, and what it is like."""

import re

from bot.domain.lobby import NAME_LENGTH
from bot.domain.match import NOBODY, MatchInfo, Wish
from data.catalogues import catalogue, languages

_NUMBERED = re.compile(r"(?s)(.*) \((\d+)\)")


def next_name(name: str) -> str:
    """The name of the match after this one: "Friday", "Friday (2)", "Friday (3)"."""
    found = _NUMBERED.fullmatch(name)
    stem, number = (found[1], int(found[2]) + 1) if found else (name, 2)
    tail = f" ({number})"
    return stem[: NAME_LENGTH - len(tail)].rstrip() + tail


def _original(before: MatchInfo) -> str:
    """A match's name; a copy's without the word that it is one."""
    if before.origin is None:
        return before.name
    says = (catalogue(lang).format("moderators-copy-name", {"name": ""}) for lang in languages())
    return next(
        (before.name.removesuffix(one) for one in says if before.name.endswith(one)), before.name
    )


def wish(before: MatchInfo) -> Wish:
    """The same match once more, AI players included."""
    return Wish(
        before.guild_id,
        before.channel_id,
        before.game,
        name=next_name(_original(before)),
        players=len(before.offered),
        language=before.language,
        private=before.private,
        hints=before.hints,
        options=before.options,
        ai=[seat.ai for seat in before.seats if seat.ai is not None and seat.user_id is None],
        pace=before.pace,
        invited=_people(before),
    )


def _people(info: MatchInfo) -> list[int]:
    """Who has a seat in a match, and can be called."""
    seated = (seat.user_id for seat in info.seats)
    return [user for user in seated if user not in (None, NOBODY)]
