"""Lines of the story have the numbers of their marks: in posts, and where one looks at the board."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.matches.core.live import Look
from bot.sandbox import Member, Message, Sandbox
from bot.text.tale import (
    NUMBERS,
)
from tests.bot.app.hasty import turn_of
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun

MOVES = 12


@pytest.fixture
async def drawn(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, painter_of=renderer.painter) as bot:
        yield bot


@pytest.fixture
async def match(sandbox: Sandbox, drawn: Caravanserai, ben: Member, zoe: Member) -> Match:
    return await begun(sandbox, drawn, ben, zoe, game="caylus")


def alt(message: Message) -> str:
    """What is said of the picture."""
    found = [item for item in message.components[0]["components"] if item["type"] == 12]
    told: str = found[0]["items"][0]["description"]
    return told


def numbers(message: Message) -> list[int]:
    """The numbers before lines of the story."""
    signs = re.findall(rf"^([{NUMBERS}]) ", message.text, re.MULTILINE)
    return [NUMBERS.index(sign) + 1 for sign in signs]


async def moves(match: Match, count: int) -> list[Message]:
    """Answer so many questions; gives the posts."""
    before = len(match.posts)
    for _ in range(count):
        member = await turn_of(match)
        panel = await match.panel(member)
        if any(answers_of(panel)):
            await match.answer_any(member, panel)
        await match.delivered()
    return match.posts[before:]


async def test_a_post_numbers_its_lines_as_its_picture_does(match: Match) -> None:
    posts = await moves(match, MOVES)
    found = [(numbers(post), alt(post)) for post in posts if numbers(post)]
    assert len(found) > MOVES // 2
    for lines, told in found:
        assert lines == list(range(1, len(lines) + 1))
        assert f" {lines[0]}: " in told


async def test_who_looks_at_the_board_reads_what_happened_since_by_the_same_numbers(
    match: Match, zoe: Member
) -> None:
    await match.press(zoe, match.post, "board")
    await moves(match, 4)
    looked = await match.press(zoe, match.post, "board")
    assert numbers(looked)
    assert " 1: " in alt(looked)
    assert "Since you last looked" in looked.text
    again = await match.press(zoe, match.post, "board")
    assert not numbers(again)
    assert "Since you last looked" not in again.text


async def test_a_post_shows_the_board_where_its_story_ends_however_fast_the_match_goes_on(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = match.bot.matches
    real, told = matches.news.look, len(match.posts)
    member = await turn_of(match)

    async def too_late(match_id: str, seat: int | None) -> Look | None:
        """The next player answers while the picture is made."""
        monkeypatch.setattr(matches.news, "look", real)
        following = await turn_of(match)
        await match.answer_any(following, await match.panel(following))
        return await real(match_id, seat)

    monkeypatch.setattr(matches.news, "look", too_late)
    await match.answer_any(member, await match.panel(member))
    await match.delivered()
    first, second = match.posts[told:]
    changes = re.findall(r"\d: ([^.]+)\.", alt(second))
    assert changes
    assert [change for change in changes if change in alt(first)] == []


async def test_a_board_of_the_past_is_numbered_like_the_move_told_beside_it(
    match: Match, zoe: Member
) -> None:
    await moves(match, MOVES)
    looked = await match.press(zoe, match.post, "board")
    found = []
    for _ in range(MOVES // 2):
        await match.press(zoe, looked, "then")
        found.append((numbers(looked), alt(looked)))
    for lines, told in found:
        assert lines == list(range(1, len(lines) + 1))
        assert all(f" {number}: " in told for number in lines)
    assert any(lines for lines, _ in found)


async def test_a_what_if_numbers_what_the_others_did_as_its_board_does(match: Match) -> None:
    member = await turn_of(match)
    trial = await match.run(member, match.thread, "whatif")
    await match.answer_any(member, trial)
    await match.press(member, trial, "others")
    assert "Since your last move:" in trial.text
    assert numbers(trial) == list(range(1, len(numbers(trial)) + 1))
    assert numbers(trial)
    assert f" {numbers(trial)[-1]}: " in alt(trial)
