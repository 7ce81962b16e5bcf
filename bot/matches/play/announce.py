"""What Discord has to be told when a match has moved on: posts in its thread, questions to their people."""

from collections.abc import Collection, Sequence
from datetime import datetime

from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import FinalPost, Kind, Prompt, TurnPost, told_as
from bot.domain.public_log import public
from bot.matches.core.boards import moved_for_all_to_see, shown_round
from bot.matches.core.live import Live, Recorded, lane_status
from bot.matches.play.change import Change, at_panel, handed_over, only_acts
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction
from engines.core import Event


async def announce(
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
    await _enqueue_prompts(connection, live, recorded, change, now)
    people = [seat for seat in recorded.asked if recorded.info.seats[seat].person is not None]
    turn = TurnPost(
        entry=entry,
        named=_named(live, recorded.info),
        lanes=lane_status(live).written(),
        moves=public(live.match),
        at_round=live.spec.round(live.match.table.position.state),
        round=shown_round(live),
    )
    if change.lines and change.info is None and not (change.entries or change.autoplay.given):
        return  # nothing has changed but what is told
    if change.board is not None:
        await outbox_rows.enqueue(connection, match_id, told_as(change.board, turn), now)
    elif recorded.info.status in (Status.FINISHED, Status.STOPPED):
        await outbox_rows.enqueue(connection, match_id, FinalPost(entry=entry), now)
    elif change.back:
        heard = bool(told) and only_acts(live, change)
        await _announce_undo(connection, recorded, turn, now, heard=heard)
    elif (
        _moved_publicly(live, change)
        or only_acts(live, change)
        or any(_to_call(live, change, seat) for seat in people)
        or _newcomer_named(live, recorded, turn.named)
    ):
        await outbox_rows.enqueue(connection, match_id, turn, now)
    else:
        await _update_named(connection, match_id, turn, now, goes_on=change.actor in people)


def _moved_publicly(live: Live, change: Change) -> bool:
    autoplay = change.autoplay
    events = [*change.events, *(event for one in autoplay.given for event in one.events)]
    return moved_for_all_to_see(live, [*change.entries, *autoplay.entries], events)


def _named(live: Live, info: MatchInfo) -> tuple[int, ...]:
    """The people whom everybody may know to be awaited now."""
    seats = [waiting.seat for waiting in live.match.table.waiting()]
    return tuple(seat for seat in seats if info.seats[seat].person is not None)


def _newcomer_named(live: Live, recorded: Recorded, named: Sequence[int]) -> bool:
    """Whether somebody has taken over a seat that, as far as everybody may know, is awaited."""
    return any(seat in named for seat in handed_over(live, recorded.info))


def _to_call(live: Live, change: Change, seat: int) -> bool:
    """Whether somebody is awaited who was not before, or who did not answer itself, and has to be told."""
    if seat == change.actor and change.user_id is None:
        return True
    if seat != change.actor and any(one.seat == seat for one in change.autoplay.given):
        return True
    return seat not in live.asked and not _goes_on(live, change, seat)


def _goes_on(live: Live, change: Change, seat: int) -> bool:
    """Whether somebody who acted before being waited for is only asked on: its panel does that."""
    return seat == change.actor and seat in live.optional


async def _update_named(
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
    if not begins and (said.named, said.lanes) == (turn.named, turn.lanes):
        return
    fewer = any(seat not in turn.named for seat in said.named)
    kind = Kind.TURN if begins or (fewer and goes_on) else Kind.AWAITED
    told = told_as(said.kind if shown.pending else kind, turn)
    await outbox_rows.enqueue(connection, match_id, told, now)


async def _announce_undo(
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
    if shown is not None and (shown.said.named, shown.said.lanes) != (turn.named, turn.lanes):
        await outbox_rows.enqueue(connection, match_id, told_as(Kind.AWAITED, turn), now)


async def _enqueue_prompts(
    connection: Transaction, live: Live, recorded: Recorded, change: Change, now: datetime
) -> None:
    """Secret questions go to their people; not to the one whose panel goes on by itself."""
    match_id, newcomers = live.info.id, handed_over(live, recorded.info)
    dropped = await _drop_prompts(connection, live, recorded, newcomers)
    # An act may give a question another id: a second call to it would show who has not answered yet.
    called = {*live.secrets.values()} - dropped if only_acts(live, change) else set()
    for decision, seat in recorded.secrets.items():
        user_id = recorded.info.seats[seat].person
        known = decision in live.secrets or seat in called
        known = known and not change.restart_all and seat not in newcomers
        # Who could answer already is called once more when the match begins to wait for them.
        known = known and (seat in live.asked or seat not in recorded.asked)
        goes_on = seat == change.actor and at_panel(live, change)
        if not known and user_id is not None and not goes_on:
            prompt = Prompt(
                user_id=user_id,
                seat=seat,
                decision=decision,
                quiet=_planned(change, seat, decision),
                moves=public(live.match),
            )
            await outbox_rows.enqueue(connection, match_id, prompt, now)


async def _drop_prompts(
    connection: Transaction, live: Live, recorded: Recorded, newcomers: Collection[int]
) -> set[int]:
    """Send no secret questions that are not asked any more; gives the seats that were not sent theirs yet."""
    dropped: set[int] = set()
    if newcomers or live.secrets.keys() - recorded.secrets.keys():
        for row in await call_rows.pending_prompts(connection, live.info.id):
            prompt = row.payload
            gone = prompt.decision not in recorded.secrets and not prompt.again
            if gone or prompt.seat in newcomers:
                await sending_rows.mark_dropped(connection, row)
                dropped.add(prompt.seat)
    return dropped


def _planned(change: Change, seat: int, decision: str) -> bool:
    """Whether a question will be answered for a seat after a while."""
    plan = change.autoplay.plans.get(seat)
    return plan is not None and plan.decision == decision
