"""Reminders and private questions that are history: taken away, or told what became of them."""

import discord
from discord import ButtonStyle

from bot.delivery import channels
from bot.delivery.channels import Channels
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import Delivered, Fate, Kind, OutboxRow, Withdrawal
from bot.matches.core.live import secret_seats
from bot.matches.core.store import MatchStore
from bot.panel.live_panels import LivePanels
from bot.posts.became import became
from bot.settings_cache.people import People
from bot.text.names import match_words
from bot.text.words import Words, match_name, mention
from bot.ui.clicks.panels import PlayClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder

_GONE = (channels.UNKNOWN_MESSAGE, channels.UNKNOWN_CHANNEL)


class Withdrawals:
    """Lets what called for somebody say what became of it, or takes it away if nothing did."""

    def __init__(
        self, store: MatchStore, people: People, places: Channels, live_panels: LivePanels
    ) -> None:
        self._store = store
        self._people = people
        self._places = places
        self._live_panels = live_panels

    async def withdraw(self, row: OutboxRow[Withdrawal]) -> Delivered | None:
        """Take a call away or settle it; None if it has to stay, or is gone already."""
        said = row.payload
        if said.message_id is None or said.channel_id is None:
            return None
        there = Delivered(said.message_id, said.channel_id)
        info = await self._store.info(row.match_id)
        try:
            if said.fate is Fate.BACK:
                return await self._take_back(info, row, there)
            if said.of is Kind.REMINDER:
                return await self._settle_reminder(info, row, there)
            return await self._settle_prompt(info, row, there)
        except discord.NotFound as gone:
            if gone.code not in _GONE:
                raise
        return None if said.row is None else there

    async def _take_back(
        self, info: MatchInfo, row: OutboxRow[Withdrawal], there: Delivered
    ) -> Delivered:
        """A prompt in a direct message says that it was taken back; all else goes without a word."""
        if row.payload.of is Kind.PROMPT and there.channel_id != info.thread_id:
            builder = withdrawn(info, await self._words_of(info, row))
            self._live_panels.gave_way(info.id, row.payload.user_id or 0, there.message_id)
            return await self._places.edit(there.channel_id, there.message_id, builder)
        return await self._places.delete(there.channel_id, there.message_id)

    async def _settle_reminder(
        self, info: MatchInfo, row: OutboxRow[Withdrawal], there: Delivered
    ) -> Delivered:
        fate = row.payload.fate
        if there.channel_id == info.thread_id:
            words = match_words(info, info.language)
            builder = MessageBuilder().small(became(words, [(row.payload.seat or 0, fate)]))
        else:
            words = await self._words_of(info, row)
            builder = settled(info, words(f"time-yours-{fate.value}"))
        return await self._places.edit(there.channel_id, there.message_id, builder)

    async def _settle_prompt(
        self, info: MatchInfo, row: OutboxRow[Withdrawal], there: Delivered
    ) -> Delivered | None:
        """Settle a private question, unless it is open still, or is the panel at which somebody is asked.

        A call to a panel in the thread does not say how it went: that is nobody else's business.
        """
        user_id, words = row.payload.user_id or 0, match_words(info, info.language)
        if await self._asked(info, row, there.message_id):
            return None
        if there.channel_id == info.thread_id:
            told = words("time-called-settled", who=mention(user_id))
            return await self._places.edit(
                there.channel_id, there.message_id, MessageBuilder().small(told)
            )
        if row.payload.of is not Kind.PROMPT:
            # A notice in private calls nobody to anything, so it stays as it is.
            return there
        words = await self._words_of(info, row)
        builder = settled(info, words("time-yours-answered"))
        if info.status is Status.RUNNING and info.seat_of(user_id) is not None:
            click = PlayClick(info.id, row.mark)
            builder.row(button(words("bot-open-panel"), click, ButtonStyle.primary))
        self._live_panels.gave_way(info.id, user_id, there.message_id)
        return await self._places.edit(there.channel_id, there.message_id, builder)

    async def _asked(self, info: MatchInfo, row: OutboxRow[Withdrawal], message_id: int) -> bool:
        """Whether a private question is still to be answered where it stands.

        A notice that calls somebody to the panel names no question: it is about whatever is asked of them.
        """
        if info.status is not Status.RUNNING:
            return False
        live = await self._store.live(info.id)
        if row.payload.decision in live.secrets:
            return True
        user_id = row.payload.user_id or 0
        seat = live.seat_of(user_id)
        if row.payload.of is Kind.PROMPT:
            return self._live_panels.shows(info.id, user_id, message_id) and seat in live.asked
        # Who is asked in secret may have answered: a call that ends then would tell.
        return seat in live.asked or seat in secret_seats(live)

    async def _words_of(self, info: MatchInfo, row: OutboxRow[Withdrawal]) -> Words:
        lang = await self._people.language_unasked(row.payload.user_id or 0, info.language)
        return match_words(info, lang)


def withdrawn(info: MatchInfo, words: Words) -> MessageBuilder:
    """What stands where a question was that is not asked any more."""
    return settled(info, words("time-withdrawn"))


def settled(info: MatchInfo, told: str) -> MessageBuilder:
    """What stands where somebody was called: what became of that, and of which match it was."""
    return MessageBuilder().say(told).small(f"{match_name(info.name)} · <#{info.place}>")
