"""Reports to the moderators: a person points at a post of the bot and says what is wrong with it."""

from dataclasses import dataclass

from bot.domain.errors import MatchError
from bot.domain.match import Member
from bot.domain.outbox import Alert
from bot.domain.quotas import REPORTS
from bot.matches.core.store import MatchStore, known_match
from bot.quotas import lasting
from bot.reporting import translate_errors
from bot.storage.audit import chain as audit_chain
from bot.storage.audit.chain import Act
from bot.storage.matches import play as play_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Text, text
from renderer.core.names import clean

REPORT = "report"
"""What the audit log calls it, and what the call to the moderators is about."""
ALERT = "reports-alert"
REASON_LENGTH = 500


@dataclass(frozen=True, slots=True)
class Post:
    """A message of the bot by its place."""

    guild_id: int
    channel_id: int
    message_id: int


class Reports:
    """What everybody can tell moderators."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock

    async def report(
        self, match_id: str, post: Post, by: Member, reason: str, interaction_id: int
    ) -> None:
        """Call the moderators to a post of a match, in private and on record. Raises MatchError."""
        why, now = _checked(reason), self._clock.now()

        async def write(connection: Transaction) -> None:
            info = await known_match(connection, match_id)
            if not await play_rows.claim(connection, interaction_id, match_id, now):
                return
            await lasting.spend(connection, REPORTS, info.guild_id, by.user_id, now)
            said = {"who": by.name, "user": str(by.user_id), "why": why, **_link(post)}
            alert = Alert(text=Text(ALERT, {**said}), about=REPORT, private=True)
            await outbox_rows.enqueue(connection, match_id, alert, now)
            body = {"name": by.name, "reason": why, "channel": post.channel_id}
            act = Act(REPORT, info.id, info.guild_id, by.user_id, body)
            await audit_chain.append(connection, act, now)

        with translate_errors(match_id):
            await self._storage.change(write)
        self._store.signals.moved(match_id)


def _link(post: Post) -> dict[str, str]:
    """The parts of the post's address, as digits that nothing can be smuggled into."""
    return {
        "guild": str(post.guild_id),
        "channel": str(post.channel_id),
        "message": str(post.message_id),
    }


def _checked(reason: str) -> str:
    line = " ".join(reason.split()) if clean(reason) else ""
    if not 1 <= len(line) <= REASON_LENGTH:
        raise MatchError(text("reports-reason", most=REASON_LENGTH))
    return line
