"""Private notes on a match, over the real client."""

import json
from dataclasses import replace

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, custom_id, verbs

OLD = catalogue("es").format("bot-old-button", {})


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await begun(sandbox, bot, ana, ben)


async def match_id(match: Match) -> str:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.id


async def write(match: Match, member: Member, message: Message, note: str) -> Message:
    """Fill the form a button of a message opens."""
    opened = await (await member.click(message, custom_id(message, "jot"))).response()
    assert opened.modal is not None
    before = message.components
    await (await member.submit(opened.modal, {"note": note})).response()
    await match.player.until(lambda: message.components is not before or None, "a changed message")
    return message


async def noted(match: Match, member: Member, note: str) -> Message:
    """Note something down from the panel."""
    panel = await match.panel(member)
    await match.press(member, panel, "notes")
    return await write(match, member, panel, note)


async def test_notes_are_written_and_shown_in_the_panel(match: Match, ana: Member) -> None:
    panel = await noted(match, ana, "Ben sammelt Wein\n- im Blick behalten")
    assert "> Ben sammelt Wein\n> - im Blick behalten" in panel.text
    assert panel.ephemeral_to == ana.id


async def test_notes_are_hidden_until_they_are_asked_for(match: Match, ana: Member) -> None:
    await noted(match, ana, "Ben wants wine")
    assert "Ben wants wine" not in (await match.panel(ana)).text


async def test_the_command_opens_the_form_at_once_where_there_is_nothing(
    match: Match, ben: Member
) -> None:
    opened = await (await ben.slash(match.thread, "note")).response()
    assert opened.modal is not None
    sent = await (await ben.submit(opened.modal, {"note": "keep the stone"})).response()
    assert sent.message is not None
    assert "> keep the stone" in sent.message.text
    assert sent.message.ephemeral_to == ben.id


async def test_the_command_shows_what_there_is_and_lets_it_be_changed(
    match: Match, ben: Member
) -> None:
    await noted(match, ben, "keep the stone")
    shown = await match.run(ben, match.thread, "note")
    assert "> keep the stone" in shown.text
    await write(match, ben, shown, "keep the wood")
    assert "> keep the wood" in shown.text
    assert "stone" not in shown.text


async def test_the_form_holds_what_was_written_before(match: Match, ben: Member) -> None:
    panel = await noted(match, ben, "keep the stone")
    opened = await (await ben.click(panel, custom_id(panel, "jot"))).response()
    assert opened.modal is not None
    assert "keep the stone" in json.dumps(opened.modal.components)


async def test_an_empty_form_removes_the_notes(match: Match, ben: Member) -> None:
    panel = await noted(match, ben, "keep the stone")
    await write(match, ben, panel, "")
    assert "written any notes yet" in panel.text
    assert await match.bot.matches.notes.of(await match_id(match), ben.id) == ""


async def test_notes_of_full_length_fit(match: Match, ben: Member) -> None:
    note = "\n".join(["*" * 19] * 100)
    panel = await noted(match, ben, note)
    assert "> " + "*" * 19 in panel.text
    assert await match.bot.matches.notes.of(await match_id(match), ben.id) == note


async def test_nobody_else_sees_them(match: Match, ana: Member, ben: Member) -> None:
    await noted(match, ana, "Ben wants wine")
    panel = await match.panel(ben)
    await match.press(ben, panel, "notes")
    assert "written any notes yet" in panel.text
    assert all("Ben wants wine" not in post.text for post in match.posts)
    exported = await match.bot.matches.exports.export(await match_id(match), ana.id)
    assert b"Ben wants wine" not in exported


async def test_who_does_not_play_has_nothing_to_note_down(match: Match, zoe: Member) -> None:
    shown = await match.run(zoe, match.thread, "note")
    assert "playing in this match" in shown.text


async def test_a_form_in_place_of_a_button_opens_no_form(match: Match, ana: Member) -> None:
    opener = await ana.slash(match.thread, "note")
    form = (await opener.response()).modal
    assert form is not None
    for press in (f"p|jot|{await match_id(match)}|", f"p|panel|{await match_id(match)}"):
        sent = await ana.submit(replace(form, custom_id=press), {"note": "keep the stone"})
        shown = await sent.response()
        assert shown.modal is None
        assert shown.message is not None
    [told] = [one for one in ana.visible_messages(match.thread) if OLD in one.text]
    assert told.ephemeral_to == ana.id


async def test_a_form_of_others_cannot_be_opened(match: Match, zoe: Member) -> None:
    forged = f"p|jot|{await match_id(match)}|"
    row = next(item for item in match.post.components[0]["components"] if item["type"] == 1)
    row["components"][0]["custom_id"] = forged
    answered = await (await zoe.click(match.post, forged)).response()
    assert answered.modal is None
    assert answered.message is not None
    assert "playing in this match" in answered.message.text


async def test_the_panel_of_somebody_who_looks_on_offers_no_notes(
    match: Match, zoe: Member
) -> None:
    assert "notes" not in verbs(await match.panel(zoe))
