"""One answer, one transaction: what has to be written when a match has moved on."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.domain.match import Former, MatchInfo, Status
from bot.domain.outbox import TIME_OVER, Fate
from bot.matches.core.live import Live, PublicQuestion, Recorded, asked_in, optional_in, secrets_in
from bot.matches.core.result import counted, with_those_out
from bot.matches.play.announce import announce
from bot.matches.play.autoplay import AutoResponder, Delay
from bot.matches.play.change import Change, at_panel, handed_over, only_acts
from bot.matches.play.premoves import tell_asked_on, write_given, write_outcome
from bot.matches.play.wait_plan import Moved
from bot.matches.play.waits import with_banks_spent, write_waits
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches import waits as wait_rows
from bot.storage.people import former as former_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import text_line
from engines.core import Event, RolledBack, Text
from engines.core.kept import keeps
from engines.core.text import Arg, Who
from engines.core.wire import counters_line, entry_line, event_line

LOCK_AFTER = timedelta(hours=48)
TRIAL_LASTS = timedelta(days=7)
"""A trial is forgotten so long after it was last used."""


def with_premoves(
    live: Live, change: Change, kinds: Mapping[str, str], now: datetime, delay: Delay
) -> Change:
    """A change with all that follows from what people have answered ahead.

    `kinds`: those of the questions open before it, by id (see kinds_open).
    """
    premoves = live.premoves
    if premoves is None or premoves.empty:
        return change
    responder = AutoResponder(live, premoves, now, delay)
    responder.answered(change.entries, kinds)
    return replace(change, premoves=premoves, autoplay=responder.go_on(change.info or live.info))


async def record(
    connection: Transaction, live: Live, change: Change, now: datetime, **more: Any
) -> Recorded:
    """Write everything that follows from a change, and `more` columns of the match.

    Raises Conflict if another process was faster.
    """
    info = _moved_on(live, change, now)
    questions = _open_questions(live, info)
    moved = _bearing(live, info, change)
    info = await with_banks_spent(connection, live, info, questions[0], moved, now)
    told = await _told(connection, live, change)
    autoplay = change.autoplay
    last_event = live.last_event + len(change.lines) + len(told)
    last_event += sum(len(one.events) for one in autoplay.given)
    await match_rows.update_match(
        connection,
        info,
        counters=counters_line(live.match.table.counters),
        last_event=last_event,
        **more,
    )
    if info.seats != live.info.seats:
        await match_rows.write_people(connection, info)
        await former_rows.write_former(connection, info.id, _left_behind(live, info))
    entries = [(one.number, entry_line(one)) for one in change.entries]
    await play_rows.append_log(connection, info.id, entries, change.user_id, now)
    if change.why is not None:
        await order_rows.mark_given(connection, info.id, change.entries[-1].number, change.why)
    kept, packed = await _write_positions(connection, live, _last_in_force(live, change))
    first = await _write_story(connection, live, change.lines, 0, live.last_event + 1, now)
    first = await _write_story(connection, live, told, info.entry - len(autoplay.given), first, now)
    await write_given(connection, info.id, autoplay.given, first, now)
    recorded = Recorded(info, last_event, *questions, kept, packed)
    await write_waits(connection, live, recorded, moved, now)
    await _write_early(connection, live, recorded)
    if change.also is not None:
        await change.also(connection)
    await write_outcome(connection, live, recorded, change.premoves, autoplay, now)
    if change.why is not None and change.actor is not None and change.actor not in autoplay.plans:
        await tell_asked_on(connection, recorded, change.actor, now)
    await announce(connection, live, recorded, change, told, now)
    return recorded


async def _write_story(
    connection: Transaction,
    live: Live,
    told: Sequence[Event],
    entry: int,
    first: int,
    now: datetime,
) -> int:
    """Write what happened with an entry (0: outside all of them) from a number on; gives the next number."""
    lines = [event_line(event) for event in told]
    await play_rows.append_events(connection, live.info.id, first, entry, lines, now)
    return first + len(lines)


def _open_questions(
    live: Live, info: MatchInfo
) -> tuple[dict[int, PublicQuestion], dict[int, Text], dict[str, int]]:
    """Who is asked what, who can act early, the open secret questions; none in a stopped match or a trial."""
    if info.verdict is not None or info.trial:
        return {}, {}, {}
    return asked_in(live.match), optional_in(live.match), secrets_in(live.match)


def _bearing(live: Live, info: MatchInfo, change: Change) -> Moved:
    """How a change bears on who is awaited.

    Whoever does what nobody asked for, or takes that back, has no more time for it to answer what is asked.
    """
    acts = only_acts(live, change)
    given = {one.seat for one in change.autoplay.given} - {change.actor}
    entries = [] if acts else [one.number for one in change.entries]
    return Moved(
        None if acts else change.actor,
        at_panel(live, change),
        entries,
        () if acts else change.back,
        change.restart_all,
        handed_over(live, info),
        given,
        _fate(change),
    )


def _fate(change: Change) -> Fate:
    """What became of the seat that acted: its person answered, or the house did for it."""
    if change.user_id is not None:
        return Fate.ANSWERED
    over = (TIME_OVER[event.key] for event in change.events if event.key in TIME_OVER)
    return next(over, Fate.SAFE)


def _left_behind(live: Live, info: MatchInfo) -> list[Former]:
    """Those who have just lost their seats for good, be they people or AI players."""
    pairs = zip(live.info.seats, info.seats, strict=True)
    return [
        Former(before.seat, live.last_event, live.info.entry, before.user_id, before.name)
        for before, after in pairs
        if before.user_id != after.user_id
    ]


def _moved_on(live: Live, change: Change, now: datetime) -> MatchInfo:
    info, over = change.info or live.info, live.match.over
    info = replace(info, seats=with_those_out(live.match, counted(live.match, info)))
    if info.verdict is not None or info.status is Status.LOCKED:
        return replace(info, entry=live.match.number, revision=live.info.revision + 1)
    ended = (info.ended_at or now) if over else None
    return replace(
        info,
        status=Status.FINISHED if over else Status.RUNNING,
        entry=live.match.number,
        ended_at=ended,
        due_at=now + TRIAL_LASTS if info.trial else ended + LOCK_AFTER if ended else None,
        seats=info.seats if over else tuple(replace(s, confirmed=False) for s in info.seats),
        revision=info.revision + 1,
    )


async def _told(connection: Transaction, live: Live, change: Change) -> list[Event]:
    """The events to add; a step back is told only if the thread has heard of what it takes back."""
    if not change.back:
        return list(change.events)
    entries = list(change.back)
    first = await play_rows.first_event_of(connection, live.info.id, entries)
    await play_rows.withdraw_events(connection, live.info.id, entries)
    if change.lines:
        return list(change.events)
    heard = await match_rows.posted_event(connection, live.info.id)
    if first is None or first > heard:
        return list(change.events)
    return [*change.events, _undone(change)]


def _undone(change: Change) -> Event:
    """The line of the story about a step back."""
    count = len(change.back) - len(change.along)
    if not change.along:
        return Event("service-story-undone", {"count": count}, change.actor)
    whose: list[Arg] = [Who(seat) for seat in sorted(set(change.along))]
    said: dict[str, Arg] = {"count": count, "whose": whose}
    return Event("service-story-undone-along", said, change.actor)


def _last_in_force(live: Live, change: Change) -> int:
    """The entry after which no position kept so far is true any more."""
    back = [one.to for one in change.entries if isinstance(one, RolledBack)]
    return min(back, default=live.match.number)


async def _write_positions(
    connection: Transaction, live: Live, cut: int
) -> tuple[dict[int, bytes | None], tuple[bytes, bytes]]:
    """Store the present position and the kept ones that are new; gives what is stored now.

    Of those after entry `cut` only what is in memory is true.
    """
    match, match_id = live.match, live.info.id
    position = match.dump()
    packed = (position, _pack(live, position))
    await play_rows.write_position(connection, match_id, match.number, packed[1])
    changed = {
        number: _pack(live, data)
        for number, data in match.kept.items()
        if live.kept.get(number) is not data and keeps(number, match.number)
    }
    gone = [
        number
        for number, data in live.kept.items()
        if not keeps(number, match.number)
        or (number not in match.kept and (data is not None or number > cut))
    ]
    await play_rows.write_kept(connection, match_id, changed, gone)
    stored: dict[int, bytes | None] = {**live.kept, **match.kept}
    return {
        number: data
        for number, data in stored.items()
        if number not in gone and keeps(number, match.number)
    }, packed


def _pack(live: Live, position: bytes) -> bytes:
    """A position as it is stored; the one before an answer was packed when it was the present one."""
    if live.packed is not None and live.packed[0] == position:
        return live.packed[1]
    return play_rows.pack(live.spec.codec.snapshot(position, live.match.header.content))


async def _write_early(connection: Transaction, live: Live, recorded: Recorded) -> None:
    known = recorded.optional == live.optional and not live.unsettled
    if known and not handed_over(live, recorded.info):
        return
    rows = [
        {"seat": seat, "user_id": recorded.info.seats[seat].person, "topic": text_line(topic)}
        for seat, topic in recorded.optional.items()
        if recorded.info.seats[seat].person is not None
    ]
    await wait_rows.write_optional(connection, live.info.id, rows)
