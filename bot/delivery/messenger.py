"""Delivers the outbox: every kind of row becomes a post, made from the match as it is now."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from typing_extensions import override

from bot.delivery.alarm import Alarm
from bot.delivery.boards import BoardPosts
from bot.delivery.calls import Calls
from bot.delivery.carrier import Carrier, ThreadGone
from bot.delivery.channels import Channels, delivering, where_it_stands
from bot.delivery.dispatcher import Messenger
from bot.delivery.openings import Openings
from bot.delivery.reminder import Reminders
from bot.delivery.withdrawals import Withdrawals
from bot.domain.outbox import BallotPost, Delivered, Kind, OutboxRow, Payload
from bot.domain.votes import Ballot, Outcome, count
from bot.matches.service import Matches
from bot.panel.controller import PanelController
from bot.panel.live_panels import LivePanels
from bot.pictures.pictures import Pictures
from bot.posts.ballot import REVEALED, ballot_post
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.text.moves import Told, revealed_lines, unheard
from bot.text.names import match_words
from bot.text.words import Words

_REPEATABLE = (Kind.STRIP, Kind.AWAITED, Kind.THREAD, Kind.WITHDRAW, Kind.SIGNPOST)
"""Doing these twice does no harm: whoever makes a thread once more looks for it first."""

_NONCES_KNOWN = timedelta(minutes=2)
"""For how long Discord surely knows a post again by its nonce, however much was written after it."""


class Messages(Messenger):
    """The messenger of the outbox (see bot.delivery.dispatcher.Messenger)."""

    def __init__(
        self,
        matches: Matches,
        people: People,
        controller: PanelController,
        live_panels: LivePanels,
        pictures: Pictures,
        places: Channels,
        guilds: Guilds,
    ) -> None:
        self._matches = matches
        self._places = places
        self._carrier = Carrier(matches.relocation, people, places)
        self._alarm = Alarm(matches.store, guilds, places, self._carrier)
        self._openings = Openings(matches, places, self._carrier)
        self._boards = BoardPosts(matches, pictures, places, self._carrier)
        self._calls = Calls(
            matches, people, controller, live_panels, places, self._carrier, self._alarm
        )
        self._reminders = Reminders(matches.store, matches.awaited, people, self._carrier)
        self._withdrawals = Withdrawals(matches.store, people, places, live_panels)
        self._ways: Mapping[Kind, Callable[[OutboxRow[Any]], Awaitable[Delivered | None]]] = {
            Kind.LOBBY: self._openings.lobby,
            Kind.THREAD: self._openings.thread,
            Kind.START: self._openings.start,
            Kind.TURN: self._boards.turn,
            Kind.PROMPT: self._calls.prompt,
            Kind.FINAL: self._boards.final,
            Kind.NOTICE: self._calls.notice,
            Kind.ALERT: self._alarm.call,
            Kind.STRIP: self._boards.strip,
            Kind.AWAITED: self._boards.awaited,
            Kind.BALLOT: self._ballot,
            Kind.REMINDER: self._reminders.remind,
            Kind.WITHDRAW: self._withdrawals.withdraw,
            Kind.SIGNPOST: self._alarm.point,
        }

    @override
    async def deliver(self, row: OutboxRow[Payload]) -> Delivered | None:
        async with delivering():
            try:
                return await self._ways[row.kind](row)
            except ThreadGone:
                await self._matches.relocation.put_behind(row)
                return None

    @override
    async def find(self, row: OutboxRow[Payload]) -> Delivered | None:
        if row.kind in _REPEATABLE:
            return None
        info = await self._matches.store.info(row.match_id)
        since = self._possible_since(row.since)
        look = partial(self._places.find, match_id=row.match_id, mark=row.mark, since=since)
        async with delivering():
            addressee = row.payload.addressee
            if addressee is not None:
                found = await self._places.find_with(addressee, row.match_id, row.mark, since)
                if found is not None:
                    return found
            if row.kind is Kind.LOBBY:
                return await self._openings.posted_lobby(info, since)
            elsewhere = await self._alarm.elsewhere(row, info)
            if elsewhere is not None:
                channel = self._places.place(elsewhere, info.guild_id)
                if found := await look(channel):
                    return found
            return await look(self._places.place(info.place, info.guild_id))

    def _possible_since(self, since: datetime | None) -> datetime | None:
        """Since when a post may lie behind newer ones; None if its nonce keeps it from coming twice."""
        if since is None or self._matches.restoration.lost_since(since) is not None:
            return since
        is_old = self._matches.clock.now() - since > _NONCES_KNOWN
        return since if is_old else None

    async def _ballot(self, row: OutboxRow[BallotPost]) -> Delivered | None:
        """A vote: posted once, then brought up to date; one that was decided at once needs no post."""
        info, ballot = (
            await self._matches.store.info(row.match_id),
            await self._matches.votes.ballot(row.payload.ballot),
        )
        words, still = match_words(info, info.language), ballot.outcome is Outcome.OPEN
        fresh = ballot.message_id is None
        pings = count(ballot, info).silent if fresh else ()
        revealed = await self._revealed(ballot, words) if still else []
        builder = ballot_post(info, words, ballot, revealed, mark=row.mark, pings=pings)
        edit = partial(self._places.edit, builder=builder)
        if (edited := await where_it_stands(ballot, edit)) is not None:
            return edited
        return await self._carrier.post(info, builder, row.nonce, pings) if still else None

    async def _revealed(self, ballot: Ballot, words: Words) -> list[str]:
        found = await self._matches.votes.revealed(ballot)
        moves, story = (
            [move for move, _ in found],
            {one.number: told for one, told in found if told},
        )
        quiet = unheard(moves[:REVEALED], story)
        asked = await self._matches.questions.asked(ballot.match_id, quiet)
        told = Told(story, asked, await self._matches.story.former(ballot.match_id))
        return revealed_lines(moves, told, words)
