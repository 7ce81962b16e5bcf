"""How matches and lobbies end: results are confirmed and locked, lobbies close when their time is over."""

from dataclasses import replace

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import LobbyPost
from bot.matches.core.store import MatchStore
from bot.matches.lobby.changes import InfoChanges
from engines.core import Text


class Endings:
    """What happens after a match, and to a lobby that never became one."""

    def __init__(self, store: MatchStore, changes: InfoChanges) -> None:
        self._clock = store.clock
        self._changes = changes

    async def confirm(self, match_id: str, user_id: int, interaction_id: int) -> MatchInfo:
        """Confirm the result; when all have who are to, the match locks and its seed is shown."""

        def act(info: MatchInfo) -> MatchInfo:
            seat = info.seat_of(user_id)
            if seat is None:
                raise MatchError(Text("service-not-playing"))
            if info.status not in (Status.FINISHED, Status.STOPPED) or info.content is None:
                raise MatchError(Text("service-not-finished", {"status": info.status.value}))
            changed = replace(
                info,
                seats=tuple(
                    replace(one, confirmed=one.confirmed or one.seat == seat) for one in info.seats
                ),
            )
            done = all(one.confirmed for one in changed.deciding)
            return _locked(changed) if done else changed

        return await self._changes.change(match_id, interaction_id, act)

    async def expire(self, info: MatchInfo) -> None:
        """Close a lobby or lock a result whose time has come."""
        now = self._clock.now()

        def act(current: MatchInfo) -> MatchInfo:
            if current.due_at is None or current.due_at > now:
                raise MatchError(Text("service-conflict"))
            if current.status is Status.LOBBY:
                return replace(current, status=Status.EXPIRED, due_at=None)
            return _locked(current)

        post = LobbyPost() if info.status is Status.LOBBY else None
        await self._changes.change(info.id, None, act, post)


def _locked(info: MatchInfo) -> MatchInfo:
    return replace(info, status=Status.LOCKED, due_at=None)
