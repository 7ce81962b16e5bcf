"""Whose request is worked on: one of each person's at a time, and one in all of those who ask for much."""

import asyncio

import pytest

from bot.domain.errors import MatchError
from bot.quotas import turns
from bot.quotas.turns import LATELY, MUCH, WAITING, Lane

ANA, BEN, CLEO = 101, 102, 103


class Hands:
    """People whose requests are worked on until they are let go of; notes which have begun."""

    def __init__(self, longest: float = 1000.0, rest: float = 0.0) -> None:
        self.now = 0.0
        self.lane = Lane(longest, rest, lambda: self.now)
        self.begun: list[str] = []
        self.refused: dict[str, str] = {}
        self.may: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, user_id: int, *names: str, newest: str = "") -> None:
        for name in names:
            self.may[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._work(user_id, name, newest))
            await self.settled()

    async def _work(self, user_id: int, name: str, newest: str) -> None:
        try:
            await self.lane.come(user_id, newest)
        except MatchError as refused:
            self.refused[name] = refused.message.key
            return
        self.begun.append(name)
        await self.may[name].wait()

    async def settled(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish(self, *names: str) -> None:
        for name in names:
            self.may[name].set()
            await self.settled()

    async def hurry(self, user_id: int, times: int = MUCH) -> None:
        """Somebody has much worked on."""
        for number in range(times):
            await self.ask(user_id, f"{user_id}-{number}")
            await self.finish(f"{user_id}-{number}")
        self.begun.clear()


@pytest.fixture
def hands() -> Hands:
    return Hands()


async def test_requests_of_a_person_are_worked_on_one_after_the_other_as_they_came(
    hands: Hands,
) -> None:
    await hands.ask(ANA, "a", "b", "c")
    assert hands.begun == ["a"]
    await hands.finish("a")
    assert hands.begun == ["a", "b"]
    await hands.finish("b")
    assert hands.begun == ["a", "b", "c"]


async def test_nobody_waits_for_what_others_ask_for_now_and_then(hands: Hands) -> None:
    await hands.ask(ANA, "a", "b")
    await hands.ask(BEN, "c")
    await hands.ask(CLEO, "d")
    assert hands.begun == ["a", "c", "d"]


async def test_of_all_who_had_much_lately_one_request_is_worked_on_at_a_time(hands: Hands) -> None:
    await hands.hurry(ANA)
    await hands.hurry(BEN)
    await hands.ask(ANA, "a")
    await hands.ask(BEN, "b")
    await hands.ask(CLEO, "c")
    assert hands.begun == ["a", "c"]
    await hands.finish("a")
    assert hands.begun == ["a", "c", "b"]


async def test_those_who_had_much_take_turns_whoever_has_more_waiting(hands: Hands) -> None:
    await hands.hurry(ANA, MUCH + 3)
    await hands.hurry(BEN)
    await hands.ask(ANA, "a", "b", "c")
    await hands.ask(BEN, "d")
    await hands.finish("a")
    assert hands.begun == ["a", "d"]
    await hands.finish("d")
    assert hands.begun == ["a", "d", "b"]


async def test_who_asks_for_much_alone_waits_only_for_themselves(hands: Hands) -> None:
    await hands.hurry(ANA)
    await hands.ask(ANA, "a", "b")
    await hands.finish("a")
    assert hands.begun == ["a", "b"]


async def test_after_a_request_of_those_who_had_much_they_rest_as_long_as_it_took() -> None:
    hands = Hands(rest=1.0)
    await hands.hurry(ANA)
    await hands.hurry(BEN)
    await hands.ask(ANA, "long")
    await hands.ask(BEN, "later")
    hands.now += 0.05
    await hands.finish("long")
    assert hands.begun == ["long"]
    await hands.ask(CLEO, "seldom")
    assert hands.begun == ["long", "seldom"]
    begun = asyncio.get_running_loop().time()
    hands.may["later"].set()
    await asyncio.wait([hands.tasks["later"]], timeout=10.0)
    assert hands.begun == ["long", "seldom", "later"]
    assert asyncio.get_running_loop().time() - begun > 0.04


async def test_after_a_while_it_is_forgotten_who_had_much(hands: Hands) -> None:
    await hands.hurry(ANA)
    await hands.hurry(BEN)
    hands.now += LATELY + 1
    await hands.ask(ANA, "a")
    await hands.ask(BEN, "b")
    assert hands.begun == ["a", "b"]


async def test_whoever_asks_faster_than_they_are_served_is_refused_and_served_on(
    hands: Hands,
) -> None:
    names = [f"{number}" for number in range(WAITING + 3)]
    await hands.ask(ANA, *names)
    assert hands.refused == dict.fromkeys(names[-2:], "quotas-waiting-met")
    await hands.finish(*names[:-2])
    assert hands.begun == names[:-2]
    await hands.ask(ANA, "again")
    assert hands.begun[-1] == "again"


async def test_of_what_waits_under_a_name_only_the_newest_is_worked_on(hands: Hands) -> None:
    await hands.ask(ANA, "a", "b", newest="picture")
    await hands.ask(ANA, "other")
    await hands.ask(ANA, "c", newest="picture")
    await hands.finish("a", "other", "c")
    assert hands.begun == ["a", "other", "c"]
    assert hands.refused == {"b": "quotas-picture-newer"}


async def test_a_request_that_is_given_up_holds_up_nobody(hands: Hands) -> None:
    await hands.ask(ANA, "a", "b", "c")
    hands.tasks["b"].cancel()
    hands.tasks["a"].cancel()
    await hands.settled()
    assert hands.begun == ["a", "c"]


async def test_a_request_that_fails_holds_up_nobody(hands: Hands) -> None:
    async def fail() -> None:
        await hands.lane.come(ANA)
        raise ValueError("broken")

    broken = asyncio.create_task(fail())
    await hands.ask(ANA, "a")
    with pytest.raises(ValueError, match="broken"):
        await broken
    assert hands.begun == ["a"]


async def test_a_request_never_waits_for_itself(hands: Hands) -> None:
    async def twice() -> str:
        await hands.lane.come(ANA)
        await hands.lane.come(ANA)
        return "done"

    assert await asyncio.create_task(twice()) == "done"


async def test_what_takes_too_long_no_longer_holds_up_others() -> None:
    hands = Hands(longest=0.0)
    await hands.ask(ANA, "a", "b")
    hands.may["b"].set()
    await hands.tasks["b"]
    assert hands.begun == ["a", "b"]
    assert not hands.tasks["a"].done()
    await hands.finish("a")


async def test_however_many_people_come_only_what_the_last_ones_had_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "REMEMBERED", 1)
    hands = Hands()
    await hands.hurry(ANA)
    await hands.hurry(BEN)
    await hands.ask(ANA, "a")
    await hands.ask(BEN, "b")
    assert hands.begun == ["a", "b"]
