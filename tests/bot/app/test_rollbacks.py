"""Moves have one number for everybody: what is read in the log is typed for boards and for going back."""

import re

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.table import Match, answered, begun, custom_id, match_id, verbs

MOVES = 4


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, zoe: Member, ana: Member) -> Match:
    """Ana owns the server. Some moves are made, a moderator's act and a line taken back among them."""
    started = await begun(sandbox, bot, zoe, ana, game="caylus")
    for _ in range(MOVES):
        await answered(bot, match_id(started))
    await started.run(ana, started.thread, "mod waiting", reason="whose turn is it")
    await answered(bot, match_id(started))
    await started.delivered()
    return started


async def lines(match: Match) -> list[int]:
    """The last lines of moves in the log, one a move, oldest first."""
    story = await match.bot.matches.story.told(match_id(match), None)
    return sorted({one.entry: one.number for one in story if one.entry}.values())


async def offered(match: Match, mod: Member, typed: str = "") -> list[str]:
    return [
        one["name"] for one in await mod.autocomplete(match.thread, "mod rollback", "move", typed)
    ]


async def gone_back(match: Match, mod: Member, shown: Message) -> None:
    modal = (await (await mod.click(shown, custom_id(shown, "mod-back"))).response()).modal
    assert modal is not None
    await mod.submit(modal, {"reason": "a wrong click"})
    await match.player.until(lambda: "Hecho" in shown.text, "an answer")
    await match.delivered()


async def test_every_number_offered_stands_in_the_log_beside_the_same_words(
    match: Match, ana: Member
) -> None:
    log = (await match.run(ana, match.thread, "log")).text
    for label in (await offered(match, ana))[:-1]:
        number, words = re.match(r"(\d+)\S* · [^:]+: (.+)", label).groups()  # type: ignore[union-attr] # each has both
        line = next(one for one in log.splitlines() if one.startswith(f"{number}. "))
        assert words[:12] in line.replace("*", "")


async def test_the_number_in_the_log_goes_back_to_the_board_of_that_number(
    match: Match, bot: Caravanserai, ana: Member
) -> None:
    number = (await lines(match))[1]
    board = await match.run(ana, match.thread, "board", move=number)
    assert f"tras la jugada {number}" in board.text
    shown = await match.run(ana, match.thread, "mod rollback", move=str(number))
    assert f"tras la jugada {number} " in shown.text
    await gone_back(match, ana, shown)
    live = await bot.matches.store.live(match_id(match))
    assert [one.number for one in live.match.live()] == [1, 2]


async def test_story_and_audit_log_tell_the_same_number(match: Match, ana: Member) -> None:
    number = (await lines(match))[2]
    await gone_back(
        match, ana, await match.run(ana, match.thread, "mod rollback", move=str(number))
    )
    told = next(post for post in match.posts if "⏪" in post.text)
    assert f"after move {number};" in told.text
    audit = await match.run(ana, match.thread, "mod audit", act="rollback")
    assert f"hasta la jugada: {number}" in audit.text


async def test_going_back_to_the_beginning_says_so(match: Match, ana: Member) -> None:
    shown = await match.run(ana, match.thread, "mod rollback", move="0")
    assert "al comienzo" in shown.text
    await gone_back(match, ana, shown)
    assert any("back to the beginning" in post.text for post in match.posts)


async def test_a_line_about_an_act_means_the_board_as_it_stood(
    match: Match, bot: Caravanserai, ana: Member
) -> None:
    story = await bot.matches.story.told(match_id(match), None)
    act = next(one.number for one in story if one.event.key.startswith("moderators-story"))
    shown = await match.run(ana, match.thread, "mod rollback", move=str(act))
    assert f"tras la jugada {(await lines(match))[MOVES - 1]} " in shown.text


@pytest.mark.parametrize("typed", ["9999", "-1", "soon", "=", "=9999", "99999999999999999999999"])
async def test_what_is_no_move_is_refused(match: Match, ana: Member, typed: str) -> None:
    shown = await match.run(ana, match.thread, "mod rollback", move=typed)
    assert "jugada" in shown.text
    assert "mod-back" not in verbs(shown)


async def test_a_line_that_is_struck_out_is_none_to_go_back_to(match: Match, ana: Member) -> None:
    numbers = await lines(match)
    back = await match.run(ana, match.thread, "mod rollback", move=str(numbers[1]))
    await gone_back(match, ana, back)
    shown = await match.run(ana, match.thread, "mod rollback", move=str(numbers[2]))
    assert "ya se ha deshecho" in shown.text


async def test_an_older_move_is_found_by_its_number(match: Match, ana: Member) -> None:
    number = (await lines(match))[0]
    assert any(
        str(number) in label.partition(" ")[0] for label in await offered(match, ana, str(number))
    )


async def test_the_table_is_asked_to_take_back_by_the_numbers_of_the_log(
    match: Match, zoe: Member
) -> None:
    shown = await match.run(zoe, match.thread, "vote undo")
    story = await match.bot.matches.story.told(match_id(match), None)
    live = await match.bot.matches.store.live(match_id(match))
    seat = live.seat_of(zoe.id)
    moves = live.match.live()
    others = max(one.number for one in moves if one.seat != seat)  # they are asked
    entry = max(one.number for one in moves if one.seat == seat and one.number < others)
    first = next(one.number for one in story if one.entry == entry)
    shown = await match.pick(zoe, shown, "takeback", str(entry))
    await match.press(zoe, shown, "propose-undo")
    await match.delivered()
    assert any(f"from move {first} of the log on" in post.text for post in match.posts)
