"""Settings of time and vacations, over the real client and a skipped clock."""

import re
from datetime import timedelta

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox, enabled_components
from tests.bot.app.dues import HOUR, awaited, begun, post_with
from tests.bot.app.table import Match, custom_id
from tests.bot.autoplayer import AutoPlayer

MANY = 28
"""More short vacations than fit into one message."""


def ids(message: Message) -> list[str]:
    """What all buttons of a message stand for."""
    return [one.custom_id for one in enabled_components(message)]


async def turn(match: Match, member: Member, sheet: Message, to: str) -> None:
    """Press a button that shows another page."""
    before = sheet.components
    await member.click(sheet, to)
    await match.player.until(lambda: sheet.components is not before, "another page")


def ends(match: Match) -> int:
    """When time is over for whoever is awaited, in seconds."""
    found = re.search(r"<t:(\d+)", awaited(match))
    assert found is not None
    return int(found[1])


async def test_settings_tell_of_time_and_change_it(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member
) -> None:
    match = Match(sandbox, timed, None)  # type: ignore[arg-type] # nobody plays
    sheet = await match.run(
        zoe,
        sandbox.channel("tables"),
        "settings",
        **{"time-zone": "europe/madrid", "quiet-hours": "22-8", "reminders": False},
    )
    assert "Time zone: Europe/Madrid" in sheet.text
    assert "Quiet hours: 22:00 to 08:00" in sheet.text
    assert "you only get the ping" in sheet.text


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"time-zone": "Atlantis"}, "I don\u2019t know the time zone “Atlantis”"),
        ({"quiet-hours": "at night"}, "as quiet hours. Write them like"),
        ({"quiet-hours": "08:00-07:00"}, "16 hours at most"),
    ],
)
async def test_wrong_settings_change_nothing(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, wrong: dict[str, str], told: str
) -> None:
    match = Match(sandbox, timed, None)  # type: ignore[arg-type] # nobody plays
    tables = sandbox.channel("tables")
    before = await timed.people.settings(zoe.id)
    sheet = await match.run(zoe, tables, "settings", reminders=False, **wrong)
    assert told in sheet.text
    after = await timed.people.settings(zoe.id)
    assert (after.reminders, after.time_zone, after.quiet_from) == (
        before.reminders,
        before.time_zone,
        before.quiet_from,
    )


async def test_quiet_hours_are_picked_or_typed_into_a_form(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member
) -> None:
    match = Match(sandbox, timed, AutoPlayer(sandbox, sandbox.channel("tables"), [zoe]))
    sheet = await match.run(zoe, sandbox.channel("tables"), "settings")
    await match.pick(zoe, sheet, "quiet", "23:00-08:00")
    assert "Quiet hours: 23:00 to 08:00" in sheet.text
    opened = await (await zoe.select(sheet, custom_id(sheet, "quiet"), ["other"])).response()
    assert opened.modal is not None
    await (await zoe.submit(opened.modal, {"hours": "1:30-5"})).response()
    await match.player.until(lambda: "01:30 to 05:00" in sheet.text or None, "the new hours")
    opened = await (await zoe.select(sheet, custom_id(sheet, "quiet"), ["other"])).response()
    assert opened.modal is not None
    refused = (await (await zoe.submit(opened.modal, {"hours": "late"})).response()).message
    assert refused is not None
    assert (await timed.people.settings(zoe.id)).quiet_from == 90


@pytest.mark.parametrize("typed", ["22:30 \u2013 07:00", "22:30 to 07:00"])
async def test_the_form_for_quiet_hours_has_room_for_all_that_is_understood(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, typed: str
) -> None:
    match = Match(sandbox, timed, AutoPlayer(sandbox, sandbox.channel("tables"), [zoe]))
    sheet = await match.run(zoe, sandbox.channel("tables"), "settings")
    opened = await (await zoe.select(sheet, custom_id(sheet, "quiet"), ["other"])).response()
    assert opened.modal is not None
    await (await zoe.submit(opened.modal, {"hours": typed})).response()
    await match.player.until(lambda: "22:30 to 07:00" in sheet.text or None, "the new hours")


async def test_reminders_and_the_heads_up_have_a_button_each(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member
) -> None:
    match = Match(sandbox, timed, AutoPlayer(sandbox, sandbox.channel("tables"), [zoe]))
    sheet = await match.run(zoe, sandbox.channel("tables"), "settings")
    await match.press(zoe, sheet, "reminders")
    await match.press(zoe, sheet, "heads-up")
    found = await timed.people.settings(zoe.id)
    assert (found.reminders, found.heads_up) == (False, True)


async def test_time_zones_are_found_while_typing(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member
) -> None:
    tables = sandbox.channel("tables")
    found = await zoe.autocomplete(tables, "settings", "time-zone", "new york")
    assert [choice["value"] for choice in found] == ["America/New_York"]


async def test_a_vacation_is_told_in_the_thread_and_moves_what_is_due(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    before, old = awaited(match), ends(match)
    sheet = await match.run(zoe, match.thread, "vacation take", days=5)
    assert "You\u2019re on vacation" in sheet.text
    notice = await post_with(match, "is on vacation until <t:")
    assert zoe.name in notice.text
    await match.player.until(lambda: awaited(match) != before, "an edited post")
    info = await match.run(ben, match.thread, "match info")
    assert "is on vacation until <t:" in info.text
    await match.run(zoe, match.thread, "vacation cancel")
    await post_with(match, "is back early from vacation")
    # While it was on, time stood still.
    await match.player.until(lambda: ends(match) - old < HOUR, "the old time")


async def test_a_planned_vacation_can_be_called_off_by_its_button(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    tables = sandbox.channel("tables")
    days = await zoe.autocomplete(tables, "vacation take", "since", "", {"days": 3})
    first = days[2]["value"]
    sheet = await match.run(zoe, match.thread, "vacation take", days=3, since=first)
    assert "on vacation from" in sheet.text
    notice = await post_with(match, "will be on vacation")
    listed = await match.run(zoe, match.thread, "vacation list")
    await match.press(zoe, listed, "back")
    assert "You have no vacation planned" in listed.text
    assert "running again" not in listed.text  # they never stood still
    assert (await post_with(match, "has cancelled their vacation")).id == notice.id


@pytest.mark.parametrize("planned", [0, 2])
async def test_without_a_vacation_or_with_several_nothing_is_cancelled_or_said_to_be(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member, planned: int
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    vacations, now = timed.matches.vacations, timed.matches.clock.now()
    for number in range(1, planned + 1):
        start = now + timedelta(days=5 * number)
        await vacations.go_on_vacation(zoe.id, start, start + timedelta(days=2), number)
    await match.delivered()
    before = [post.text for post in match.posts]
    sheet = await match.run(zoe, match.thread, "vacation cancel")
    await match.delivered()
    assert "is cancelled" not in sheet.text
    assert ("You have no vacation planned" in sheet.text) is (not planned)
    assert len([one for one in ids(sheet) if one.startswith("p|back|")]) == planned
    assert len(await vacations.of(zoe.id)) == planned
    assert [post.text for post in match.posts] == before


async def test_any_of_many_short_vacations_can_be_called_off(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member
) -> None:
    match = Match(sandbox, timed, AutoPlayer(sandbox, sandbox.channel("tables"), [zoe]))
    vacations, now = timed.matches.vacations, timed.matches.clock.now()
    for number in range(1, MANY + 1):
        start = now + timedelta(days=2 * number)
        await vacations.go_on_vacation(zoe.id, start, start + timedelta(hours=20), number)
    sheet = await match.run(
        zoe, sandbox.channel("tables"), "vacation cancel"
    )  # which one is meant?
    last = (await vacations.of(zoe.id))[-1]
    while f"p|back||{last.id}" not in (offered := ids(sheet)):
        await turn(
            match, zoe, sheet, [one for one in offered if one.startswith("p|vacations|")][-1]
        )
    await zoe.click(sheet, f"p|back||{last.id}")
    await match.player.until(lambda: "is cancelled" in sheet.text, "one vacation less")
    assert last.id not in [one.id for one in await vacations.of(zoe.id)]


async def test_it_is_told_how_many_days_of_vacation_are_left_this_year(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    year = timed.matches.clock.now().year
    for command, options, left in (("list", {}, 30), ("take", {"days": 1}, 29), ("list", {}, 29)):
        sheet = await match.run(zoe, match.thread, f"vacation {command}", **options)
        assert f"In {year} you have {left} whole days of vacation left to plan." in sheet.text


@pytest.mark.parametrize("typed", ["tomorrow", "2026-13-40", "0001-01-01", "9999-12-31"])
async def test_days_that_are_none_are_refused_in_words(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, typed: str
) -> None:
    match = Match(sandbox, timed, None)  # type: ignore[arg-type] # nobody plays
    sheet = await match.run(zoe, sandbox.channel("tables"), "vacation take", days=3, since=typed)
    assert any(told in sheet.text for told in ("as a date", "in the past", "a year ahead"))
