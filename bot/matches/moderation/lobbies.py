"""What only moderators do: with lobbies, looking into a match, reading the audit log."""

from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import and_, or_

from bot.domain import lobby
from bot.domain.errors import MatchError
from bot.domain.match import OPEN, MatchInfo, Member, Status, Verdict
from bot.domain.outbox import Kind
from bot.matches.lobby.invitations import settle_calls
from bot.matches.moderation.acts import STORY, By, Deed, Done, checked_reason, put_down
from bot.matches.moderation.rollback import GoingBack
from bot.matches.play.recording import Change
from bot.reporting import telling
from bot.storage.audit import rows as audit_rows
from bot.storage.audit.rows import Filed, Filing, Stored
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.tables import matches
from bot.storage.transaction import Transaction
from engines.core import Text

LISTED = 500
"""So many matches of a server are looked through at a time."""

Decide = Callable[[MatchInfo], tuple[MatchInfo, Done]]


class Moderating(GoingBack):
    """The moderators' own doors. Rights are checked by those who call them."""

    # --- lobbies

    async def lock_lobby(
        self, match_id: str, reason: str, by: By, interaction_id: int, *, locked: bool
    ) -> MatchInfo:
        """Let nobody else into a lobby, or let people in again."""
        deed = Deed.LOCK if locked else Deed.UNLOCK

        def decide(info: MatchInfo) -> tuple[MatchInfo, Done]:
            if info.lobby_locked is locked:
                raise MatchError(Text(f"moderators-{deed}-already"))
            return replace(info, lobby_locked=locked), Done(deed)

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def remove(
        self, match_id: str, seat: int, reason: str, by: By, interaction_id: int
    ) -> MatchInfo:
        """Take a person off its seat in a lobby; it may come back unless the lobby is locked or private."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, Done]:
            user_id = info.seats[seat].user_id if 0 <= seat < len(info.seats) else None
            if user_id is None:
                raise MatchError(Text("moderators-not-there"))
            gone = info.seats[seat]
            body = {"before": gone.name, "before_id": user_id}
            said = {"before": gone.name}
            done = Done(Deed.KICK, Change(), said, body, "kick-lobby", tells=user_id)
            return lobby.left(info, Member(user_id, gone.name)), done

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def close_lobby(
        self, match_id: str, reason: str, by: By, interaction_id: int
    ) -> MatchInfo:
        """Close a lobby for good."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, Done]:
            over = replace(info, status=Status.STOPPED, verdict=Verdict.NONE, due_at=None)
            return over, Done(Deed.END, story="end-lobby")

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def move_lobby(
        self, match_id: str, channel_id: int, reason: str, by: By, interaction_id: int
    ) -> MatchInfo:
        """Let a lobby stand in another channel; the old post becomes the way there."""

        def decide(info: MatchInfo) -> tuple[MatchInfo, Done]:
            if info.channel_id == channel_id:
                raise MatchError(Text("moderators-moved-already"))

            async def more(connection: Transaction) -> None:
                await self._lobby_moved(connection, info)

            body = {"from": info.channel_id, "to": channel_id}
            said = {"channel": str(channel_id)}
            done = Done(Deed.MOVE, Change(), said, body, more=more)
            return replace(info, channel_id=channel_id), done

        return await self._of_lobby(match_id, reason, by, interaction_id, decide)

    async def _of_lobby(
        self, match_id: str, reason: str, by: By, interaction_id: int, decide: Decide
    ) -> MatchInfo:
        why, now = checked_reason(reason), self.clock.now()
        with telling(match_id):
            async with self._locks(match_id), self.storage.write() as connection:
                info = await self._known(connection, match_id)
                if not await play_rows.claim(connection, interaction_id, match_id, now):
                    return info
                lobby.gathering(info)
                changed, done = decide(info)
                changed = replace(changed, revision=info.revision + 1)
                self._cache.drop(match_id)
                await match_rows.update_match(connection, changed)
                await match_rows.write_people(connection, changed)
                await settle_calls(connection, info, changed, now)
                await outbox_rows.owe(connection, match_id, Kind.LOBBY, now)
                await put_down(connection, changed, done, by, why, now)
                now_so = await self._known(connection, match_id)
        self._moved(match_id)
        return now_so

    async def _lobby_moved(self, connection: Transaction, old: MatchInfo) -> None:
        await match_rows.write_posting(connection, old.id, lobby_message_id=None)
        now, where = self.clock.now(), (old.channel_id, old.lobby_message_id)
        await sending_rows.hasten_match(connection, old.id, now)
        await outbox_rows.owe_signpost(connection, old.id, *where, now)

    async def closing_line(self, info: MatchInfo) -> Text | None:
        """Who closed a lobby and why; None unless a moderator did."""
        if not info.closed:
            return None
        filing = Filing(info.guild_id, info.id, act=Deed.END.value)
        found = await self.filed(filing, skip=0, limit=1)
        by = {"who": found[0].body["name"], "why": found[0].body["reason"]} if found else None
        return None if by is None else Text(f"{STORY}end-lobby", by)

    # --- looking

    async def look_into(self, match_id: str, reason: str, by: By, interaction_id: int) -> None:
        """Tell everybody that a moderator has looked into a match or lobby, however it stands."""
        with telling(match_id):
            known = await self.storage.find(lambda on: self._known(on, match_id))
        if known.content is not None:
            await self.note(match_id, Deed.LOOK, reason, by, interaction_id)
            return
        why, now = checked_reason(reason), self.clock.now()

        async def write(connection: Transaction) -> None:
            info = await self._known(connection, match_id)
            if await play_rows.claim(connection, interaction_id, match_id, now):
                done = Done(Deed.LOOK, story="look-lobby")
                await put_down(connection, info, done, by, why, now)

        with telling(match_id):
            await self.storage.change(write)
        self._moved(match_id)

    async def of_guild(self, guild_id: int, *, over: bool = False) -> list[MatchInfo]:
        """All matches of a server that a moderator can act on, private ones too, the newest first.

        over: those as well that nothing can be changed in any more.
        """
        where = [matches.c.guild_id == guild_id, matches.c.trial.is_(False)]
        if not over:
            stopped = and_(matches.c.status == Status.STOPPED, matches.c.content.is_not(None))
            where.append(or_(matches.c.status.in_(OPEN), stopped))
        with telling(None):
            return await self.storage.find(
                lambda on: match_rows.load_infos(on, *where, limit=LISTED)
            )

    async def stored(self, match_id: str) -> Stored:
        """How a match is stored, without anything of what it hides."""
        with telling(match_id):
            return await self.storage.find(lambda on: audit_rows.load_stored(on, match_id))

    async def filed(self, filing: Filing, *, skip: int, limit: int) -> list[Filed]:
        """A page of the audit log, the newest first."""
        with telling(None):
            return await self.storage.find(
                lambda on: audit_rows.load_filed(on, filing, skip=skip, limit=limit)
            )
