"""Looks into matches for moderators who want to help."""

from bot.matches.service import Matches
from bot.pages.mod_look import lobby_message, look_message
from bot.pictures.pictures import Pictures, attached
from bot.ui.message import MessageBuilder

TOLD = 10
"""How many lines of the log are shown, those taken back among them."""


class Support:
    """Makes the private look of a moderator into a match: the public's view of it, and how it is stored."""

    def __init__(self, matches: Matches, pictures: Pictures) -> None:
        self._matches = matches
        self._pictures = pictures

    async def look(self, match_id: str, user_id: int | None, lang: str) -> MessageBuilder:
        """What a moderator may see.

        Whoever plays is not told numbers that grow with secret answers: not even later, when they would tell
        how often somebody has changed their mind.
        """
        info, now = await self._matches.store.info(match_id), self._matches.clock.now()
        if info.content is None:
            return lobby_message(info, lang, await self._matches.audit.stored(match_id))
        live = await self._matches.store.live(match_id)
        pictures = self._pictures if user_id is None else self._pictures.asked_by(user_id)
        picture = attached("board", await pictures.board(live, lang, None))
        plays = user_id is not None and live.seat_of(user_id) is not None
        counts = not (plays and live.spec.keeps_secrets)
        waits = await self._matches.awaited.waits(match_id)
        told = await self._matches.story.told(match_id, None, limit=TOLD, withdrawn=True)
        stored = await self._matches.audit.stored(match_id) if counts else None
        return look_message(info, lang, waits, told, stored, picture, now)
