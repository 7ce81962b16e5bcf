"""Files too large for a place: replies step down in size, at last to words, and never fail."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.app import Caravanserai
from bot.sandbox import Member, Sandbox
from bot.sandbox.errors import ApiError, file_too_large
from bot.ui.downscale import LADDER, lighter
from bot.ui.message import Attachment, MessageBuilder
from renderer.core.replay import lighter_gif
from tests.bot.app.hasty import Hasty
from tests.bot.app.house import running
from tests.bot.app.noisy import NoisyPainter
from tests.bot.app.table import Match, begun
from tests.bot.messages import text

EDIT = "update_original_webhook_message"
TOO_LARGE = {"40005": file_too_large(), "413": ApiError(413, 0, "Request Entity Too Large")}


@pytest.fixture
async def noisy(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, clock=Hasty(), painter_of=NoisyPainter) as bot:
        yield bot


@pytest.mark.parametrize("code", TOO_LARGE)
async def test_a_board_too_large_for_a_reply_is_shown_smaller(
    sandbox: Sandbox, noisy: Caravanserai, ana: Member, ben: Member, code: str
) -> None:
    match = await begun(sandbox, noisy, ana, ben)
    storm = sandbox.faults.refuse(EDIT, TOO_LARGE[code])
    shown = await match.run(ana, match.thread, "board")
    await match.player.until(lambda: shown.attachments or None, "a board")
    assert storm.hits == 1
    assert len(shown.attachments[0].content) <= LADDER[1]


@pytest.mark.parametrize("code", TOO_LARGE)
@pytest.mark.parametrize("command", ["hand", "board"])
async def test_what_no_reply_can_hold_is_told_in_words(
    sandbox: Sandbox, going: Match, zoe: Member, command: str, code: str
) -> None:
    member = going.player.members[1]
    sandbox.faults.refuse(EDIT, TOO_LARGE[code])
    shown = await going.run(member, going.thread, command)
    await going.player.until(lambda: "too large" in shown.text or None, "words")
    assert shown.attachments == []


async def test_a_question_by_message_comes_without_its_picture_rather_than_not_at_all(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, zoe: Member
) -> None:
    zoe_place = sandbox.world.dm_channel(zoe.user)
    sandbox.faults.refuse("create_message", file_too_large(), channel_id=zoe_place.id)
    match = await begun(sandbox, hasty, ana, zoe)
    (prompt,) = zoe.dms()
    assert prompt.attachments == []
    assert "too large" in prompt.text
    assert f"hand of {match.player.members[1].user.name}" in prompt.text


def test_pictures_told_in_words_are_told_whole() -> None:
    alt = "What lies on the table, from left to right. " * 20
    shown = MessageBuilder().picture(Attachment("board.png", b"", alt)).without_files("Too large.")
    assert alt.strip() in text(shown).replace("\\", "")


def film() -> bytes:
    """An animation that cannot be pressed together."""
    chance, out = Random(1), BytesIO()
    frames = [Image.frombytes("L", (300, 200), chance.randbytes(300 * 200)) for _ in range(24)]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=100, loop=0)
    return out.getvalue()


@pytest.mark.parametrize("most", [1_000_000, 250_000, 100_000])
def test_a_replay_is_made_lighter_until_it_fits(most: int) -> None:
    whole = film()
    less = lighter_gif(whole, most)
    assert len(less) <= most < len(whole)
    with Image.open(BytesIO(less)) as small:
        assert getattr(small, "n_frames", 1) > 1


def test_a_message_ends_in_words_when_nothing_is_light_enough() -> None:
    builder = MessageBuilder().picture(Attachment("replay.gif", film(), "The match in motion"))
    *smaller, last = lighter(builder, "left out")
    weights = [len(one.attachments[0].content) for one in smaller]
    assert weights == sorted(weights, reverse=True)
    assert last.attachments == []
    shown = [getattr(one, "content", "") for one in last.view().walk_children()]
    assert any("The match in motion" in words for words in shown)
