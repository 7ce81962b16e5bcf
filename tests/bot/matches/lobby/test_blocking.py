"""Who blocks another never gets into a lobby with them, and the other one does not read why."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import Member, Wish
from bot.domain.quotas import BLOCKED_MOST
from data.catalogues import catalogue, languages
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CHANNEL, CLEO, GUILD, Host
from tests.bot.matches.timing import MODERATOR


async def refused(doing: Awaitable[Any]) -> Text:
    with pytest.raises(MatchError) as caught:
        await doing
    return caught.value.message


@pytest.fixture
async def apart(host: Host) -> Host:
    """Ana has blocked Ben."""
    await host.matches.blocks.block(ANA.user_id, BEN)
    return host


async def test_the_blocked_one_cannot_join_and_is_not_told_why(apart: Host) -> None:
    info = await apart.lobby(ANA, CLEO)
    said = await refused(apart.matches.lobby.join(info.id, BEN, next(apart.ids)))
    assert (said.key, said.args) == ("blocks-closed", {})
    for lang in languages():
        assert "Ana" not in catalogue(lang).format(said.key)
        assert "block" not in catalogue(lang).format(said.key).casefold()


async def test_who_blocks_cannot_join_either_and_reads_whom_they_have_blocked(apart: Host) -> None:
    info = await apart.lobby(CLEO, BEN)
    said = await refused(apart.matches.lobby.join(info.id, ANA, next(apart.ids)))
    assert (said.key, said.args["names"]) == ("blocks-own", [BEN.name])


async def test_both_may_join_others(apart: Host) -> None:
    info = await apart.lobby(CLEO)
    await apart.matches.lobby.join(info.id, BEN, next(apart.ids))
    other = await apart.lobby(CLEO)
    assert (await apart.matches.lobby.join(other.id, ANA, next(apart.ids))).seat_of(
        ANA.user_id
    ) == 1


async def test_of_two_who_join_at_once_one_gets_in(apart: Host) -> None:
    info = await apart.lobby(CLEO)
    joins = [apart.matches.lobby.join(info.id, one, next(apart.ids)) for one in (ANA, BEN)]
    given = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(one, MatchError) for one in given) == 1


async def test_neither_invites_the_other(apart: Host) -> None:
    own = await apart.lobby(ANA)
    invited = apart.matches.invitations.invite(own.id, ANA, BEN.user_id, next(apart.ids))
    assert (await refused(invited)).key == "blocks-own-invited"
    other = await apart.lobby(BEN)
    invited = apart.matches.invitations.invite(other.id, BEN, ANA.user_id, next(apart.ids))
    assert (await refused(invited)).key == "blocks-not-invited"


async def test_a_third_person_does_not_bring_them_together(apart: Host) -> None:
    info = await apart.lobby(ANA, CLEO)
    invited = apart.matches.invitations.invite(info.id, CLEO, BEN.user_id, next(apart.ids))
    assert (await refused(invited)).key == "blocks-not-invited"


async def test_neither_calls_a_rematch_of_what_they_have_played(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO)
    info = await host.play(info.id)
    await host.matches.blocks.block(ANA.user_id, BEN)
    wish = Wish(GUILD, CHANNEL, "fortuna", name="Again")
    for who, key in ((BEN, "blocks-no-rematch"), (ANA, "blocks-own")):
        called = host.matches.lobby.rematch(info, who, wish, next(host.ids))
        assert (await refused(called)).key == key
    lobby = await host.matches.lobby.rematch(info, CLEO, wish, next(host.ids))
    assert lobby.creator_id == CLEO.user_id
    await host.matches.lobby.join(lobby.id, ANA, next(host.ids))
    assert (
        await refused(host.matches.lobby.join(lobby.id, BEN, next(host.ids)))
    ).key == "blocks-closed"


async def test_a_moderator_may_seat_them_at_one_table(apart: Host) -> None:
    info = await apart.begun(ANA, CLEO, game="pebbles")
    await apart.matches.moderation.replace_seat(
        info.id, 1, BEN, "why not", MODERATOR, next(apart.ids), for_good=True
    )
    assert (await apart.matches.store.info(info.id)).seat_of(BEN.user_id) == 1


async def test_who_is_unblocked_may_join_again(apart: Host) -> None:
    info = await apart.lobby(ANA)
    assert await apart.matches.blocks.unblock(ANA.user_id, BEN.user_id) == []
    assert (await apart.matches.lobby.join(info.id, BEN, next(apart.ids))).seat_of(BEN.user_id) == 1


async def test_blocking_twice_counts_once_and_the_last_one_stands_first(apart: Host) -> None:
    await apart.matches.blocks.block(ANA.user_id, CLEO)
    found = await apart.matches.blocks.block(ANA.user_id, BEN)
    assert {one.user_id for one in found} == {BEN.user_id, CLEO.user_id}
    assert await apart.matches.blocks.blocked(BEN.user_id) == []


async def test_nobody_blocks_themselves_or_the_whole_world(host: Host) -> None:
    assert (await refused(host.matches.blocks.block(ANA.user_id, ANA))).key == "blocks-self"
    for number in range(BLOCKED_MOST):
        await host.matches.blocks.block(ANA.user_id, Member(1000 + number, f"Person {number}"))
    assert (await refused(host.matches.blocks.block(ANA.user_id, BEN))).key == "blocks-enough"
