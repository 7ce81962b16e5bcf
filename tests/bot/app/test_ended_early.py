"""A match that was ended early waits for nobody, on its last picture and whatever is looked at afterwards."""

import pytest

from bot.app import Caravanserai
from bot.pictures.replays import Script
from bot.sandbox import Member, Message, Sandbox
from bot.sandbox.models import walk
from data.catalogues import catalogue
from tests.bot.app.table import Match, answered, begun, match_id

OVER = catalogue("en").format("picture-alt-stopped")
AWAITED = "The match is waiting for"


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Ana owns the server and has ended the match after two moves."""
    started = await begun(sandbox, bot, ben, ana, game="caylus")
    for _ in range(2):
        await answered(bot, match_id(started))
    await started.run(ana, started.thread, "mod end", counts=True, reason="the tide")
    await started.delivered()
    return started


def described(message: Message) -> list[str]:
    """What the pictures of a message are said to show."""
    galleries = [one for one in walk(message.components) if one["type"] == 12]
    return [item["description"] for one in galleries for item in one["items"]]


async def test_the_last_picture_says_that_the_match_ended_early(match: Match) -> None:
    alt = described(match.post)[0]
    assert OVER in alt
    assert AWAITED not in alt


async def test_the_board_afterwards_says_that_the_match_ended_early(
    match: Match, ben: Member
) -> None:
    alt = described(await match.run(ben, match.thread, "board", match=match_id(match)))[0]
    assert OVER in alt
    assert AWAITED not in alt


async def test_the_board_in_words_says_that_the_match_ended_early(
    match: Match, ben: Member
) -> None:
    shown = await match.run(ben, match.thread, "board", text=True, match=match_id(match))
    told = shown.attachments[0].content.decode()
    assert OVER in told
    assert AWAITED not in told


async def test_a_board_of_the_past_still_says_who_was_awaited_then(
    match: Match, ben: Member
) -> None:
    alt = described(await match.run(ben, match.thread, "board", move=0, match=match_id(match)))[0]
    assert AWAITED in alt
    assert OVER not in alt


async def test_the_film_of_a_match_knows_that_it_ended_early(
    match: Match, bot: Caravanserai
) -> None:
    live = await bot.matches.store.live(match_id(match))
    assert Script.of(live, "en").caption.stopped


async def test_going_back_shows_who_would_be_awaited_again(match: Match, ana: Member) -> None:
    then, now = described(
        await match.run(ana, match.thread, "mod rollback", move="0", match=match_id(match))
    )
    said = catalogue("es").format("picture-alt-stopped")
    assert said in now
    assert said not in then
