"""Who may do something in a match, and in which matches something can be done: all raise MatchError."""

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo, Status
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from engines.core import Text


def own_seat(live: Live, user_id: int) -> int:
    """The seat of a person. Raises MatchError for everybody else."""
    seat = live.seat_of(user_id)
    if seat is None:
        raise MatchError(Text("service-not-playing"))
    return seat


async def live_of(store: MatchStore, match_id: str, user_id: int) -> Live:
    """A match in play in which a person has a seat. Raises MatchError."""
    live = await store.live(match_id)
    own_seat(live, user_id)
    return live


def answerable(live: Live) -> None:
    """Raises MatchError for a match in which nobody can answer now."""
    if live.info.status is Status.LOCKED:
        raise MatchError(Text("service-locked"))
    if live.info.status is Status.STOPPED:
        raise MatchError(Text("service-stopped"))
    if live.info.paused_at is not None:
        raise MatchError(Text("service-paused"))


def ordering(info: MatchInfo) -> None:
    """Raises MatchError for a match that is over: nobody is asked anything there any more."""
    if info.status is not Status.RUNNING:
        raise MatchError(Text("orders-over"))


def anybodys(live: Live) -> None:
    """Raises NoSuchMatch for a trial, which is nobody else's business."""
    if live.info.trial:
        raise NoSuchMatch


def begun(live: Live) -> None:
    """Raises MatchError for a match that is over for good, and for a trial."""
    anybodys(live)
    if live.info.status is Status.LOCKED:
        raise MatchError(Text("service-locked"))


def running(live: Live) -> None:
    """Raises MatchError unless a match is in play, be it paused or not."""
    begun(live)
    if live.info.status is not Status.RUNNING:
        raise MatchError(Text("moderators-not-running"))


def playable(live: Live) -> None:
    """Raises MatchError unless a match is in play and not paused."""
    running(live)
    if live.info.paused_at is not None:
        raise MatchError(Text("service-paused"))
