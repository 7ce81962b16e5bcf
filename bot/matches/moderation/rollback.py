"""Going back in a match: its moves, by the numbers that people read in its log, and what it would mean."""

from dataclasses import dataclass, replace

from bot.domain.errors import MatchError
from bot.domain.match import Status, names_then
from bot.domain.public_log import (
    check_known,
    known_upto,
    shown,
    wholes,
)
from bot.matches.core.live import Live
from bot.matches.history.rewind import (
    rewound,
)
from bot.matches.moderation.clone import Copying
from bot.reporting import telling
from bot.storage.matches import story as story_rows
from engines.core import Answered, Text
from engines.core.sealed import PublicNumbers


@dataclass(frozen=True, slots=True)
class Rewind:
    """What going back to entry `to` would mean, as everybody may know it.

    move: the last line of the log that stays, 0 for the beginning. now, then: the match as it stands, and as
    it was. number: the last answer everybody knows of. undone: the answers in force since then that
    everybody may know of; revealed: those of them that drew, dealt or showed something.
    """

    now: Live
    then: Live
    number: int
    to: int
    move: int
    undone: tuple[Answered, ...]
    revealed: tuple[Answered, ...]


class GoingBack(Copying):
    """What moderators look at before they go back."""

    async def moves(self, match_id: str) -> list[Answered]:
        """The answers in force of which everybody may know, oldest first."""
        with telling(match_id):
            async with self._locks(match_id):
                return shown((await self._loaded(match_id)).match)

    async def numbers(self, match_id: str) -> PublicNumbers:
        """The entries of its log as everybody may count them."""
        with telling(match_id):
            async with self._locks(match_id):
                return PublicNumbers.of((await self._loaded(match_id)).match)

    async def wholes(self, match_id: str) -> dict[int, int]:
        """The entries that are a move together with later ones, and the last of these."""
        with telling(match_id):
            async with self._locks(match_id):
                return wholes((await self._loaded(match_id)).match)

    async def entry_of(self, match_id: str, move: int) -> int:
        """The answer after which the match stood at a line of its log, 0 for the beginning.

        Raises MatchError if there is no such line, or its answer was taken back.
        """
        moves = await self.moves(match_id)
        with telling(match_id):
            line = await self.storage.find(lambda on: story_rows.line_at(on, match_id, move))
            entry = await self.storage.find(lambda on: story_rows.entry_at(on, match_id, move))
        if move and line is None:
            raise MatchError(Text("moderators-no-move"))
        if line is not None and line.withdrawn:
            raise MatchError(Text("moderators-move-gone"))
        entry = (await self.wholes(match_id)).get(entry, entry)
        return max((one.number for one in moves if one.number <= entry), default=0)

    async def rewind(self, match_id: str, to: int) -> Rewind:
        """What going back would mean. Raises MatchError, Refused if there is no way back there."""
        with telling(match_id):
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                if live.info.status is Status.LOCKED:
                    raise MatchError(Text("service-locked"))
                check_known(live.match, to)
                info = replace(live.info, verdict=None)  # going back also undoes an early end
                names = names_then(await self.former(match_id), entry=to)
                then = replace(live, info=info.naming(names), match=await rewound(live, to))
                undone = [one for one in shown(live.match) if one.number > to]
                if known_upto(live.match) <= to and live.info.verdict is None:
                    raise MatchError(Text("moderators-nothing-later"))
                revealed = [one for one in undone if one.barrier]
                number = known_upto(live.match)
                move = await self._move_of(match_id, to)
                return Rewind(live, then, number, to, move, tuple(undone), tuple(revealed))
