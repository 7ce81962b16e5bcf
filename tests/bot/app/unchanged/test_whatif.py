"""A what-if is its owner's alone, and nothing but a what-if."""

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.table import Match, begun, custom_id, match_id

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(sandbox: Sandbox, bot: Caravanserai) -> Match:
    return await begun(sandbox, bot, sandbox.member("Björn"), sandbox.member("Ana"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def trial(match: Match) -> str:
    """The id of one that Björn has opened."""
    opened = await match.run(match.player.members[0], match.thread, "whatif")
    return custom_id(opened, "close").split("|")[2]


async def test_who_does_not_play_cannot_try(match: Match, zoe: Member) -> None:
    shown = await match.run(zoe, match.thread, "whatif", match=match_id(match))
    assert "You can only try moves" in shown.text


async def forged(match: Match, member: Member, pressed: str) -> Message:
    """A click whose custom_id somebody has made up."""
    row = next(item for item in match.post.components[0]["components"] if item["type"] == 1)
    row["components"][0]["custom_id"] = pressed
    shown = (await (await member.click(match.post, pressed)).response()).message
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    "verb", ["panel", "board", "log", "hand", "others", "close", "deal", "undo", "export", "then"]
)
async def test_nobody_elses_click_reaches_it(
    match: Match, trial: str, ana: Member, ben: Member, verb: str
) -> None:
    shown = await forged(match, ana, f"p|{verb}|{trial}")
    assert shown.text == "Aquí no hay ninguna partida así. Mira en /partida lista."
    assert [info.id for info in await match.bot.matches.whatif.of(ben.id)] == [trial]


@pytest.mark.parametrize("verb", ["export", "confirm", "rematch", "notes", "join", "then"])
async def test_even_its_owner_cannot_make_a_match_of_it(
    match: Match, trial: str, ben: Member, verb: str
) -> None:
    assert "/match list" in (await forged(match, ben, f"p|{verb}|{trial}")).text


async def test_no_command_leads_to_it(match: Match, trial: str, ana: Member, ben: Member) -> None:
    for member in (ana, ben):
        shown = await match.run(member, match.thread, "board", match=trial)
        assert not shown.attachments
    listed = await match.run(ben, match.thread, "games")
    assert trial not in listed.text
    assert listed.text.count("Fortuna 1") == 1
