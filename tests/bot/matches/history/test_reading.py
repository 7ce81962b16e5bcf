"""What can be known of matches, and by whom."""

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.matches.history.news import Shown
from tests.bot.matches.support import ANA, BEN, CLEO, Host


async def looked(host: Host, info: MatchInfo, seat: int) -> None:
    """A seat looks at the board."""
    shown = Shown.of(await host.matches.store.live(info.id))
    await host.matches.news.looked(info.id, seat, shown)


async def test_everybody_reads_the_same_story_in_their_own_light(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, answers=20)
    public = await host.matches.story.told(info.id, None, limit=1000)
    own = await host.matches.story.told(info.id, 0, limit=1000)
    assert [event.number for event in own] == [event.number for event in public]
    assert not any(event.event.private for event in public)
    assert {seat for event in own for seat in event.event.private} == {0}


async def test_a_story_can_be_read_in_parts(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, answers=4)
    part = await host.matches.story.told(info.id, None, after_event=1, upto=3)
    assert [event.number for event in part] == [2, 3]
    last = await host.matches.story.told(info.id, None, limit=1)
    assert [event.number for event in last] == [4]


async def test_a_seat_s_last_look_is_its_own(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    assert await host.matches.news.look(info.id, 0) is None
    await looked(host, info, 0)
    then = (await host.matches.store.live(info.id)).view(0).state
    before = repr(then)
    await host.play(info.id, answers=3)
    look = await host.matches.news.look(info.id, 0)
    assert look is not None
    assert (look.entry, look.view.seat, repr(look.view.state)) == (0, 0, before)
    assert await host.matches.news.look(info.id, 1) is None


async def test_looking_back_leaves_the_match_as_it_is(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await looked(host, info, 0)
    await host.play(info.id, answers=30)
    match = (await host.matches.store.live(info.id)).match
    before, counters = match.state_hash(), repr(match.table.counters)
    await host.matches.news.look(info.id, 0)
    assert (match.state_hash(), repr(match.table.counters)) == (before, counters)


async def test_a_person_s_matches_are_those_it_sits_in(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.lobby(CLEO)
    assert [one.id for one in await host.matches.lists.of_member(BEN.user_id)] == [info.id]


async def test_a_match_not_in_memory_is_not_cached(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    assert host.matches.store.cached(info.id) is None
    await host.matches.lobby.start(info.id, ANA, next(host.ids))
    live = host.matches.store.cached(info.id)
    assert live is not None
    assert live.seat_of(BEN.user_id) == 1
    assert live.view(1).seat == 1


async def test_a_lobby_has_no_board(host: Host) -> None:
    info = await host.lobby(ANA)
    with pytest.raises(MatchError) as caught:
        await host.matches.store.live(info.id)
    assert caught.value.message.key == "service-not-started"
