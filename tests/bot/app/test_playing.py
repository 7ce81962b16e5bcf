"""A running match: panels, looks, undo, and clicks that come at the wrong moment."""

from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.sandbox import Member, Sandbox
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, custom_id, verbs
from tests.bot.app.waiting import settled


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Past the secret beginning: one of the two is asked for an action card."""
    started = await begun(sandbox, bot, ana, ben)
    for member in (ana, ben):
        await started.answer_any(member, await started.panel(member))
    await started.delivered()
    return started


async def asked(match: Match) -> tuple[Member, Member]:
    """Who is awaited, and who is not."""
    (wait,) = await match.bot.matches.awaited.waits((await info(match)).id)
    first, second = match.player.members
    return (first, second) if first.id == wait.user_id else (second, first)


async def info(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


async def test_only_the_latest_post_keeps_its_buttons(match: Match) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    while any(answers_of(panel)):
        await match.answer_any(turn, panel)
    await match.delivered()
    with_play = [post for post in match.posts if verbs(post).get("play")]
    assert with_play == [match.post]
    assert all(post.attachments for post in match.posts[1:])


async def test_a_players_answers_in_a_row_make_one_post(match: Match) -> None:
    turn, _ = await asked(match)
    before = len(match.posts)
    panel = await match.panel(turn)
    while any(answers_of(panel)):
        await match.answer_any(turn, panel)
    await match.delivered()
    assert len(match.posts) == before + 1


async def test_a_turn_post_pings_those_newly_awaited_alone(match: Match) -> None:
    turn, other = await asked(match)
    panel = await match.panel(turn)
    while any(answers_of(panel)):
        await match.answer_any(turn, panel)
    await match.delivered()
    assert match.post.mentions == [other.id]
    assert turn.mention not in match.post.text


async def test_a_stale_click_shows_how_things_stand(match: Match) -> None:
    turn, _ = await asked(match)
    old, new = await match.panel(turn), await match.panel(turn)
    await match.answer_any(turn, new)
    first = next(answers_of(old))
    if first.is_select:
        await match.pick(turn, old, first.custom_id.split("|")[1], first.values[0])
    else:
        await match.press(turn, old, first.custom_id.split("|")[1])
    assert ("no longer open" in old.text) or ("ya no está abierta" in old.text)


async def test_a_click_delivered_twice_counts_once(match: Match, sandbox: Sandbox) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    before = (await info(match)).entry
    sandbox.faults.double_interactions()
    first = next(answers_of(panel))
    if first.is_select:
        await turn.select(panel, first.custom_id, [first.values[0]])
    else:
        await turn.click(panel, first.custom_id)
    await settled(sandbox)
    assert (await info(match)).entry <= before + 1


async def test_an_answer_can_be_taken_back(match: Match) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    (prompt,) = [line for line in panel.text.splitlines() if line.startswith("###")]
    await match.answer_any(turn, panel)
    await match.press(turn, panel, "undo")
    assert prompt in panel.text


async def test_the_undo_button_of_an_old_panel_takes_nothing_back(match: Match) -> None:
    turn, _ = await asked(match)
    first, second = await match.panel(turn), await match.panel(turn)
    await match.answer_any(turn, first)
    await match.press(turn, second, "panel")
    await match.press(turn, first, "undo")
    before = (await info(match)).entry
    await match.press(turn, second, "undo")
    assert (await info(match)).entry == before


async def test_panels_work_after_a_restart(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with running(sandbox, tmp_path) as bot:
        match = await begun(sandbox, bot, ana, ben)
        panel = await match.panel(ana)
    async with running(sandbox, tmp_path) as bot:
        match.bot = bot
        before = (await info(match)).entry
        await match.answer_any(ana, panel)
        assert (await info(match)).entry == before + 1


async def test_commands_are_given_to_discord_once(sandbox: Sandbox, tmp_path: Path) -> None:
    for _ in range(2):
        async with running(sandbox, tmp_path):
            pass
    puts = [one for one in sandbox.requests if one.operation == "bulk_set_application_commands"]
    assert len(puts) == 1


async def test_an_archived_thread_is_woken(match: Match, sandbox: Sandbox) -> None:
    sandbox.archive(match.thread)
    await match.player.until(lambda: not match.thread.archived, "a thread awake")


async def test_a_thread_that_fell_asleep_while_nobody_listened_is_woken(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with running(sandbox, tmp_path) as bot:
        match = await begun(sandbox, bot, ana, ben)
    sandbox.archive(match.thread)
    async with running(sandbox, tmp_path):
        await match.player.until(lambda: not match.thread.archived, "a thread awake")


async def test_a_deleted_turn_post_does_not_hold_the_match_up(match: Match) -> None:
    turn, _ = await asked(match)
    panel = await match.panel(turn)
    match.sandbox.world.delete_message(match.post)
    while any(answers_of(panel)):
        await match.answer_any(turn, panel)
    await match.delivered()
    assert verbs(match.post).get("play")


async def test_an_answer_is_found_by_typing(match: Match) -> None:
    turn, _ = await asked(match)
    found = await turn.autocomplete(match.thread, "play", "answer", "")
    assert found
    wanted = found[0]["name"].split(" · ")[-1][:12]
    assert await turn.autocomplete(match.thread, "play", "answer", wanted)
    before = (await info(match)).entry
    await match.run(turn, match.thread, "play", answer=found[0]["value"])
    assert (await info(match)).entry == before + 1


async def test_words_that_fit_no_answer_open_the_panel(match: Match) -> None:
    turn, _ = await asked(match)
    shown = await match.run(turn, match.thread, "play", answer="xyzzy")
    assert any(answers_of(shown))


async def test_the_log_is_read_page_by_page(match: Match) -> None:
    for _ in range(4):
        turn, _ = await asked(match)
        panel = await match.panel(turn)
        while any(answers_of(panel)):
            await match.answer_any(turn, panel)
    shown = await match.press(turn, match.post, "log")
    newest = shown.text
    await match.press(turn, shown, "log")
    assert shown.text != newest


async def test_a_button_of_earlier_times_says_so(match: Match, ana: Member) -> None:
    control = match.post.components[0]["components"]
    row = next(item for item in control if item["type"] == 1)
    row["components"][0]["custom_id"] = "old:button"
    interaction = await ana.click(match.post, "old:button")
    shown = (await interaction.response()).message
    assert shown is not None
    assert "/jugar" in shown.text


async def test_a_click_in_a_match_that_is_not_there_is_answered(match: Match, ana: Member) -> None:
    row = next(item for item in match.post.components[0]["components"] if item["type"] == 1)
    row["components"][0]["custom_id"] = "p|play|zzzzzzz"
    interaction = await ana.click(match.post, custom_id(match.post, "play"))
    shown = (await interaction.response()).message
    assert shown is not None
    assert shown.text


async def test_a_panel_outside_the_thread_names_its_match_whatever_is_done_in_it(
    match: Match,
) -> None:
    turn, _ = await asked(match)
    found = await info(match)
    title = f"**{found.name}** · Fortuna · <#{match.thread.id}>"
    shown = await match.run(turn, match.sandbox.channel("tables"), "play", match=found.id)
    assert title in shown.text
    for verb in ("notes", "panel"):
        await match.press(turn, shown, verb)
        assert title in shown.text


async def test_a_panel_in_the_thread_does_not_name_its_match(match: Match) -> None:
    turn, _ = await asked(match)
    name = (await info(match)).name
    shown = await match.run(turn, match.thread, "play")
    for verb in ("notes", "panel"):
        await match.press(turn, shown, verb)
        assert name not in shown.text
