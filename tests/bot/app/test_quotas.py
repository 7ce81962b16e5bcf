"""Limits as people meet them: each is one line, and whoever manages the server sets them in /setup."""

import re

import pytest

from bot.app import Caravanserai
from bot.domain.quotas import FILES, HOSTED, LIMITS, WHATIFS
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.settings_cache.guilds import Guilds
from bot.storage.audit.rows import Filing
from data.catalogues import catalogue, languages
from tests.bot.app.table import Match, begun, custom_id, lobby

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana manages the server."""
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await begun(sandbox, bot, ana, ben, game="caylus")


async def set_to(match: Match, who: Member, place: Channel, limit: str, number: str) -> Message:
    """Choose a limit on the page of /setup; gives what is shown."""
    shown = await match.run(who, place, "setup")
    page = await match.press(who, shown, "limits")
    interaction = await who.select(page, custom_id(page, "limit"), [limit])
    modal = (await interaction.response()).modal
    assert modal is not None
    before = page.components
    await (await who.submit(modal, {"number": number})).response()
    await match.player.until(lambda: page.components is not before or None, "a changed page")
    return page


async def read(match: Match, who: Member, place: Channel, told: str) -> None:
    """Wait until somebody reads this."""
    await match.player.until(
        lambda: told in [one.text for one in who.visible_messages(place)] or None, told
    )


async def test_the_limits_of_a_server_are_set_on_a_page_of_setup(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    page = await set_to(match, ana, tables, HOSTED.name, "3")
    assert "**3**" in page.text
    for name in LIMITS:
        assert SAY(f"quotas-{name}") in page.text
    again = Guilds(bot.matches.storage, bot.matches.clock)  # as after a restart
    assert (await again.settings(sandbox.guild.id)).limits == {HOSTED.name: 3}
    (filed,) = await bot.matches.audit.filed(Filing(sandbox.guild.id), skip=0, limit=1)
    assert filed.body["limits"] == {HOSTED.name: 3}
    shown = await match.run(ana, match.thread, "mod audit")
    assert f"{SAY('quotas-hosted')}: 3" in shown.text
    page = await match.press(ana, page, "limits-usual")
    assert "**3**" not in page.text
    back = await match.press(ana, page, "setup")
    assert SAY("moderators-setup") in back.text


@pytest.mark.parametrize("typed", ["0", "100000", "-4", "many", ""])
async def test_a_number_out_of_bounds_changes_nothing(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, tables: Channel, typed: str
) -> None:
    shown = await match.run(ana, tables, "setup")
    page = await match.press(ana, shown, "limits")
    interaction = await ana.select(page, custom_id(page, "limit"), [HOSTED.name])
    modal = (await interaction.response()).modal
    assert modal is not None
    if typed:
        await (await ana.submit(modal, {"number": typed})).response()
        said = SAY("quotas-out-of-bounds", {"least": HOSTED.least, "most": HOSTED.most})
        await read(match, ana, tables, said)
    assert (await bot.guild_settings.settings(sandbox.guild.id)).limits == {}


async def test_nobody_else_sets_limits(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    shown = await match.run(ben, match.thread, "settings")
    for verb in ("limits", "limit", "limits-usual"):
        button = {"type": 2, "id": 91, "style": 2, "label": "x", "custom_id": f"p|{verb}|"}
        shown.components = [{"type": 1, "id": 90, "components": [button]}]
        await (await ben.click(shown, f"p|{verb}|")).response()
        await read(match, ben, match.thread, SAY("moderators-setup-no-right"))
    assert (await bot.guild_settings.settings(sandbox.guild.id)).limits == {}


@pytest.mark.parametrize("lang", languages())
async def test_whoever_hosts_too_many_matches_reads_the_limit_and_what_to_do(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, lang: str
) -> None:
    guild = sandbox.guild.id
    await bot.guild_settings.set_limit(guild, HOSTED, 1, ana.id)
    await bot.people.set_language(ana.id, lang)
    await begun(sandbox, bot, ana, ben, game="caylus", name="First")
    second = await lobby(sandbox, bot, ana, ben, game="caylus", name="Second")
    shown = await second.press(ana, second.lobby, "start")
    assert shown.text == catalogue(lang).format("quotas-hosted-met", {"most": 1})


async def test_what_ifs_are_dealt_only_so_fast(
    bot: Caravanserai, match: Match, ana: Member, ben: Member, sandbox: Sandbox
) -> None:
    await bot.guild_settings.set_limit(sandbox.guild.id, WHATIFS, 2, ana.id)
    for _ in "12":
        shown = await match.run(ben, match.thread, "whatif")
        assert "within a minute" not in shown.text
    shown = await match.run(ben, match.thread, "whatif")
    assert "what-ifs 2 times within a minute" in shown.text
    assert "within a minute" not in (await match.run(ana, match.thread, "whatif")).text


async def test_files_are_asked_for_only_so_fast(
    bot: Caravanserai, match: Match, ana: Member, ben: Member, sandbox: Sandbox
) -> None:
    await bot.guild_settings.set_limit(sandbox.guild.id, FILES, 1, ana.id)
    assert (await match.run(ben, match.thread, "match export")).attachments
    shown = await match.run(ben, match.thread, "match export")
    assert "an export, proof or replay" in shown.text
    assert re.search(r"You can ask for another <t:\d+:R>\.", shown.text)
    assert not shown.attachments


async def test_of_many_boards_asked_for_at_once_a_few_are_drawn_and_the_others_say_why_not(
    sandbox: Sandbox, match: Match, ben: Member
) -> None:
    asked = [await ben.slash(match.thread, "board") for _ in range(30)]
    shown = [(await one.response()).message for one in asked]
    await sandbox.settled()
    drawn = [one for one in shown if one is not None and one.attachments]
    told = [one.text for one in shown if one is not None]
    assert drawn
    assert told.count(SAY("quotas-picture-newer")) == 30 - len(drawn) > 0
