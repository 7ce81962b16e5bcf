"""What follows when a row of the outbox has arrived: who knows what, where posts stand, what is settled."""

from typing import Any

import pytest

from bot.domain.outbox import Delivered, Fate, Kind, OutboxRow, Withdrawal
from bot.storage.outbox import boards as board_rows
from tests.bot.matches.support import ANA, BEN
from tests.bot.matches.timing import Table


async def pinged(table: Table) -> dict[int, bool]:
    """Of those who are awaited, who knows."""
    asked = await table.storage.find(lambda on: board_rows.asked(on, table.id))
    return {one.seat: one.pinged for one in asked}


def withdrawals(table: Table) -> list[OutboxRow[Withdrawal]]:
    return [row for row in table.messenger.posted if row.kind is Kind.WITHDRAW]


async def in_secret(table: Table) -> None:
    """Both are asked in secret, and one of them, who has not just acted, is called in private."""
    await table.begins(game="bazaar")
    while len((await table.matches.store.live(table.id)).secrets) < 2:
        await table.host.answer(table.id)


async def test_posts_that_have_arrived_are_known_by_where_they_stand(table: Table) -> None:
    lobby = await table.host.lobby(ANA, BEN, game="pebbles")
    await table.dispatcher.settle()
    posted = await table.matches.store.info(lobby.id)
    assert (posted.lobby_message_id, posted.thread_id) == (
        9000 + table.messenger.posted[0].id,
        None,
    )
    await table.matches.lobby.start(lobby.id, ANA, next(table.host.ids))
    await table.dispatcher.settle()
    assert (await table.matches.store.info(lobby.id)).thread_id == 7777


async def test_a_call_to_a_lobby_that_is_known_only_once_the_match_runs_loses_its_button(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table.host.lobby(ANA, game="pebbles")
    await table.matches.invitations.invite(lobby.id, ANA, BEN.user_id, next(table.host.ids))
    deliver = table.messenger.deliver

    async def late(row: OutboxRow[Any]) -> Delivered | None:
        delivered = await deliver(row)
        if row.kind is Kind.NOTICE:
            await table.matches.lobby.start(lobby.id, ANA, next(table.host.ids))
        return delivered

    monkeypatch.setattr(table.messenger, "deliver", late)
    await table.dispatcher.settle()
    (call,) = [row for row in table.messenger.posted if row.kind is Kind.NOTICE]
    strips = [row.payload for row in table.messenger.posted if row.kind is Kind.STRIP]
    assert [one.message_id for one in strips] == [9000 + call.id]


async def test_a_board_that_has_arrived_has_told_the_story_and_pinged(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    assert await pinged(table) == {1: False}
    await table.dispatcher.settle()
    assert await pinged(table) == {1: True}
    live = await table.matches.store.live(table.id)
    assert live.info.posted_event == live.last_event


async def test_the_board_before_is_history_where_it_stands(table: Table) -> None:
    await table.begins()
    first = next(row for row in table.messenger.posted if row.kind is Kind.TURN)
    await table.host.answer(table.id)
    await table.dispatcher.settle()
    (strip,) = [row.payload for row in table.messenger.posted if row.kind is Kind.STRIP]
    assert strip.message_id == 9000 + first.id


async def test_whoever_the_first_post_in_the_thread_has_called_knows(table: Table) -> None:
    await table.begins()
    assert Kind.START in table.messenger.kinds()
    (turn,) = [row.payload for row in table.messenger.posted if row.kind is Kind.TURN]
    assert turn.pings == ()
    assert await pinged(table) == {0: True}


async def test_whoever_a_private_question_has_reached_knows(table: Table) -> None:
    await in_secret(table)
    (called,) = [seat for seat, knows in (await pinged(table)).items() if not knows]
    await table.dispatcher.settle()
    (prompt,) = [row.payload for row in table.messenger.posted if row.kind is Kind.PROMPT]
    assert (prompt.seat, await pinged(table)) == (called, {0: True, 1: True})


async def test_a_private_question_is_settled_once_by_a_board_with_nothing_secret(
    table: Table,
) -> None:
    await in_secret(table)
    await table.dispatcher.settle()
    first, second = await table.host.decisions(table.id)
    await table.host.answer(table.id, first)
    await table.dispatcher.settle()
    assert withdrawals(table) == []
    await table.host.answer(table.id, second)
    await table.dispatcher.settle()
    (prompt,) = [row.id for row in table.messenger.posted if row.kind is Kind.PROMPT]
    (settled,) = [row.payload for row in withdrawals(table)]
    assert (settled.row, settled.fate) == (prompt, Fate.ANSWERED)
    await table.host.answer(table.id)
    await table.dispatcher.settle()
    assert len(withdrawals(table)) == 1
