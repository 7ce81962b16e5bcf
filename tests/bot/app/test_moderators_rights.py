"""Who may act as a moderator, and who may not."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from bot.sandbox.errors import UsageError
from bot.sandbox.models import walk
from data.catalogues import catalogue
from tests.bot.app.moderating import act, moved, told
from tests.bot.app.table import Match, begun, custom_id, match_id
from tests.bot.app.waiting import settled

SAY = catalogue("en").format
NO_RIGHT = SAY("moderators-no-right")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana owns the server; Zoë has the role of its moderators. Nothing is secret in this game."""
    return await begun(sandbox, bot, ana, ben, game="caylus")


@pytest.fixture
async def mod(sandbox: Sandbox, match: Match, ana: Member, zoe: Member, tables: Channel) -> Member:
    await match.run(ana, tables, "setup", role=sandbox.role("Moderators"))
    return zoe


@pytest.mark.parametrize("command", ["pause", "waiting", "look", "clone", "rollback", "audit"])
async def test_players_without_the_right_can_do_nothing(
    match: Match, ben: Member, command: str
) -> None:
    assert await act(match, ben, command) == NO_RIGHT


async def test_who_may_manage_the_server_is_a_moderator(match: Match, ana: Member) -> None:
    await act(match, ana, "pause")
    assert "the tide" in told(match, "⏸️").text


async def test_the_role_that_was_set_up_makes_a_moderator(match: Match, mod: Member) -> None:
    assert "Done" in await act(match, mod, "pause")


async def test_without_that_role_set_up_it_means_nothing(match: Match, zoe: Member) -> None:
    assert await act(match, zoe, "pause") == NO_RIGHT


async def test_who_has_lost_the_role_has_lost_the_right(
    sandbox: Sandbox, match: Match, mod: Member
) -> None:
    await act(match, mod, "pause")
    sandbox.world.take_role(sandbox.guild, mod.user, sandbox.role("Moderators"))
    assert await act(match, mod, "resume") == NO_RIGHT


async def test_a_button_pressed_after_the_role_was_taken_does_nothing(
    sandbox: Sandbox, bot: Caravanserai, match: Match, mod: Member
) -> None:
    await moved(match)
    shown = await match.run(mod, match.thread, "mod rollback", move="0")
    sandbox.world.take_role(sandbox.guild, mod.user, sandbox.role("Moderators"))
    response = await (await mod.click(shown, custom_id(shown, "mod-back"))).response()
    assert response.modal is None
    assert response.message is not None
    assert response.message.text == NO_RIGHT
    assert (await bot.matches.store.live(match_id(match))).match.live() != []


@pytest.mark.parametrize("press", ["mod-to", "mod-back", "mod-cancel", "audit"])
async def test_a_forged_button_does_nothing_for_players(
    match: Match, ben: Member, tables: Channel, press: str
) -> None:
    message = (await (await ben.slash(tables, "settings")).response()).message
    assert message is not None
    forged = f"p|{press}|{match_id(match)}|0|1|same"
    next(one for one in walk(message.components) if one["type"] == 2)["custom_id"] = forged
    await ben.click(message, forged)
    await settled(match.sandbox)
    assert ben.visible_messages(tables)[-1].text == NO_RIGHT


async def test_moderators_of_another_server_reach_nothing(
    sandbox: Sandbox, match: Match, zoe: Member
) -> None:
    guild = sandbox.world.add_guild("Another server", zoe.user)
    elsewhere = sandbox.world.add_channel(guild, "tables-elsewhere")
    chosen = match_id(match)
    shown = await match.run(zoe, elsewhere, "mod pause", reason="mine", match=chosen)
    assert shown.text == SAY("service-no-match")
    listed = await match.run(zoe, elsewhere, "mod audit")
    assert SAY("moderators-audit-nothing") in listed.text


async def test_only_who_may_manage_the_server_sets_it_up(
    match: Match, mod: Member, tables: Channel
) -> None:
    with pytest.raises(UsageError):
        await match.run(mod, tables, "setup")
    shown = await match.run(mod, tables, "settings")
    next(one for one in walk(shown.components) if one["type"] == 2)["custom_id"] = "p|setup-role|"
    await mod.click(shown, "p|setup-role|")
    await settled(match.sandbox)
    assert mod.visible_messages(tables)[-1].text == SAY("moderators-setup-no-right")
