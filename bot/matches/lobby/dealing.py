"""A match made of its lobby."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, SeatInfo
from bot.matches.core.library import Library
from bot.matches.core.live import Live
from data.catalogues import catalogue
from engines.core import GameError, GameSpec, Match
from engines.core.randomness import match_key


def dealt(library: Library, info: MatchInfo, seed: bytes, now: datetime) -> Live:
    """A match as it begins, with the marks that fell by lot and the seats of the house. Raises MatchError."""
    spec, (raw, digest) = library.spec(info.game), library.content(info.game)
    match = _begun(spec, spec.content(raw), digest, info, match_key(seed.hex(), info.given))
    seats = _seats(info, match.header.marks)
    return Live(replace(info, started_at=now, content=digest, seats=seats), match)


def _begun(
    spec: GameSpec[Any], content: Any, digest: str, info: MatchInfo, key: bytes
) -> Match[Any]:
    marks = [seat.mark for seat in info.taken]
    try:
        return Match.begin(spec, content, digest, key, dict(info.options), marks)
    except GameError as error:
        raise MatchError(error.message) from error


def _seats(info: MatchInfo, marks: Sequence[str]) -> tuple[SeatInfo, ...]:
    """The seats of those who sit in a lobby, and after them those of the house."""
    players, name = len(info.taken), catalogue(info.language).format
    own = [
        replace(seat, mark=mark, bank=info.bank)
        for seat, mark in zip(info.taken, marks[:players], strict=True)
    ]
    house = [
        SeatInfo(at, name=name(f"{info.game}-house-{mark}"), mark=mark, house=True)
        for at, mark in enumerate(marks[players:], players)
    ]
    return (*own, *house)
