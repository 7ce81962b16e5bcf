"""Vacations: a person is away, and its deadlines stand still."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Generic, TypeVar

from bot.domain.deadlines import (
    AWAY_A_YEAR,
    DAY,
    PLANNED,
    Rhythm,
    Span,
    callable_at,
    overlap_seconds,
)
from bot.domain.errors import MatchError
from bot.domain.outbox import Notice
from bot.domain.preferences import MemberSettings
from bot.domain.stamps import absolute
from bot.matches.core.membership import Membership
from bot.matches.core.store import MatchStore
from bot.matches.outbox.boards import show_again
from bot.matches.outbox.notices import enqueue_instead
from bot.matches.play import moments
from bot.reporting import report, translate_errors
from bot.storage.matches import rows as match_rows
from bot.storage.people import acts as personal_rows
from bot.storage.people import members as member_rows
from bot.storage.time import rhythm as rhythm_rows
from bot.storage.time import rows as time_rows
from bot.storage.time.rhythm import Vacation
from bot.storage.transaction import Transaction
from engines.core import Text, text
from engines.core.text import Who

Given = TypeVar("Given")
COUNTS = timedelta(minutes=15)
"""A vacation called off sooner costs nothing: it was a slip of the hand."""

_Place = tuple[str, int]
"""A match and a seat."""


@dataclass(frozen=True, slots=True)
class _Done(Generic[Given]):
    """What a change gives, whether there was any, and what is said of it in the person's matches.

    others: the vacations that stay as they were. takes_back: it says of one only that it holds no more.
    """

    given: Given
    changed: bool = True
    line: Text | None = None
    others: tuple[Span, ...] = ()
    takes_back: bool = False


class Vacations:
    """When people cannot be asked; every change tells the person's matches at once."""

    def __init__(self, store: MatchStore, members: Membership) -> None:
        self._store = store
        self._storage, self._clock = store.storage, store.clock
        self._members = members

    async def of(self, user_id: int) -> list[Vacation]:
        """The vacations of a person that are not over, the earliest first."""
        with translate_errors(None):
            found = await self._storage.find(lambda on: rhythm_rows.load_vacations(on, user_id))
        return [one for one in found if one.ends_at > self._clock.now()]

    async def days_left(self, user_id: int) -> tuple[int, int]:
        """The calendar year it is, and for how many whole days of it a person can still plan vacations."""
        year = self._clock.now().year
        with translate_errors(None):
            found = await self._storage.find(lambda on: rhythm_rows.load_vacations(on, user_id))
        return year, _left(year, [one.span for one in found])

    async def away(self, users: Iterable[int]) -> dict[int, datetime]:
        """Who of these people is on vacation now, and until when."""
        with translate_errors(None):
            return await self._storage.find(
                lambda on: rhythm_rows.away_now(on, users, self._clock.now())
            )

    async def resting(self, user_id: int) -> bool:
        """Whether somebody may not be called now: it is quiet there, or it is on vacation."""
        now = self._clock.now()
        with translate_errors(None):
            found = await self._storage.find(lambda on: rhythm_rows.rhythms_of(on, [user_id]))
        return callable_at(now, found[user_id]) != now

    async def go_on_vacation(
        self, user_id: int, start: datetime, end: datetime, interaction_id: int
    ) -> Span:
        """Plan a vacation; one that should have begun begins now. Gives it as planned. Raises MatchError."""
        now = self._clock.now()
        span = Span(max(start, now), end)

        async def write(connection: Transaction) -> _Done[Span]:
            if not await personal_rows.claim(connection, interaction_id, now):
                return _Done(
                    _span(await personal_rows.given(connection, interaction_id)), changed=False
                )
            known = await rhythm_rows.load_vacations(connection, user_id)
            _check(span, known, now)
            await rhythm_rows.add_vacation(connection, user_id, span.start, span.end)
            from_to = [span.start.isoformat(), span.end.isoformat()]
            await personal_rows.note(connection, interaction_id, from_to)
            key = "time-notice-away" if span.start <= now else "time-notice-planned"
            return _Done(span, line=_line(key, span), others=_coming(known, now))

        return await self._rest(user_id, write)

    async def come_back(self, user_id: int, number: int | None, interaction_id: int) -> bool:
        """End a vacation, or call one off that has not begun; gives whether there was one.

        number: None ends the only one there is, and none if there are several. Raises MatchError if there is
        none of this number.
        """
        now = self._clock.now()

        async def write(connection: Transaction) -> _Done[bool]:
            if not await personal_rows.claim(connection, interaction_id, now):
                given = await personal_rows.given(connection, interaction_id)
                return _Done(given=bool(given), changed=False)
            found = await rhythm_rows.load_vacations(connection, user_id)
            left = [one for one in found if one.ends_at > now and number in (None, one.id)]
            if number is not None and not left:
                raise MatchError(Text("time-no-vacation"))
            if len(left) != 1:
                return _Done(given=False, changed=False)
            await rhythm_rows.end_vacation(connection, left[0], now)
            await personal_rows.note(connection, interaction_id, gave=True)
            key = "time-notice-back" if left[0].starts_at < now else "time-notice-off"
            others = _coming([one for one in found if one.id != left[0].id], now)
            line = _line(key, left[0].span)
            return _Done(given=True, line=line, others=others, takes_back=True)

        return await self._rest(user_id, write)

    async def set_rhythm(self, user_id: int, **changes: Any) -> MemberSettings:
        """Change somebody's time zone or quiet hours; when time runs out is reckoned anew with it."""

        async def write(connection: Transaction) -> _Done[MemberSettings]:
            return _Done(await member_rows.change_member(connection, user_id, **changes))

        return await self._rest(user_id, write)

    # --- how it works -----------------------------------------------------------------------

    async def _rest(
        self, user_id: int, write: Callable[[Transaction], Awaitable[_Done[Given]]]
    ) -> Given:
        """Change when a person cannot be asked, and all moments that follow from it, in one transaction.

        All its matches are locked for it, since who is or was asked in secret is known only in memory. If
        another process changes one of them meanwhile, it is done anew.
        """
        done = None
        with translate_errors(None):
            left = await self._left_by(user_id)
            while done is None:
                async with AsyncExitStack() as locks:
                    await locks.enter_async_context(self._store.locked_rest(user_id))
                    known = await self._storage.find(lambda on: time_rows.playing(on, user_id))
                    ids = [match_id for match_id, _ in known]
                    for match_id in ids:
                        await locks.enter_async_context(self._store.locked(match_id))
                    before = await self._storage.find(partial(match_rows.revisions, ids=ids))
                    secret = [one for one in known if await self._asked_in_secret(*one)]
                    done = await self._rested(user_id, known, before, secret, left, write)
        for match_id, _ in known if done.changed else ():
            self._store.signals.moved(match_id)
        return done.given

    async def _rested(
        self,
        user_id: int,
        known: list[_Place],
        before: dict[str, int],
        secret: list[_Place],
        left: set[str],
        write: Callable[[Transaction], Awaitable[_Done[Given]]],
    ) -> _Done[Given] | None:
        """Do it, unless the person has got other matches meanwhile, or one has changed."""
        now = self._clock.now()

        async def work(connection: Transaction) -> _Done[Given] | None:
            if await match_rows.revisions(connection, before, held=True) != before:
                return None
            if await time_rows.playing(connection, user_id) != known:
                return None
            done = await write(connection)
            for place in known if done.changed else ():
                held = user_id if place in secret else None
                told = done if place[0] not in left else replace(done, line=None)
                await _retold(connection, place, told, held, now)
            return done

        return await self._storage.change(work)

    async def _left_by(self, user_id: int) -> set[str]:
        """The matches of a person on servers they have left: nothing is told there in their name."""
        found = await self._storage.find(lambda on: time_rows.servers_of(on, user_id))
        gone = {one for one in set(found.values()) if not await self._members.is_here(one, user_id)}
        return {match_id for match_id, guild in found.items() if guild in gone}

    async def _asked_in_secret(self, match_id: str, seat: int) -> bool:
        """Whether somebody is asked in secret with others who wait for their answers, or was."""
        if not await self._storage.find(lambda on: time_rows.asks_in_secret(on, match_id)):
            return False
        try:
            live = await self._store.loaded(match_id)
        except Exception as error:  # noqa: BLE001 - a broken match must not keep anybody from resting
            report(error, "vacation.unread", match=match_id)
            return False
        return bool(live.secrets) and seat in [one.seat for one in live.match.table.waiting()]


async def _retold(
    connection: Transaction, place: _Place, done: _Done[Any], held: int | None, now: datetime
) -> None:
    """Reckon a match's moments anew and tell its people, in one line however often somebody plans anew.

    held: for whom all who are asked in secret have to wait, though it may have answered already.
    """
    match_id, seat = place
    await moments.retime(connection, match_id, now)
    if held is not None:
        rhythms: dict[int, Rhythm] = await rhythm_rows.rhythms_of(connection, [held])
        await moments.hold_secrets(connection, match_id, rhythms[held], now)
    if done.line is not None:
        line = _whole_line(done.line, seat, done.others)
        notice = Notice(text=line, about=f"vacations {seat}")
        await enqueue_instead(
            connection, match_id, notice, now, takes_back=done.takes_back and not done.others
        )
    await show_again(connection, match_id, now)


def _line(key: str, span: Span) -> Text:
    return Text(key, {"from": absolute(span.start), "to": absolute(span.end)})


def _whole_line(line: Text, seat: int, others: Sequence[Span]) -> Text:
    """What is said of a seat's person, with the vacations that were told before in the same place."""
    told = text(line.key, **line.args, who=Who(seat))
    spans = [_line("time-notice-span", span) for span in others]
    return Text("time-notice-besides", {"told": told, "spans": [*spans]}) if spans else told


def _coming(known: Iterable[Vacation], now: datetime) -> tuple[Span, ...]:
    return tuple(one.span for one in known if one.ends_at > now)


def _span(moments: Sequence[str]) -> Span:
    start, end = map(datetime.fromisoformat, moments)
    return Span(start, end)


def _check(span: Span, known: Sequence[Vacation], now: datetime) -> None:
    """Raises MatchError for a vacation that nobody can take."""
    if span.end <= span.start:
        raise MatchError(Text("time-vacation-past"))
    if span.start > now + timedelta(seconds=PLANNED):
        raise MatchError(Text("time-vacation-far"))
    spans = [one.span for one in known]
    if overlap_seconds([span], spans):
        raise MatchError(Text("time-vacation-twice"))
    for year in range(span.start.year, span.end.year + 1):
        taken = overlap_seconds([_year(year)], _counting([*spans, span]))
        if taken > AWAY_A_YEAR:
            raise MatchError(text("time-vacation-long", year=str(year), left=_left(year, spans)))


def _left(year: int, spans: Sequence[Span]) -> int:
    """How many whole days of vacation can still be taken in a calendar year."""
    return max(0, AWAY_A_YEAR - overlap_seconds([_year(year)], _counting(spans))) // DAY


def _counting(spans: Iterable[Span]) -> list[Span]:
    """The vacations that use up days: not those that were called off as soon as they had begun."""
    return [one for one in spans if one.end - one.start >= COUNTS]


def _year(year: int) -> Span:
    return Span(datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC))
