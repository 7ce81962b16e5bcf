"""Matches as files, and what they are played with."""

from bot.domain.errors import NoSuchMatch
from bot.matches.core.library import Library, Pinned
from bot.matches.core.loading import Contents
from bot.matches.core.store import MatchStore
from bot.reporting import translate_errors
from engines.core.export import Sealing, export


class Exports:
    """Writes matches into files that can be proved."""

    def __init__(self, store: MatchStore, library: Library, contents: Contents) -> None:
        self._store = store
        self._library = library
        self._contents = contents

    async def export(self, match_id: str, user_id: int | None) -> bytes:
        """The match as a file; until it is locked with what the asker (None: the public) may see."""
        live = await self._store.live(match_id)
        if live.info.trial:
            raise NoSuchMatch
        with translate_errors(match_id):
            content = await self._contents.raw(live.spec, live.match.header.content)
            info = live.info
            mine = None if user_id is None else info.seat_of(user_id)
            # A copy did not begin where its seed leads.
            seed = info.seed if info.origin is None else None
            return export(
                live.match,
                content,
                sealing=Sealing(seed, info.given, info.seed_hash),
                names=[seat.name for seat in info.seats],
                seat=mine,
                since=0 if mine is None else info.seats[mine].since,
            )

    async def content_of(self, match_id: str) -> Pinned:
        """What a match that has begun is played with. Raises MatchError if it has not."""
        live = await self._store.live(match_id)
        digest = live.match.header.content
        with translate_errors(match_id):
            raw = await self._contents.raw(live.spec, digest)
            return self._library.pinned(live.spec.key, raw, digest)
