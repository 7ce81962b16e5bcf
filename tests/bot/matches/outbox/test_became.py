"""What a post of the past tells of those it named as awaited, once a newer one is there."""

import pytest

from bot.domain.deadlines import DAY
from bot.domain.match import Member, OnTimeout, Pace, Verdict
from bot.domain.outbox import Fate, Kind, Strip
from tests.bot.matches.support import ANA, CLEO
from tests.bot.matches.timing import MODERATOR, Table


async def told(table: Table) -> tuple[tuple[int, Fate], ...] | None:
    """What the last board post but one tells of its seats, after all has been delivered."""
    await table.dispatcher.settle()
    strips = [one.payload for one in table.messenger.posted if isinstance(one.payload, Strip)]
    return strips[-1].became


async def test_who_has_answered_is_told_to_have(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    assert await told(table) == ((0, Fate.ANSWERED),)


@pytest.mark.parametrize(
    ("on_timeout", "fate"), [(OnTimeout.DEFAULT, Fate.DEFAULT), (OnTimeout.SKIP, Fate.SKIP)]
)
async def test_whose_time_is_over_is_told_how_it_went_on(
    table: Table, on_timeout: OnTimeout, fate: Fate
) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=on_timeout))
    await table.later(days=2)
    assert await told(table) == ((0, fate),)


async def test_who_need_not_answer_any_more_is_told_that_it_was_taken_back(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    await table.dispatcher.settle()
    await table.matches.play.undo(table.id, ANA.user_id, next(table.host.ids))
    assert await told(table) == ((1, Fate.BACK),)


async def test_who_has_answered_and_is_asked_again_has_answered(table: Table) -> None:
    info = await table.host.begun(ANA, game="pebbles", options={"heap": 12})
    table.id = info.id
    await table.dispatcher.settle()
    await table.host.answer(table.id)
    assert await told(table) == ((0, Fate.ANSWERED),)


async def test_of_a_match_that_was_ended_nobody_is_awaited(table: Table) -> None:
    await table.begins()
    why = ("dull", MODERATOR, next(table.host.ids))
    await table.matches.moderation.stop(table.id, Verdict.NONE, *why)
    assert await told(table) == ((0, Fate.ENDED),)


async def test_whose_safe_answer_a_moderator_has_given_is_told_so(table: Table) -> None:
    await table.begins()
    await table.matches.moderation.force_default(
        table.id, 0, "late", MODERATOR, next(table.host.ids)
    )
    assert await told(table) == ((0, Fate.SAFE),)


@pytest.mark.parametrize(("to", "fate"), [(CLEO, Fate.HANDED), ("greedy", Fate.AI)])
async def test_of_a_seat_that_is_played_by_another_now_it_is_told_by_whom(
    table: Table, to: Member | str, fate: Fate
) -> None:
    await table.begins()
    await table.matches.moderation.replace_seat(
        table.id, 0, to, "gone", MODERATOR, next(table.host.ids)
    )
    await table.matches.idle()
    assert await told(table) == ((0, fate),)


async def test_answers_in_secret_are_told_of_all_at_once(table: Table) -> None:
    await table.begins(game="bazaar")
    while len((await table.matches.store.live(table.id)).secrets) < 2:
        await table.host.answer(table.id)
    await table.dispatcher.settle()
    strips = table.messenger.kinds().count(Kind.STRIP)
    first, second = await table.host.decisions(table.id)
    await table.host.answer(table.id, first)
    await table.dispatcher.settle()
    assert table.messenger.kinds().count(Kind.STRIP) == strips
    await table.host.answer(table.id, second)
    assert await told(table) == ((0, Fate.ANSWERED), (1, Fate.ANSWERED))
