"""Going back in a match: its moves, by the numbers that people read in its log, and what it would mean."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.domain.errors import MatchError
from bot.domain.match import Status, Taken, names_then
from bot.domain.outbox import Kind, Withdrawal
from bot.domain.public_log import (
    check_known,
    known_upto,
    later,
    shown,
    wholes,
)
from bot.matches.core.guards import begun
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.history.rewind import reach, rewound
from bot.matches.history.story import Story
from bot.matches.moderation.actions import ActionResult, Actor, ModAction
from bot.matches.moderation.committer import ModCommitter
from bot.matches.play.change import Change
from bot.reporting import translate_errors
from bot.storage.matches import orders as order_rows
from bot.storage.matches import story as story_rows
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction
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


class Rollbacks:
    """Looking at earlier moves, and going back to them."""

    def __init__(self, store: MatchStore, committer: ModCommitter, story: Story) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._committer = committer
        self._story = story

    async def moves(self, match_id: str) -> list[Answered]:
        """The answers in force of which everybody may know, oldest first."""
        async with self._store.opened(match_id) as live:
            return shown(live.match)

    async def numbers(self, match_id: str) -> PublicNumbers:
        """The entries of its log as everybody may count them."""
        async with self._store.opened(match_id) as live:
            return PublicNumbers.of(live.match)

    async def wholes(self, match_id: str) -> dict[int, int]:
        """The entries that are a move together with later ones, and the last of these."""
        async with self._store.opened(match_id) as live:
            return wholes(live.match)

    async def entry_of(self, match_id: str, move: int) -> int:
        """The answer after which the match stood at a line of its log, 0 for the beginning.

        Raises MatchError if there is no such line, or its answer was taken back.
        """
        moves = await self.moves(match_id)
        with translate_errors(match_id):
            line = await self._storage.find(lambda on: story_rows.line_at(on, match_id, move))
            entry = await self._storage.find(lambda on: story_rows.entry_at(on, match_id, move))
        if move and line is None:
            raise MatchError(Text("moderators-no-move"))
        if line is not None and line.withdrawn:
            raise MatchError(Text("moderators-move-gone"))
        entry = (await self.wholes(match_id)).get(entry, entry)
        return max((one.number for one in moves if one.number <= entry), default=0)

    async def rewind(self, match_id: str, to: int) -> Rewind:
        """What going back would mean. Raises MatchError, Refused if there is no way back there."""
        async with self._store.opened(match_id) as live:
            if live.info.status is Status.LOCKED:
                raise MatchError(Text("service-locked"))
            check_known(live.match, to)
            info = replace(live.info, verdict=None)  # going back also undoes an early end
            names = names_then(await self._story.former(match_id), entry=to)
            then = replace(live, info=info.naming(names), match=await rewound(live, to))
            undone = [one for one in shown(live.match) if one.number > to]
            if known_upto(live.match) <= to and live.info.verdict is None:
                raise MatchError(Text("moderators-nothing-later"))
            revealed = [one for one in undone if one.barrier]
            number = known_upto(live.match)
            move = await self._move_of(match_id, to)
            return Rewind(live, then, number, to, move, tuple(undone), tuple(revealed))

    async def roll_back(
        self,
        match_id: str,
        to: int,
        reason: str,
        by: Actor,
        interaction_id: int,
        *,
        fresh: bool = False,
        expected: int | None = None,
    ) -> Taken:
        """Go back to the position after live entry `to` (0: the start), with the same dice or `fresh` ones.

        expected: the answer that must still be the last one everybody knows of; what is answered in secret
        meanwhile is taken back with the rest, since a refusal would tell of it. A match that has ended
        goes on.
        """

        async def do(live: Live) -> ActionResult:
            begun(live)
            check_known(live.match, to)
            move = await self._move_of(match_id, to)
            if expected is not None and known_upto(live.match) != expected:
                raise MatchError(Text("moderators-moved-on"))
            if live.info.verdict is None and known_upto(live.match) <= to and not fresh:
                raise MatchError(Text("moderators-nothing-later"))
            await reach(live, to)
            back = [one.number for one in later(live.match, to)]
            known = sum(one.number > to for one in shown(live.match))
            first = live.match.number
            live.match.rollback(to, " ".join(reason.split()), fresh=fresh)
            info = replace(live.info, verdict=None)
            entries = live.match.entries[len(live.match.entries) - live.match.number + first :]
            change = Change(entries, back=back, info=info, restart_all=True, board=Kind.TURN)
            story = "rollback-fresh" if fresh else "rollback"
            said = {"to": move, "count": known}
            body = {"move": move, "fresh": fresh, "taken_back": known}
            return ActionResult(
                ModAction.ROLLBACK, change, said, body, story, self._taken_back(match_id)
            )

        return await self._committer.commit(match_id, reason, by, interaction_id, do)

    async def _move_of(self, match_id: str, to: int) -> int:
        """The last line of the log that stays if a match goes back to an entry, 0 for none."""
        return await self._storage.find(lambda on: story_rows.last_line(on, match_id, to))

    def _taken_back(self, match_id: str) -> Callable[[Transaction], Awaitable[None]]:
        """What was planned and posted for the position that is gone goes, too."""

        async def more(connection: Transaction) -> None:
            now = self._clock.now()
            await order_rows.write_plans(connection, match_id, {})
            await outbox_rows.drop(connection, match_id, outbox.c.kind == Kind.FINAL.value)
            final = await board_rows.last_final(connection, match_id)
            if final is not None:
                gone = Withdrawal(message_id=final.message_id, channel_id=final.channel_id)
                await outbox_rows.enqueue(connection, match_id, gone, now)

        return more
