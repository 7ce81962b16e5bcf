"""What a panel shows of one person in one match, read in one go."""

from dataclasses import dataclass

from bot.domain.match import UndoState
from bot.domain.orders import Plan, Premoves
from bot.domain.waits import Wait
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.awaited import Awaited
from bot.matches.play.ai import AiSeats
from bot.matches.play.autoplay import plan_for
from bot.matches.play.service import Play

NO_UNDO = UndoState(0)


@dataclass(frozen=True, slots=True)
class PanelData:
    """How things stand for one person in one match.

    live: the match, to be looked at before anything is awaited: it moves on. last_event: the last line of
    its story. wait: what waits for them where there is a deadline. plan: the answer that will be given for
    them after a while. premoves: what is answered ahead. slow_ai: the AI seat that waits because they could
    take something back.
    """

    live: Live
    last_event: int
    undo: UndoState = NO_UNDO
    wait: Wait | None = None
    plan: Plan | None = None
    premoves: Premoves | None = None
    slow_ai: int | None = None


class Panels:
    """Reads what panels are made of, with the lock of the match taken once."""

    def __init__(self, store: MatchStore, play: Play, awaited: Awaited, ai: AiSeats) -> None:
        self._store = store
        self._play = play
        self._awaited = awaited
        self._ai = ai

    async def seen_by(self, match_id: str, user_id: int) -> PanelData:
        """A match as it stands for a person, be it one who only looks on. Raises MatchError."""
        async with self._store.opened(match_id) as live:
            if live.info.trial:
                undo = await self._play.undo_of(live, user_id)
                return PanelData(live, live.last_event, undo)
            seat = live.seat_of(user_id)
            if seat is None:
                return PanelData(live, live.last_event)
            undo = NO_UNDO if live.match.over else await self._play.undo_of(live, user_id)
            timed = live.info.deadline is not None and seat in live.asked
            premoves = await self._store.premoves(live)
            return PanelData(
                live,
                live.last_event,
                undo,
                await self._awaited.wait_of(match_id, seat) if timed else None,
                plan_for(live, premoves, user_id),
                premoves,
                self._ai.slow_for(live, user_id) if undo.count else None,
            )
