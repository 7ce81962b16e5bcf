"""Copies of a match: everything public as it was, everything hidden dealt anew."""

import pytest

from bot.domain.match import Status
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core.export import read
from engines.registry import games
from tests.bot.matches.support import (
    ANA,
    BEN,
    CLEO,
    Host,
    Shelf,
)

MOD = Actor(900, "Mo", Role.MODERATOR)


async def test_a_copy_says_that_it_cannot_be_proven(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    copy = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    await host.play(copy.id)
    for number, member in enumerate((ANA, BEN), 2):
        await host.matches.endings.confirm(copy.id, member.user_id, number)
    assert not read(await host.matches.exports.export(copy.id, None)).complete


async def test_a_copy_hides_all_that_is_hidden_in_the_original(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, 6)
    copy = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    old = (await host.matches.store.live(info.id)).match
    new = (await host.matches.store.live(copy.id)).match
    assert new.view(None).state == old.view(None).state
    assert new.key != old.key
    assert (copy.origin, copy.seed_hash != info.seed_hash) == (info.id, True)
    assert [seat.user_id for seat in copy.seats] == [seat.user_id for seat in info.seats]


async def test_a_copy_is_played_to_its_end_and_leaves_the_original_alone(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, 3)
    before = (await host.matches.store.live(info.id)).match.state_hash()
    copy = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    over = await host.play(copy.id)
    assert over.status is Status.FINISHED
    restarted = Matches(storage, Shelf())
    assert (await restarted.store.live(copy.id)).match.over
    assert (await restarted.store.live(info.id)).match.state_hash() == before


@pytest.mark.parametrize("game", games())
async def test_every_game_can_be_copied_wherever_it_stands(host: Host, game: str) -> None:
    info = await host.begun(ANA, BEN, CLEO, game=game)
    for _ in range(6):
        await host.play(info.id, 7)
        copy = await host.matches.clones.clone(info.id, "to study", MOD, next(host.ids))
        await host.play(copy.id, 3)
        assert (await host.matches.store.live(copy.id)).match.number == 3


async def test_in_a_copy_all_are_asked_again_in_secret(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    live = await host.matches.store.live(info.id)
    asked = set(live.secrets.values())
    first = next(one for one in live.match.table.pending.values() if one.secret)
    await host.answer(info.id, first)
    assert set((await host.matches.store.live(info.id)).secrets.values()) == asked - {first.seat}
    copy = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    assert set((await host.matches.store.live(copy.id)).secrets.values()) == asked


async def test_the_same_clone_twice_makes_one_copy(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    first = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    assert (await host.matches.clones.clone(info.id, "to study", MOD, 1)).id == first.id
