"""Vacations: a person is away, and its deadlines stand still."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.matches.clockwork import AWAY_A_YEAR, DAY, PLANNED, Rhythm, Span, callable_at, standing
from bot.matches.errors import MatchError
from bot.matches.owed import Kind
from bot.matches.playing import Playing
from bot.matches.troubles import telling
from bot.storage import board_rows, outbox_rows, rhythm_rows, time_rows
from bot.storage.rhythm_rows import Vacation
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text
from engines.core import Text, text
from engines.core.text import Who


class Vacations(Playing):
    """The doors to a person's vacations; every one tells the person's matches at once."""

    async def vacations(self, user_id: int) -> list[Vacation]:
        """The vacations of a person that are not over, the earliest first."""
        with telling(None):
            found = await self.storage.find(lambda on: rhythm_rows.load_vacations(on, user_id))
        return [one for one in found if one.ends_at > self.clock.now()]

    async def away(self, users: Iterable[int]) -> dict[int, datetime]:
        """Who of these people is on vacation now, and until when."""
        with telling(None):
            return await self.storage.find(
                lambda on: rhythm_rows.away_now(on, users, self.clock.now())
            )

    async def resting(self, user_id: int) -> bool:
        """Whether somebody may not be called now: it is quiet there, or it is on vacation."""
        now = self.clock.now()
        with telling(None):
            found = await self.storage.find(lambda on: rhythm_rows.rhythms_of(on, [user_id]))
        return callable_at(now, found[user_id]) != now

    async def go_on_vacation(self, user_id: int, start: datetime, end: datetime) -> None:
        """Plan a vacation; one that should have begun begins now. Raises MatchError."""
        now = self.clock.now()
        span = Span(max(start, now), end)

        async def write(connection: Transaction) -> list[str]:
            _check(span, await rhythm_rows.load_vacations(connection, user_id), now)
            await rhythm_rows.add_vacation(connection, user_id, span.start, span.end)
            key = "time-notice-away" if span.start <= now else "time-notice-planned"
            return await self._tell(connection, user_id, key, span, now)

        await self._changed(user_id, write)

    async def come_back(self, user_id: int, number: int) -> None:
        """End a vacation, or call one off that has not begun. Raises MatchError."""
        now = self.clock.now()

        async def write(connection: Transaction) -> list[str]:
            found = await rhythm_rows.load_vacations(connection, user_id)
            vacation = next((one for one in found if one.id == number and one.ends_at > now), None)
            if vacation is None:
                raise MatchError(Text("time-no-vacation"))
            await rhythm_rows.end_vacation(connection, vacation, now)
            key = "time-notice-back" if vacation.starts_at < now else "time-notice-off"
            return await self._tell(connection, user_id, key, vacation.span, now)

        await self._changed(user_id, write)

    async def rhythm_changed(self, user_id: int) -> None:
        """Reckon anew when time runs out for somebody whose quiet hours are others now."""
        now = self.clock.now()

        async def write(connection: Transaction) -> list[str]:
            found = await time_rows.playing(connection, user_id)
            for match_id, _ in found:
                await time_rows.retime(connection, match_id, now)
                await board_rows.show_again(connection, match_id, now)
            return [match_id for match_id, _ in found]

        await self._changed(user_id, write)

    # --- how it works -----------------------------------------------------------------------

    async def _changed(
        self, user_id: int, write: Callable[[Transaction], Coroutine[Any, Any, list[str]]]
    ) -> None:
        with telling(None):
            told = await self.storage.change(write)
        for match_id in told:
            await self._hold_secrets(match_id, user_id)
            self._moved(match_id)

    async def _tell(
        self, connection: Transaction, user_id: int, key: str, span: Span, now: datetime
    ) -> list[str]:
        """Write a line into every match in which a person plays; gives the matches."""
        said = {"from": _stamp(span.start), "to": _stamp(span.end)}
        found = await time_rows.playing(connection, user_id)
        for match_id, seat in found:
            await time_rows.retime(connection, match_id, now)
            line = plain_text(text(key, who=Who(seat), **said))
            await outbox_rows.owe(connection, match_id, Kind.NOTICE, now, text=line)
            await board_rows.show_again(connection, match_id, now)
        return [match_id for match_id, _ in found]

    async def _hold_secrets(self, match_id: str, user_id: int) -> None:
        """Let what several are asked in secret wait for somebody who is asked too, or was."""
        with telling(match_id):
            if not await self.storage.find(lambda on: time_rows.asks_in_secret(on, match_id)):
                return
            async with self._locks(match_id):
                live = await self._loaded(match_id)
                seat = live.seat_of(user_id)
                if not live.secrets or seat not in [one.seat for one in live.match.table.waiting()]:
                    return
                now = self.clock.now()

                async def write(connection: Transaction) -> None:
                    rhythms: dict[int, Rhythm] = await rhythm_rows.rhythms_of(connection, [user_id])
                    await time_rows.hold_secrets(connection, match_id, rhythms[user_id], now)
                    await board_rows.show_again(connection, match_id, now)

                await self.storage.change(write)


def _check(span: Span, known: Sequence[Vacation], now: datetime) -> None:
    """Raises MatchError for a vacation that nobody can take."""
    if span.end <= span.start:
        raise MatchError(Text("time-vacation-past"))
    if span.start > now + timedelta(seconds=PLANNED):
        raise MatchError(Text("time-vacation-far"))
    spans = [one.span for one in known]
    if standing([span], spans):
        raise MatchError(Text("time-vacation-twice"))
    for year in range(span.start.year, span.end.year + 1):
        taken = standing([_year(year)], [*spans, span])
        if taken > AWAY_A_YEAR:
            left = max(0, AWAY_A_YEAR - standing([_year(year)], spans)) // DAY
            raise MatchError(text("time-vacation-long", year=str(year), left=left))


def _year(year: int) -> Span:
    return Span(datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC))


def _stamp(moment: datetime) -> str:
    """A moment as Discord shows it in everybody's own time, within a line for all languages."""
    return f"<t:{int(moment.timestamp())}:f>"
