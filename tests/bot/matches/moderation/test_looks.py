"""A look to help is possible into any match or lobby, is told, and changes nothing."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status, Verdict
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, Role
from bot.storage import Storage
from tests.bot.matches.support import ANA, BEN, Host, pending

MOD = Actor(900, "Mo", Role.MODERATOR)


async def locked(host: Host, *, early: bool = False) -> MatchInfo:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 4})
    if early:
        await host.matches.moderation.stop(
            info.id, Verdict.RESULT, "rained off", MOD, next(host.ids)
        )
    else:
        await host.play(info.id)
    for one in (ANA, BEN):
        info = await host.matches.endings.confirm(info.id, one.user_id, next(host.ids))
    assert info.status is Status.LOCKED
    return info


@pytest.mark.parametrize("early", [False, True])
async def test_a_look_into_what_is_final_is_told_and_leaves_it_final(
    host: Host, storage: Storage, early: bool
) -> None:
    info = await locked(host, early=early)
    owed = await pending(storage, info.id)
    await host.matches.moderation.look_into(info.id, "a question", MOD, next(host.ids))
    now = await host.matches.store.info(info.id)
    assert (now.status, now.seed, now.due_at) == (Status.LOCKED, info.seed, None)
    assert await pending(storage, info.id) == [*owed, Kind.NOTICE]
    assert (await host.matches.story.told(info.id, None))[-1].event.key == "moderators-story-look"


async def test_a_look_into_a_lobby_is_told_where_it_stands(host: Host, storage: Storage) -> None:
    info = await host.lobby(ANA, BEN)
    for _ in range(2):
        await host.matches.moderation.look_into(info.id, "a question", MOD, 77)
    assert (await pending(storage, info.id)).count(Kind.NOTICE) == 1
    assert (await host.matches.store.info(info.id)).status is Status.LOBBY


@pytest.mark.parametrize("reason", ["", "   ", "\n\t", "x" * 201])
async def test_a_look_needs_a_reason_that_can_be_read(host: Host, reason: str) -> None:
    for info in (await host.lobby(ANA, BEN), await locked(host)):
        with pytest.raises(MatchError, match="moderators-reason"):
            await host.matches.moderation.look_into(info.id, reason, MOD, next(host.ids))


async def test_what_was_ended_early_is_listed_and_goes_on_in_a_copy_though_it_is_final(
    host: Host,
) -> None:
    info = await locked(host, early=True)
    assert await host.matches.lists.of_guild(info.guild_id) == []
    assert [one.id for one in await host.matches.lists.of_guild(info.guild_id, over=True)] == [
        info.id
    ]
    copy = await host.matches.clones.clone(info.id, "once more", MOD, next(host.ids))
    await host.answer(copy.id)
    assert (await host.matches.store.info(copy.id)).status is Status.RUNNING
    assert (await host.matches.store.info(info.id)).status is Status.LOCKED
