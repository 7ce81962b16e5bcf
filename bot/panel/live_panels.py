"""Panels on somebody's screen: redrawn when the match moves on and asks something else of them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from cachetools import LRUCache
from discord import ButtonStyle

from bot.domain.errors import MatchError
from bot.panel.controller import PanelController, PanelRequest
from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.text.words import match_name
from bot.ui.clicks.panels import PlayClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder

MOST = 2000
_UNCHANGEABLE = (discord.HTTPException, discord.RateLimited, MatchError)
"""What says that a panel can no longer be changed, or not for a long while."""

Redraw = Callable[[MessageBuilder], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A panel as it stands: whose it is, what it asks, how it is changed, what it told of an answer."""

    request: PanelRequest
    asks: tuple[str, ...]
    redraw: Redraw
    told: tuple[str, ...] = ()


class LivePanels:
    """Knows the last panel of each person in each match, as long as it can be changed."""

    def __init__(self, controller: PanelController) -> None:
        self._controller = controller
        self._shown: LRUCache[tuple[str, int], LivePanel] = LRUCache(MOST)
        self._acting: LRUCache[tuple[str, int], bool] = LRUCache(MOST)
        self._left: LRUCache[tuple[str, int, int], LivePanel] = LRUCache(MOST)
        self._tasks: set[asyncio.Task[None]] = set()

    def showing(
        self,
        request: PanelRequest,
        asks: tuple[str, ...],
        redraw: Redraw,
        told: tuple[str, ...] = (),
    ) -> None:
        """A panel now stands on somebody's screen; `told` stays there when it is redrawn once.

        If the match has moved on since its person began to act, it may be out of date already.
        """
        self._stands(LivePanel(request, asks, redraw, told))
        self._acting.pop((request.match, request.user), None)

    def calling(self, request: PanelRequest, asks: tuple[str, ...], redraw: Redraw) -> None:
        """A panel was sent to somebody; the one they had is brought up to date once more, then left alone.

        If they are acting, what comes of that is still to be shown.
        """
        before = self._shown.get((request.match, request.user))
        self._stands(LivePanel(request, asks, redraw))
        if before is not None:
            self._leave(before, request)
            self._begin(self._look_once_more(before))

    def acting(self, request: PanelRequest) -> None:
        """Somebody uses a panel: it is redrawn by what comes of that."""
        key = request.match, request.user
        before = self._shown.pop(key, None)
        if before is not None:
            self._leave(before, request)
        if request.message is not None:
            self._left.pop((*key, request.message), None)
        self._acting[key] = False

    def shows(self, match_id: str, user_id: int, message_id: int) -> bool:
        """Whether somebody's last panel stands in this direct message."""
        shown = self._shown.get((match_id, user_id))
        return shown is not None and shown.request.message == message_id

    def gave_way(self, match_id: str, user_id: int, message_id: int) -> None:
        """Something else is said in a direct message: no panel that stood there may overwrite it."""
        if self.shows(match_id, user_id, message_id):
            del self._shown[match_id, user_id]
        self._left.pop((match_id, user_id, message_id), None)

    def moved(self, match_id: str) -> None:
        """A match has moved on."""
        for (match, _), shown in list(self._shown.items()):
            if match == match_id:
                self._begin(self._look(shown))
        for (match, _, message), left in list(self._left.items()):
            if match == match_id:
                self._begin(self._give_way(left, message))
        for key in list(self._acting):
            self._acting[key] |= key[0] == match_id

    async def close(self) -> None:
        """Redraw nothing more."""
        self._shown.clear()
        self._left.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _stands(self, shown: LivePanel) -> None:
        key = shown.request.match, shown.request.user
        self._shown[key] = shown
        if self._acting.get(key, False):
            self._begin(self._look(shown))

    def _leave(self, before: LivePanel, request: PanelRequest) -> None:
        """Somebody uses another panel: one that stands in a direct message must not ask on what is over."""
        message = before.request.message
        if message is not None and message != request.message:
            self._left[request.match, request.user, message] = before

    def _begin(self, look: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(look)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, shown: LivePanel) -> None:
        key = (shown.request.match, shown.request.user)
        try:
            view = await self._controller.view(shown.request)
            builder = panel(view)
            if builder.asks == shown.asks:
                return
            builder = await self._controller.redrawn(shown.request, view, shown.told)
            if self._shown.get(key) is not shown:
                return  # something else stands there meanwhile
            self.showing(shown.request, builder.asks, shown.redraw)
            await shown.redraw(builder)
        except _UNCHANGEABLE:
            self._shown.pop(key, None)  # it can no longer be changed; a click will tell

    async def _look_once_more(self, shown: LivePanel) -> None:
        """Bring a panel up to date that another one has taken the place of."""
        with suppress(*_UNCHANGEABLE):
            builder = panel(await self._controller.view(shown.request))
            if builder.asks != shown.asks:
                await shown.redraw(builder)

    async def _give_way(self, left: LivePanel, message: int) -> None:
        """Let a panel that another one has taken the place of lead there, once what it asks is over."""
        key = (left.request.match, left.request.user, message)
        with suppress(*_UNCHANGEABLE):
            view = await self._controller.view(left.request)
            if panel(view).asks != left.asks and self._left.get(key) is left:
                del self._left[key]
                await left.redraw(_elsewhere(view))


def _elsewhere(view: PanelView) -> MessageBuilder:
    """What stands where a panel was that is used no more."""
    builder = MessageBuilder().say(view.words("bot-panel-elsewhere"))
    click = PlayClick(view.info.id, view.mark)
    builder.row(button(view.words("bot-open-panel"), click, ButtonStyle.primary))
    return builder.small(f"{match_name(view.info.name)} · <#{view.info.place}>")
