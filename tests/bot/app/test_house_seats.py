"""Seats that the rules play, from the lobby to the rematch; nobody can do anything with them."""

import re

import pytest

from bot.app import Caravanserai
from bot.domain.match import MatchInfo, Status
from bot.sandbox import Channel, Member, Message, Sandbox
from engines.core.export import read
from tests.bot.app.shore import Shore, day, post_with
from tests.bot.app.table import Match, begun, custom_id, lobby, match_id, verbs
from tests.engines.core.dike import MARKS


async def info(match: Match) -> MatchInfo:
    return await match.bot.matches.store.info(match_id(match))


async def test_the_lobby_shows_the_house_s_seat_which_is_not_open(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike", seats=2)
    assert "3. **The sea** · played by the game" in match.lobby.text
    assert "2. open" in match.lobby.text
    assert "1–2 players" in match.lobby.text  # noqa: RUF001 - from-to
    assert "can start" in match.lobby.text


async def test_a_full_lobby_of_one_person_starts_against_the_house(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    opening = match.posts[0]
    assert "2. **The sea** ✚ · played by the game" in opening.text
    assert [seat.house for seat in (await info(match)).seats] == [False, True]
    assert opening.mentions == [zoe.id]


async def test_a_house_seat_whose_mark_comes_with_the_match_has_no_shape_of_another(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = {mark: look for mark, look in Shore.marks.items() if mark in MARKS}
    monkeypatch.setattr(Shore, "marks", marks)
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    assert "2. **The sea** · played by the game" in match.posts[0].text
    assert re.search(r"1\. \*\*Zoë 🐫\*\* . ", match.posts[0].text)


async def test_one_person_plays_to_the_end_and_again_without_anybody_to_ask(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    for _ in range(3):
        await day(match, "build")
    end = post_with(match, "confirm")
    assert re.search(r"## Zoë 🐫 . wins!", end.text)
    assert end.mentions == [zoe.id]
    await match.press(zoe, end, "confirm")
    await match.delivered()
    assert (await info(match)).status is Status.LOCKED
    file = await shore.matches.exports.export(match_id(match), zoe.id)
    assert read(file).names == ["Zoë 🐫", "The sea"]
    proof = await match.press(zoe, end, "verify")
    assert "Proven: " in proof.text
    told = await match.press(zoe, end, "rematch")
    await match.delivered()
    assert "its lobby is in" in told.text
    again = match.player.public(tables)[-1]
    assert "1. **Zoë 🐫**" in again.text
    assert "2. **The sea** · played by the game" in again.text
    assert "open" not in again.text
    assert "start" in verbs(again)


async def test_a_lone_person_takes_an_answer_back(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    await day(match, "build")
    panel = await match.run(zoe, match.thread, "undo")
    await match.delivered()
    live = await shore.matches.store.live(match_id(match))
    assert live.match.live() == []
    assert "Taken back." in panel.text


async def test_the_house_may_win(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", seats=2, language="es")
    await day(match, "rest", "rest")
    assert "¡Gana El mar" in post_with(match, "confirm").text
    stats = await match.run(ana, match.thread, "stats")
    assert "1 jugada, ninguna ganada" in stats.text


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("kick", {}),
        ("replace", {"ai": "easy"}),
        ("extend", {"hours": 5}),
        ("force", {}),
    ],
)
async def test_moderators_leave_the_house_s_seat_to_the_rules(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, command: str, options: dict[str, object]
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1, deadline=86400)
    given = {"player": "2", "reason": "asked", **options}
    told = await match.run(_moderator(sandbox), match.thread, f"mod {command}", **given)
    assert "El mar" in told.text or "The sea" in told.text
    assert (await info(match)).seats[1].house


def _moderator(sandbox: Sandbox) -> Member:
    return sandbox.member("Ana")


async def test_no_list_offers_the_house_s_seat_to_moderators_or_for_a_vote(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", seats=2)
    for command in ("mod kick", "vote replace"):
        offered = await ana.autocomplete(match.thread, command, "player")
        assert [one for one in offered if "mar" in one["name"]] == []


async def test_a_what_if_and_a_copy_have_the_house_s_seat(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", seats=2)
    await match.run(ana, match.thread, "mod clone", reason="to see")
    await match.delivered()
    (copy,) = await shore.matches.lists.copies_of(match_id(match))
    assert [seat.house for seat in copy.seats] == [False, False, True]
    shown = await match.run(zoe, match.thread, "whatif")
    assert "What do you do today?" in shown.text


async def test_the_list_counts_the_seats_of_players(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    listed = await match.run(zoe, match.thread, "match list")
    assert "1 of 1 seats taken" in listed.text
    shown: Message = await match.run(zoe, match.thread, "match info")
    assert "2. **The sea** ✚ · played by the game" in shown.text
    assert custom_id(shown, "details")
