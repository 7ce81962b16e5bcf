"""One answer, one transaction: what has to be written when a match has moved on."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.domain.match import Former, MatchInfo, Status
from bot.domain.orders import NOTHING_AHEAD, Standing, Why
from bot.domain.outbox import TIME_OVER, Fate, FinalPost, Kind, Prompt, TurnPost, told_as
from bot.domain.public_log import (
    public,
)
from bot.matches.core.boards import moved_for_all_to_see, shown_round
from bot.matches.core.live import Asked, Live, Recorded, ahead_in, asked_in, early_in, secrets_in
from bot.matches.core.result import counted, with_those_out
from bot.matches.orders.autoplay import Delay, Outcome, Proxy
from bot.matches.orders.premoves import tell_asked_on, write_given, write_outcome
from bot.matches.play.wait_plan import Moved
from bot.matches.play.waits import with_banks_spent, write_waits
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.matches import rows as match_rows
from bot.storage.matches import waits as wait_rows
from bot.storage.outbox import (
    boards as board_rows,
)
from bot.storage.outbox import (
    calls as call_rows,
)
from bot.storage.outbox import (
    rows as outbox_rows,
)
from bot.storage.outbox import (
    sending as sending_rows,
)
from bot.storage.people import former as former_rows
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction
from bot.storage.wire import text_line
from engines.core import AnyEntry, Event, RolledBack, Text
from engines.core.kept import keeps
from engines.core.log import is_act
from engines.core.sealed import is_sealed
from engines.core.text import Arg, Who
from engines.core.wire import counters_line, entry_line, event_line

LOCK_AFTER = timedelta(hours=48)
TRIAL_LASTS = timedelta(days=7)
"""A trial is forgotten so long after it was last used."""


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a match in memory and has to be stored.

    actor: the seat that did it. user_id: the person, None for AI players and the house.
    back: log entries whose answers were taken back. along: the AI players' seats of those among them that had
    to go along, one for each. lines: what belongs to no entry, such as what moderators
    do; posted by itself, and no later step back takes it along. info: the match with what else is to be
    changed in it. anew: all who are awaited are so anew. board: the post that is owed in any case. also: what
    else is to be written. why: how the answer had been given ahead, None if by hand. standing, ahead: all
    that was answered ahead before the change, and what became of it.
    """

    entries: Sequence[AnyEntry] = ()
    events: Sequence[Event] = ()
    actor: int | None = None
    user_id: int | None = None
    back: Sequence[int] = ()
    lines: Sequence[Event] = ()
    info: MatchInfo | None = None
    anew: bool = False
    board: Kind | None = None
    also: Callable[[Transaction], Awaitable[None]] | None = None
    why: Why | None = None
    standing: Standing = NOTHING_AHEAD
    ahead: Outcome = field(default_factory=Outcome)
    along: Sequence[int] = ()

    @property
    def idle(self) -> bool:
        """Whether nothing was done, neither by hand nor for those who have answered ahead."""
        return (
            self.ahead.leaves(self.standing)
            and replace(self, standing=NOTHING_AHEAD, ahead=Outcome()) == Change()
        )


def with_answers_ahead(
    live: Live, change: Change, kinds: Mapping[str, str], now: datetime, delay: Delay
) -> Change:
    """A change with all that follows from what people have answered ahead.

    `kinds`: those of the questions open before it, by id (see kinds_open).
    """
    standing = live.standing
    if standing is None or standing.empty:
        return change
    proxy = Proxy(live, standing, now, delay)
    proxy.answered(change.entries, kinds)
    return replace(change, standing=standing, ahead=proxy.go_on(change.info or live.info))


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
    ahead = change.ahead
    last_event = live.last_event + len(change.lines) + len(told)
    last_event += sum(len(one.events) for one in ahead.given)
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
    first = await _write_story(connection, live, told, info.entry - len(ahead.given), first, now)
    await write_given(connection, info.id, ahead.given, first, now)
    recorded = Recorded(info, last_event, *questions, kept, packed)
    await write_waits(connection, live, recorded, moved, now)
    await _write_early(connection, live, recorded)
    if change.also is not None:
        await change.also(connection)
    await write_outcome(connection, live, recorded, change.standing, ahead, now)
    if change.why is not None and change.actor is not None and change.actor not in ahead.plans:
        await tell_asked_on(connection, recorded, change.actor, now)
    await _owe(connection, live, recorded, change, told, now)
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
) -> tuple[dict[int, Asked], dict[int, Text], dict[str, int]]:
    """Who is asked what, who can act early, the open secret questions; none in a stopped match or a trial."""
    if info.verdict is not None or info.trial:
        return {}, {}, {}
    return asked_in(live.match), early_in(live.match), secrets_in(live.match)


def _bearing(live: Live, info: MatchInfo, change: Change) -> Moved:
    """How a change bears on who is awaited.

    Whoever does what nobody asked for, or takes that back, has no more time for it to answer what is asked.
    """
    handed_over, acts = _handed_over(live, info), _only_acts(live, change)
    given = {one.seat for one in change.ahead.given} - {change.actor}
    entries = [] if acts else [one.number for one in change.entries]
    return Moved(
        None if acts else change.actor,
        _at_panel(live, change),
        entries,
        () if acts else change.back,
        change.anew,
        handed_over,
        given,
        _fate(change),
    )


def _only_acts(live: Live, change: Change) -> bool:
    """Whether a seat has only acted without being asked, or taken back only that."""
    gone = [live.match.entries[number - 1] for number in change.back]
    done = gone or change.entries
    return bool(done) and all(map(is_act, done))


def _at_panel(live: Live, change: Change) -> bool:
    """Whether a person has acted whose panel goes on by itself, so that they need not be called.

    Who is the last to answer in secret is called like all others: it would tell who that was.
    """
    lanes = live.match.table.position.lanes
    revealed = any(is_sealed(one) and one.lane not in lanes for one in change.entries)
    return change.user_id is not None and not revealed


def _fate(change: Change) -> Fate:
    """What became of the seat that acted: its person answered, or the house did for it."""
    if change.user_id is not None:
        return Fate.ANSWERED
    over = (TIME_OVER[event.key] for event in change.events if event.key in TIME_OVER)
    return next(over, Fate.SAFE)


def _handed_over(live: Live, info: MatchInfo) -> list[int]:
    """The seats that are now somebody else's to play, or again somebody's who had left the server."""
    pairs = zip(live.info.seats, info.seats, strict=True)
    return [
        after.seat
        for before, after in pairs
        if before.person != after.person or (before.gone and not after.gone)
    ]


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
    if recorded.early == live.early and not _handed_over(live, recorded.info):
        return
    rows = [
        {"seat": seat, "user_id": recorded.info.seats[seat].person, "topic": text_line(topic)}
        for seat, topic in recorded.early.items()
        if recorded.info.seats[seat].person is not None
    ]
    await wait_rows.write_early(connection, live.info.id, rows)


async def _owe(
    connection: Transaction,
    live: Live,
    recorded: Recorded,
    change: Change,
    told: Sequence[Event],
    now: datetime,
) -> None:
    """Put into the outbox what Discord has to be told; of a trial it is told nothing.

    told: what happened, or that it was taken back.
    """
    if live.info.trial:
        return
    match_id, entry = live.info.id, recorded.info.entry
    await _owe_prompts(connection, live, recorded, change, now)
    people = [seat for seat in recorded.asked if recorded.info.seats[seat].person is not None]
    turn = TurnPost(
        entry=entry,
        named=_named(live, recorded.info),
        ahead=ahead_in(live).written(),
        moves=public(live.match),
        at_round=live.spec.round(live.match.table.position.state),
        round=shown_round(live),
    )
    if change.lines and change.info is None and not (change.entries or change.ahead.given):
        return  # nothing has changed but what is told
    if change.board is not None:
        await outbox_rows.enqueue(connection, match_id, told_as(change.board, turn), now)
    elif recorded.info.status in (Status.FINISHED, Status.STOPPED):
        await outbox_rows.enqueue(connection, match_id, FinalPost(entry=entry), now)
    elif change.back:
        heard = bool(told) and _only_acts(live, change)
        await _owe_after_undo(connection, recorded, turn, now, heard=heard)
    elif (
        _moved_publicly(live, change)
        or _only_acts(live, change)
        or any(_to_call(live, change, seat) for seat in people)
        or _newcomer_named(live, recorded, turn.named)
    ):
        await outbox_rows.enqueue(connection, match_id, turn, now)
    else:
        await _owe_changed(connection, match_id, turn, now, goes_on=change.actor in people)


def _moved_publicly(live: Live, change: Change) -> bool:
    ahead = change.ahead
    events = [*change.events, *(event for one in ahead.given for event in one.events)]
    return moved_for_all_to_see(live, [*change.entries, *ahead.entries], events)


def _named(live: Live, info: MatchInfo) -> tuple[int, ...]:
    """The people whom everybody may know to be awaited now."""
    seats = [waiting.seat for waiting in live.match.table.waiting()]
    return tuple(seat for seat in seats if info.seats[seat].person is not None)


def _newcomer_named(live: Live, recorded: Recorded, named: Sequence[int]) -> bool:
    """Whether somebody has taken over a seat that, as far as everybody may know, is awaited."""
    return any(seat in named for seat in _handed_over(live, recorded.info))


def _to_call(live: Live, change: Change, seat: int) -> bool:
    """Whether somebody is awaited who was not before, or who did not answer itself, and has to be told."""
    if seat == change.actor and change.user_id is None:
        return True
    if seat != change.actor and any(one.seat == seat for one in change.ahead.given):
        return True
    return seat not in live.asked and not _goes_on(live, change, seat)


def _goes_on(live: Live, change: Change, seat: int) -> bool:
    """Whether somebody who acted before being waited for is only asked on: its panel does that."""
    return seat == change.actor and seat in live.early


async def _owe_changed(
    connection: Transaction, match_id: str, turn: TurnPost, now: datetime, *, goes_on: bool
) -> None:
    """Bring the last board post up to date if whom it names as awaited, or as able to act, is so no longer.

    So it is when one of several has answered. If that one is at once asked again, as the last of them may
    be (`goes_on`), there is a new post, since something else has begun; so there is for a new round.
    """
    shown = await board_rows.last_named(connection, match_id)
    if shown is None:
        return
    said = shown.said
    begins = said.at_round is not None and said.at_round < (turn.at_round or 0)
    if not begins and (said.named, said.ahead) == (turn.named, turn.ahead):
        return
    fewer = any(seat not in turn.named for seat in said.named)
    kind = Kind.TURN if begins or (fewer and goes_on) else Kind.AWAITED
    told = told_as(said.kind if shown.pending else kind, turn)
    await outbox_rows.enqueue(connection, match_id, told, now)


async def _owe_after_undo(
    connection: Transaction,
    recorded: Recorded,
    turn: TurnPost,
    now: datetime,
    *,
    heard: bool,
) -> None:
    """A new board post, unless the last one asked just those who are awaited now; it may be edited since.

    heard: the thread has been told of what is taken back, and nobody was asked for it.
    """
    match_id = recorded.info.id
    await outbox_rows.drop(connection, match_id, outbox.c.kind.in_((Kind.TURN, Kind.FINAL)))
    # Not whether those are really asked: in secret groups that would tell who has answered.
    if heard or await board_rows.last_posted(connection, match_id) != turn.named:
        await outbox_rows.enqueue(connection, match_id, turn, now)
        return
    shown = await board_rows.last_named(connection, match_id)
    if shown is not None and (shown.said.named, shown.said.ahead) != (turn.named, turn.ahead):
        await outbox_rows.enqueue(connection, match_id, told_as(Kind.AWAITED, turn), now)


async def _owe_prompts(
    connection: Transaction, live: Live, recorded: Recorded, change: Change, now: datetime
) -> None:
    """Secret questions go to their people; not to the one whose panel goes on by itself."""
    match_id, handed_over = live.info.id, _handed_over(live, recorded.info)
    dropped = await _drop_prompts(connection, live, recorded, handed_over)
    # An act may give a question another id: a second call to it would show who has not answered yet.
    called = {*live.secrets.values()} - dropped if _only_acts(live, change) else set()
    for decision, seat in recorded.secrets.items():
        user_id = recorded.info.seats[seat].person
        known = decision in live.secrets or seat in called
        known = known and not change.anew and seat not in handed_over
        # Who could answer already is called once more when the match begins to wait for them.
        known = known and (seat in live.asked or seat not in recorded.asked)
        at_panel = seat == change.actor and _at_panel(live, change)
        if not known and user_id is not None and not at_panel:
            prompt = Prompt(
                user_id=user_id,
                seat=seat,
                decision=decision,
                quiet=_planned(change, seat, decision),
                moves=public(live.match),
            )
            await outbox_rows.enqueue(connection, match_id, prompt, now)


async def _drop_prompts(
    connection: Transaction, live: Live, recorded: Recorded, handed_over: Collection[int]
) -> set[int]:
    """Send no secret questions that are not asked any more; gives the seats that were not sent theirs yet."""
    dropped: set[int] = set()
    if handed_over or live.secrets.keys() - recorded.secrets.keys():
        for row in await call_rows.pending_prompts(connection, live.info.id):
            prompt = row.payload
            gone = prompt.decision not in recorded.secrets and not prompt.again
            if gone or prompt.seat in handed_over:
                await sending_rows.mark_dropped(connection, row)
                dropped.add(prompt.seat)
    return dropped


def _planned(change: Change, seat: int, decision: str) -> bool:
    """Whether a question will be answered for a seat after a while."""
    plan = change.ahead.plans.get(seat)
    return plan is not None and plan.decision == decision
