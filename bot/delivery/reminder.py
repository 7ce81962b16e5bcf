"""Reminders: to the person alone if it takes direct messages, else as a ping in the thread."""

from datetime import datetime

from discord import ButtonStyle

from bot.delivery.carrier import Carrier
from bot.domain.match import MatchInfo, OnTimeout
from bot.domain.outbox import Delivered, OutboxRow, Reminder
from bot.domain.waits import Wait
from bot.matches.core.store import MatchStore
from bot.matches.history.awaited import Awaited
from bot.settings_cache.people import People
from bot.text.names import match_words
from bot.text.times import length, until
from bot.text.words import Words, match_name, mention
from bot.ui.clicks.panels import PlayClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder


class Reminders:
    """Delivers reminders."""

    def __init__(
        self, store: MatchStore, awaited: Awaited, people: People, carrier: Carrier
    ) -> None:
        self._store = store
        self._awaited = awaited
        self._people = people
        self._carrier = carrier

    async def remind(self, row: OutboxRow[Reminder]) -> Delivered | None:
        """Remind somebody who is still awaited.

        Of a secret question nobody is reminded in public: that would tell who has not answered yet.
        """
        user_id = row.payload.user_id
        wait = await self._wait(row)
        if wait is None:
            return None
        info = await self._store.info(row.match_id)
        now = self._store.clock.now()
        settings = await self._people.settings(user_id)
        if settings.dms and not settings.dm_closed:
            lang = await self._people.language_unasked(user_id, info.language)
            builder = reminder(info, match_words(info, lang), row, wait, now, titled=True)
            sent = await self._carrier.to_person(user_id, builder, row.nonce)
            if sent is not None:
                return sent
        if wait.secret:
            return None
        words = match_words(info, info.language)
        builder = reminder(info, words, row, wait, now, titled=False)
        return await self._carrier.post(info, builder, row.nonce, [user_id])

    async def _wait(self, row: OutboxRow[Reminder]) -> Wait | None:
        """What the reminder is about, None if it is answered or taken back."""
        call = row.payload
        for wait in await self._awaited.waiting_for(call.user_id):
            if (wait.match_id, wait.seat) == (row.match_id, call.seat):
                return wait if wait.since == call.since else None
        return None


def reminder(
    info: MatchInfo,
    words: Words,
    row: OutboxRow[Reminder],
    wait: Wait,
    now: datetime,
    *,
    titled: bool,
) -> MessageBuilder:
    """A reminder. titled: it stands outside the match's thread and names the match."""
    builder = MessageBuilder()
    if titled:
        game = words.game(info.game)
        builder.say(f"**{match_name(info.name)}** · {game} · <#{info.place}>")
    said = f"time-reminder-{row.payload.why}"
    builder.say(words(said, who=mention(wait.user_id), topic=words.say(wait.topic)))
    if left := until(wait, now, words):
        then = words("time-reminder-then", what=_then(info, words, wait, now))
        builder.say(f"{left} · {then}")
    click = PlayClick(info.id, row.mark)
    return builder.row(button(words("bot-play"), click, ButtonStyle.primary))


def _then(info: MatchInfo, words: Words, wait: Wait, now: datetime) -> str:
    """What happens when the time that is told is over: the time bank begins, or it has run out as well."""
    if wait.bank_at is None or wait.due_at is None or not now < wait.bank_at < wait.due_at:
        alone = info.on_timeout is OnTimeout.AI and not info.others_play(wait.seat)
        way = OnTimeout.MODERATOR if alone else info.on_timeout
        return words(f"time-then-{way.value}")
    bank = int((wait.due_at - wait.bank_at).total_seconds())
    return words("time-then-bank", bank=length(bank, words))
