"""Choosing several things in an order, over the real client: click by click, numbered, and taken back."""

from functools import partial

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox, enabled_components
from tests.bot.app.table import Match, answered, begun, custom_id, match_id, verbs


@pytest.fixture
async def match(sandbox: Sandbox, shelf: Caravanserai, ben: Member, zoe: Member) -> Match:
    """Up to the question for some of thirty in an order, which Björn is asked."""
    started = await begun(sandbox, shelf, ben, zoe, game="large")
    for _ in range(6):
        await answered(shelf, match_id(started))
    await started.delivered()
    return started


def menus(panel: Message) -> list[str]:
    return [one.custom_id for one in enabled_components(panel) if one.is_select]


def contains(panel: Message, told: str) -> bool:
    return told in panel.text


async def choose(match: Match, member: Member, panel: Message, *options: str) -> None:
    """Pick one after the other, each from the menu of its group."""
    for option in options:
        menu = menus(panel)[int(option.removeprefix("o-")) % 3]
        await member.select(panel, menu, [option])
        told = f"**Option and {option.removeprefix('o-')}**"
        await match.player.until(partial(contains, panel, told), "a panel")


async def last_answer(match: Match) -> object:
    live = await match.bot.matches.store.live(match_id(match))
    return live.match.live()[-1].answer


async def test_each_click_adds_the_next_one_and_done_gives_them_in_that_order(
    match: Match, ben: Member
) -> None:
    panel = await match.panel(ben)
    assert "2 to 3, in order. What you choose first comes first." in panel.text
    await choose(match, ben, panel, "o-7")
    assert "1. **Option and 7**" in panel.text
    assert "done" not in verbs(panel)
    await choose(match, ben, panel, "o-3")
    assert "1. **Option and 7**\n2. **Option and 3**" in panel.text
    await match.press(ben, panel, "done")
    assert await last_answer(match) == ["o-7", "o-3"]
    assert "✓ 1. Option and 7 and 2. Option and 3" in panel.text


async def test_the_proposed_order_is_one_click(match: Match, ben: Member) -> None:
    panel = await match.panel(ben)
    assert "Proposed: 1. **Option and 1** · 2. **Option and 0**" in panel.text
    await match.press(ben, panel, "take")
    assert await last_answer(match) == ["o-1", "o-0"]


async def test_the_last_one_can_be_taken_back_or_all_of_them(match: Match, ben: Member) -> None:
    panel = await match.panel(ben)
    await choose(match, ben, panel, "o-7", "o-3", "o-1")
    assert menus(panel) == []
    await match.press(ben, panel, "next")
    assert "2. **Option and 3**" in panel.text
    assert "3. **" not in panel.text
    await match.press(ben, panel, "clear")
    assert "Proposed" in panel.text, "nothing is chosen any more"
    await choose(match, ben, panel, "o-2", "o-1")
    await match.press(ben, panel, "done")
    assert await last_answer(match) == ["o-2", "o-1"]


async def test_a_menu_used_twice_adds_once(match: Match, ben: Member) -> None:
    panel = await match.panel(ben)
    menu, before = menus(panel)[1], panel.components
    clicks = [await ben.select(panel, menu, ["o-1"]) for _ in range(2)]
    for one in clicks:
        await one.response()
    await match.player.until(lambda: panel.components is not before, "a panel")
    await match.delivered()
    assert "1. **Option and 1**" in panel.text
    assert "2. **" not in panel.text


async def test_done_clicked_twice_counts_once_and_can_be_undone(match: Match, ben: Member) -> None:
    panel = await match.panel(ben)
    await choose(match, ben, panel, "o-5", "o-4")
    done, before = custom_id(panel, "done"), panel.components
    for one in [await ben.click(panel, done) for _ in range(2)]:
        await one.response()
    await match.player.until(lambda: panel.components is not before, "a panel")
    await match.delivered()
    live = await match.bot.matches.store.live(match_id(match))
    assert [one.answer for one in live.match.live()].count(["o-5", "o-4"]) == 1
    panel = await match.panel(ben)
    await match.press(ben, panel, "undo")
    assert "done" not in verbs(panel)
    assert "in order" in panel.text


async def test_it_can_be_typed_and_is_then_finished_in_the_panel(match: Match, ben: Member) -> None:
    panel = await match.run(ben, match.thread, "play", answer="Option and 29")
    assert "1. **Option and 29**" in panel.text
    await choose(match, ben, panel, "o-8")
    await match.press(ben, panel, "done")
    assert await last_answer(match) == ["o-29", "o-8"]


async def test_it_can_be_answered_ahead(match: Match, ben: Member, zoe: Member) -> None:
    panel = await match.run(zoe, match.thread, "play")
    await match.press(zoe, panel, "q")
    await choose(match, zoe, panel, "o-9", "o-0")
    await match.press(zoe, panel, "q-done")
    assert "1. Option and 9 and 2. Option and 0" in panel.text
    await answered(match.bot, match_id(match))
    assert await last_answer(match) == ["o-9", "o-0"]


async def test_in_a_what_if_it_is_chosen_likewise(match: Match, ben: Member) -> None:
    trial = await match.run(ben, match.thread, "whatif")
    await choose(match, ben, trial, "o-6", "o-3")
    assert "2. **Option and 3**" in trial.text
    await match.press(ben, trial, "done")
    assert "✓ 1. Option and 6 and 2. Option and 3" in trial.text
