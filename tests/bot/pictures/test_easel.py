"""Pictures in their turn: as they were asked for, but for those who ask for many."""

import asyncio
from collections.abc import AsyncIterator, Callable
from threading import Barrier, Event

import pytest

from bot.pictures.easel import MANY, OFTEN, Easel

PATIENCE = 10.0


class Held:
    """Work that goes on only when it may, so that others have to wait behind it; notes what was drawn."""

    def __init__(self, easel: Easel) -> None:
        self.easel = easel
        self.drawn: list[str] = []
        self.may = Event()
        self.tasks: list[asyncio.Task[str]] = []

    def ask(self, name: str, whom: int | str) -> "asyncio.Task[str]":
        task = asyncio.create_task(self.easel.draw(self._work(name), whom))
        self.tasks.append(task)
        return task

    def _work(self, name: str) -> Callable[[], str]:
        def work() -> str:
            assert self.may.wait(PATIENCE)
            self.drawn.append(name)
            return name

        return work

    async def all_asked(self) -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def finished(self) -> list[str | BaseException]:
        await self.all_asked()
        self.may.set()
        return await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.fixture
async def held() -> AsyncIterator[Held]:
    held = Held(Easel(at_once=1))
    yield held
    held.may.set()
    held.easel.close()


async def test_posts_and_looks_are_drawn_as_they_were_asked_for(held: Held) -> None:
    held.ask("first", 1)
    await held.all_asked()
    held.ask("a look", 2)
    held.ask("a post", "abc")
    held.ask("another look", 3)
    await held.finished()
    assert held.drawn == ["first", "a look", "a post", "another look"]


async def test_who_asks_for_many_pictures_holds_up_nobody_else_by_more_than_the_first_few(
    held: Held,
) -> None:
    for number in range(20):
        held.ask(f"many {number}", 1)
    await held.all_asked()
    held.ask("one", 2)
    held.ask("a post", "abc")
    await held.finished()
    assert held.drawn.index("one") == MANY
    assert held.drawn.index("a post") == MANY + 1


async def test_of_those_who_had_many_whoever_had_the_fewest_is_next(held: Held) -> None:
    for number in range(MANY + 2):
        held.ask(f"more {number}", 1)
    for number in range(MANY):
        held.ask(f"fewer {number}", 2)
    await held.finished()
    held.may.clear()
    held.drawn.clear()
    for name, person in (("first", 3), ("more", 1), ("fewer", 2)):
        held.ask(name, person)
    await held.finished()
    assert held.drawn == ["first", "fewer", "more"]


async def test_one_picture_is_made_ready_while_another_is_drawn() -> None:
    easel, both = Easel(), Barrier(2)
    drawn = [easel.draw(lambda: both.wait(PATIENCE), person) for person in (1, 2)]
    assert sorted(await asyncio.gather(*drawn)) == [0, 1]
    easel.close()


async def test_who_looks_again_now_and_then_goes_before_those_who_never_stop(held: Held) -> None:
    for number in range(9):
        held.ask(f"many {number}", 1)
    held.ask("a look", 2)
    await held.finished()
    held.may.clear()
    held.ask("first", "abc")
    for number in range(9):
        held.ask(f"more {number}", 1)
    held.ask("another look", 2)
    held.drawn.clear()
    await held.finished()
    assert held.drawn[:2] == ["first", "another look"]


async def test_a_thread_that_is_owed_picture_after_picture_waits_like_whoever_asks_for_many(
    held: Held,
) -> None:
    for number in range(OFTEN):
        held.ask(f"many {number}", "abc")
    await held.finished()
    held.may.clear()
    held.drawn.clear()
    held.ask("first", 1)
    await held.all_asked()
    held.ask("one more", "abc")
    held.ask("a look", 2)
    held.ask("another thread", "def")
    await held.finished()
    assert held.drawn == ["first", "a look", "another thread", "one more"]


async def test_an_error_reaches_the_one_who_asked_and_the_next_picture_is_drawn() -> None:
    easel = Easel()

    def broken() -> None:
        raise ValueError("no paint")

    with pytest.raises(ValueError, match="no paint"):
        await easel.draw(broken, 1)
    assert await easel.draw(lambda: "next", 1) == "next"
    easel.close()


async def test_what_nobody_waits_for_any_more_is_not_drawn(held: Held) -> None:
    held.ask("first", "abc")
    await held.all_asked()
    gone = held.ask("gone", 1)
    await held.all_asked()
    gone.cancel()
    await held.finished()
    assert held.drawn == ["first"]


async def test_when_the_easel_is_put_away_nobody_waits_for_ever(held: Held) -> None:
    held.ask("first", "abc")
    waiting = held.ask("second", 1)
    await held.all_asked()
    held.may.set()
    held.easel.close()
    await asyncio.gather(*held.tasks, return_exceptions=True)
    assert waiting.cancelled()


async def test_who_asks_after_the_easel_is_put_away_does_not_wait_either() -> None:
    easel = Easel()
    easel.close()
    late = asyncio.create_task(easel.draw(lambda: "late", 1))
    await asyncio.wait([late], timeout=PATIENCE)
    assert late.cancelled()
