"""People as readers: their language and whether they want direct messages, remembered while in use."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.domain.preferences import MemberSettings
from bot.reporting import translate_errors
from bot.settings_cache.memory import Cache, memory
from bot.storage.database import Storage
from bot.storage.people.members import change_member, load_member
from data.catalogues import best

KEPT = 10_000


class People:
    """Everybody's settings. What was read once is kept, so that a form or a menu need not wait for it."""

    def __init__(self, storage: Storage, *, shared: bool = False) -> None:
        self._storage = storage
        self._known: Cache[int, MemberSettings] = memory(KEPT, shared=shared)
        self._changes = 0
        self._on_change: list[Callable[[int], None]] = []

    def when_changed(self, listener: Callable[[int], None]) -> None:
        """Have `listener` called with the id of everybody whose settings were changed here."""
        self._on_change.append(listener)

    async def settings(self, user_id: int) -> MemberSettings:
        """A person's settings; the usual ones for a stranger."""
        known = self._known.get(user_id)
        if known is None:
            changes = self._changes
            known = await self._storage.find(lambda on: load_member(on, user_id))
            if changes == self._changes:  # else it may have been read before the change
                self._known[user_id] = known
        return known

    async def set_language(self, user_id: int, language: str | None) -> MemberSettings:
        """Choose a language; None follows Discord's."""
        return await self._change(user_id, language=language)

    async def set_dms(self, user_id: int, *, wanted: bool) -> MemberSettings:
        """Ask for direct messages or decline them; asking again lets the bot try again."""
        return await self._change(user_id, dms=wanted, dm_closed=False, dm_told=False)

    async def set_reminders(self, user_id: int, *, wanted: bool) -> MemberSettings:
        """Ask for reminders or decline them."""
        return await self._change(user_id, reminders=wanted)

    async def set_heads_up(self, user_id: int, *, wanted: bool) -> MemberSettings:
        """Ask to be told when one's turn is next, or decline it."""
        return await self._change(user_id, heads_up=wanted)

    async def set_closed(self, user_id: int) -> MemberSettings:
        """Note that Discord refused a direct message: none is tried until the person asks."""
        return await self._change(user_id, dm_closed=True)

    async def to_be_told(self, user_id: int) -> bool:
        """Whether somebody has yet to read that no messages reach it; from now on it is taken to have."""
        known = await self.settings(user_id)
        if known.dm_told or not known.dm_closed:
            return False
        await self._change(user_id, dm_told=True)
        return True

    async def language(self, user_id: int, locale: str | None) -> str:
        """The language to speak with a person whose Discord speaks `locale`; that is remembered."""
        known = await self.settings(user_id)
        if locale is not None and known.locale != locale:
            known = await self._change(user_id, locale=locale)
        return known.language or best(locale)

    async def language_unasked(self, user_id: int, otherwise: str) -> str:
        """The language to write to a person first, `otherwise` if it never did anything here."""
        known = await self.settings(user_id)
        return known.language or (best(known.locale) if known.locale else otherwise)

    def language_now(self, user_id: int, locale: str | None) -> str:
        """The same without waiting, as far as it is known."""
        known = self._known.get(user_id)
        return (known.language if known else None) or best(locale)

    def forget(self, user_id: int) -> None:
        """Let go of what is remembered of a person: another process has changed it."""
        self._changes += 1
        self._known.pop(user_id, None)

    def erased(self, user_id: int) -> None:
        """Let go of what is remembered of a person whose data was erased."""
        self.forget(user_id)
        self._changed(user_id)

    def keep(self, settings: MemberSettings) -> None:
        """Take over settings that were just stored."""
        self._changes += 1
        self._known[settings.user_id] = settings
        self._changed(settings.user_id)

    def _changed(self, user_id: int) -> None:
        for listener in self._on_change:
            listener(user_id)

    async def _change(self, user_id: int, **changes: Any) -> MemberSettings:
        """Change some settings; what somebody changes at the same time stays. Raises InternalError."""
        with translate_errors(None):
            stored = await self._storage.change(partial(change_member, user_id=user_id, **changes))
        self.keep(stored)
        return stored
