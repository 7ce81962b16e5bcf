"""Changing a match from outside its rules: who did it and why stands in the story and on record."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.domain.clock import Clock
from bot.domain.errors import MatchError
from bot.domain.match import Taken
from bot.matches.core.live import Live
from bot.matches.moderation.actions import ActionResult, Actor, as_change, checked_reason
from bot.matches.play.change import Change
from bot.matches.play.commit import Committer

Given = TypeVar("Given")
Do = Callable[[Live], Awaitable[ActionResult]]


class ModCommitter:
    """Commits what moderation does. The same interaction twice counts once. Rights are checked elsewhere."""

    def __init__(self, committer: Committer, clock: Clock) -> None:
        self._committer = committer
        self._clock = clock

    async def commit(
        self, match_id: str, reason: str, by: Actor, interaction_id: int, do: Do
    ) -> Taken:
        """Do something to a match, on record; `do` refuses what cannot be done. Raises MatchError."""

        async def giving(live: Live) -> tuple[ActionResult, None]:
            return await do(live), None

        taken, _ = await self.commit_giving(match_id, reason, by, interaction_id, giving)
        return taken

    async def commit_giving(
        self,
        match_id: str,
        reason: str,
        by: Actor,
        interaction_id: int,
        do: Callable[[Live], Awaitable[tuple[ActionResult, Given]]],
    ) -> tuple[Taken, Given | None]:
        """The same with what `do` gives besides; None if it was done before."""
        why = checked_reason(reason, needed=by.role.needs_reason)

        async def act(live: Live) -> tuple[Change, Given]:
            info = live.info
            try:
                done, given = await do(live)
            except MatchError as error:
                error.about = info
                raise
            return as_change(done, info, by, why, self._clock.now()), given

        return await self._committer.commit_giving(match_id, act, once=interaction_id, undoes=True)
