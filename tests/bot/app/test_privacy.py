"""`/privacy`, or *My data…*: people read what is stored about them, get it, have it erased."""

import json
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from bot.app import Caravanserai
from bot.domain.preferences import MemberSettings
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue, languages
from tests.bot.app.forging import answered, forged
from tests.bot.app.table import Match, begun, lobby, match_id, verbs

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """A lobby of Ana's, in which Ben has no seat."""
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await lobby(sandbox, bot, ana, game="caylus")


async def data_of(match: Match, member: Member, place: Channel) -> Message:
    return await match.press(member, await match.run(member, place, "settings"), "data")


async def file_of(match: Match, member: Member, page: Message) -> Any:
    """What somebody downloads, read as JSON."""
    given = await match.press(member, page, "data-file")
    assert given.text == SAY("privacy-file")
    (file,) = given.attachments
    assert file.filename == "my-data.json"
    return json.loads(match.sandbox.world.files[file.id].content)


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


@pytest.mark.parametrize("direct", [True, False])
async def test_the_command_shows_the_same_page_on_a_server_and_in_direct_messages(
    match: Match, ben: Member, tables: Channel, direct: bool
) -> None:
    place = ben.dm_channel() if direct else tables
    page = await match.run(ben, place, "privacy")
    assert page.text == (await data_of(match, ben, place)).text
    assert {"data-file", "erase"} <= set(verbs(page))


async def test_the_page_says_how_much_there_is(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    nothing = await match.run(ben, tables, "privacy")
    assert SAY("privacy-kept-nothing") in nothing.text
    played = await begun(sandbox, bot, ben, ana, game="caylus")
    await bot.matches.notes.write(match_id(played), ben.id, "watch Ana")
    page = await match.run(ben, tables, "privacy")
    assert SAY("privacy-kept-matches", {"n": 1}) in page.text
    assert SAY("privacy-kept-notes", {"n": 1}) in page.text


async def test_somebody_downloads_all_that_is_kept_of_them_and_of_nobody_else(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    played = await begun(sandbox, bot, ben, ana, game="caylus")
    chosen = match_id(played)
    await bot.matches.notes.write(chosen, ben.id, "watch them")
    await bot.matches.notes.write(chosen, ana.id, "fool him")
    await match.run(ana, tables, "block", member=ben)
    await match.run(ben, tables, "block", member=sandbox.member("Chiara"))
    kept = await file_of(match, ben, await match.run(ben, tables, "privacy"))
    assert kept["discord_id"] == str(ben.id)
    assert kept["settings"][0]["language"] == "en"
    assert [one["body"] for one in kept["notes"]] == ["watch them"]
    assert [one["name"] for one in kept["blocked_by_you"]] == ["Chiara"]
    assert chosen in [one["id"] for one in kept["matches"]]
    assert str(ana.id) not in json.dumps(kept)
    assert "fool him" not in json.dumps(kept)


async def test_nobody_else_sees_the_page_or_the_file(
    match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    seen = [one.id for one in ana.visible_messages(tables)]
    page = await match.run(ben, tables, "privacy")
    await file_of(match, ben, page)
    await match.press(ben, await match.press(ben, page, "erase"), "erase-now")
    assert [one.id for one in ana.visible_messages(tables)] == seen


async def test_a_forged_button_gives_whoever_pressed_it_their_own_file(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    await bot.people.set_language(ben.id, "es")
    message = await forged(ana, tables, "p|data-file|")
    given = await answered(await ana.click(message, "p|data-file|"))
    (file,) = given.attachments
    content = sandbox.world.files[file.id].content
    assert str(ben.id).encode() not in content
    assert json.loads(content)["discord_id"] == str(ana.id)


async def test_a_large_file_is_packed(
    match: Match, ben: Member, tables: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cogs.privacy.PACKED_FROM", 8)
    given = await match.press(ben, await match.run(ben, tables, "privacy"), "data-file")
    (file,) = given.attachments
    assert file.filename == "my-data.json.zip"
    with ZipFile(BytesIO(match.sandbox.world.files[file.id].content)) as archive:
        assert json.loads(archive.read("my-data.json"))["discord_id"] == str(ben.id)
