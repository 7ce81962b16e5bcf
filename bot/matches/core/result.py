"""How a match that ends early counts: by what everybody can see of it."""

from dataclasses import replace
from typing import Any

from bot.domain.match import MatchInfo, SeatInfo, Verdict
from bot.matches.core.live import Live
from engines.core import Match, Result
from engines.core.hidden import strip


def result_of(live: Live) -> Result | None:
    """How a match that is over counts, None if it does not."""
    return _result(live.match, live.info)


def counted(match: Match[Any], info: MatchInfo) -> tuple[SeatInfo, ...]:
    """The seats of a match, each with whether it has won, as far as the match counts already.

    Where nobody has answered anything there is nothing to win: all would share it.
    """
    result = _result(match, info) if match.live() else None
    if result is None:
        if all(seat.won is None for seat in info.seats):
            return info.seats
        return tuple(replace(seat, won=None) for seat in info.seats)
    return tuple(replace(seat, won=seat.seat in result.winners) for seat in info.seats)


def with_those_out(match: Match[Any], seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The seats, each with whether it is out of the game as it stands."""
    out = match.spec.out(match.table.position.state)
    return tuple(replace(seat, out=seat.seat in out) for seat in seats)


def _result(match: Match[Any], info: MatchInfo) -> Result | None:
    if info.verdict is None:
        return match.result()
    return as_it_stands(match) if info.verdict is Verdict.RESULT else None


def as_it_stands(match: Match[Any]) -> Result:
    """The scores as if the match ended now and nothing counted that is hidden."""
    position = match.spec.codec.load(match.dump())
    position.state.attach(match.content)
    strip(position.state, None)
    return match.spec.result(position.state)
