"""How much memory the positions of matches take: as many matches stay awake as there is room for."""

from bot.matches.core.live import Cache, Live
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.infos import info
from tests.bot.matches.support import ANA, BEN, Host, Shelf
from tests.engines.core.toy import Do, match_of


def live(name: str, size: int) -> Live:
    match = match_of(Do("x"))
    match.kept = {1: bytes(size)}
    return Live(info(("Ana", "Ben"), name=name, id=name), match)


def test_the_match_not_used_for_longest_goes_when_there_is_no_room() -> None:
    cache = Cache(most=9, room=100)
    for name in ("a", "b", "c"):
        cache.put(live(name, 30))
    assert cache.held == 90
    cache.get("a")
    cache.put(live("d", 30))
    assert [one.info.id for one in cache] == ["c", "a", "d"]
    assert cache.held == 90


def test_a_match_that_grows_makes_room_for_itself() -> None:
    cache, grown = Cache(most=9, room=100), live("b", 30)
    for one in (live("a", 30), grown, live("c", 30)):
        cache.put(one)
    grown.match.kept[2] = bytes(50)
    cache.weigh(grown)
    assert [one.info.id for one in cache] == ["b"]
    assert cache.held == 80


def test_one_match_stays_however_large_it_is() -> None:
    cache = Cache(most=9, room=100)
    cache.put(live("a", 500))
    assert (len(cache), cache.held) == (1, 500)
    cache.drop("a")
    assert cache.held == 0


async def test_what_has_gone_for_want_of_room_is_taken_back_all_the_same(
    storage: Storage,
) -> None:
    small = Matches(storage, Shelf(), room=1)
    host = Host(small)
    infos = [await host.begun(ANA, BEN, game="bazaar") for _ in range(2)]
    for one in infos:
        tip = next(asked for asked in await host.decisions(one.id) if asked.seat == 0)
        await host.answer(one.id, tip, "tip")
    assert [small.store.cached(one.id) is not None for one in infos] == [False, True]
    assert (await small.play.undo_state(infos[0].id, ANA.user_id)).count == 1
    taken = await small.play.undo(infos[0].id, ANA.user_id, next(host.ids))
    assert taken.info.entry == 2
    assert [small.store.cached(one.id) is not None for one in infos] == [True, False]
