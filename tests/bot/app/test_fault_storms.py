"""Storms of errors and limits: what is owed is posted once they are over, each thing once."""

from typing import Any

import pytest

from bot.sandbox import Message, Sandbox
from bot.sandbox.faults import Fault
from tests.bot.app.hasty import none_twice, play_on, turn_of
from tests.bot.app.table import Match, verbs
from tests.bot.app.waiting import settled

STORMS: dict[str, dict[str, Any]] = {
    "all routes": {"seconds": 0.2, "everywhere": True, "times": 3},
    "one route": {"seconds": 0.2, "times": 3},
    "a banned address": {"seconds": 0.2, "via": False, "times": 3},
}


async def posted_once(match: Match, storm: Fault) -> None:
    """Play on in a storm: when it is over there is a new board, none twice, and only the last has buttons."""
    before = len(match.posts)
    await play_on(match)
    await match.player.until(lambda: len(match.posts) > before, "the post")
    await match.delivered()
    assert storm.hits
    assert none_twice(match)
    await match.player.until(lambda: with_buttons(match) == [match.post], "a bare older post")
    assert match.bot.dispatcher.tally.failed == 0


def with_buttons(match: Match) -> list[Message]:
    return [post for post in match.posts if verbs(post).get("play")]


@pytest.mark.parametrize("kind", STORMS)
async def test_a_storm_of_limits_only_delays_a_post(
    sandbox: Sandbox, going: Match, kind: str
) -> None:
    await posted_once(going, sandbox.faults.limit("create_message", **STORMS[kind]))


@pytest.mark.parametrize("status", [502, 503])
async def test_a_storm_of_server_errors_only_delays_a_post(
    sandbox: Sandbox, going: Match, status: int
) -> None:
    await posted_once(going, sandbox.faults.fail("create_message", status=status))


async def test_a_post_that_arrived_in_spite_of_an_error_is_not_repeated(
    sandbox: Sandbox, going: Match
) -> None:
    await posted_once(going, sandbox.faults.fail("create_message", done=True))


async def test_looking_for_a_post_in_a_storm_is_tried_again(sandbox: Sandbox, going: Match) -> None:
    search = sandbox.faults.fail("list_messages", status=503, times=1)
    await posted_once(going, sandbox.faults.cut("create_message", times=1))
    assert search.hits


@pytest.mark.parametrize("kind", STORMS)
async def test_a_panel_is_changed_when_a_storm_of_limits_is_over(
    sandbox: Sandbox, going: Match, kind: str
) -> None:
    turn = await turn_of(going)
    panel = await going.panel(turn)
    more = {**STORMS[kind], "times": 1}
    storm = sandbox.faults.limit("update_original_webhook_message", **more)
    asked = panel.components
    await going.touch(turn, panel)
    await going.player.until(lambda: storm.hits or None, "the storm")
    if kind == "a banned address":
        await settled(sandbox)
        await going.press(turn, panel, "panel")
    await going.player.until(lambda: panel.components is not asked or None, "a changed panel")


async def test_a_click_whose_first_answer_met_an_error_is_answered_at_the_next_try(
    sandbox: Sandbox, going: Match
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry(going)
    storm = sandbox.faults.fail("create_interaction_response", status=502, times=1)
    await going.answer_any(turn, panel)
    assert storm.hits == 1
    assert await entry(going) == before + 1


async def test_a_click_whose_first_answer_came_too_late_changes_nothing_and_works_again(
    sandbox: Sandbox, going: Match
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry(going)
    sandbox.faults.slow("create_interaction_response", seconds=4.0)
    interaction = await going.touch(turn, panel)
    await going.player.until(lambda: sandbox.platform.under_way or None, "a late answer")
    sandbox.clock.advance(5.0)
    await settled(sandbox)
    assert interaction in sandbox.failed
    sandbox.interactions.remove(interaction)
    assert await entry(going) == before
    sandbox.faults.clear()
    await going.answer_any(turn, panel)
    assert await entry(going) == before + 1


async def entry(match: Match) -> int:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.entry


@pytest.mark.parametrize("torn", [False, True])
async def test_a_click_taken_in_spite_of_an_error_is_answered(
    sandbox: Sandbox, going: Match, torn: bool
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry(going)
    storm = taken_all_the_same(sandbox, torn)
    await going.answer_any(turn, panel)
    assert storm.hits == 1
    assert await entry(going) == before + 1


@pytest.mark.parametrize("torn", [False, True])
async def test_a_command_taken_in_spite_of_an_error_leaves_nobody_waiting(
    sandbox: Sandbox, going: Match, torn: bool
) -> None:
    storm = taken_all_the_same(sandbox, torn)
    shown = await going.run(going.player.members[0], going.thread, "games")
    await going.player.until(lambda: not shown.is_loading or None, "an answer")
    assert storm.hits == 1
    assert str(going.thread.id) in shown.text


async def test_a_panel_whose_change_was_torn_is_changed_without_a_word_of_trouble(
    sandbox: Sandbox, going: Match
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry(going)
    storm = sandbox.faults.cut("update_original_webhook_message")
    await going.answer_any(turn, panel)
    await settled(sandbox)
    assert storm.hits == 1
    assert await entry(going) == before + 1
    assert turn.visible_messages(going.thread)[-1] is panel


def taken_all_the_same(sandbox: Sandbox, torn: bool) -> Fault:
    """The next first answer is taken, but the bot reads an error or nothing."""
    if torn:
        return sandbox.faults.cut("create_interaction_response")
    return sandbox.faults.fail("create_interaction_response", done=True)
