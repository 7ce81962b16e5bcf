"""Processes tell each other what they have done, so that nobody has to find it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from sqlalchemy import text

from bot.neighbours import Neighbours
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from tests.bot.matches.processes import ELSEWHERE, Process, two
from tests.bot.matches.support import ANA, BEN, GUILD, ManualClock
from tests.bot.servers import Server

PATIENCE = 10.0


@dataclass
class Neighbour:
    """A process that tells others and listens."""

    process: Process
    people: People
    guilds: Guilds
    moved: list[str]
    moved_anywhere: list[str]


@asynccontextmanager
async def _listening(process: Process) -> AsyncIterator[Neighbour]:
    store = process.matches.store
    people = People(process.storage, shared=True)
    guilds = Guilds(process.storage, process.matches.clock, shared=True)
    moved: list[str] = []
    anywhere: list[str] = []
    store.signals.when_moved(moved.append)
    store.signals.when_moved_anywhere(anywhere.append)
    neighbours = Neighbours(process.storage.url, store, people, guilds)
    neighbours.start()
    try:
        await asyncio.wait_for(neighbours.listening(), PATIENCE)
        yield Neighbour(process, people, guilds, moved, anywhere)
    finally:
        await neighbours.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def both(postgres: Server, clock: ManualClock) -> AsyncIterator[tuple[Neighbour, Neighbour]]:
    async with (
        two(postgres, clock) as (first, second),
        _listening(first) as one,
        _listening(second) as other,
    ):
        yield one, other


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what a server tells takes a moment
            await asyncio.sleep(0.01)


async def test_who_looks_after_a_match_hears_that_it_has_moved_on(
    both: tuple[Neighbour, Neighbour],
) -> None:
    first, second = both
    info = await first.process.host.lobby(ANA, BEN, guild_id=ELSEWHERE)
    await _until(lambda: info.id in second.moved)
    assert info.id in second.moved_anywhere


async def test_others_hear_it_only_for_what_is_on_a_screen(
    both: tuple[Neighbour, Neighbour],
) -> None:
    first, second = both
    info = await first.process.host.begun(ANA, BEN, game="pebbles")
    await _until(lambda: info.id in second.moved_anywhere)
    await second.process.matches.store.live(info.id)
    second.moved.clear()
    second.moved_anywhere.clear()
    await first.process.host.answer(info.id)
    await _until(lambda: info.id in second.moved_anywhere)
    assert second.moved == []
    remembered = second.process.matches.store.remembered(info.id)
    assert remembered is not None
    assert remembered.match.number == 1


async def test_nobody_hears_itself(both: tuple[Neighbour, Neighbour]) -> None:
    first, second = both
    info = await first.process.host.lobby(ANA)
    await _until(lambda: info.id in second.moved_anywhere)
    assert first.moved.count(info.id) == 1


async def test_settings_that_another_process_has_changed_are_read_anew(
    both: tuple[Neighbour, Neighbour],
) -> None:
    first, second = both
    assert (await second.guilds.settings(GUILD)).language is None
    await second.people.set_language(ANA.user_id, "es")
    assert second.people.language_now(ANA.user_id, "en") == "es"
    await first.guilds.set_language(GUILD, "es", 1)
    await first.people.set_dms(ANA.user_id, wanted=False)
    await _until(lambda: second.people.language_now(ANA.user_id, "en") == "en")
    assert (await second.people.settings(ANA.user_id)).language == "es"
    assert (await second.guilds.settings(GUILD)).language == "es"


async def test_what_a_server_has_set_up_at_two_processes_is_kept_of_both(
    both: tuple[Neighbour, Neighbour],
) -> None:
    first, second = both
    for one in both:
        await one.guilds.settings(GUILD)
    await first.guilds.set_role(GUILD, 777, 1)
    assert (await second.guilds.set_language(GUILD, "es", 1)).moderator_role_id == 777


async def test_a_connection_that_is_lost_is_made_again(
    both: tuple[Neighbour, Neighbour], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.bulletin.PAUSE", 0.0)
    first, second = both
    async with first.process.storage.write() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
        )
    info = await first.process.host.lobby(ANA, BEN, guild_id=ELSEWHERE)

    def heard() -> bool:
        first.process.matches.store.signals.moved(info.id)
        return info.id in second.moved_anywhere

    await _until(heard)
