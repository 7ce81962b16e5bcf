"""What goes wrong on a server, done by hand on the page."""

import pytest
from playwright.async_api import expect

from bot.sandbox import Permission
from tests.bot.page.conftest import Desk

pytestmark = pytest.mark.asyncio(loop_scope="session")


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


async def test_a_channel_is_deleted(desk: Desk) -> None:
    await desk.button("Sandbox").click()
    async with desk.page.expect_response("**/delete"):
        await desk.button("Delete tables").click()
    assert all(one.name != "tables" for one in desk.sandbox.world.channels.values())
