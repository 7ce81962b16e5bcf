"""Looking again at matches in which somebody has changed what they answer ahead."""

from collections.abc import Iterable
from functools import partial

from bot.domain.errors import InternalError
from bot.matches.core.store import MatchStore
from bot.matches.play.service import Play
from bot.reporting import translate_errors
from bot.storage.time import background as background_rows


class Recheck:
    """Gives what can be given, now that something else is answered ahead."""

    def __init__(self, store: MatchStore, play: Play) -> None:
        self._store = store
        self._play = play

    async def recheck(self, changed: Iterable[str]) -> None:
        """Give what can be given in some matches, whose people have changed what they answer ahead there.

        What is remembered of such a match is forgotten, locked, lest an answer under way keep it.
        """
        for match_id in changed:
            async with self._store.locked(match_id):
                self._store.drop(match_id)
            try:
                await self._play.recheck(match_id)
            except InternalError:
                continue  # it is on record, and tried again when the house looks next
            with translate_errors(match_id):
                await self._store.storage.change(
                    partial(background_rows.rechecked, match_id=match_id)
                )
