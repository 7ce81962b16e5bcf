"""Numbers that nobody could have been offered, in clicks and commands: a clear word, and nothing changes."""

from collections.abc import Sequence

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.domain.match import Status
from bot.sandbox import Member, Message, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, lobby
from tests.bot.app.waiting import settled

HUGE = "9" * 60
TROUBLE = catalogue("en").format("bot-trouble", {"id": "|"}).partition("|")[0]
CLICKS = {
    "audit": ("0", HUGE),
    "audit ": ("0", "1", "pause", HUGE),
    "log": (HUGE, "x"),
    "mod-back": (HUGE, "1", "same"),
    "mod-to": (),
    "number": ("no-such-option",),
    "o-set": ("0", "0"),
    "o-revoke": (),
    "seats": (),
    "sift": ("last",),
    "then": (HUGE,),
    "vote": (HUGE, "yes"),
    "drop-ai": ("",),
    "result": (HUGE,),
    "propose-undo": (HUGE,),
    "undo": (HUGE,),
    "games": (HUGE,),
    "back": (HUGE,),
}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(sandbox: Sandbox, bot: Caravanserai) -> Match:
    """Ana may manage the server."""
    members = sandbox.member("Ana"), sandbox.member("Björn")
    return await begun(sandbox, bot, *members, game="caylus")


async def forged(
    match: Match, who: Member, press: str, values: Sequence[str] | None = None
) -> Message:
    """Press, or pick from, something that the bot had never put into a message; gives what is shown last."""
    message = await match.run(who, match.thread, "settings")
    control = {"id": 91, "custom_id": press}
    if values is None:
        control |= {"type": 2, "style": 2, "label": "x"}
    else:
        options = [{"label": "x", "value": value} for value in values]
        control |= {"type": 3, "options": options, "min_values": 1, "max_values": 1}
    message.components = [{"type": 1, "id": 90, "components": [control]}]
    clicked = who.click(message, press) if values is None else who.select(message, press, values)
    await (await clicked).response()
    await settled(match.sandbox)
    return who.visible_messages(match.thread)[-1]


async def revision(match: Match) -> int:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.revision


@pytest.mark.parametrize("picks", [None, [HUGE]])
@pytest.mark.parametrize("verb", CLICKS)
async def test_a_forged_number_breaks_nothing(
    match: Match, ana: Member, ben: Member, verb: str, picks: list[str] | None
) -> None:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    before = await revision(match)
    press = "|".join(("p", verb.strip(), found.id, *CLICKS[verb]))[:100]
    for who in (ana, ben):
        shown = await forged(match, who, press, picks)
        assert TROUBLE not in shown.text
        assert (
            catalogue("es").format("bot-trouble", {"id": "|"}).partition("|")[0] not in shown.text
        )
    assert await revision(match) == before


@pytest.mark.parametrize("move", [HUGE, "-1", "²", "abc"])
async def test_no_such_move_is_said_so(match: Match, ana: Member, move: str) -> None:
    shown = await match.run(ana, match.thread, "mod rollback", move=move)
    assert shown.text == catalogue("es").format("moderators-no-move")


@pytest.mark.parametrize("player", [HUGE, "9" * 5000, "0", "²"])
async def test_no_such_seat_is_said_so(match: Match, ana: Member, player: str) -> None:
    shown = await match.run(ana, match.thread, "mod force", player=player, reason="the tide")
    assert shown.text == catalogue("es").format("moderators-no-seat", {"seats": 2})


async def test_a_lobby_does_not_take_seats_it_never_offered(
    sandbox: Sandbox, bot: Caravanserai, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ben)
    found = await bot.matches.lists.of_guild(sandbox.guild.id)
    [info] = [one for one in found if one.status is Status.LOBBY]
    message = await match.run(ben, match.player.channel, "settings")
    press = f"p|seats|{info.id}"
    options = [{"label": "x", "value": HUGE}]
    message.components = [
        {
            "type": 1,
            "id": 90,
            "components": [{"type": 3, "id": 91, "custom_id": press, "options": options}],
        }
    ]
    await (await ben.select(message, press, [HUGE])).response()
    await settled(sandbox)
    assert (await bot.matches.store.info(info.id)).seats == info.seats
