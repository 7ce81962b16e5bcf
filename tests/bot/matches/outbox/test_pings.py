"""Nobody is pinged again within a short while for a step of a match they were pinged for."""

import json

import pytest

from bot.domain.match import Verdict
from bot.domain.outbox import Kind, Prompt
from bot.domain.quotas import PING_PAUSE
from bot.settings_cache.guilds import Guilds
from bot.storage.outbox.rows import enqueue
from tests.bot.matches.support import (
    ANA,
    BEN,
    GUILD,
    Host,
    ManualClock,
    PaperMessenger,
    owed,
)
from tests.bot.matches.timing import MODERATOR, Table


def pings(messenger: PaperMessenger) -> list[tuple[int, ...]]:
    """Whom each board post pinged."""
    return [row.payload.pings for row in messenger.posted if row.kind is Kind.TURN]


@pytest.fixture
async def ben_is_awaited(table: Table) -> Table:
    """Ana has answered, and Ben has been pinged for it."""
    await table.begins()
    await table.host.answer(table.id)
    await table.dispatcher.settle()
    assert pings(table.messenger)[-1] == (BEN.user_id,)
    return table


async def back_and_on(table: Table) -> None:
    """Ana takes her answer back and gives it again."""
    await table.matches.play.undo(table.id, ANA.user_id, next(table.host.ids))
    await table.dispatcher.settle()
    await table.host.answer(table.id)
    await table.dispatcher.settle()


async def test_answering_and_undoing_again_and_again_pings_the_next_player_once(
    ben_is_awaited: Table,
) -> None:
    table = ben_is_awaited
    before = len(pings(table.messenger))
    for _ in range(10):
        await back_and_on(table)
    assert [one for one in pings(table.messenger)[before:] if one] == []
    assert await table.asked() == [1]


async def test_a_post_that_spares_somebody_names_them_all_the_same(ben_is_awaited: Table) -> None:
    table = ben_is_awaited
    await back_and_on(table)
    last = [row for row in table.messenger.posted if row.kind is Kind.TURN][-1]
    assert (last.payload.named, last.payload.spared) == ((1,), (BEN.user_id,))


async def test_after_the_pause_the_same_step_pings_again(
    ben_is_awaited: Table, clock: ManualClock
) -> None:
    clock.move(minutes=PING_PAUSE.default)
    await back_and_on(ben_is_awaited)
    assert pings(ben_is_awaited.messenger)[-1] == (BEN.user_id,)


async def test_whoever_comes_further_is_pinged_at_once(ben_is_awaited: Table) -> None:
    table = ben_is_awaited
    await back_and_on(table)
    await table.host.play(table.id, 2)
    await table.dispatcher.settle()
    assert await table.asked() == [1]
    assert pings(table.messenger)[-1] == (BEN.user_id,)


async def test_a_server_may_choose_no_pause(ben_is_awaited: Table) -> None:
    table = ben_is_awaited
    await Guilds(table.storage, table.clock).set_limit(GUILD, PING_PAUSE, 0, 900)
    await back_and_on(table)
    assert pings(table.messenger)[-1] == (BEN.user_id,)


async def test_after_a_moderator_s_pause_everybody_awaited_is_pinged(
    ben_is_awaited: Table, host: Host
) -> None:
    table = ben_is_awaited
    await table.matches.moderation.pause(table.id, "tea", MODERATOR, next(host.ids))
    await table.matches.moderation.resume(table.id, "tea is over", MODERATOR, next(host.ids))
    await table.dispatcher.settle()
    assert pings(table.messenger)[-1] == (BEN.user_id,)


async def known_pinged(table: Table) -> bool:
    """Whether it is kept of Ben that he was pinged."""
    return "pings" in json.loads(await table.matches.erasure.disclosed(BEN.user_id))


async def stopped(table: Table) -> None:
    """A moderator ends the match."""
    number = next(table.host.ids)
    await table.matches.moderation.stop(table.id, Verdict.NONE, "late", MODERATOR, number)


async def test_who_was_pinged_is_forgotten_with_the_last_answer(ben_is_awaited: Table) -> None:
    table = ben_is_awaited
    assert await known_pinged(table)
    await table.host.play(table.id)
    await table.dispatcher.settle()
    assert not await known_pinged(table)


async def test_who_was_pinged_is_forgotten_in_a_match_that_is_stopped(
    ben_is_awaited: Table,
) -> None:
    await stopped(ben_is_awaited)
    assert not await known_pinged(ben_is_awaited)


async def test_nor_is_it_kept_if_the_match_ends_while_the_post_is_on_its_way(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    table.messenger.lost_answers = 1
    await table.dispatcher.settle()
    assert pings(table.messenger)[-1] == (BEN.user_id,)
    await stopped(table)
    await table.later(minutes=10)
    assert await owed(table.storage, table.id, "sending") == []
    assert not await known_pinged(table)


async def test_who_was_called_to_a_secret_question_is_called_again_without_a_sound(
    table: Table,
) -> None:
    await table.begins()
    for moves in (3, 3, 4):
        prompt = Prompt(user_id=BEN.user_id, seat=1, decision="x", moves=moves)
        async with table.storage.write() as connection:
            await enqueue(connection, table.id, prompt, table.clock.now())
        await table.dispatcher.settle()
    rows = [row for row in table.messenger.posted if row.kind is Kind.PROMPT]
    assert [row.payload.spared for row in rows] == [False, True, False]
