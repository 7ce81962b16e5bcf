"""What goes wrong between the bot and Discord, over the page's API."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.shared import SharedClock
from tests.bot.sandbox.browser import Web
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny

DAY = 86_400


@pytest.fixture
def web(sandbox: Sandbox, raw: Raw, ana: Member, bot: Tiny) -> Web:
    assert bot.errors == []
    return Web(sandbox, raw, ana)


async def post(web: Web, path: str, **body: Any) -> dict[str, Any]:
    status, answer = await web.ask("POST", f"/_sandbox/{path}", body)
    assert status == 200, answer
    return dict(answer)


async def refused(web: Web, path: str, **body: Any) -> str:
    status, answer = await web.ask("POST", f"/_sandbox/{path}", body)
    assert status == 400
    return str(answer["error"])


async def statuses(raw: Raw, place: Channel, count: int = 20) -> set[int]:
    return {(await raw.send(place.id, {"content": "hello"})).status for _ in range(count)}


@pytest.mark.parametrize("action", ["drop", "cut", "reconnect", "doubt"])
async def test_a_disturbed_line_is_resumed(web: Web, sandbox: Sandbox, action: str) -> None:
    known = sandbox.gateway.identifies + sandbox.gateway.resumes
    await post(web, "gateway", action=action)
    await sandbox.gateway.arrivals(known + 1)
    assert sandbox.gateway.resumes == 1


async def test_an_ended_session_is_begun_anew(web: Web, sandbox: Sandbox) -> None:
    known = sandbox.gateway.identifies
    await post(web, "gateway", action="invalidate")
    await sandbox.gateway.arrivals(known + 1)
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (known + 1, 0)


async def test_an_unknown_disturbance_names_those_there_are(web: Web) -> None:
    assert "doubt" in await refused(web, "gateway", action="shake")


async def test_the_bots_clock_jumps_and_no_time_passes(web: Web, sandbox: Sandbox) -> None:
    clock = SharedClock(sandbox.clock)
    steady = clock.steady()
    assert await post(web, "time", jump=-DAY) == {"ahead": 0, "jumped": -DAY}
    assert clock.now() < datetime.now(UTC) - timedelta(seconds=DAY - 60)
    assert clock.steady() - steady < 60
    await post(web, "time", jump=DAY)
    assert (await web.get("/_sandbox/world"))["jumped"] == 0


@pytest.mark.parametrize("body", [{}, {"jump": "soon"}, {"jump": 1e9}, {"skip": True}])
async def test_time_that_is_no_time_is_refused(
    web: Web, sandbox: Sandbox, body: dict[str, Any]
) -> None:
    assert "number" in await refused(web, "time", **body)
    assert (sandbox.clock.ahead, sandbox.clock.jumped) == (0, 0)


@pytest.mark.parametrize(
    ("effect", "status", "posted"), [("fail", 502, 0), ("fail_after", 502, 3), ("limit", 429, 0)]
)
async def test_a_storm_meets_every_request_until_it_is_ended(
    web: Web, raw: Raw, tables: Channel, effect: str, status: int, posted: int
) -> None:
    (storm,) = (await post(web, "storms", effect=effect))["active"]
    assert (storm["effect"], storm["operation"], storm["share"]) == (effect, "*", 1)
    assert await statuses(raw, tables, 3) == {status}
    assert len(tables.message_ids) == posted
    assert (await post(web, "storms"))["active"][0]["hits"] == 3
    assert await post(web, "storms/end") == {"active": []}
    assert await statuses(raw, tables, 1) == {200}


async def test_a_storm_can_meet_a_share_and_one_operation(
    web: Web, raw: Raw, tables: Channel
) -> None:
    await post(web, "storms", effect="fail", share=0.5, operation="create_message")
    assert await statuses(raw, tables) == {200, 502}
    assert (await raw.request("GET", f"/channels/{tables.id}")).status == 200


async def test_a_share_of_nothing_ends_a_storm(web: Web, raw: Raw, tables: Channel) -> None:
    await post(web, "storms", effect="fail")
    assert await post(web, "storms", effect="fail", share=0) == {"active": []}
    assert await statuses(raw, tables, 1) == {200}


async def test_answers_can_be_late(web: Web, sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    await post(web, "storms", effect="slow", seconds=0.01, operation="create_message")
    before = sandbox.clock.now()
    assert await statuses(raw, tables, 1) == {200}
    assert sandbox.clock.now() - before >= 0.01


@pytest.mark.parametrize("body", [{"effect": "hail"}, {"effect": "fail", "share": 2}])
async def test_a_storm_that_cannot_be_is_refused(web: Web, body: dict[str, Any]) -> None:
    assert "is one of" in (said := await refused(web, "storms", **body)) or "number" in said
    assert await post(web, "storms") == {"active": []}


async def counter(web: Web, place: Channel) -> Message:
    outcome = await web.act(f"/channels/{place.id}/slash", {"path": "counter"})
    return web.sandbox.message(int(outcome["message_id"]))


async def test_a_press_can_arrive_twice(web: Web, sandbox: Sandbox, tables: Channel) -> None:
    shown = await counter(web, tables)
    assert (await post(web, "presses", doubled=1))["doubled"] == 1
    await web.act(f"/messages/{shown.id}/click", {"custom_id": "count:0"})
    assert (await post(web, "presses"))["doubled"] == 0
    assert len(sandbox.interactions) == 2


async def test_a_press_can_be_lost(web: Web, sandbox: Sandbox) -> None:
    assert await post(web, "presses", lost=1) == {"doubled": 0, "lost": 1, "twice": False}
    assert sandbox.faults.lost == 1


async def test_everybody_can_press_everything_twice(
    web: Web, sandbox: Sandbox, tables: Channel
) -> None:
    shown = await counter(web, tables)
    await post(web, "presses", twice=True)
    outcome = await web.act(f"/messages/{shown.id}/click", {"custom_id": "count:0"})
    await sandbox.settled()
    first, second = sandbox.interactions[1:]
    assert [one.label for one in (first, second)] == ["count:0", "count:0"]
    assert outcome["interaction_id"] == str(first.id)
    assert not (await post(web, "presses", twice=False))["twice"]


async def test_files_can_be_too_large(web: Web, raw: Raw, tables: Channel) -> None:
    assert (await post(web, "files"))["largest"] > 1000
    assert await post(web, "files", largest=1000) == {"largest": 1000}
    answer = await raw.upload(tables.id, {"content": "a file"}, {"a.png": bytes(1001)})
    assert (answer.status, answer.code) == (413, 40005)
    assert (
        await raw.upload(tables.id, {"content": "a file"}, {"a.png": bytes(1000)})
    ).status == 200


async def test_the_server_can_be_out_of_reach(web: Web, sandbox: Sandbox, bot: Tiny) -> None:
    assert await post(web, "outage", down=True) == {"down": True}
    await sandbox.settled()
    assert (await web.get("/_sandbox/world"))["guild"]["down"]
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert guild.unavailable
    assert await post(web, "outage", down=False) == {"down": False}
    await sandbox.settled()
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert not guild.unavailable


async def test_nothing_is_done_on_a_server_out_of_reach(
    web: Web, sandbox: Sandbox, raw: Raw, ana: Member, tables: Channel
) -> None:
    shown = await counter(web, tables)
    token = sandbox.interactions[-1].token
    await post(web, "outage", down=True)
    here, acts = f"{web.mine}/channels/{tables.id}", f"{web.mine}/messages/{shown.id}"
    for path, body in (
        (f"{here}/slash", {"path": "ping"}),
        (f"{here}/say", {"content": "hello"}),
        (f"{acts}/click", {"custom_id": "count:0"}),
    ):
        status, answer = await web.ask("POST", path, body)
        assert (status, answer["error"]) == (400, "the server cannot be reached")
    hook = f"/webhooks/{sandbox.world.app.id}/{token}"
    for path in (
        f"/channels/{tables.id}",
        f"/guilds/{sandbox.guild.id}",
        f"{hook}/messages/@original",
    ):
        assert (await raw.request("GET", path)).status == 503
    assert (await raw.send(ana.dm_channel().id, {"content": "hello"})).status == 200
    assert (await ana.slash(ana.dm_channel(), "ping")).is_open
    await post(web, "outage", down=False)
    assert (await raw.send(tables.id, {"content": "hello"})).status == 200


async def test_a_bot_that_runs_elsewhere_is_not_restarted(web: Web) -> None:
    assert not (await web.get("/_sandbox/world"))["bot"]["mortal"]
    assert "stop and start it yourself" in await refused(web, "life", action="restart")


class Noted:
    """Notes what is done to a bot's life."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def restart(self) -> None:
        self.done.append("restarted")

    def kill(self) -> None:
        self.done.append("killed")


async def test_a_bot_of_the_sandboxs_own_is_restarted_and_killed(
    web: Web, sandbox: Sandbox
) -> None:
    sandbox.platform.process = noted = Noted()
    await post(web, "life", action="restart")
    await post(web, "life", action="kill")
    assert "restart, kill" in await refused(web, "life", action="cure")
    assert noted.done == ["restarted", "killed"]


async def test_members_tell_their_roles(web: Web, sandbox: Sandbox, zoe: Member) -> None:
    world = await web.get("/_sandbox/world")
    moderators = next(one for one in world["guild"]["roles"] if one["name"] == "Moderators")
    held = {one["name"]: one["roles"] for one in world["members"]}
    assert held[zoe.name] == [moderators["id"]]
    assert held["Ana"] == []
    managed = [one["name"] for one in world["guild"]["roles"] if one["managed"]]
    assert len(managed) == 1  # the bot's own
    assert moderators["name"] not in managed
