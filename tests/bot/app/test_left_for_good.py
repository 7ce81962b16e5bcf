"""Who has left the server or was banned from it plays on at most: nothing else they do gets there."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue
from tests.bot.app.exporting import answered as played
from tests.bot.app.exporting import over
from tests.bot.app.forging import pressed
from tests.bot.app.table import Match, begun, custom_id, lobby, match_id, verbs

SAYS = {
    status: catalogue("en").format("bot-no-member", {"status": status})
    for status in ("running", "other")
}
VOTES = [
    ("vote pause", {"reason": "the admins are fools"}),
    ("vote end", {"counts": True}),
    ("vote replace", {"player": "1"}),
    ("vote undo", {}),
]
REFUSED = [
    *VOTES,
    ("match info", {}),
    ("match export", {}),
    ("match invite", {"member": "Chiara"}),
    ("whatif", {}),
]

pytestmark = pytest.mark.usefixtures("forgetful")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await begun(sandbox, bot, ana, ben)


def gone(match: Match, member: Member) -> Channel:
    """They leave, which nobody knows yet; gives where they write to the bot from then on."""
    match.sandbox.go(member)
    return member.dm_channel()


async def from_home(match: Match, member: Member, press: str) -> Message:
    """A button of a direct message, whatever was on it when the bot wrote it, is pressed."""
    return await pressed(member, member.dm_channel(), press)


async def everything(match: Match) -> list[tuple[str, list[int]]]:
    await match.delivered()
    world = match.sandbox.world
    said = [one for one in world.messages.values() if not one.ephemeral_to]
    return [(one.text, one.mentions) for one in said if one.channel_id != match.lobby.channel_id]


@pytest.mark.parametrize(("command", "options"), REFUSED)
async def test_no_command_of_somebody_who_has_left_reaches_the_server(
    match: Match, ben: Member, zoe: Member, command: str, options: dict[str, object]
) -> None:
    place, chosen = gone(match, ben), match_id(match)
    if "member" in options:
        options = {"member": zoe}
    before = await everything(match)
    shown = await match.run(ben, place, command, match=chosen, **options)
    assert shown.text == SAYS["running"]
    assert await everything(match) == before
    assert await match.bot.matches.votes.ballots(chosen) == []


@pytest.mark.parametrize("command", ["vote pause", "match export"])
async def test_nor_does_one_from_another_server(
    match: Match, ben: Member, sandbox: Sandbox, command: str
) -> None:
    elsewhere = sandbox.world.add_guild("Another server", ben.user)
    chosen, place = match_id(match), sandbox.world.add_channel(elsewhere, "tables-elsewhere")
    gone(match, ben)
    assert (await match.run(ben, place, command, match=chosen)).text == SAYS["running"]


async def test_neither_yes_nor_withdrawing_works_any_more(match: Match, ben: Member) -> None:
    chosen = match_id(match)
    await match.run(ben, match.thread, "vote pause", match=chosen)
    await match.delivered()
    (ballot,) = await match.bot.matches.votes.ballots(chosen)
    gone(match, ben)
    for what in ("no", "yes", "withdraw"):
        press = f"p|vote|{chosen}|{ballot.id}|{what}"
        assert (await from_home(match, ben, press)).text == SAYS["running"]
    assert await match.bot.matches.votes.ballots(chosen) == [ballot]


@pytest.mark.parametrize("command", ["play", "hand", "board", "log"])
async def test_somebody_who_has_left_can_play_their_seat_on(
    match: Match, ben: Member, command: str
) -> None:
    shown = await match.run(ben, gone(match, ben), command, match=match_id(match))
    assert shown.text not in SAYS.values()
    assert shown.text or shown.attachments


async def test_an_answer_of_somebody_who_has_left_still_counts(match: Match, ben: Member) -> None:
    place, chosen = gone(match, ben), match_id(match)
    panel = await match.run(ben, place, "play", match=chosen)
    before = (await match.bot.matches.store.live(chosen)).match.number
    await match.answer_any(ben, panel)
    assert (await match.bot.matches.store.live(chosen)).match.number == before + 1


async def test_the_vacation_of_somebody_who_has_left_is_not_told_there(
    match: Match, ben: Member
) -> None:
    place, before = gone(match, ben), await everything(match)
    await match.run(ben, place, "vacation take", days=3)
    assert await everything(match) == before


async def test_once_the_seat_is_another_s_nothing_is_shown(
    match: Match, ana: Member, ben: Member
) -> None:
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason="banned")
    await match.delivered()
    shown = await match.run(ben, gone(match, ben), "board", match=match_id(match))
    assert shown.text == catalogue("en").format("service-no-match")


async def test_once_the_match_is_over_nothing_is_shown_and_nothing_confirmed(
    match: Match, ben: Member
) -> None:
    await played(match, until=over)
    chosen, place = custom_id(match.post, "confirm").split("|")[2], gone(match, ben)
    for command in ("board", "match rematch", "match export", "match result"):
        assert (await match.run(ben, place, command, match=chosen)).text == SAYS["other"]
    for verb in ("confirm", "rematch", "board"):
        assert (await from_home(match, ben, f"p|{verb}|{chosen}")).text == SAYS["other"]
    info = await match.bot.matches.store.info(chosen)
    assert not any(seat.confirmed for seat in info.seats)


@pytest.mark.parametrize("command", ["match start", "match leave"])
async def test_who_has_left_does_nothing_in_a_lobby(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, ana: Member, command: str
) -> None:
    match = await lobby(sandbox, bot, ben, ana)
    chosen = custom_id(match.lobby, "join").split("|")[2] if "join" in verbs(match.lobby) else ""
    (info,) = await bot.matches.lists.of_member(ben.id)
    place = gone(match, ben)
    assert (await match.run(ben, place, command, match=chosen or info.id)).text == SAYS["other"]
    assert (await bot.matches.store.info(info.id)).revision == info.revision


async def test_who_comes_back_has_all_rights_at_once(match: Match, ben: Member) -> None:
    place, chosen = gone(match, ben), match_id(match)
    await match.run(ben, place, "vote pause", match=chosen)
    match.sandbox.come_back(ben)
    await match.run(ben, match.thread, "board")
    await match.run(ben, place, "vote pause", match=chosen)
    assert len(await match.bot.matches.votes.ballots(chosen)) == 1


async def test_a_member_votes_by_direct_message(match: Match, ben: Member) -> None:
    await match.run(ben, ben.dm_channel(), "vote pause", match=match_id(match))
    assert len(await match.bot.matches.votes.ballots(match_id(match))) == 1


async def test_while_discord_cannot_say_who_is_a_member_nothing_is_let_through(
    match: Match, ben: Member
) -> None:
    match.sandbox.faults.fail("get_guild_member", times=None, status=500)
    shown = await match.run(ben, ben.dm_channel(), "vote pause", match=match_id(match))
    match.sandbox.faults.clear()
    assert shown.text == catalogue("en").format("bot-member-unknown")
