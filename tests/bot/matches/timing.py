"""A match with a deadline, its clock moved by hand, and what was posted of it."""

from datetime import datetime, timedelta
from typing import Any

from bot.delivery.dispatcher import Dispatcher
from bot.domain.deadlines import DAY, HOUR
from bot.domain.match import MatchInfo, OnTimeout, Pace
from bot.domain.outbox import Kind, OutboxRow
from bot.domain.waits import Wait
from bot.matches.moderation.actions import Actor, Role
from bot.storage import Storage
from bot.storage.people import members as member_rows
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger

NOON = datetime.fromisoformat("2026-05-01T12:00:00+00:00")
DAILY = Pace(deadline=DAY)
MODERATOR = Actor(900, "Mo", Role.MODERATOR)
BANKED = Pace(deadline=DAY, bank=12 * HOUR)


class Table:
    """A match of Ana and Ben with a deadline, its clock, and what was posted."""

    def __init__(
        self,
        host: Host,
        clock: ManualClock,
        dispatcher: Dispatcher,
        messenger: PaperMessenger,
        storage: Storage,
    ) -> None:
        self.host = host
        self.matches = host.matches
        self.clock = clock
        self.dispatcher = dispatcher
        self.messenger = messenger
        self.storage = storage
        self.id = ""

    async def begins(self, pace: Pace = DAILY, game: str = "pebbles", **options: int) -> MatchInfo:
        info = await self.host.begun(ANA, BEN, game=game, pace=pace, options=options)
        self.id = info.id
        await self.dispatcher.settle()
        return info

    async def settings(self, user_id: int, **values: object) -> None:
        async with self.storage.write() as connection:
            await member_rows.change_member(connection, user_id, **values)

    async def later(self, **by: float) -> list[OutboxRow[Any]]:
        """Let time pass and the house look at its clock; gives what was posted."""
        before = len(self.messenger.posted)
        self.clock.move(**by)
        await self.matches.timeouts.keep_time(self.clock.now())
        await self.matches.idle()
        await self.dispatcher.settle()
        return self.messenger.posted[before:]

    async def waits(self) -> list[Wait]:
        return await self.matches.awaited.waits(self.id)

    async def wait(self) -> Wait:
        (found,) = await self.waits()
        return found

    async def asked(self) -> list[int]:
        return list((await self.matches.store.live(self.id)).asked)

    async def told(self) -> list[str]:
        return [one.event.key for one in await self.matches.story.told(self.id, None)]

    async def banks(self) -> list[int]:
        return [seat.bank for seat in (await self.matches.store.live(self.id)).info.seats]


def reminders(rows: list[OutboxRow[Any]]) -> list[tuple[int | None, str]]:
    return [(row.payload.addressee, row.payload.why) for row in rows if row.kind is Kind.REMINDER]


def kinds(rows: list[OutboxRow[Any]]) -> list[Kind]:
    return [row.kind for row in rows if row.kind is not Kind.STRIP]


async def alone(table: Table, on_timeout: OnTimeout) -> None:
    """A match in which one person is asked time and again."""
    pace = Pace(deadline=DAY, on_timeout=on_timeout)
    info = await table.host.begun(ANA, game="pebbles", pace=pace, options={"heap": 5})
    table.id = info.id
    await table.dispatcher.settle()


async def away(table: Table, hours: float, days: float) -> None:
    """Ana goes on vacation after some hours, for some days."""
    start = table.clock.now() + timedelta(hours=hours)
    await table.matches.vacations.go_on_vacation(
        101, start, start + timedelta(days=days), next(table.host.ids)
    )
