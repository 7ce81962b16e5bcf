"""Time at the table: due times, reminders, time-outs, stand-ins, over the real client and a skipped clock."""

import re

import pytest

from bot.app import Caravanserai
from bot.domain.match import OnTimeout, Verdict
from bot.matches.moderation.actions import HOUSE
from bot.sandbox import Member, Sandbox
from bot.sandbox.rest.drafting import SUPPRESS_NOTIFICATIONS
from tests.bot.app.dues import HOUR, awaited, begun, dm_with, play, post_with
from tests.bot.app.table import Match, verbs


def quiet_now(bot: Caravanserai) -> str:
    """Quiet hours that have begun and last for seven hours at least."""
    hour = bot.matches.clock.now().hour
    return f"{hour:02}:00-{(hour + 8) % 24:02}:00"


async def test_posts_and_panels_and_lists_tell_until_when(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    assert "· due <t:" in awaited(match)
    assert "due <t:" in (await match.panel(zoe)).text
    games = await match.run(zoe, sandbox.channel("tables"), "games")
    assert re.search(r"due <t:(\d+):R> \(<t:\1:f>\)", games.text)
    info = await match.run(zoe, match.thread, "match info")
    assert "due <t:" in info.text


async def test_a_reminder_comes_by_direct_message_and_opens_the_panel(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    posts = len(match.posts)
    sandbox.skip(12 * HOUR)
    reminder = await dm_with(match, zoe, "half your time is gone")
    assert "the safe answer is given for you" in reminder.text
    assert len(match.posts) == posts
    panel = await match.press(zoe, reminder, "play")
    await match.answer_any(zoe, panel)


async def test_where_messages_are_closed_the_reminder_pings_in_the_thread(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    zoe.allow_dms(allowed=False)
    match = await begun(sandbox, timed, zoe, ben)
    sandbox.skip(12 * HOUR)
    reminder = await post_with(match, "half your time is gone")
    assert reminder.mentions == [zoe.id]


async def test_who_wants_no_messages_is_reminded_in_the_thread(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    await match.run(zoe, match.thread, "settings", dms=False)
    before = len(zoe.dms())
    sandbox.skip(12 * HOUR)
    reminder = await post_with(match, "half your time is gone")
    assert reminder.mentions == [zoe.id]
    assert len(zoe.dms()) == before


async def test_a_reminder_that_became_untrue_is_taken_away(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, timed, zoe, ben)
    await play(match, zoe)
    sandbox.skip(12 * HOUR)
    reminder = await post_with(match, "half your time is gone")
    panel = await match.panel(zoe)
    await match.press(zoe, panel, "undo")
    await match.player.until(lambda: reminder not in match.posts, "a reminder taken away")


async def test_no_reminder_of_a_secret_question_is_public(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, timed, zoe, ben, game="fortuna")
    sandbox.skip(22 * HOUR)
    await dm_with(match, zoe, "your time\u2019s nearly up")
    await match.delivered()
    assert all("your time\u2019s nearly up" not in post.text for post in match.posts)


@pytest.mark.parametrize("open_to_all", [True, False])
async def test_a_secret_question_makes_no_sound_at_night(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member, open_to_all: bool
) -> None:
    ben.allow_dms(allowed=open_to_all)
    sheet = Match(sandbox, timed, None)  # type: ignore[arg-type] # nobody plays yet
    await sheet.run(ben, sandbox.channel("tables"), "settings", **{"quiet-hours": quiet_now(timed)})
    match = await begun(sandbox, timed, zoe, ben, game="fortuna")
    calls = [post for post in match.posts if "there\u2019s a private question for you" in post.text]
    (asked,) = ben.dms() if open_to_all else calls
    assert asked.flags & SUPPRESS_NOTIFICATIONS


async def test_a_question_of_a_match_that_is_ended_is_withdrawn(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, game="fortuna")
    (prompt,) = ben.dms()
    (info,) = await timed.matches.lists.of_member(zoe.id)
    await timed.matches.moderation.stop(info.id, Verdict.NONE, "tired", HOUSE, 77)
    await match.player.until(lambda: "was withdrawn" in prompt.text or None, "a withdrawn question")
    assert verbs(prompt) == {}


async def test_when_time_is_over_the_thread_is_told_and_the_match_goes_on(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    sandbox.skip(24 * HOUR)
    post = await post_with(match, "ran out of time, so the safe answer was given")
    assert zoe.name in post.text
    assert ben.mention in awaited(match)


async def test_before_the_bank_runs_a_reminder_names_it_as_what_comes_next(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, bank=48 * HOUR)
    sandbox.skip(12 * HOUR)
    half = await dm_with(match, zoe, "half your time is gone")
    assert "your time bank of 2 days starts running" in half.text


async def test_the_bank_is_told_where_it_runs_and_what_is_left(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, bank=48 * HOUR)
    sandbox.skip(25 * HOUR)
    await dm_with(match, zoe, "your time bank is running")
    await match.player.until(
        lambda: "time bank running, due <t:" in awaited(match), "an edited post"
    )
    await play(match, zoe)
    info = await match.run(zoe, match.thread, "match info")
    assert "Time bank of Björn ●: 2 days left" in info.text
    assert "1 day 22 hours left" in info.text or "1 day 23 hours left" in info.text


async def test_one_takes_the_seat_back_by_a_button_in_the_thread(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.AI)
    sandbox.skip(24 * HOUR)
    post = await post_with(match, "an AI player sits in until they\u2019re back")
    await match.delivered()
    refused = await match.press(ben, match.post, "sit")
    assert "You\u2019re already playing your own seat" in refused.text
    assert "sit" in verbs(post) or "sit" in verbs(match.post)
    await match.press(zoe, match.post, "sit")
    await post_with(match, "came back and took over from the AI player")
    await match.delivered()
    assert "sit" not in verbs(match.post)


async def test_who_was_silent_hears_of_the_stand_in_and_comes_back_from_there(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.AI)
    sandbox.skip(24 * HOUR)
    told = await dm_with(match, zoe, "an AI player is sitting in for you")
    await match.delivered()
    await match.press(zoe, told, "sit")
    await post_with(match, "came back and took over from the AI player")


async def test_the_last_person_is_told_that_a_moderator_will_be_called(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.AI)
    sandbox.skip(12 * HOUR)
    assert "an AI player sits in" in (await dm_with(match, zoe, "half your time is gone")).text
    sandbox.skip(12 * HOUR)
    await post_with(match, "an AI player sits in")
    await match.delivered()
    sandbox.skip(12 * HOUR)
    assert "a moderator is alerted" in (await dm_with(match, ben, "half your time is gone")).text


async def test_play_shows_the_way_back_to_ones_seat(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.AI)
    sandbox.skip(24 * HOUR)
    await post_with(match, "an AI player sits in")
    await match.delivered()
    panel = await match.run(zoe, match.thread, "play")
    assert "An AI player is sitting in for you" in panel.text
    await match.press(zoe, panel, "sit")
    assert "An AI player is sitting in for you" not in panel.text


async def test_a_moderator_is_called_when_time_is_over(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.MODERATOR)
    sandbox.skip(24 * HOUR)
    await post_with(match, "A moderator has been alerted")
    await match.player.until(lambda: "was due <t:" in awaited(match), "an edited post")


async def test_somebody_who_sleeps_is_called_in_the_morning(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    quiet = {"time-zone": "UTC", "quiet-hours": quiet_now(timed)}
    await match.run(ben, match.thread, "settings", **quiet)
    await play(match, zoe)
    assert ben.mention not in match.post.text
    sandbox.skip(8 * HOUR)
    await dm_with(match, ben, "a match is waiting for you")


async def test_who_wants_to_hears_of_the_turn_before(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    ben_first = await (
        await ben.slash(sandbox.channel("tables"), "settings", {"heads-up": True})
    ).response()
    assert ben_first.message is not None
    match = await begun(sandbox, timed, zoe, ben)
    told = await dm_with(match, ben, "You\u2019re probably next")
    assert f"<#{match.thread.id}>" in told.text
