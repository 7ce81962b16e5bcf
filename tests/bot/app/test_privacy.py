"""*My data…* in the settings: people read what is stored about them, and have it erased."""

import pytest

from bot.app import Caravanserai
from bot.domain.preferences import MemberSettings
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue, languages
from tests.bot.app.table import Match, begun, lobby, match_id, verbs
from tests.bot.app.test_strangers import answered, forged

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """A lobby of Ana's, in which Ben has no seat."""
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await lobby(sandbox, bot, ana, game="caylus")


async def data_of(match: Match, member: Member, place: Channel) -> Message:
    return await match.press(member, await match.run(member, place, "settings"), "data")


@pytest.mark.parametrize("lang", languages())
async def test_somebody_reads_what_is_stored_and_has_it_erased_for_good(
    bot: Caravanserai, match: Match, ben: Member, tables: Channel, lang: str
) -> None:
    say = catalogue(lang).format
    await bot.people.set_language(ben.id, lang)
    await match.run(ben, tables, "block", member=match.sandbox.member("Chiara"))
    page = await data_of(match, ben, tables)
    for key in ("stored", "erasing", "stays"):
        assert say(f"privacy-{key}") in page.text
    asked = await match.press(ben, page, "erase")
    assert say("privacy-sure") in asked.text
    assert len(await bot.matches.blocks.blocked(ben.id)) == 1
    done = await match.press(ben, asked, "erase-now")
    assert done.text == say("privacy-done")
    assert await bot.matches.blocks.blocked(ben.id) == []
    assert await bot.people.settings(ben.id) == MemberSettings(ben.id)


async def test_whoever_thinks_better_of_it_keeps_everything(
    bot: Caravanserai, match: Match, ben: Member, tables: Channel
) -> None:
    asked = await match.press(ben, await data_of(match, ben, tables), "erase")
    back = await match.press(ben, asked, "data")
    assert SAY("privacy-title") in back.text
    assert (await bot.people.settings(ben.id)).language == "en"


async def test_it_works_in_direct_messages(match: Match, ben: Member) -> None:
    page = await data_of(match, ben, ben.dm_channel())
    done = await match.press(ben, await match.press(ben, page, "erase"), "erase-now")
    assert done.text == SAY("privacy-done")


async def test_whoever_has_a_seat_reads_where_and_is_offered_no_button(
    match: Match, ana: Member, tables: Channel
) -> None:
    page = await data_of(match, ana, tables)
    assert SAY("privacy-playing") in page.text
    assert "Caylus 1" in page.text
    assert "erase" not in verbs(page)


async def test_a_forged_button_erases_nobody_who_has_a_seat(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    playing = await begun(sandbox, bot, ben, ana, game="caylus")
    message = await forged(ben, tables, "p|erase-now|")
    await answered(await ben.click(message, "p|erase-now|"))
    await playing.player.until(
        lambda: (
            any(SAY("privacy-playing") in one.text for one in ben.visible_messages(tables)) or None
        ),
        "a refusal",
    )
    assert (await bot.people.settings(ben.id)).language == "en"
    (info,) = await bot.matches.lists.of_member(ben.id)
    assert info.seat_of(ben.id) == 0


async def test_whatever_others_look_at_afterwards_calls_them_a_former_player(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    played = await begun(sandbox, bot, ana, ben, game="caylus")
    chosen = match_id(played)
    await played.run(ana, tables, "mod end", match=chosen, counts=True, reason="late")
    for number, member in enumerate((ana, ben)):
        await bot.matches.endings.confirm(chosen, member.id, number + 1)
    await played.delivered()
    done = await match.press(ben, await data_of(match, ben, tables), "erase")
    assert (await match.press(ben, done, "erase-now")).text == SAY("privacy-done")
    named = 0
    for command in ("match info", "match result", "log", "board"):
        shown = await played.run(ana, played.thread, command, match=chosen)
        seen = shown.text + "".join(one.description or "" for one in shown.attachments)
        assert ben.name not in seen
        named += SAY("bot-seat-former") in seen
    assert named >= 2
    (file,) = (await played.run(ana, played.thread, "match export", match=chosen)).attachments
    assert ben.name.encode() not in sandbox.world.files[file.id].content
    await played.run(ana, tables, "match rematch", match=chosen)
    await played.delivered()
    opened = played.player.public(tables)[-1]
    assert "join" in verbs(opened)
    assert opened.mentions == []
