"""How moderators are called, and how a server is set up for them."""

import pytest

from bot.app import Caravanserai
from bot.domain.outbox import Alert
from bot.sandbox import Channel, Member, Sandbox
from bot.sandbox.permissions import Permission
from bot.settings_cache.guilds import Guilds
from bot.storage.audit.rows import Filing
from bot.storage.outbox import rows as outbox_rows
from data.catalogues import catalogue
from engines.core import Text
from tests.bot.app.table import Match, begun, lobby, match_id

SAY = catalogue("en").format
SECOND_TRY = 3.0
"""After so many seconds what has failed once is tried again."""


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana owns the server; Zoë has the role of its moderators. Nothing is secret in this game."""
    return await begun(sandbox, bot, ana, ben, game="caylus")


@pytest.fixture
async def mod(sandbox: Sandbox, match: Match, ana: Member, zoe: Member, tables: Channel) -> Member:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return zoe


async def alarmed(bot: Caravanserai, match: Match) -> None:
    """Moderators are called."""
    async with bot.matches.storage.write() as connection:
        alert = Alert(text=Text("moderators-nobody-awaited"))
        await outbox_rows.enqueue(connection, match_id(match), alert, bot.matches.clock.now())
    await match.delivered()


async def test_moderators_are_called_in_their_channel_by_their_role_alone(
    sandbox: Sandbox, bot: Caravanserai, match: Match, mod: Member, ana: Member, tables: Channel
) -> None:
    assert mod.id != ana.id
    backstage = sandbox.channel("lobby")
    await match.run(ana, tables, "setup", alerts=backstage)
    await alarmed(bot, match)
    call = match.player.public(backstage)[-1]
    assert call.mention_roles == [sandbox.role("Moderators").id]
    assert (call.mentions, call.mentions_everyone) == ([], False)
    assert f"<#{match.thread.id}>" in call.text


async def test_moderators_are_called_in_the_thread_if_their_channel_is_shut(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    backstage = sandbox.channel("lobby")
    await match.run(ana, tables, "setup", alerts=backstage)
    sandbox.deny(backstage, Permission.SEND_MESSAGES)
    await alarmed(bot, match)
    assert "🛎️" in match.post.text
    sandbox.allow(backstage, Permission.SEND_MESSAGES)


async def test_moderators_whose_channel_is_deleted_are_called_in_the_thread_at_the_second_try(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match, backstage = await begun(sandbox, timed, ana, ben), sandbox.channel("lobby")
    await match.run(ana, tables, "setup", alerts=backstage)
    sandbox.world.delete_channel(backstage)
    torn = sandbox.faults.fail("create_message", status=503, channel_id=match.thread.id)
    await alarmed(timed, match)
    assert torn.hits
    sandbox.skip(SECOND_TRY)
    await match.delivered()
    assert "🛎️" in match.post.text


async def test_without_a_set_up_moderators_are_called_in_the_thread_without_a_ping(
    bot: Caravanserai, match: Match
) -> None:
    await alarmed(bot, match)
    assert "🛎️" in match.post.text
    assert match.post.mention_roles == []


async def test_a_channel_in_which_the_bot_cannot_post_is_no_channel_for_alerts(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    backstage = sandbox.channel("lobby")
    sandbox.deny(backstage, Permission.SEND_MESSAGES)
    shown = await match.run(ana, tables, "setup", alerts=backstage)
    assert "Enviar mensajes" in shown.text
    assert (await bot.guild_settings.settings(sandbox.guild.id)).alert_channel_id is None
    sandbox.allow(backstage, Permission.SEND_MESSAGES)


async def test_the_set_up_shows_what_the_bot_lacks(
    sandbox: Sandbox, match: Match, ana: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.ATTACH_FILES)
    shown = await match.run(ana, tables, "setup")
    assert "❌ Adjuntar archivos" in shown.text
    assert "✅ Ver canal" in shown.text
    sandbox.allow(tables, Permission.ATTACH_FILES)


async def test_what_is_set_up_survives_a_restart_and_can_be_taken_back(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    shown = await match.run(ana, tables, "setup", role=sandbox.role("Moderators"), language="es")
    guilds = Guilds(bot.matches.storage, bot.matches.clock)
    stored = await guilds.settings(sandbox.guild.id)
    assert stored.moderator_role_id == sandbox.role("Moderators").id
    await match.press(ana, shown, "setup-role")
    now = await Guilds(bot.matches.storage, bot.matches.clock).settings(sandbox.guild.id)
    assert (now.moderator_role_id, now.language) == (None, "es")


async def test_setting_a_server_up_is_on_record(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    found = await bot.matches.audit.filed(Filing(sandbox.guild.id), skip=0, limit=10)
    assert [(one.act, one.actor_id) for one in found] == [("setup", ana.id)]
    assert found[0].body["moderator_role_id"] == sandbox.role("Moderators").id


async def test_the_servers_language_is_that_of_new_matches(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    opened = await lobby(sandbox, bot, ben)
    await opened.run(ana, tables, "setup", language="es")
    again = await lobby(sandbox, bot, ben)
    assert "Se cierra" in again.lobby.text
    info = (await bot.matches.lists.of_guild(sandbox.guild.id))[0]
    assert info.language == "es"
