"""What people of another server reach of a match whose id they know: nothing."""

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Sandbox
from tests.bot.app.forging import LOOKS, READING, UNKNOWN, pressed
from tests.bot.app.table import Match, begun, custom_id

ACTING = ["undo", "match join", "match leave", "match start", "match rematch"]
ACTS = ["join", "start", "ai", "options", "term", "start-ai", "marks", "rematch", "confirm"]


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def elsewhere(sandbox: Sandbox) -> Channel:
    """A channel of another server, in which Zoë is at home."""
    guild = sandbox.world.add_guild("Another server", sandbox.member("Zoë 🐫").user)
    return sandbox.world.add_channel(guild, "tables-elsewhere")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(sandbox: Sandbox, bot: Caravanserai) -> Match:
    return await begun(sandbox, bot, sandbox.member("Ana"), sandbox.member("Björn"))


@pytest.mark.parametrize("command", READING + ACTING)
async def test_a_command_with_the_id_of_a_foreign_match_finds_nothing(
    match: Match, zoe: Member, elsewhere: Channel, command: str
) -> None:
    shown = await match.run(zoe, elsewhere, command, match=match_id(match))
    assert (shown.text, shown.attachments) == (UNKNOWN, [])


@pytest.mark.parametrize("verb", LOOKS + ACTS)
async def test_a_forged_button_with_the_id_of_a_foreign_match_finds_nothing(
    match: Match, zoe: Member, elsewhere: Channel, verb: str
) -> None:
    shown = await pressed(zoe, elsewhere, f"p|{verb}|{match_id(match)}")
    assert (shown.text, shown.attachments) == (UNKNOWN, [])


async def test_a_player_reaches_the_match_from_everywhere(
    match: Match, ana: Member, elsewhere: Channel, sandbox: Sandbox
) -> None:
    sandbox.world.join(sandbox.world.guilds[elsewhere.guild_id or 0], ana.user)
    shown = await match.run(ana, elsewhere, "board", match=match_id(match))
    assert [one.filename for one in shown.attachments] == ["board.png"]


async def test_a_private_match_is_shown_to_its_players_alone(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, ana, ben, private=True)
    chosen = match_id(match)
    assert (await match.run(zoe, tables, "board", match=chosen)).text == UNKNOWN
    assert (await match.run(ben, tables, "board", match=chosen)).attachments != []


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def private(sandbox: Sandbox, bot: Caravanserai) -> Match:
    members = sandbox.member("Ana"), sandbox.member("Björn")
    return await begun(sandbox, bot, *members, private=True)


@pytest.fixture(scope="module")
def next_door(sandbox: Sandbox) -> Channel:
    """Another channel of the server where matches are played."""
    return sandbox.world.add_channel(sandbox.guild, "next-door")


@pytest.mark.parametrize("verb", LOOKS + ACTS)
async def test_a_forged_button_from_another_channel_finds_no_private_match(
    private: Match, zoe: Member, next_door: Channel, verb: str
) -> None:
    shown = await pressed(zoe, next_door, f"p|{verb}|{match_id(private)}")
    assert (shown.text, shown.attachments) == (UNKNOWN, [])


@pytest.mark.parametrize("verb", ["board", "log", "help", "play"])
async def test_the_buttons_in_its_thread_show_a_private_match_to_all_who_read_it(
    private: Match, zoe: Member, verb: str
) -> None:
    shown = await private.press(zoe, private.post, verb)
    assert UNKNOWN not in shown.text
    assert shown.ephemeral_to == zoe.id


async def test_what_an_onlooker_has_opened_in_the_thread_of_a_private_match_can_be_used(
    private: Match, zoe: Member
) -> None:
    shown = await private.press(zoe, private.post, "board")
    assert (await private.pick(zoe, shown, "zoom", "text")).text != UNKNOWN


async def test_a_player_of_a_private_match_presses_its_buttons_wherever_they_stand(
    private: Match, ben: Member, next_door: Channel
) -> None:
    assert (await pressed(ben, next_door, f"p|log|{match_id(private)}")).text != UNKNOWN


async def test_a_moderator_presses_what_calls_for_help_with_a_private_match(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, next_door: Channel
) -> None:
    match = await begun(sandbox, bot, ben, zoe, private=True)
    assert (await pressed(ana, next_door, f"p|log|{match_id(match)}")).text != UNKNOWN


def match_id(match: Match) -> str:
    """The id as it stands in the buttons of the last post."""
    return custom_id(match.post, "board").split("|")[2]
