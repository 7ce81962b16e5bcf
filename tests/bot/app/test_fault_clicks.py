"""Clicks at the wrong moment: twice, two at once, thirty at once, on panels of long ago, after a restart."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.sandbox import Channel, Interaction, Member, Sandbox
from tests.bot.app.hasty import entry_of, play_until, turn_of
from tests.bot.app.house import Slate, running
from tests.bot.app.table import Match, begun, custom_id, lobby, verbs
from tests.bot.app.waiting import settled
from tests.bot.matches.support import Shelf

CROWD = 30


def crowd(sandbox: Sandbox) -> list[Member]:
    """Thirty people more."""
    people = []
    for number in range(CROWD):
        user = sandbox.world.add_user(f"Guest {number}", f"guest{number}")
        sandbox.world.join(sandbox.guild, user)
        people.append(Member(sandbox.platform, user))
    return people


async def answered(clicks: list[Interaction]) -> list[str]:
    """What everybody was told."""
    responses = await asyncio.gather(*(one.response() for one in clicks))
    return [one.message.text for one in responses if one.message is not None]


async def test_a_double_click_counts_once(sandbox: Sandbox, going: Match) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry_of(going)
    for _ in range(2):
        await going.touch(turn, panel)
    await settled(sandbox)
    assert await entry_of(going) == before + 1
    await going.press(turn, panel, "panel")
    assert panel.text


async def test_the_same_answer_in_two_panels_counts_once(sandbox: Sandbox, going: Match) -> None:
    turn = await turn_of(going)
    panels, before = [await going.panel(turn) for _ in range(2)], await entry_of(going)
    await asyncio.gather(*(going.touch(turn, panel) for panel in panels))
    await settled(sandbox)
    assert await entry_of(going) == before + 1


async def test_every_interaction_delivered_twice_counts_once(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    sandbox.faults.double_interactions(50)
    match = await begun(sandbox, bot, ana, ben)
    assert len(sandbox.threads(tables)) == 1
    for member in (ana, ben):
        await match.touch(member, member.dms()[-1])
    await settled(sandbox)
    assert await entry_of(match) == 2
    assert len(await bot.matches.lists.of_member(ana.id)) == 1


async def test_two_people_answering_at_once_are_both_taken(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await asyncio.gather(*(match.touch(one, one.dms()[-1]) for one in (ana, ben)))
    await settled(sandbox)
    assert await entry_of(match) == 2
    await match.delivered()
    assert len([post for post in match.posts if verbs(post).get("play")]) == 1


async def test_a_panel_in_a_direct_message_leads_to_the_one_that_was_used_instead(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    for member in (ana, ben):
        await match.touch(member, member.dms()[-1])
    await settled(sandbox)
    turn = await turn_of(match)
    letter = turn.dms()[-1]
    await match.player.until(lambda: any(answers_of(letter)), "the next question")
    await match.answer_any(turn, await match.panel(turn))
    await match.player.until(lambda: verbs(letter).keys() == {"play"}, "the way to the panel")
    panel = await match.press(turn, letter, "play")
    assert panel is not letter
    assert "play" not in verbs(panel)


async def test_a_panel_of_forty_answers_ago_shows_how_things_stand(
    sandbox: Sandbox, going: Match
) -> None:
    turn = await turn_of(going)
    old, before = await going.panel(turn), await entry_of(going)
    shown = old.components
    await play_until(going, _entry(before + 40))
    now = await entry_of(going)
    await settled(sandbox)
    old.components = shown  # as it stands where Discord no longer lets the bot change it
    await going.touch(turn, old)
    # what others did may redraw it once more before the click is answered
    told = ("no longer open", "ya no está abierta")
    await going.player.until(
        lambda: any(word in old.text for word in told), "a panel that says it is too late"
    )
    assert await entry_of(going) == now


def _entry(number: int) -> Callable[[MatchInfo], bool]:
    return lambda info: info.entry >= number


async def test_the_buttons_of_a_post_of_forty_answers_ago_still_work(
    sandbox: Sandbox, going: Match
) -> None:
    turn, post = await turn_of(going), going.post
    play = custom_id(post, "play")
    controls = post.components
    await play_until(going, _entry(await entry_of(going) + 40))
    await going.delivered()
    post.components = controls
    shown = (await (await turn.click(post, play)).response()).message
    assert shown is not None
    assert shown.ephemeral_to == turn.id


async def test_a_form_sent_after_a_restart_is_taken(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ana: Member, ben: Member
) -> None:
    monkeypatch.setattr(renderer, "painter", Slate)
    more = {"painter_of": Slate, "library": Shelf()}
    async with running(sandbox, tmp_path, **more) as bot:
        match = await begun(sandbox, bot, ana, ben, game="large")
        await play_until(match, _entry(8))
        member = await turn_of(match)
        panel = await match.panel(member)
        modal = (await (await member.click(panel, custom_id(panel, "form"))).response()).modal
        assert modal is not None
    async with running(sandbox, tmp_path, **more) as bot:
        match.bot = bot
        before = panel.components
        await member.submit(modal, match.player.filled(modal))
        await match.player.until(lambda: panel.components is not before or None, "the next page")
        assert any(answers_of(panel))


async def test_thirty_members_look_at_once(sandbox: Sandbox, going: Match) -> None:
    people, looks = crowd(sandbox), ("play", "board", "log", "hand", "help")
    pressed = [
        await one.click(going.post, custom_id(going.post, looks[number % len(looks)]))
        for number, one in enumerate(people)
    ]
    await answered(pressed)
    await settled(sandbox)
    assert all(one.latency is not None and one.latency < 3 for one in pressed)


async def test_thirty_members_join_a_lobby_at_once(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana)
    people = crowd(sandbox)
    join = custom_id(match.lobby, "join")
    clicks = [await one.click(match.lobby, join) for one in people]
    told = await answered(clicks)
    await settled(sandbox)
    (info,) = await bot.matches.lists.of_member(ana.id)
    assert len(info.taken) == info.players == 4
    assert len(told) == CROWD
    await match.delivered()
    seated = [one.name for one in people if one.name in match.lobby.text]
    assert len(seated) == 3
    assert sorted(seated) == sorted(seat.name for seat in info.taken if seat.user_id != ana.id)


async def test_thirty_members_ask_for_the_end_of_one_lobby_and_it_starts_once(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    start = custom_id(match.lobby, "start")
    for _ in range(CROWD):
        await ana.click(match.lobby, start)
    await settled(sandbox)
    await match.delivered()
    assert len(sandbox.threads(tables)) == 1
