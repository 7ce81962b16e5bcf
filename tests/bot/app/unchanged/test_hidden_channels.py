"""Discord's own permissions decide who reads a match: those who are not shown its channel find it nowhere."""

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from tests.bot.app.forging import LOOKS, READING, UNKNOWN, pressed
from tests.bot.app.hiding import hide, id_of
from tests.bot.app.table import Match, begun

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(sandbox: Sandbox, bot: Caravanserai) -> Match:
    """In a channel that only those who play and whoever owns the server are shown."""
    members = sandbox.member("Zoë 🐫"), sandbox.member("Björn")
    started = await begun(sandbox, bot, *members, name="Friday")
    hide(sandbox, sandbox.channel("tables"))
    return started


@pytest.fixture
def chiara(sandbox: Sandbox) -> Member:
    return sandbox.member("Chiara")


@pytest.fixture(scope="module")
def next_door(sandbox: Sandbox) -> Channel:
    return sandbox.world.add_channel(sandbox.guild, "next-door")


@pytest.mark.parametrize("command", READING)
async def test_no_command_shows_a_match_whose_channel_one_is_not_shown(
    match: Match, chiara: Member, next_door: Channel, command: str
) -> None:
    for chosen in (await id_of(match), "Friday"):
        shown = await match.run(chiara, next_door, command, match=chosen)
        assert (shown.text, shown.attachments) == (UNKNOWN, [])


@pytest.mark.parametrize("verb", [*LOOKS, "then", "sift", "details", "join"])
async def test_nor_does_a_forged_button(
    match: Match, chiara: Member, next_door: Channel, verb: str
) -> None:
    shown = await pressed(chiara, next_door, f"p|{verb}|{await id_of(match)}")
    assert (shown.text, shown.attachments) == (UNKNOWN, [])


async def test_a_list_names_only_what_one_may_read(
    match: Match, chiara: Member, zoe: Member, ana: Member, next_door: Channel
) -> None:
    assert "Friday" not in (await match.run(chiara, next_door, "match list")).text
    for reader in (zoe, ana):  # who plays, and who owns the server
        assert "Friday" in (await match.run(reader, next_door, "match list")).text


@pytest.mark.parametrize("command", ["board", "hand", "log", "match info"])
async def test_who_plays_sees_their_match_wherever_they_are(
    match: Match, ben: Member, next_door: Channel, command: str
) -> None:
    shown = await match.run(ben, next_door, command, match=await id_of(match))
    assert shown.text != UNKNOWN


async def test_a_list_of_many_matches_asks_discord_nothing(
    match: Match, chiara: Member, next_door: Channel, sandbox: Sandbox
) -> None:
    before = len([one for one in sandbox.requests if one.operation.startswith("get_")])
    await match.run(chiara, next_door, "match list")
    after = len([one for one in sandbox.requests if one.operation.startswith("get_")])
    assert after == before
