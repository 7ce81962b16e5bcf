"""AI players: they answer by themselves, each answer one transaction, thinking in a thread of their own."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import MappingProxyType

from bot.matches.clock import Clock
from bot.matches.errands import Errands
from bot.matches.errors import MatchError, Refused, SeatTaken, Trouble
from bot.matches.live import Live
from bot.matches.model import Status
from bot.matches.troubles import report
from bot.matches.twins import twin
from engines.core import Answer, Decision
from engines.core.players import GreedyPlayer, Player, RandomPlayer

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer()}
)
POLICIES = tuple(PLAYERS)
SAFE = "default"
"""Sits in for somebody by the safe default of each question; nobody can choose it for a seat."""
AFTER_TROUBLE = 30.0
# How an answer is refused if the match was paused or ended while the AI player was thinking.
_RESTING = frozenset({"service-paused", "service-stopped", "service-locked"})

Wake = Callable[[str], Awaitable[Live]]
Give = Callable[[str, int, str, Answer], Awaitable[object]]


class AiSeats:
    """Plays all AI seats of all matches; `poke` it whenever a match has moved on."""

    def __init__(self, wake: Wake, give: Give, clock: Clock) -> None:
        self._wake = wake
        self._give = give
        self._clock = clock
        self._errands = Errands(self._play_on, "ai-player")

    def poke(self, match_id: str) -> None:
        """Let the AI seats of a match play, if any is asked."""
        self._errands.poke(match_id)

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer."""
        await self._errands.idle()

    async def close(self) -> None:
        """Stop; an answer not yet committed is made again after the next start."""
        await self._errands.close()

    async def _play_on(self, match_id: str) -> None:
        """Answer until no AI seat is asked; trouble with the storage is waited out."""
        while True:
            try:
                if not await self._one(match_id):
                    return
            except Trouble:
                await self._clock.sleep(AFTER_TROUBLE)
            except MatchError as error:
                if error.message.key not in _RESTING:
                    report(error, "ai.stopped", match=match_id)
                return

    async def _one(self, match_id: str) -> bool:
        """Answer one question; False if no AI seat is asked anything."""
        live = await self._wake(match_id)
        asked = _asked(live)
        if asked is None:
            return False
        decision, policy = asked
        number, default = live.match.number, live.match.default_for(decision.id)
        thought = await self.thought(live, decision, policy)
        try:
            await self._give(
                match_id, decision.seat, decision.id, default if thought is None else thought
            )
        except Refused:
            with suppress(SeatTaken):
                await self._fall_back(match_id, decision, default, number)
        except SeatTaken:
            pass  # there may be other AI players to ask
        return True

    async def _fall_back(
        self, match_id: str, decision: Decision, default: Answer, number: int
    ) -> None:
        """Give the default: always right, unless the match has moved on from position `number`.

        Somebody else's answer or undo may have withdrawn the question or made it wait: then look again.
        """
        try:
            await self._give(match_id, decision.seat, decision.id, default)
        except Refused:
            if (await self._wake(match_id)).match.number == number:
                raise

    async def thought(self, live: Live, decision: Decision, policy: str) -> Answer | None:
        """The player's answer, None if it cannot think of any or shall not."""
        if policy == SAFE:
            return None
        player, match = PLAYERS[policy], twin(live.match, live.match.entries[-1:])
        try:
            return await self._errands.worked_out(player.answer, match, decision)
        except Exception as error:  # noqa: BLE001 - a confused player must not stop a match
            report(error, "ai.confused", match=live.info.id, policy=policy)
            return None


def _asked(live: Live) -> tuple[Decision, str] | None:
    """The first question for which the match waits for an AI seat, and how it plays.

    What it could answer early it leaves alone: later it knows more. While a match is paused, it rests.
    """
    if live.info.status is not Status.RUNNING or live.info.paused_at is not None:
        return None
    for decision in live.match.table.pending.values():
        policy = live.info.seats[decision.seat].ai
        if policy is not None and not decision.blocked and not decision.early:
            return decision, policy
    return None
