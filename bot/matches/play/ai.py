"""AI players: they answer by themselves, each answer one transaction, thinking beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.domain.clock import Clock
from bot.domain.errors import InternalError, MatchError, Refused, SeatTaken
from bot.domain.levels import AiLevel
from bot.domain.match import Status
from bot.habits import Easy
from bot.matches.core.background import BackgroundTasks
from bot.matches.core.copies import fork
from bot.matches.core.live import Live
from bot.matches.play.patience import Patience, Pause, Undoable
from bot.matches.play.thinking import Here, Thinker, searched
from bot.reporting import report
from engines.core import Answer, Decision, GameSpec, Match
from engines.core.circling import Circling
from engines.core.players import GreedyPlayer, Player, RandomPlayer
from engines.core.search import Level

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer(), AiLevel.EASY: Easy()}
)
"""Those that answer at once. Nobody is offered the first two, which are there for tools and tests."""
LEVELS: Mapping[str, Level] = MappingProxyType(
    {AiLevel.NORMAL: Level(2_000), AiLevel.HARD: Level(20_000)}
)
"""Those that try out what follows, and how hard they think where the game says nothing else."""
POLICIES = (*PLAYERS, *LEVELS)
SAFE = "default"
"""Sits in for somebody by the safe default of each question; nobody can choose it for a seat."""
AFTER_TROUBLE = 30.0
# How an answer is refused if the match was paused or ended while the AI player was thinking.
_RESTING = frozenset({"service-paused", "service-stopped", "service-locked"})
# How it is where others have changed the match twice while it was being stored.
_CROSSED = "service-conflict"


def level_of(policy: str, spec: GameSpec[Any]) -> Level | None:
    """How hard an AI player of a game thinks by its policy; None: it answers at once."""
    if policy == AiLevel.NORMAL and spec.normal_steps is not None:
        return Level(spec.normal_steps)
    return LEVELS.get(policy)


Wake = Callable[[str], Awaitable[Live]]
Give = Callable[[str, int, str, Answer], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class _Thought:
    """What an AI player wants to answer; about: after which entry, to which question, by which policy."""

    about: tuple[int, str, str]
    answer: Answer


class AiSeats:
    """Plays all AI seats of all matches; `poke` it whenever a match has moved on."""

    def __init__(
        self,
        wake: Wake,
        give: Give,
        undoable: Undoable,
        clock: Clock,
        pause: Pause | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self._wake = wake
        self._give = give
        self._clock = clock
        self._thinker = thinker or Here()
        self._thinking = ThreadPoolExecutor(1, "ai-thinking")
        self._background = BackgroundTasks(self._play_on, "ai-player")
        self._patience = Patience(clock, pause, undoable, self._background.poke)
        self._thoughts: dict[str, _Thought] = {}
        self._circling: dict[str, Circling] = {}
        self._stopped: dict[str, int] = {}

    @property
    def busy(self) -> int:
        """In how many matches AI seats are thinking, or about to."""
        return len(self._background)

    def poke(self, match_id: str) -> None:
        """Let the AI seats of a match play, if any is asked."""
        self._background.poke(match_id)

    def remind(self, match_id: str, revision: int) -> None:
        """The same for a match that waits for an AI seat, unless that seat knows.

        revision: as it is stored. Where the safe answer was refused, only another one could be taken.
        """
        knows = match_id in self._background or self._patience.waits(match_id)
        if not knows and self._stopped.get(match_id) != revision:
            self._background.poke(match_id)

    def hurry(self, match_id: str) -> None:
        """The same without leaving anybody time to take something back."""
        self._patience.hurry(match_id)
        self._background.poke(match_id)

    def slow_for(self, live: Live, user_id: int) -> int | None:
        """The AI seat that waits because this person could take its last answer back; None if none does."""
        seat = None if live.info.trial else live.seat_of(user_id)
        asked = None if seat is None else _asked(live)
        if seat is None or asked is None or not self._patience.serves(live, seat):
            return None
        return asked[0].seat

    async def hurry_for(self, match_id: str, user_id: int) -> None:
        """Go on at once if this person is whom an AI player waits for: they want nothing back."""
        if self.slow_for(await self._wake(match_id), user_id) is not None:
            self.hurry(match_id)

    async def idle(self) -> None:
        """Wait until no AI seat has anything left to answer, or only after a while."""
        await self._background.idle()

    async def close(self) -> None:
        """Stop; an answer not yet committed is made again after the next start."""
        await self._patience.close()
        await self._background.close()
        self._thinking.shutdown(wait=False, cancel_futures=True)

    async def _play_on(self, match_id: str) -> None:
        """Answer until no AI seat is asked; trouble is waited out."""
        while True:
            try:
                if not await self._one(match_id):
                    return
            except MatchError as error:
                if not _passes(error):
                    if error.message.key not in _RESTING:
                        report(error, "ai.stopped", match=match_id)
                    return
            except Exception as error:  # noqa: BLE001 - nobody else would move the match on
                report(error, "ai.trouble", match=match_id)
            else:
                continue
            await self._clock.sleep(AFTER_TROUBLE)

    async def _one(self, match_id: str) -> bool:
        """Answer one question; False if no AI seat is asked anything."""
        live = await self._wake(match_id)
        asked = _asked(live)
        if asked is None:
            self._patience.forget(match_id)
            self._thoughts.pop(match_id, None)
            self._circling.pop(match_id, None)
            self._stopped.pop(match_id, None)
            return False
        decision, policy = asked
        number, default = live.match.number, live.match.default_for(decision.id)
        answer = await self._thought_out(live, decision, policy, default)
        if live.match.number != number:
            return True
        if await self._patience.holds(live, decision, answer):
            return False
        try:
            await self._give(match_id, decision.seat, decision.id, answer)
        except Refused:
            with suppress(SeatTaken):
                await self._fall_back(match_id, decision, default, number)
        except SeatTaken:
            pass  # there may be other AI players to ask
        return True

    async def _thought_out(
        self, live: Live, decision: Decision, policy: str, default: Answer
    ) -> Answer:
        """The answer of an AI seat, thought out once for each position of its match."""
        match_id, about = live.info.id, (live.match.number, decision.id, policy)
        known = self._thoughts.get(match_id)
        if known is None or known.about != about:
            found = await self._unless_circling(live, decision, policy)
            known = self._thoughts[match_id] = _Thought(about, default if found is None else found)
        return known.answer

    async def _unless_circling(self, live: Live, decision: Decision, policy: str) -> Answer | None:
        """The player's answer, None if its answers only cancel each other."""
        circling = self._circling.setdefault(live.info.id, Circling())
        if circling.again(live.match, decision):
            return None
        return await self.thought(live, decision, policy)

    async def _fall_back(
        self, match_id: str, decision: Decision, default: Answer, number: int
    ) -> None:
        """Give the default: always right, unless the match has moved on from position `number`.

        Somebody else's answer or undo may have withdrawn the question or made it wait: then look again.
        """
        try:
            await self._give(match_id, decision.seat, decision.id, default)
        except Refused:
            live = await self._wake(match_id)
            if live.match.number == number:
                self._stopped[match_id] = live.info.revision
                raise

    async def thought(self, live: Live, decision: Decision, policy: str) -> Answer | None:
        """The player's answer, None if it cannot think of any or shall not."""
        if policy == SAFE:
            return None
        level = level_of(policy, live.match.spec)
        return await self._found(live, decision, policy, level)

    async def advice(self, live: Live, decision: Decision) -> Answer | None:
        """What somebody is advised to answer, however weak AI players of the game are made; see thought."""
        return await self._found(live, decision, "hint", LEVELS[AiLevel.NORMAL])

    async def _found(
        self, live: Live, decision: Decision, policy: str, level: Level | None
    ) -> Answer | None:
        match = fork(live.match, live.match.entries[-1:])
        try:
            if level is not None:
                return await self._searched(match, decision, level)
            return await self._background.worked_out(PLAYERS[policy].answer, match, decision)
        except Exception as error:  # noqa: BLE001 - a confused player must not stop a match
            report(error, "ai.confused", match=live.info.id, policy=policy)
            return None

    async def _searched(self, match: Match[Any], decision: Decision, level: Level) -> Answer:
        """What is found by trying out what follows, one question at a time in the order they come."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._thinking, searched, self._thinker, match, decision, level
        )


def _passes(error: MatchError) -> bool:
    """Whether it may go well a while later: the storage was in trouble, or others were quicker."""
    return isinstance(error, InternalError) or error.message.key == _CROSSED


def _asked(live: Live) -> tuple[Decision, str] | None:
    """The first question for which the match waits for an AI seat, and how it plays.

    What it could answer early it leaves alone: later it knows more. While a match is paused, it rests.
    """
    if live.info.status is not Status.RUNNING or live.info.paused_at is not None:
        return None
    for decision in live.match.table.pending.values():
        policy = live.info.seats[decision.seat].ai
        if policy is not None and decision.open:
            return decision, policy
    return None
