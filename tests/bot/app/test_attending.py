"""People who ask for everything at once: each request is answered, and moves wait for no looks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import Caravanserai
from bot.quotas.turns import WAITING, Lane
from bot.sandbox import Interaction, Member, Sandbox
from bot.ui.attending import FILES, LOOKS
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, match_id

SAY = catalogue("en").format


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    for member in (ana, ben):
        await bot.people.set_language(member.id, "en")
    return await begun(sandbox, bot, ana, ben, game="caylus")


@asynccontextmanager
async def held_up(*lanes: Lane, who: Member) -> AsyncIterator[None]:
    """A request of somebody is being worked on in each of these lanes, and does not end."""
    done = asyncio.Event()

    async def hold(lane: Lane, begun: asyncio.Event) -> None:
        await lane.come(who.id)
        begun.set()
        await done.wait()

    async with asyncio.TaskGroup() as holding:
        for lane in lanes:
            begun = asyncio.Event()
            holding.create_task(hold(lane, begun))
            await begun.wait()
        yield
        done.set()


def told(interaction: Interaction) -> str:
    """What somebody has read by now in answer."""
    message = interaction.shown().message
    return "" if message is None else message.text


async def test_whoever_asks_for_far_too_much_gets_an_answer_or_a_line_to_each(
    sandbox: Sandbox, bot: Caravanserai, match: Match, ben: Member
) -> None:
    line = SAY("quotas-waiting-met", {"most": WAITING})
    async with held_up(bot.turns.looks, who=ben):
        asked = [await ben.slash(match.thread, "help") for _ in range(WAITING + 4)]
        await match.player.until(
            lambda: [told(one) for one in asked].count(line) == 4 or None, "four refusals"
        )
    read = [(await one.response()).message for one in asked]
    helped = [one for one in read if one is not None and one.text not in ("", line)]
    assert len(helped) == WAITING


async def test_a_move_waits_neither_for_looks_nor_for_files(
    bot: Caravanserai, match: Match, ana: Member, ben: Member
) -> None:
    live = await bot.matches.store.live(match_id(match))
    before, asked = live.match.number, live.info.seats[next(iter(live.asked))].person
    who = next(one for one in (ana, ben) if one.id == asked)
    async with held_up(bot.turns.looks, bot.turns.files, bot.turns.typing, who=who):
        await match.answer_any(who, await match.panel(who))
    assert (await bot.matches.store.live(match_id(match))).match.number > before


async def test_what_is_sorted_by_name_exists(bot: Caravanserai) -> None:
    commands = {command.qualified_name for command in bot.tree.walk_commands()}
    assert commands | {kind.verb for kind in bot.handlers} >= LOOKS | FILES
