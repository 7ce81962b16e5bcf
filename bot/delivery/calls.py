"""What goes to one person: questions that they are asked in private, and notices, some of them to all."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.delivery.alarm import Alarm
from bot.delivery.carrier import Carrier
from bot.delivery.channels import Channels, where_it_stands
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import Delivered, Notice, OutboxRow, Prompt
from bot.matches.core.live import secret_seats
from bot.matches.service import Matches
from bot.panel.controller import PanelController, PanelRequest
from bot.panel.live_panels import LivePanels
from bot.panel.panel import panel
from bot.posts.lobby import call_to_lobby
from bot.posts.notice import call_to_panel, filed, notice
from bot.settings_cache.people import People
from bot.text.names import match_words
from bot.text.waiting import waiting_lines


class Calls:
    """Delivers private questions and notices."""

    def __init__(
        self,
        matches: Matches,
        people: People,
        controller: PanelController,
        live_panels: LivePanels,
        places: Channels,
        carrier: Carrier,
        alarm: Alarm,
    ) -> None:
        self._matches = matches
        self._people = people
        self._controller = controller
        self._live_panels = live_panels
        self._places = places
        self._carrier = carrier
        self._alarm = alarm

    async def prompt(self, row: OutboxRow[Prompt]) -> Delivered | None:
        """Ask somebody in private, or call them to their panel if they take no direct messages."""
        said, user_id = row.payload, row.payload.user_id
        if await self._matches.absentees.gone_among(row.match_id, [user_id]):
            return None
        info = await self._matches.store.info(row.match_id)
        settings = await self._people.settings(user_id)
        lang = await self._people.language_unasked(user_id, info.language)
        request = PanelRequest(row.match_id, user_id, lang, 0, mark=row.mark)
        view = await self._controller.view(request)
        asked = any(decision.id == said.decision for decision in view.decisions)
        if not asked and not await self._others_asked(row):
            return None
        quiet = said.quiet or said.spared or not asked
        if settings.dms and not settings.dm_closed:
            if said.here:
                return None  # it stands there already
            # Also to who has answered, if only ahead: whether their messages are closed shows in the thread.
            resting = quiet or await self._matches.vacations.resting(user_id)
            builder = panel(view)
            sent = await self._carrier.to_person(user_id, builder, row.nonce, silent=resting)
            if sent is not None:
                redraw = partial(self._places.edit, sent.channel_id, sent.message_id)
                posted = replace(request, message=sent.message_id)
                self._live_panels.calling(posted, builder.asks, redraw)
                return sent
        # Everybody sees who is pinged; so whoever has answered already, or ahead, is pinged like the others.
        pings = [] if said.called or said.spared else [user_id]
        return await self._to_panel(info, row, user_id, pings)

    async def _others_asked(self, row: OutboxRow[Prompt]) -> bool:
        """Whether somebody who has answered in secret is to be called again like those who have not."""
        if not row.payload.again:
            return False
        return row.payload.seat in secret_seats(await self._matches.store.live(row.match_id))

    async def _call_to_lobby(self, info: MatchInfo, row: OutboxRow[Notice]) -> Delivered | None:
        if info.status is not Status.LOBBY:
            return None  # nobody can sit down any more
        call = call_to_lobby(info, match_words(info, info.language), row)
        return await self._carrier.post(info, call, row.nonce, row.payload.pings)

    async def notice(self, row: OutboxRow[Notice]) -> Delivered | None:
        """Tell one person, or all of a match, what is to be known of it."""
        said = row.payload
        info = await self._matches.store.info(row.match_id)
        if said.gathering:
            return await self._call_to_lobby(info, row)
        if said.user_id is None:
            return await self._public_notice(info, row)
        settings = await self._people.settings(said.user_id)
        if settings.dms and not settings.dm_closed:
            lang = await self._people.language_unasked(said.user_id, info.language)
            told = notice(
                info, match_words(info, lang), said.text, row.mark, away=True, reader=said.user_id
            )
            edit = partial(self._places.edit, builder=told)
            if (edited := await where_it_stands(said, edit)) is not None:
                return edited  # it took the place of an earlier one
            if sent := await self._carrier.to_person(said.user_id, told, row.nonce):
                return sent
        return await self._called(info, row, said.user_id) if said.call else None

    async def _called(self, info: MatchInfo, row: OutboxRow[Any], user_id: int) -> Delivered | None:
        """Call somebody who takes no direct messages to its panel, unless nobody waits for it any more."""
        waits = await self._matches.awaited.waits(info.id)
        if user_id not in [wait.user_id for wait in waits] or info.paused_at is not None:
            return None
        if await self._matches.absentees.gone_among(info.id, [user_id]):
            return None
        return await self._to_panel(info, row, user_id, [user_id])

    async def _to_panel(
        self, info: MatchInfo, row: OutboxRow[Any], user_id: int, pings: Sequence[int]
    ) -> Delivered:
        call = call_to_panel(info, match_words(info, info.language), user_id, row.mark)
        resting = await self._matches.vacations.resting(user_id)
        return await self._carrier.post(info, call, row.nonce, pings, silent=resting)

    async def _public_notice(self, info: MatchInfo, row: OutboxRow[Notice]) -> Delivered | None:
        said, words = row.payload, match_words(info, info.language)
        if said.closes is not None:
            return await self._alarm.leave(info, row, words, said.closes)
        more = ""
        if said.waiting:
            now = self._matches.clock.now()
            more = waiting_lines(await self._matches.awaited.waits(info.id), words, now)
        builder = notice(info, words, said.text, row.mark, more, filed=filed(words, said))
        edit = partial(self._places.edit, builder=builder)
        if (edited := await where_it_stands(said, edit)) is not None:
            return edited  # it took the place of an earlier one
        return await self._carrier.post(info, builder, row.nonce)
