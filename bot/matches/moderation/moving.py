"""Moving matches and lobbies to another channel; the old place shows the way."""

from dataclasses import replace

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status, Taken
from bot.domain.outbox import BallotPost, Kind, NewThread, Notice, Signpost, Strip
from bot.matches.core.guards import begun
from bot.matches.core.live import Live
from bot.matches.core.store import MatchStore
from bot.matches.moderation.actions import ActionResult, Actor, ModAction
from bot.matches.moderation.committer import ModCommitter
from bot.matches.outbox.pings import call_again
from bot.matches.play.change import Change
from bot.storage.matches import rows as match_rows
from bot.storage.matches import votes as vote_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.transaction import Transaction
from engines.core import Text


class Moving:
    """Lets matches go on elsewhere."""

    def __init__(self, store: MatchStore, committer: ModCommitter) -> None:
        self._store = store
        self._clock = store.clock
        self._committer = committer

    async def move(
        self, match_id: str, channel_id: int, reason: str, by: Actor, interaction_id: int
    ) -> Taken:
        """Let a match go on in a thread of another channel; the old one gets a link and is closed."""

        async def do(live: Live) -> ActionResult:
            begun(live)
            old = live.info
            if old.channel_id == channel_id:
                raise MatchError(Text("moderators-moved-already"))

            async def first(connection: Transaction) -> None:
                await self._house_elsewhere(connection, old)

            async def more(connection: Transaction) -> None:
                await self._moved_away(connection, old)
                await call_again(connection, match_id)

            info = replace(old, channel_id=channel_id)
            board = Kind.TURN if old.status is Status.RUNNING else Kind.FINAL
            body = {"from": old.place, "to": channel_id}
            said = {"channel": str(channel_id)}
            change = Change(info=info, board=board)
            return ActionResult(ModAction.MOVE, change, said, body, more=more, first=first)

        taken = await self._committer.commit(match_id, reason, by, interaction_id, do)
        # Where posts stand is known only from the database now.
        self._store.drop(match_id)
        return taken

    async def _house_elsewhere(self, connection: Transaction, old: MatchInfo) -> None:
        """A new thread is owed before anything that is to stand in it."""
        now = self._clock.now()
        await match_rows.write_posting(connection, old.id, thread_id=None, lobby_message_id=None)
        await sending_rows.hasten_match(connection, old.id, now)
        await outbox_rows.enqueue(connection, old.id, NewThread(), now)

    async def _moved_away(self, connection: Transaction, old: MatchInfo) -> None:
        """The way to the new thread is owed in the old places, and open votes in the new one."""
        now = self._clock.now()
        if old.lobby_message_id is not None:
            signpost = Signpost(channel_id=old.channel_id, message_id=old.lobby_message_id)
            await outbox_rows.enqueue(connection, old.id, signpost, now)
        votes = await vote_rows.unplace_open(connection, old.id)
        for there in filter(None, votes.values()):
            strip = Strip(message_id=there.message_id, channel_id=there.channel_id)
            await outbox_rows.enqueue(connection, old.id, strip, now)
        if old.thread_id is not None:
            notice = Notice(text=Text("moderators-moved-away"), closes=old.thread_id)
            await outbox_rows.enqueue(connection, old.id, notice, now)
        for one in votes:
            await outbox_rows.enqueue(connection, old.id, BallotPost(ballot=one), now)
