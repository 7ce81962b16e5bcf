"""Setting a match up, asking people to it and finding it, over the real client."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import Boards, OnLeave, OnTimeout, Status
from bot.pages.match_list import PAGE
from bot.sandbox import Channel, Member, Message, Sandbox, enabled_components
from bot.text.words import mention
from tests.bot.app.table import Match, begun, custom_id, lobby, verbs

DAY = 86400


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await lobby(sandbox, bot, ana, ben)


def match_id(match: Match) -> str:
    return custom_id(match.lobby, "options").split("|")[2]


def menus(message: Message, verb: str) -> dict[str, str]:
    """The menus of a verb in a panel, each by what it sets."""
    found = [one.custom_id for one in enabled_components(message)]
    return {one.split("|")[3]: one for one in found if one.split("|")[1] == verb}


async def turned(match: Match, ana: Member) -> Message:
    """The host's panel with the page of the pace."""
    panel = await match.press(ana, match.lobby, "options")
    return await match.press(ana, panel, "options")


async def choose(match: Match, ana: Member, panel: Message, key: str, value: str) -> None:
    before = panel.components
    await ana.select(panel, menus(panel, "term")[key], [value])
    await match.player.until(lambda: panel.components is not before, "a changed panel")


async def test_a_lobby_is_opened_with_deadline_boards_and_language(
    sandbox: Sandbox, bot: Caravanserai, ana: Member
) -> None:
    match = await lobby(
        sandbox, bot, ana, name="Slow", seats=3, deadline=2 * DAY, boards="round", language="en"
    )
    info = await bot.matches.store.info(match_id(match))
    assert (info.deadline, info.boards, info.players) == (2 * DAY, Boards.ROUND, 3)
    assert "⏱ 2 days per question" in match.lobby.text
    assert "**Boards:** Once a round, short posts in between" in match.lobby.text


async def test_the_host_sets_the_whole_pace_by_menu(
    match: Match, ana: Member, bot: Caravanserai
) -> None:
    panel = await turned(match, ana)
    assert set(menus(panel, "term")) == {"deadline", "bank", "on_timeout", "on_leave"}
    for key, value in (
        ("deadline", str(3 * DAY)),
        ("bank", str(DAY)),
        ("on_timeout", "ai"),
        ("on_leave", "default"),
    ):
        await choose(match, ana, panel, key, value)
    await match.delivered()
    info = await bot.matches.store.info(match_id(match))
    assert (info.deadline, info.bank) == (3 * DAY, DAY)
    assert (info.on_timeout, info.on_leave) == (OnTimeout.AI, OnLeave.DEFAULT)
    assert "⏱ 3 days per question, plus a time bank of 24 hours" in match.lobby.text
    known = await match.run(ana, match.player.channel, "match info")
    assert "⏱ 3 días por pregunta" in known.text


async def test_each_thing_the_host_sets_is_explained(match: Match, ana: Member) -> None:
    first = await match.press(ana, match.lobby, "options")
    assert "Cómo reciben los jugadores sus primeras cartas de acción" in first.text
    second = await match.press(ana, first, "options")
    assert "Cuánto tiempo hay para responder a cada pregunta." in second.text


async def test_the_post_says_what_has_changed_since_people_sat_down(
    match: Match, ana: Member
) -> None:
    assert "✎" not in match.lobby.text
    await choose(match, ana, await turned(match, ana), "deadline", str(DAY))
    await match.delivered()
    assert "✎ Changed since people joined: Deadline: No deadline → 24 hours" in match.lobby.text


async def test_an_invitation_pings_in_the_channel_and_seats_whoever_presses_it(
    match: Match, ana: Member, zoe: Member, tables: Channel
) -> None:
    told = await match.run(ana, tables, "match invite", member=zoe)
    assert "Zoë" in told.text
    await match.delivered()
    call = match.player.public(tables)[-1]
    assert call.mentions == [zoe.id]
    assert "Ana invites you to this match" in call.text
    await match.press(zoe, call, "join")
    await match.delivered()
    assert "Zoë" in match.lobby.text
    again = await match.run(ana, tables, "match invite", member=zoe)
    assert "asiento" in again.text


async def test_once_a_match_has_begun_its_invitations_seat_nobody(
    match: Match, ana: Member, zoe: Member, tables: Channel
) -> None:
    await match.run(ana, tables, "match invite", member=zoe)
    await match.delivered()
    call = match.player.public(tables)[-1]
    assert "join" in verbs(call)
    await match.run(ana, tables, "match start", fill=True)
    await match.delivered()
    await match.player.until(lambda: verbs(call) == {} or None, "an invitation without a button")
    assert "Ana invites you to this match" in call.text


async def test_once_a_lobby_has_closed_its_invitations_seat_nobody(
    match: Match, ana: Member, zoe: Member, tables: Channel
) -> None:
    await match.run(ana, tables, "match invite", member=zoe)
    await match.delivered()
    call = match.player.public(tables)[-1]
    await match.run(ana, tables, "mod end", counts=False, reason="late")
    await match.delivered()
    await match.player.until(lambda: verbs(call) == {} or None, "an invitation without a button")


async def test_a_private_lobby_refuses_whoever_is_not_invited(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana, private=True)
    shown = await match.press(zoe, match.lobby, "join")
    assert "you can only join if you\u2019re invited" in shown.text
    assert "nothing" not in (await match.run(zoe, tables, "match list")).text
    await match.run(ana, tables, "match invite", member=zoe)
    await match.delivered()
    assert f"Invited: {mention(zoe.id)}" in match.lobby.text
    assert "Fortuna 1" in (await match.run(zoe, tables, "match list")).text
    await match.run(zoe, tables, "match join", match=match_id(match))
    await match.delivered()
    assert "Zoë" in match.lobby.text
    assert "Invited" not in match.lobby.text


async def test_ai_players_take_the_open_seats_by_one_button(
    match: Match, ana: Member, bot: Caravanserai
) -> None:
    chosen, panel = match_id(match), await match.press(ana, match.lobby, "ai")
    await match.press(ana, panel, "start-ai")
    await match.delivered()
    info = await bot.matches.store.info(chosen)
    assert info.status is Status.RUNNING
    assert [seat.ai is not None for seat in info.seats] == [False, False, True, True]


async def test_ai_players_take_the_open_seats_by_command(
    match: Match, ana: Member, bot: Caravanserai, tables: Channel
) -> None:
    chosen = match_id(match)
    await match.run(ana, tables, "match start", fill=True)
    await match.delivered()
    assert len((await bot.matches.store.info(chosen)).seats) == 4


async def test_of_several_matches_in_a_channel_each_command_means_the_one_it_is_for(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    await begun(sandbox, bot, ana, ben, name="Playing")
    match = await lobby(sandbox, bot, ben, name="Gathering")
    joined = await match.run(ana, tables, "match join")
    assert "Gathering" in joined.text
    assert (await match.run(ana, tables, "board")).attachments != []
    left = await match.run(ana, tables, "match leave")
    assert "Gathering" in left.text
    known = await match.run(zoe, tables, "match info", match="playing")
    assert "Playing" in known.text


async def test_a_list_is_narrowed_down_and_turned(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana, name="First", deadline=DAY)
    people = [sandbox.member(name) for name in ("Björn", "Zoë 🐫")]
    for number in range(PAGE):
        host = people[number % 2]
        await match.run(host, tables, "match create", game="caylus", name=f"Number {number}")
    listed = await match.run(zoe, tables, "match list")
    assert "First" not in listed.text
    assert "Page 1" in listed.text
    older = await match.press(zoe, listed, "list")
    assert "First" in older.text
    assert "Number" not in older.text
    assert "https://discord.com/channels/" in older.text
    quick = await match.run(zoe, tables, "match list", deadline=DAY)
    assert ("First" in quick.text, "Number" in quick.text) == (True, False)
    mine = await match.run(zoe, tables, "match list", mine=True, game="caylus", status="open")
    assert "Number 1" in mine.text
    assert "Number 0" not in mine.text
    assert "fits that" in (await match.run(zoe, tables, "match list", status="running")).text


async def test_one_s_own_matches_fill_pages(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, ana, ben, name="Played", deadline=DAY)
    for number in range(5):
        await match.run(ana, tables, "match create", game="fortuna", name=f"Own {number}")
    await match.delivered()
    for number in range(5):
        other = await lobby(sandbox, bot, ben, name=f"Joined {number}")
        await match.run(ana, tables, "match join", match=match_id(other))
    listed = await match.run(ana, tables, "games")
    first = listed.text
    assert f"https://discord.com/channels/{tables.guild_id}/{match.thread.id}" in first
    assert "vence <t:" in first
    assert first.count("https://discord.com") == 10
    await match.press(ana, listed, "games")
    assert listed.text.count("https://discord.com") == 1
    assert "Own 0" in listed.text
