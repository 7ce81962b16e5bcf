"""AI players at a table on Discord: they leave time to take an answer back, and go back with it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.cogs import play
from bot.domain.match import Member as Person
from bot.sandbox import Member, Message, Sandbox, enabled_components
from bot.sandbox.shared import SharedClock
from bot.ui.message import MessageBuilder
from bot.ui.replies import Interaction, show
from tests.bot.app.house import Slate, running
from tests.bot.app.table import Match, custom_id, lobby, match_id, verbs
from tests.bot.app.waiting import settled
from tests.bot.matches.support import Shelf


@pytest.fixture
async def bot(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Caravanserai]:
    """The bot with the games of the tests and Discord's clock, whose AI players wait for 40 seconds."""
    monkeypatch.setattr(renderer, "painter", Slate)
    more = {"painter_of": Slate, "library": Shelf(), "clock": SharedClock(sandbox.clock)}
    async with running(sandbox, tmp_path, ai_pause="40", **more) as started:
        yield started


async def table(sandbox: Sandbox, bot: Caravanserai, *members: Member) -> Match:
    """Pebbles with one AI player after the people."""
    match = await lobby(sandbox, bot, *members, game="pebbles")
    lobby_id = custom_id(match.lobby, "join").split("|")[2]
    person = Person(members[0].id, members[0].name)
    await bot.matches.lobby.fill_ai(lobby_id, person, "random", 1)
    await match.delivered()
    await match.player.begin()
    await match.delivered()
    return match


async def answered(match: Match, member: Member) -> Message:
    """A panel of this person with its question answered."""
    panel = await match.panel(member)
    await match.press(member, panel, "take")
    await settled(match.sandbox)
    await match.delivered()
    return panel


async def seats(match: Match) -> list[int]:
    live = await match.bot.matches.store.live(match_id(match))
    return [one.seat for one in live.match.live()]


def labels(message: Message) -> list[str]:
    return [control.label for control in enabled_components(message)]


async def test_a_panel_offers_not_to_wait_for_the_ai_player(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await table(sandbox, bot, ana, ben)
    await answered(match, ana)
    panel = await answered(match, ben)
    assert await seats(match) == [0, 1]
    assert "is waiting a moment in case you want to take your answer back" in panel.text
    assert {"Undo", "Let AI 1 ■ answer now"} <= set(labels(panel))
    await match.press(ben, panel, "hurry")
    await match.delivered()
    assert await seats(match) == [0, 1, 2]
    await match.player.until(lambda: "hurry" not in verbs(panel), "a panel that waits for nobody")


async def test_after_a_while_the_ai_player_answers_by_itself(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await table(sandbox, bot, ana, ben)
    await answered(match, ana)
    panel = await answered(match, ben)
    sandbox.skip(41)
    await match.player.until(lambda: "hurry" not in verbs(panel), "the AI player's answer")
    await match.delivered()
    assert await seats(match) == [0, 1, 2]


async def test_in_a_duel_undo_takes_the_ai_player_s_answer_along_and_the_panel_says_so(
    sandbox: Sandbox, bot: Caravanserai, ben: Member
) -> None:
    match = await table(sandbox, bot, ben)
    panel = await answered(match, ben)
    await match.player.until(lambda: "take" in verbs(panel), "the next question")
    assert await seats(match) == [0, 1]
    assert "Undo also takes back what AI 1 ● answered after you" in panel.text
    assert "✓" in panel.text
    await match.press(ben, panel, "undo")
    await match.delivered()
    assert await seats(match) == []


async def test_a_panel_that_was_on_its_way_when_the_match_moved_on_is_redrawn(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await table(sandbox, bot, ben)

    async def slowly(interaction: Interaction, builder: MessageBuilder) -> None:
        while await seats(match) == [0]:  # noqa: ASYNC110 - only a test
            await asyncio.sleep(0)
        await show(interaction, builder)

    monkeypatch.setattr(play, "show", slowly)
    panel = await answered(match, ben)
    await match.player.until(lambda: "take" in verbs(panel), "the next question")
    assert "Undo also takes back what AI 1" in panel.text


async def test_alone_at_a_table_going_back_is_no_vote(
    sandbox: Sandbox, bot: Caravanserai, ben: Member
) -> None:
    match = await table(sandbox, bot, ben)
    await answered(match, ben)
    asked = await match.run(ben, match.thread, "vote undo")
    number = (await bot.matches.votes.takebacks(match_id(match), ben.id))[0].number
    sure = await match.pick(ben, asked, "takeback", str(number))
    assert "Nobody else has to agree." in sure.text
    done = await match.press(ben, sure, "propose-undo")
    assert "Nobody else had to agree" in done.text
    await match.delivered()
    assert await seats(match) == []
    told = " ".join(post.text for post in match.posts)
    assert "nobody else at the table had to agree" in told
    assert "the players voted for it" not in told
