"""The page's own API."""

import asyncio
import base64
import json
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox import Channel, Member, Permission, Sandbox
from bot.sandbox.phrases import phrase
from bot.sandbox.shared import SharedClock
from bot.sandbox.snowflakes import created
from tests.bot.sandbox.browser import Web
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny


@pytest.fixture
def web(sandbox: Sandbox, raw: Raw, ana: Member, bot: Tiny) -> Web:
    assert bot.errors == []
    return Web(sandbox, raw, ana)


@pytest.fixture
def here(tables: Channel) -> str:
    return f"/channels/{tables.id}"


async def test_the_world_is_told(web: Web) -> None:
    world = await web.get("/_sandbox/world")
    assert world["connected"]
    assert world["members"][0]["name"] == "Ana"
    assert world["guild"]["name"] == "Caravan yard"
    assert world["bot"]["name"] == "Caravanserai"


async def test_channels_are_told_direct_messages_last(web: Web) -> None:
    channels = await web.get(web.mine + "/channels")
    assert [(item["name"], item["type"]) for item in channels] == [
        ("tables", 0),
        ("lobby", 0),
        ("Caravanserai", 1),
    ]


async def test_a_command_is_run_and_its_answer_read(web: Web, here: str) -> None:
    outcome = await web.act(here + "/slash", {"path": "ping", "options": {"hidden": True}})
    assert (outcome["kind"], outcome["failed"]) == ("message", False)
    messages = await web.get(web.mine + here + "/messages")
    assert [item["id"] for item in messages] == [outcome["message_id"]]
    assert messages[0]["ephemeral"]
    await web.act("/restart")
    assert await web.get(web.mine + here + "/messages") == []


async def test_a_member_is_given_by_id(web: Web, sandbox: Sandbox, here: str) -> None:
    options = {"game": "camel", "guest": str(sandbox.member("健太").id)}
    await web.act(here + "/slash", {"path": "match create", "options": options})
    messages = await web.get(web.mine + here + "/messages")
    assert messages[0]["content"] == "camel for 2 with 健太"


async def test_a_file_is_given_with_a_command(web: Web, here: str) -> None:
    file = {"name": "cargo.txt", "content": base64.b64encode(b"ten camels").decode()}
    await web.act(here + "/slash", {"path": "weigh", "options": {"file": file}})
    messages = await web.get(web.mine + here + "/messages")
    assert messages[0]["content"] == "cargo.txt: 10 bytes, text/plain, 'ten camels'"


async def test_a_file_larger_than_discord_takes_is_not_sent(
    web: Web, sandbox: Sandbox, here: str
) -> None:
    sandbox.platform.attachment_bytes = 9
    file = {"name": "cargo.txt", "content": base64.b64encode(b"ten camels").decode()}
    body = {"path": "weigh", "options": {"file": file}}
    status, answer = await web.ask("POST", f"{web.mine}{here}/slash", body)
    assert (status, answer["error"]) == (400, "cargo.txt is too large for Discord")


async def test_buttons_menus_and_forms_work(web: Web, sandbox: Sandbox, here: str) -> None:
    shown = await web.act(here + "/slash", {"path": "pick"})
    message = f"/messages/{shown['message_id']}"
    await web.act(message + "/select", {"custom_id": "fruit", "values": ["fig"]})
    friend = str(sandbox.member("Björn").id)
    await web.act(message + "/select", {"custom_id": "friend", "values": [friend]})
    form = (await web.act(message + "/click", {"custom_id": "ask"}))["modal"]
    assert form["title"] == "A question"
    submit = f"/modals/{form['interaction_id']}/submit"
    await web.act(submit, {"values": {"answer": "forty"}})
    messages = await web.get(web.mine + here + "/messages?limit=3")
    words = [item["content"] for item in messages]
    assert words == ["fig", "friend ['Björn']", "You wrote forty"]


async def test_commands_are_listed_with_their_options(web: Web, here: str) -> None:
    commands = {item["path"]: item for item in await web.get(web.mine + here + "/commands")}
    create = commands["match create"]
    assert create["words"] == "match create"
    assert [item["label"] for item in create["options"]] == ["game", "seats", "guest"]
    assert create["options"][0]["autocomplete"]


async def listed(web: Web, sandbox: Sandbox, name: str, place: Channel) -> set[str]:
    here = f"/_sandbox/members/{sandbox.member(name).id}/channels/{place.id}"
    found = [*await web.get(here + "/commands"), *await web.get(here + "/menus")]
    return {item["words"] for item in found}


async def test_commands_one_may_not_use_are_not_listed(
    web: Web, sandbox: Sandbox, tables: Channel
) -> None:
    owner, other = [await listed(web, sandbox, name, tables) for name in ("Ana", "Björn")]
    assert owner - other == {"rule"}
    assert {"ping", "Quote It"} <= other
    everyone = sandbox.guild.roles[sandbox.guild.id]
    none = Permission(everyone.permissions) & ~Permission.USE_APPLICATION_COMMANDS
    sandbox.world.change_role(sandbox.guild, everyone, none)
    assert await listed(web, sandbox, "Björn", tables) == set()


async def test_a_bot_that_is_gone_has_no_commands(
    web: Web, sandbox: Sandbox, tables: Channel
) -> None:
    sandbox.kick_bot()
    assert await listed(web, sandbox, "Ana", tables) == set()
    path = f"{web.mine}/channels/{tables.id}/slash"
    assert (await web.ask("POST", path, {"path": "ping"}))[0] == 400


async def test_a_command_is_run_from_the_menu_of_a_message(web: Web, here: str) -> None:
    said = await web.act(here + "/say", {"content": "Forty camels"})
    assert await web.get(web.mine + here + "/menus") == [{"name": "Quote It", "words": "Quote It"}]
    await web.act(f"/messages/{said['message_id']}/menu", {"name": "Quote It"})
    messages = await web.get(web.mine + here + "/messages")
    assert "Forty camels" in messages[-1]["content"]
    path = f"{web.mine}/messages/{said['message_id']}/menu"
    assert (await web.ask("POST", path, {"name": "Burn It"}))[0] == 400


async def test_proposals_are_asked_for(web: Web, here: str) -> None:
    body = {"path": "match create", "focused": "game", "typed": "cam"}
    answer = await web.act(here + "/autocomplete", body)
    assert answer == {"choices": [{"name": "Camel", "value": "camel"}]}


async def test_a_failed_interaction_is_told(web: Web, sandbox: Sandbox, here: str) -> None:
    asking = asyncio.create_task(web.act(here + "/slash", {"path": "sulk"}))
    while not sandbox.interactions:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.01)
    with pytest.raises(TimeoutError, match="/sulk"):
        await sandbox.settled(timeout=0.1)
    sandbox.clock.advance(4)
    assert (await asking)["failed"]
    report = await web.get("/_sandbox/report")
    assert report["failed"] == ["/sulk"]
    assert report["violations"] == []


async def test_a_mention_of_a_role_calls_who_has_it(
    web: Web, sandbox: Sandbox, tables: Channel, zoe: Member
) -> None:
    words = f"<@&{sandbox.role('Moderators').id}>"
    sent = (await web.raw.send(tables.id, {"content": words})).body["id"]
    quiet = {"content": words, "allowed_mentions": {"parse": []}}
    await web.raw.send(tables.id, quiet)
    pings = [
        (await web.get(f"/_sandbox/members/{one.id}/channels"))[0]["pings"]
        for one in (zoe, sandbox.member("Ana"))
    ]
    assert pings == [[sent], []]


async def test_what_is_never_answered_says_so_in_the_readers_language(
    web: Web, sandbox: Sandbox, here: str
) -> None:
    await web.act(here + "/slash", {"path": "think", "options": {"long": True}})
    assert [item["loading"] for item in await web.get(web.mine + here + "/messages")] == [True]
    sandbox.clock.advance(15 * 60)
    await sandbox.settled()
    (shown,) = await web.get(web.mine + here + "/messages")
    assert (shown["loading"], shown["content"]) == (False, phrase("es-ES", "did-not-respond"))
    assert (await web.get("/_sandbox/report"))["failed"] == ["/think"]


async def test_the_page_says_who_was_added_to_a_thread(
    web: Web, sandbox: Sandbox, tables: Channel
) -> None:
    made = await web.raw.post(f"/channels/{tables.id}/threads", {"name": "apart", "type": 11})
    ben, thread = sandbox.member("Björn"), made.body["id"]
    await web.raw.request("PUT", f"/channels/{thread}/thread-members/{ben.id}")
    (shown,) = await web.get(f"{web.mine}/channels/{thread}/messages")
    assert (shown["type"], shown["content"]) == (1, f"ha añadido a <@{ben.id}> al hilo")
    (above,) = await web.get(f"{web.mine}/channels/{tables.id}/messages")
    assert (above["type"], above["content"]) == (18, "apart")


async def test_settings_of_a_member_change(web: Web, sandbox: Sandbox, here: str) -> None:
    await web.ask("PATCH", web.mine, {"dms_open": False, "locale": "el"})
    assert not sandbox.member("Ana").user.dms_open
    await web.act(here + "/slash", {"path": "ping"})
    assert (await web.get(web.mine + here + "/messages"))[0]["content"] == "pong el"


async def test_a_member_says_something(web: Web, here: str) -> None:
    said = await web.act(here + "/say", {"content": "hello"})
    later = await web.get(f"{web.mine}{here}/messages?after={said['message_id']}")
    assert later == []


async def test_time_is_skipped_for_discord_and_for_the_bot(
    web: Web, sandbox: Sandbox, here: str
) -> None:
    clock = SharedClock(sandbox.clock)
    before, steady = clock.now(), clock.steady()
    woken = asyncio.create_task(clock.sleep(3500))
    await asyncio.sleep(0)
    status, answer = await web.ask("POST", "/_sandbox/time", {"skip": 3600})
    assert (status, answer["ahead"]) == (200, 3600)
    async with asyncio.timeout(5):
        await woken
    assert clock.now() - before >= timedelta(hours=1)
    assert clock.steady() - steady >= 3600
    said = await web.act(f"{here}/say", {"content": "later"})
    lost = timedelta(milliseconds=1)  # an id counts whole milliseconds
    assert created(int(said["message_id"])) - before > timedelta(hours=1) - lost
    assert (await web.get("/_sandbox/world"))["ahead"] == 3600


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/_sandbox/gateway", {"action": "kick"}, 400),
        ("POST", "/_sandbox/time", {"skip": -1}, 400),
        ("POST", "/_sandbox/time", {"skip": "1 h"}, 400),
        ("POST", "{mine}{here}/slash", {"path": "nothing"}, 400),
        ("POST", "{mine}{here}/slash", {}, 400),
        ("POST", "{mine}{here}/slash", [], 400),
        ("GET", "/_sandbox/members/1/channels", None, 404),
        ("GET", "/_sandbox/members/1/events", None, 404),
        ("GET", "{mine}/channels/1/messages", None, 404),
        ("POST", "{mine}/messages/1/click", {"custom_id": "x"}, 404),
        ("POST", "{mine}/modals/1/submit", {"values": {}}, 404),
        (
            "POST",
            "{mine}{here}/slash",
            {"path": "match create", "options": {"game": "x", "guest": "1"}},
            400,
        ),
        ("POST", "{mine}{here}/slash", {"path": "weigh", "options": {"file": "x"}}, 400),
        (
            "POST",
            "{mine}{here}/slash",
            {"path": "weigh", "options": {"file": {"name": "x", "content": "no base64"}}},
            400,
        ),
    ],
)
async def test_wrong_use_is_told_in_words(
    web: Web, here: str, method: str, path: str, body: Any, status: int
) -> None:
    found = path.format(mine=web.mine, here=here)
    got, answer = await web.ask(method, found, body)
    assert got == status
    assert answer["error"]


async def test_what_one_comes_to_on_the_page_has_a_message_of_its_own(web: Web) -> None:
    _, answer = await web.ask("POST", web.mine + "/modals/1/submit", {"values": {}})
    assert answer["key"] == "refused-form"
    _, answer = await web.ask("POST", "/_sandbox/gateway", {"action": "kick"})
    assert list(answer) == ["error"]


async def test_changes_are_streamed_to_those_who_see_them(
    web: Web, sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    async with web.raw.session.get(sandbox.url + web.mine + "/events") as stream:
        assert json.loads((await stream.content.readline())[6:])["type"] == "hello"
        chiara = sandbox.member("Chiara")
        await (await chiara.slash(tables, "ping", {"hidden": True})).response()
        message = ana.say(tables, "hello")
        await stream.content.readline()
        told = json.loads((await stream.content.readline())[6:])
        assert told == {
            "type": "message_create",
            "channel_id": str(tables.id),
            "message_id": str(message.id),
        }


async def test_the_page_is_served(web: Web, sandbox: Sandbox) -> None:
    async with web.raw.session.get(sandbox.url + "/") as response:
        assert response.status == 200
        assert await response.text()
