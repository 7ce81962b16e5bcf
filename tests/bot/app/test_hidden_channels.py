"""Discord's own permissions decide who reads a match: those who are not shown its channel find it nowhere."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from bot.sandbox.models import Overwrite
from bot.sandbox.permissions import Permission
from tests.bot.app.forging import UNKNOWN
from tests.bot.app.hiding import hide, id_of
from tests.bot.app.table import Match, begun, lobby


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, zoe: Member, ben: Member) -> Match:
    started = await begun(sandbox, bot, zoe, ben, name="Friday")
    hide(sandbox, sandbox.channel("tables"))
    return started


@pytest.fixture
def chiara(sandbox: Sandbox) -> Member:
    return sandbox.member("Chiara")


@pytest.fixture
def next_door(sandbox: Sandbox, tables: Channel) -> Channel:
    guild = sandbox.world.guilds[tables.guild_id or 0]
    return sandbox.world.add_channel(guild, "next-door")


async def test_a_lobby_that_is_hidden_is_suggested_to_nobody_and_joined_by_nobody(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, chiara: Member, next_door: Channel
) -> None:
    match = await lobby(sandbox, bot, ben, name="Friday")
    assert await chiara.autocomplete(next_door, "match join", "match", "") != []
    hide(sandbox, sandbox.channel("tables"))
    assert await chiara.autocomplete(next_door, "match join", "match", "") == []
    (info,) = await bot.matches.lists.of_member(ben.id)
    assert (await match.run(chiara, next_door, "match join", match=info.id)).text == UNKNOWN
    assert len((await bot.matches.store.info(info.id)).taken) == 1


async def test_a_role_that_shows_the_channel_shows_its_matches(
    match: Match, chiara: Member, next_door: Channel, sandbox: Sandbox, tables: Channel
) -> None:
    guild = sandbox.world.guilds[tables.guild_id or 0]
    role = sandbox.world.add_role(guild, "Players", Permission(0))
    tables.overwrites[role.id] = Overwrite(is_member=False, allow=Permission.VIEW_CHANNEL)
    sandbox.world.update_channel(tables)
    chosen = await id_of(match)
    assert (await match.run(chiara, next_door, "board", match=chosen)).text == UNKNOWN
    sandbox.world.give_role(guild, chiara.user, role)
    assert (await match.run(chiara, next_door, "board", match=chosen)).text != UNKNOWN


async def test_a_moderator_acts_on_a_match_they_are_not_shown(
    match: Match, chiara: Member, next_door: Channel, sandbox: Sandbox, ana: Member
) -> None:
    guild = sandbox.world.guilds[next_door.guild_id or 0]
    role = sandbox.world.add_role(guild, "Keepers", Permission(0))
    await match.bot.guild_settings.set_role(guild.id, role.id, ana.id)
    sandbox.world.give_role(guild, chiara.user, role)
    shown = await match.run(chiara, next_door, "mod waiting", match=await id_of(match))
    assert shown.text != UNKNOWN
