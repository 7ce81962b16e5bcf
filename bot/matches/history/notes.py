"""The private notes of people on their matches."""

from bot.domain.errors import MatchError, NoSuchMatch
from bot.domain.match import MatchInfo
from bot.matches.core.store import MatchStore
from bot.reporting import translate_errors
from bot.storage.matches import trial as trial_rows
from engines.core import Text, text

NOTE_LENGTH = 2000


class Notes:
    """What each person alone writes and reads."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock

    async def of(self, match_id: str, user_id: int) -> str:
        """What a person has noted down on a match, "" for nothing."""
        with translate_errors(match_id):
            return await self._storage.find(lambda on: trial_rows.load_note(on, match_id, user_id))

    async def write(self, match_id: str, user_id: int, body: str) -> None:
        """Keep a person's note on a match instead of the one before; an empty one removes it."""
        kept = body.strip()
        if len(kept) > NOTE_LENGTH:
            raise MatchError(text("looking-note-long", most=NOTE_LENGTH))
        info = await self._store.info(match_id)
        await self.check(info, user_id)
        now = self._clock.now()
        with translate_errors(match_id):
            await self._storage.change(
                lambda on: trial_rows.write_note(on, match_id, user_id, kept, now)
            )

    async def check(self, info: MatchInfo, user_id: int) -> None:
        """Raises MatchError for those who neither play in a match nor have a note on it."""
        if info.trial:
            raise NoSuchMatch
        if info.seat_of(user_id) is None and not await self.of(info.id, user_id):
            raise MatchError(Text("looking-note-not-playing"))
