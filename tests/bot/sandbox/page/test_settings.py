"""What goes wrong on a server, done by hand on the page."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Response, expect

from bot.sandbox import Member, Permission, Sandbox
from bot.sandbox.faults import Effect
from bot.sandbox.server_faults import PERMISSIONS
from bot.sandbox.web import PAGE
from tests.bot.sandbox.page.conftest import Desk

pytestmark = pytest.mark.asyncio(loop_scope="session")


def changes(what: str) -> Callable[[Response], bool]:
    """The answer to a change: the panel asks by the same address what is set when it is opened."""

    def fits(response: Response) -> bool:
        return response.url.endswith(f"/{what}") and response.request.post_data_json != {}

    return fits


async def test_the_bot_is_taken_from_the_server_and_let_in_again(desk: Desk) -> None:
    world = desk.sandbox.world
    await desk.button("Sandbox").click()
    box = desk.page.get_by_label("The bot is on the server")
    async with desk.page.expect_response("**/_sandbox/bot"):
        await box.uncheck()
    assert world.app.id not in desk.sandbox.guild.members
    async with desk.page.expect_response("**/_sandbox/bot"):
        await box.check()
    assert world.app.id in desk.sandbox.guild.members


async def test_a_right_of_the_bot_is_taken_in_a_channel(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    box = desk.page.get_by_label("attach files")
    await expect(box).to_be_checked()
    async with desk.page.expect_response("**/permissions"):
        await box.uncheck()
    world = desk.sandbox.world
    has = world.permissions(world.app.id, desk.sandbox.channel("tables"))
    assert not has & Permission.ATTACH_FILES


async def test_each_right_is_named_in_ones_own_language(desk: Desk, ana: Member) -> None:
    await desk.act_as(ana)
    await desk.button("Pruebas").click()
    for name in ("Ver canal", "Enviar mensajes en hilos", "Adjuntar archivos", "Gestionar hilos"):
        await expect(desk.page.get_by_label(name, exact=True)).to_have_count(1)
    script = (PAGE / "app" / "server-faults.js").read_text(encoding="utf-8")
    assert set(re.findall(r'(\w+): "right-', script)) == {
        str(one.name).lower() for one in PERMISSIONS
    }


async def test_a_channel_is_deleted(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    async with desk.page.expect_response("**/delete"):
        await desk.button("Delete tables").click()
    assert all(one.name != "tables" for one in desk.sandbox.world.channels.values())


async def test_a_message_is_deleted(desk: Desk, zoe: Member) -> None:
    tables = desk.sandbox.channel("tables")
    zoe.say(tables, "stays")
    zoe.say(tables, "goes")
    await desk.last.hover()
    await desk.last.get_by_role("button", name="Delete this message").click()
    await expect(desk.messages).to_have_count(1)
    assert [one.text for one in zoe.visible_messages(tables)] == ["stays"]


async def test_a_thread_is_archived_and_locked(desk: Desk, zoe: Member) -> None:
    await desk.run("table")
    await expect(desk.last).to_be_visible()
    (thread,) = desk.sandbox.threads(desk.sandbox.channel("tables"))
    await desk.act_as(zoe, thread.name)
    await desk.button("Sandbox").click()
    for label in ("archived", "locked"):
        async with desk.page.expect_response("**/archive"):
            await desk.page.get_by_label(f"{thread.name} is {label}").check()
    assert (thread.archived, thread.locked) == (True, True)
    async with desk.page.expect_response("**/archive"):
        await desk.page.get_by_label(f"{thread.name} is archived").uncheck()
    assert (thread.archived, thread.locked) == (False, True)


async def test_one_takes_and_gives_oneself_a_role(desk: Desk, zoe: Member) -> None:
    held = desk.sandbox.guild.members[zoe.id].roles
    await desk.button("Sandbox").click()
    box = desk.page.get_by_label("You have the role Moderators")
    await expect(box).to_be_checked()
    async with desk.page.expect_response("**/roles"):
        await box.uncheck()
    assert held == []
    async with desk.page.expect_response("**/roles"):
        await box.check()
    assert held == [desk.sandbox.role("Moderators").id]


async def test_a_box_goes_back_when_it_is_refused(desk: Desk, ana: Member) -> None:
    await desk.act_as(ana)
    await desk.button("Pruebas").click()
    for name in ("Est\u00e1s en el servidor", "Acepta mensajes directos"):
        box = desk.page.get_by_label(name)
        await desk.cut_off()
        await box.click()
        await expect(desk.page.locator(".toast")).to_be_visible()
        await expect(box).to_be_checked()
        await desk.reconnect()
        await desk.page.locator(".toast button").click()


async def test_a_storm_rages_until_it_is_ended(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    box = desk.page.get_by_label("Half of them are rate-limited")
    async with desk.page.expect_response(changes("storms")):
        await box.check()
    (storm,) = desk.sandbox.faults.active
    assert (storm.effect, storm.share, storm.is_on) == (Effect.LIMIT, 0.5, True)
    await desk.button("Close").click()
    await desk.button("Sandbox").click()
    await expect(box).to_be_checked()
    async with desk.page.expect_response(changes("storms")):
        await box.uncheck()
    assert not storm.is_on


async def test_a_press_that_gets_lost_is_told_beside_it(desk: Desk) -> None:
    await desk.run("steps")
    await expect(desk.button("🐫 Count")).to_be_visible()
    await desk.button("Sandbox").click()
    async with desk.page.expect_response(changes("presses")):
        await desk.page.get_by_label("The next press is lost").check()
    await desk.button("Close").click()
    await desk.button("🐫 Count").click()
    await desk.let_it_fail()
    await expect(desk.page.locator(".failure")).to_be_visible()


async def test_everything_is_pressed_twice(desk: Desk) -> None:
    await desk.run("steps")
    await desk.button("Sandbox").click()
    async with desk.page.expect_response(changes("presses")):
        await desk.page.get_by_label("Everyone presses everything twice").check()
    await desk.button("Close").click()
    await desk.button("🐫 Count").click()
    await expect(desk.last).to_contain_text("2 steps")
    assert len(desk.sandbox.interactions) == 3


async def test_files_are_to_be_smaller(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    async with desk.page.expect_response(changes("files")):
        await desk.page.get_by_label("Largest file").select_option("20 kB")
    assert desk.sandbox.platform.attachment_bytes == 20 * 1024


async def test_the_bots_clock_is_set_back(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    await desk.button("Set the bot\u2019s clock 3 h back").click()
    await expect(desk.page.get_by_text("The bot\u2019s clock is off by -3 h")).to_be_visible()
    assert desk.sandbox.clock.jumped == -3 * 3600


async def test_the_server_is_out_of_reach_for_a_while(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    box = desk.page.get_by_label("The server is unreachable")
    for is_down in (True, False):
        async with desk.page.expect_response("**/outage"):
            await box.set_checked(is_down)
        assert desk.sandbox.guild.unavailable is is_down


async def test_a_bot_of_the_sandboxs_own_is_restarted(desk: Desk) -> None:
    desk.sandbox.platform.process = life = Life()
    await desk.page.reload()
    await desk.button("Sandbox").click()
    for name in ("Stop and restart the bot", "Kill the bot (it starts again)"):
        async with desk.page.expect_response("**/life"):
            await desk.button(name).click()
    assert life.led == ["restart", "kill"]


async def test_a_bot_that_runs_elsewhere_cannot_be_killed(desk: Desk, sandbox: Sandbox) -> None:
    assert sandbox.platform.process is None
    await desk.button("Sandbox").click()
    await expect(desk.button("Cut it without warning")).to_be_visible()
    await expect(desk.button("Kill the bot (it starts again)")).to_have_count(0)


class Life:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.led: list[str] = []

    def restart(self) -> None:
        self.led.append("restart")

    def kill(self) -> None:
        self.led.append("kill")
