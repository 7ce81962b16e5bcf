"""Rate limits: refused with the real headers, kept by the real client, shortened by the clock."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox import Permission, Sandbox
from bot.sandbox.ratelimits import GLOBAL_PER_SECOND, OLD_EDITS
from tests.bot.clients import online, point_at
from tests.bot.sandbox.raw import Answer, Raw
from tests.bot.sandbox.tiny import Tiny


@pytest.fixture
async def strict() -> AsyncIterator[Raw]:
    async with (
        Sandbox(scale=1) as sandbox,
        aiohttp.ClientSession() as session,
    ):
        yield Raw(sandbox, session)


async def test_the_sixth_message_in_five_seconds_is_refused(strict: Raw) -> None:
    channel = strict.sandbox.channel("tables")
    answers = [await strict.send(channel.id, {"content": "x"}) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    remaining = [answer.headers["X-RateLimit-Remaining"] for answer in answers]
    assert remaining == ["4", "3", "2", "1", "0", "0"]
    refused = answers[-1]
    assert refused.headers["X-RateLimit-Limit"] == "5"
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["X-RateLimit-Bucket"] == answers[0].headers["X-RateLimit-Bucket"]
    assert refused.headers["Via"]
    assert 0 <= refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    assert strict.sandbox.rates.refusals == 1


async def test_every_channel_has_its_own_window(strict: Raw) -> None:
    for name in ("tables", "lobby"):
        channel = strict.sandbox.channel(name)
        answers = [await strict.send(channel.id, {"content": "x"}) for _ in range(5)]
        assert {answer.status for answer in answers} == {200}


async def test_a_window_ends_on_the_clock(strict: Raw) -> None:
    channel = strict.sandbox.channel("tables")
    for _ in range(5):
        await strict.send(channel.id, {"content": "x"})
    strict.sandbox.clock.advance(5)
    assert (await strict.send(channel.id, {"content": "x"})).status == 200


async def test_the_bot_as_a_whole_has_fifty_requests_a_second(
    monkeypatch: pytest.MonkeyPatch, strict: Raw
) -> None:
    monkeypatch.setattr(strict.sandbox.clock, "now", lambda: 7.0)
    answers = [await strict.request("GET", "/users/@me") for _ in range(GLOBAL_PER_SECOND + 1)]
    assert answers[-2].status == 200
    assert answers[-1].status == 429
    assert answers[-1].body["global"] is True
    assert answers[-1].headers["X-RateLimit-Scope"] == "global"


async def test_a_channel_is_renamed_twice_in_ten_minutes(strict: Raw) -> None:
    channel = strict.sandbox.channel("tables")
    strict.sandbox.allow(channel, Permission.MANAGE_CHANNELS)
    path = f"/channels/{channel.id}"
    answers = [await strict.request("PATCH", path, {"name": f"t{n}"}) for n in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 429]


async def test_a_message_older_than_an_hour_takes_few_edits(strict: Raw) -> None:
    channel, clock = strict.sandbox.channel("tables"), strict.sandbox.clock
    sent = (await strict.send(channel.id, {"content": "x"})).body["id"]

    async def edit() -> Answer:
        clock.advance(5)  # past the limit on edits of any age
        return await strict.request(
            "PATCH", f"/channels/{channel.id}/messages/{sent}", {"content": "y"}
        )

    assert {(await edit()).status for _ in range(OLD_EDITS.limit + 1)} == {200}
    clock.skip(3600)
    assert {(await edit()).status for _ in range(OLD_EDITS.limit)} == {200}
    refused = await edit()
    assert (refused.status, refused.code) == (429, 30046)
    assert 3000 < refused.body["retry_after"] <= 3600
    clock.skip(3600)
    assert (await edit()).status == 200


async def test_the_client_keeps_the_limits_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(scale=100) as sandbox:
        point_at(sandbox, monkeypatch)
        async with online(sandbox, Tiny()) as client:
            place = client.get_partial_messageable(sandbox.channel("tables").id)
            for number in range(12):
                await place.send(str(number))
        assert sandbox.rates.refusals == 0
