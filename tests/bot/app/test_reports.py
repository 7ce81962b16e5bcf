"""*Report to moderators*, in the menu of a post: to their channel alone, on record, and not without end."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.domain.quotas import REPORTS
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.permissions import Permission
from bot.storage.audit.rows import Filing
from data.catalogues import catalogue, languages
from tests.bot.app.hiding import hide
from tests.bot.app.table import Match, begun, lobby, match_id

SAY = catalogue("en").format
MENU = SAY("reports-menu")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await begun(sandbox, bot, ana, ben, game="caylus")


@pytest.fixture
async def backstage(sandbox: Sandbox, match: Match, ana: Member, tables: Channel) -> Channel:
    """The channel in which moderators are called."""
    channel = sandbox.channel("lobby")
    await match.run(ana, tables, "setup", alerts=channel, role=sandbox.role("Moderators"))
    return channel


async def reported(match: Match, who: Member, place: Channel, post: Message, why: str) -> str:
    """Report a post; gives what is said to that."""
    asked = await (await who.menu(place, MENU, post)).response()
    if asked.modal is None:
        assert asked.message is not None
        return asked.message.text
    shown = (await (await who.submit(asked.modal, {"reason": why})).response()).message
    await match.delivered()
    assert shown is not None
    return shown.text


async def test_a_report_reaches_the_moderators_alone(
    sandbox: Sandbox, match: Match, ben: Member, backstage: Channel
) -> None:
    post, before = match.post, len(match.posts)
    said = await reported(match, ben, match.thread, post, "*rude* name")
    assert said == SAY("reports-done")
    call = match.player.public(backstage)[-1]
    link = f"https://discord.com/channels/{sandbox.guild.id}/{match.thread.id}/{post.id}"
    assert link in call.text
    assert ben.name in call.text
    assert r"\*rude\* name" in call.text
    assert call.mention_roles == [sandbox.role("Moderators").id]
    assert call.mentions == []
    assert len(match.posts) == before


async def test_it_is_on_record(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, backstage: Channel
) -> None:
    await reported(match, ben, match.thread, match.post, "rude")
    (filed,) = await bot.matches.audit.filed(
        Filing(sandbox.guild.id, act="report"), skip=0, limit=9
    )
    assert (filed.actor_id, filed.match_id) == (ben.id, match_id(match))
    assert filed.body["reason"] == "rude"
    assert SAY("moderators-act-report") in (await match.run(ana, match.thread, "mod audit")).text


async def test_a_lobby_is_reported_from_its_channel(
    sandbox: Sandbox,
    bot: Caravanserai,
    match: Match,
    ben: Member,
    tables: Channel,
    backstage: Channel,
) -> None:
    other = await lobby(sandbox, bot, ben, game="caylus", name="Nasty")
    said = await reported(match, ben, tables, other.lobby, "the name")
    assert said == SAY("reports-done")
    assert "Nasty" in match.player.public(backstage)[-1].text


async def test_without_a_channel_for_moderators_one_reads_that_nobody_would_hear_it(
    match: Match, ben: Member
) -> None:
    said = await reported(match, ben, match.thread, match.post, "rude")
    assert said == SAY("reports-no-channel")


async def test_only_posts_of_the_bot_are_reported(
    match: Match, ana: Member, ben: Member, backstage: Channel
) -> None:
    post = ana.say(match.thread, "hello")
    assert await reported(match, ben, match.thread, post, "rude") == SAY("reports-not-mine")


async def test_reports_are_limited(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, backstage: Channel
) -> None:
    await bot.guild_settings.set_limit(sandbox.guild.id, REPORTS, 2, ana.id)
    for number in range(2):
        await reported(match, ben, match.thread, match.post, f"{number}")
    said = await reported(match, ben, match.thread, match.post, "again")
    assert "2 reports within a day" in said
    assert len([one for one in match.player.public(backstage) if "🛎️" in one.text]) == 2


async def test_while_their_channel_is_shut_a_report_waits_and_is_never_posted_in_the_thread(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ben: Member, backstage: Channel
) -> None:
    sandbox.deny(backstage, Permission.SEND_MESSAGES)
    before = len(match.posts)
    await reported(match, ben, match.thread, match.post, "rude")
    assert len(match.posts) == before
    sandbox.allow(backstage, Permission.SEND_MESSAGES)


async def test_a_blank_reason_is_refused(match: Match, ben: Member, backstage: Channel) -> None:
    said = await reported(match, ben, match.thread, match.post, " \u200b ")
    assert said == SAY("reports-reason", {"most": 500})


@pytest.mark.parametrize("reason", ["x", "x" * 500])
async def test_a_reason_may_be_as_short_as_one_character_or_fill_the_form(
    bot: Caravanserai, match: Match, ben: Member, backstage: Channel, reason: str
) -> None:
    said = await reported(match, ben, match.thread, match.post, reason)
    assert said == SAY("reports-done")
    guild_id = match.sandbox.guild.id
    (filed,) = await bot.matches.audit.filed(Filing(guild_id, act="report"), skip=0, limit=9)
    assert filed.body["reason"] == reason
    call = match.player.public(backstage)[-1].text
    assert "🛎️" in call
    assert f"“{reason}”" in call


async def test_the_menu_speaks_every_language(sandbox: Sandbox, bot: Caravanserai) -> None:
    (entry,) = [one for one in sandbox.world.global_commands if one["type"] == 3]
    told: dict[str, Any] = entry["name_localizations"]
    assert entry["name"] == MENU
    assert told["es-ES"] == catalogue("es").format("reports-menu")
    assert all(len(catalogue(lang).format("reports-menu")) <= 32 for lang in languages())


@pytest.mark.parametrize("lang", languages())
async def test_setup_warns_of_a_channel_for_alerts_that_everybody_can_read(
    sandbox: Sandbox,
    bot: Caravanserai,
    match: Match,
    ana: Member,
    tables: Channel,
    backstage: Channel,
    lang: str,
) -> None:
    await bot.people.set_language(ana.id, lang)
    warned = catalogue(lang).format("moderators-setup-alerts-open")
    assert warned in (await match.run(ana, tables, "setup")).text
    hide(sandbox, backstage)
    assert warned not in (await match.run(ana, tables, "setup")).text


async def test_without_a_role_a_report_says_how_to_be_pinged_and_nothing_of_votes(
    match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    backstage = match.sandbox.channel("lobby")
    await match.run(ana, tables, "setup", alerts=backstage)
    await reported(match, ben, match.thread, match.post, "rude")
    call = match.player.public(backstage)[-1].text
    assert SAY("reports-alert-nobody") in call
    assert SAY("moderators-alert-nobody") not in call


async def test_there_is_room_to_say_what_is_wrong(
    match: Match, ben: Member, backstage: Channel
) -> None:
    modal = (await (await ben.menu(match.thread, MENU, match.post)).response()).modal
    assert modal is not None
    (field,) = modal.components
    assert field["component"]["style"] == 2  # a paragraph
