"""What goes wrong on a server, over the page's API."""

import pytest

from bot.sandbox import Channel, Member, Permission, Sandbox
from tests.bot.sandbox.browser import Web
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny


@pytest.fixture
def web(sandbox: Sandbox, raw: Raw, ana: Member, bot: Tiny) -> Web:
    assert bot.errors == []
    return Web(sandbox, raw, ana)


async def posted(web: Web, path: str, **body: bool) -> dict[str, bool]:
    status, answer = await web.ask("POST", f"/_sandbox/{path}", body)
    assert status == 200, answer
    return dict(answer)


async def test_the_bot_is_removed_and_invited_again(web: Web, sandbox: Sandbox, bot: Tiny) -> None:
    assert await posted(web, "bot", inside=False) == {"inside": False}
    await sandbox.settled()
    assert bot.get_guild(sandbox.guild.id) is None
    assert await posted(web, "bot", inside=True) == {"inside": True}
    await sandbox.settled()
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert guild.me.guild_permissions.create_private_threads


async def test_a_member_leaves_and_comes_back(web: Web, sandbox: Sandbox, ben: Member) -> None:
    await posted(web, f"members/{ben.id}/server", inside=False)
    assert ben.channels() == []
    told = (await web.get("/_sandbox/world"))["members"]
    assert [one["name"] for one in told if not one["inside"]] == [ben.name]
    await posted(web, f"members/{ben.id}/server", inside=True)
    assert ben.id in sandbox.guild.members


async def test_the_owner_stays(web: Web, ana: Member) -> None:
    path = f"/_sandbox/members/{ana.id}/server"
    status, answer = await web.ask("POST", path, {"inside": False})
    assert (status, answer["key"], answer["name"]) == (400, "refused-owner", "")


async def test_a_permission_is_taken_and_given_back(
    web: Web, sandbox: Sandbox, tables: Channel
) -> None:
    place = f"places/{tables.id}/permissions"
    assert (await posted(web, place))["attach_files"]
    assert not (await posted(web, place, attach_files=False))["attach_files"]
    app = sandbox.world.app.id
    assert not sandbox.world.permissions(app, tables) & Permission.ATTACH_FILES
    assert (await posted(web, place, attach_files=True))["attach_files"]


async def test_an_unknown_permission_is_refused_by_name(web: Web, tables: Channel) -> None:
    status, answer = await web.ask(
        "POST", f"/_sandbox/places/{tables.id}/permissions", {"fly": True}
    )
    assert status == 400
    assert "fly" in answer["error"]


async def test_a_channel_is_deleted(web: Web, sandbox: Sandbox, tables: Channel) -> None:
    await posted(web, f"places/{tables.id}/delete")
    assert tables.id not in sandbox.world.channels


async def test_a_message_is_deleted(web: Web, sandbox: Sandbox, ana: Member) -> None:
    message = ana.say(sandbox.channel("lobby"), "Hello")
    await posted(web, f"posts/{message.id}/delete")
    assert message not in ana.visible_messages(sandbox.channel("lobby"))


async def test_the_bot_hears_of_a_role_of_its_own(sandbox: Sandbox, bot: Tiny) -> None:
    guild = sandbox.guild
    role = sandbox.world.add_role(guild, "Herald", Permission.MANAGE_GUILD)
    sandbox.world.give_role(guild, sandbox.world.app, role)
    await sandbox.settled()
    known = bot.get_guild(guild.id)
    assert known is not None
    assert known.me.guild_permissions.manage_guild
    sandbox.world.change_role(guild, role, Permission(0))
    await sandbox.settled()
    assert not known.me.guild_permissions.manage_guild


async def test_a_role_is_given_and_taken(web: Web, sandbox: Sandbox, ben: Member) -> None:
    role = sandbox.role("Moderators")
    path = f"/_sandbox/members/{ben.id}/roles"
    for has in (True, False):
        status, told = await web.ask("POST", path, {"role": str(role.id), "has": has})
        assert (status, told["roles"]) == (200, [str(role.id)] if has else [])


async def test_a_role_that_is_the_bots_or_everybodys_stays(
    web: Web, sandbox: Sandbox, ben: Member
) -> None:
    path = f"/_sandbox/members/{ben.id}/roles"
    for role in (sandbox.role("@everyone"), sandbox.role("Caravanserai")):
        status, _ = await web.ask("POST", path, {"role": str(role.id), "has": True})
        assert status == 400
