"""`/block`: whom one does not want to play with, in private."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import Member as Person
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, custom_id, lobby, verbs

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana's lobby, which Björn has not joined."""
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await lobby(sandbox, bot, ana, game="caylus", seats=3)


async def test_whom_one_blocks_stands_on_a_page_and_is_unblocked_there(
    match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    page = await match.run(ana, tables, "block", member=ben)
    assert SAY("blocks-done", {"name": ben.name}) in page.text
    assert ben.mention in page.text
    refused = await match.press(ben, match.lobby, "join")
    assert refused.text == SAY("blocks-closed")
    page = await match.pick(ana, page, "unblock", str(ben.id))
    assert SAY("blocks-undone", {"name": ben.name}) in page.text
    assert SAY("blocks-nobody") in page.text
    joined = await match.press(ben, match.lobby, "join")
    assert joined.text != SAY("blocks-closed")


async def test_the_list_is_found_in_the_settings_and_nobody_else_reads_it(
    match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    await match.run(ana, tables, "block", member=ben)
    own = await match.press(ana, await match.run(ana, tables, "settings"), "blocks")
    assert ben.mention in own.text
    other = await match.press(ben, await match.run(ben, tables, "settings"), "blocks")
    assert ana.mention not in other.text
    assert [one for one in ben.visible_messages(tables) if SAY("blocks-about") in one.text] == [
        other
    ]


async def test_a_long_list_has_pages(
    match: Match, bot: Caravanserai, ana: Member, tables: Channel
) -> None:
    for number in range(30):
        await bot.matches.blocks.block(ana.id, Person(10_000 + number, f"Person {number}"))
    page = await match.run(ana, tables, "block")
    assert page.text.count("<@") == 25
    further = next(one for one in verbs(page).values() if one == "p|blocks||1")
    page = await match.click(ana, page, further)
    assert page.text.count("<@") == 5
    assert custom_id(page, "blocks") == "p|blocks||0"


async def test_a_bot_and_oneself_cannot_be_blocked(
    match: Match, sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    assert (await match.run(ana, tables, "block", member=ana)).text == SAY("blocks-self")
