"""Secret questions that can be answered before the match waits for them: they reach their people at once."""

import json

import pytest
from sqlalchemy import select

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Pace
from bot.domain.outbox import Kind
from bot.domain.votes import affected
from bot.matches.moderation.actions import Actor, Role
from bot.storage import Storage
from bot.storage.tables import outbox, waits
from engines.core import Decision
from tests.bot.matches.support import ANA, BEN, CLEO, Host
from tests.engines.frontier.state import Frontier
from tests.engines.frontier.steps.battle import Reinforce

MATCHES, MOST = 40, 400
"""In how many matches such a question is looked for, and among how many answers of each."""


async def mustered(host: Host) -> tuple[MatchInfo, list[Decision]]:
    """A battle of the frontier in which several are asked in secret, all but one before their turn."""
    for _ in range(MATCHES):
        info = await host.begun(ANA, BEN, CLEO, game="frontier", pace=Pace(deadline=86400))
        for _ in range(MOST):
            live = await host.matches.store.live(info.id)
            asked = [one for one in live.match.table.pending.values() if one.secret]
            if any(one.optional and not one.blocked for one in asked):
                return info, asked
            if live.match.over:
                break
            await host.answer(info.id)
    raise AssertionError("nobody was asked before their turn")


async def prompted(storage: Storage, info: MatchInfo) -> list[str]:
    """The questions that people were sent, in order."""
    query = select(outbox.c.body).where(
        outbox.c.match_id == info.id, outbox.c.kind == Kind.PROMPT.value
    )
    async with storage.read() as connection:
        rows = await connection.execute(query.order_by(outbox.c.id))
        return [json.loads(line)["decision"] for line in rows.scalars()]


async def clocks(storage: Storage, info: MatchInfo) -> list[int]:
    async with storage.read() as connection:
        rows = await connection.execute(select(waits.c.seat).where(waits.c.match_id == info.id))
        return sorted(rows.scalars())


async def test_all_are_asked_alike_but_time_runs_only_for_whom_the_match_waits(
    host: Host, storage: Storage
) -> None:
    info, asked = await mustered(host)
    sent = await prompted(storage, info)
    optional = [one for one in asked if one.optional]
    awaited = [one for one in asked if not one.optional]
    assert optional
    assert all(one.id in sent for one in optional)
    assert await clocks(storage, info) == [one.seat for one in awaited]
    table = (await host.matches.store.live(info.id)).match.table
    assert [one.seat for one in table.waiting()] == [one.seat for one in awaited]


async def test_whoever_answers_before_their_turn_changes_nothing_for_others(
    host: Host, storage: Storage
) -> None:
    info, asked = await mustered(host)
    sent, ticking = await prompted(storage, info), await clocks(storage, info)
    table = (await host.matches.store.live(info.id)).match.table
    named, held = table.waiting(), table.held()
    optional = next(one for one in asked if one.optional)
    await host.answer(info.id, optional)
    table = (await host.matches.store.live(info.id)).match.table
    assert (table.waiting(), table.held()) == (named, held)
    assert await prompted(storage, info) == sent
    assert await clocks(storage, info) == ticking


async def test_who_has_not_answered_is_called_again_when_their_turn_comes(
    host: Host, storage: Storage
) -> None:
    info, asked = await mustered(host)
    before = await prompted(storage, info)
    first = next(one for one in asked if not one.optional)
    await host.answer(info.id, first, first.options[-1].id)  # type: ignore[attr-defined]
    live = await host.matches.store.live(info.id)
    fresh = (await prompted(storage, info))[len(before) :]
    later = [one.id for one in asked if one.optional and one.seat in live.asked]
    assert later == fresh[: len(later)]
    assert len(later) == 1


async def refused(host: Host, info: MatchInfo, first: Decision, optional: Decision) -> list[str]:
    """What a moderator who plays is told who gives more time to one, and has another's default given."""
    live = await host.matches.store.live(info.id)
    user = live.info.seats[optional.seat].user_id
    by, found = Actor(user, "Mod", Role.MODERATOR), []
    for deed in (
        host.matches.moderation.extend(info.id, optional.seat, 7200, "late", by, next(host.ids)),
        host.matches.moderation.force_default(info.id, first.seat, "late", by, next(host.ids)),
    ):
        try:
            await deed
        except MatchError as error:
            found.append(error.message.key)
    return found


async def test_neither_votes_nor_moderation_tell_who_has_answered_while_another_is_asked_openly(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks = Reinforce.decision

    def openly(step: Reinforce, game: Frontier) -> Decision | None:
        found = asks(step, game)
        if found is not None:
            found.secret = step.seat != game.fighting().attacker
        return found

    monkeypatch.setattr(Reinforce, "decision", openly)
    while True:
        info, asked = await mustered(host)
        pending = (await host.matches.store.live(info.id)).match.table.pending.values()
        first = next(one for one in pending if one.open)
        if not first.secret:
            break
    live = await host.matches.store.live(info.id)
    last = live.match.live()[-1].number
    before = await refused(host, info, first, asked[-1])
    voters = affected(live.match, live.info, last)
    for one in asked:
        await host.answer(info.id, one)
    live = await host.matches.store.live(info.id)
    assert affected(live.match, live.info, last) == voters
    assert before == await refused(host, info, first, asked[-1]) == ["moderators-secret-open"]
