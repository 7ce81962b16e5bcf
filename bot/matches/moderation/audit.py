"""The audit log, and how matches are stored: for moderators to read."""

from bot.domain.match import FORMER_NAME, MatchInfo
from bot.matches.moderation.actions import STORY, ModAction
from bot.reporting import translate_errors
from bot.storage.audit import rows as audit_rows
from bot.storage.audit.rows import Filed, Filing, Stored
from bot.storage.database import Storage
from engines.core import Arg, Text


class Audit:
    """Reads what is on record."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def filed(self, filing: Filing, *, skip: int, limit: int) -> list[Filed]:
        """A page of the audit log, the newest first."""
        with translate_errors(None):
            return await self._storage.find(
                lambda on: audit_rows.load_filed(on, filing, skip=skip, limit=limit)
            )

    async def closing_line(self, info: MatchInfo) -> Text | None:
        """Who closed a lobby and why; None unless a moderator did."""
        if not info.closed:
            return None
        filing = Filing(info.guild_id, info.id, act=ModAction.END.value)
        found = await self.filed(filing, skip=0, limit=1)
        if not found:
            return None
        said = found[0].body
        by: dict[str, Arg] = {"who": said["name"] or Text(FORMER_NAME), "why": said["reason"]}
        return Text(f"{STORY}end-lobby", by)

    async def stored(self, match_id: str) -> Stored:
        """How a match is stored, without anything of what it hides."""
        with translate_errors(match_id):
            return await self._storage.find(lambda on: audit_rows.load_stored(on, match_id))
