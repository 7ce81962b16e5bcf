"""What moderators do with lobbies."""

from collections.abc import Callable
from dataclasses import replace

from bot.domain import lobby
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, Status, Verdict
from bot.domain.outbox import LobbyPost, Signpost
from bot.matches.core.store import MatchStore
from bot.matches.lobby.changes import InfoChanges, Write
from bot.matches.moderation.actions import (
    ActionResult,
    Actor,
    ModAction,
    checked_reason,
    record_action,
)
from bot.matches.play.change import Change
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.transaction import Transaction
from engines.core import Text

Decide = Callable[[MatchInfo], tuple[MatchInfo, ActionResult]]


class LobbyModeration:
    """The moderators' say in lobbies. Rights are checked by those who call them."""

    def __init__(self, store: MatchStore, changes: InfoChanges) -> None:
        self._clock = store.clock
        self._changes = changes

    async def lock(
        self, match_id: str, reason: str, by: Actor, interaction_id: int, *, locked: bool
    ) -> MatchInfo:
        """Let nobody else into a lobby, or let people in again."""
        action = ModAction.LOCK if locked else ModAction.UNLOCK

        def decide(info: MatchInfo) -> tuple[MatchInfo, ActionResult]:
            if info.lobby_locked is locked:
                raise MatchError(Text(f"moderators-{action}-already"))
            return replace(info, lobby_locked=locked), ActionResult(action)

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def remove(
        self, match_id: str, seat: int, reason: str, by: Actor, interaction_id: int
    ) -> MatchInfo:
        """Take a person off its seat in a lobby; it may come back unless the lobby is locked or private."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, ActionResult]:
            user_id = info.seats[seat].user_id if 0 <= seat < len(info.seats) else None
            if user_id is None:
                raise MatchError(Text("moderators-not-there"))
            gone = info.seats[seat]
            body = {"before": gone.name, "before_id": user_id}
            said = {"before": gone.name}
            done = ActionResult(ModAction.KICK, Change(), said, body, "kick-lobby", tells=user_id)
            return lobby.left(info, Member(user_id, gone.name)), done

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def close(self, match_id: str, reason: str, by: Actor, interaction_id: int) -> MatchInfo:
        """Close a lobby for good."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, ActionResult]:
            over = replace(info, status=Status.STOPPED, verdict=Verdict.NONE, due_at=None)
            return over, ActionResult(ModAction.END, story="end-lobby")

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def move(
        self, match_id: str, channel_id: int, reason: str, by: Actor, interaction_id: int
    ) -> MatchInfo:
        """Let a lobby stand in another channel; the old post becomes the way there."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, ActionResult]:
            if info.channel_id == channel_id:
                raise MatchError(Text("moderators-moved-already"))

            async def more(connection: Transaction) -> None:
                await self._lobby_moved(connection, info)

            body = {"from": info.channel_id, "to": channel_id}
            said = {"channel": str(channel_id)}
            done = ActionResult(ModAction.MOVE, Change(), said, body, more=more)
            return replace(info, channel_id=channel_id), done

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def _of_lobby(
        self, match_id: str, reason: str, by: Actor, interaction_id: int, decide: Decide
    ) -> MatchInfo:
        why, now = checked_reason(reason), self._clock.now()

        def act(info: MatchInfo) -> tuple[MatchInfo, Write]:
            lobby.gathering(info)
            changed, done = decide(info)

            async def also(connection: Transaction, stored: MatchInfo) -> None:
                await record_action(connection, stored, done, by, why, now)

            return changed, also

        return await self._changes.change_also(match_id, interaction_id, act, LobbyPost())

    async def _lobby_moved(self, connection: Transaction, old: MatchInfo) -> None:
        await match_rows.write_posting(connection, old.id, lobby_message_id=None)
        now = self._clock.now()
        await sending_rows.hasten_match(connection, old.id, now)
        if old.lobby_message_id is not None:
            signpost = Signpost(channel_id=old.channel_id, message_id=old.lobby_message_id)
            await outbox_rows.enqueue(connection, old.id, signpost, now)
