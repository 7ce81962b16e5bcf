"""A match keeps the content packs it began with, whatever becomes of them on disk."""

import json
from itertools import count
from pathlib import Path

import pytest

import data
from bot.matches.core.library import Library
from bot.matches.service import Matches
from bot.pages.content import content_line
from bot.storage import Storage
from bot.text.words import words
from tests.bot.matches.support import ANA, BEN, Host

CAMELS = """
[[spaces]]
id = "ns1"
region = "ebla"
action = "gifts"
piece = "camel"
two = true
amounts = [1, 2, 3]
"""


def pack(folder: Path, text: str) -> Path:
    (folder / "mine" / "tadmor").mkdir(parents=True, exist_ok=True)
    (folder / "mine" / "tadmor" / "board.toml").write_text(text, encoding="utf-8")
    return folder / "mine"


def bot(storage: Storage, packs: list[Path], first: int = 2000) -> Host:
    """The bot after a start with these packs."""
    host = Host(Matches(storage, Library(packs)))
    host.ids = count(first)
    return host


async def gifts(host: Host, match_id: str) -> list[int]:
    """What a space brings by Era in a match."""
    amounts: list[int] = (
        (await host.matches.store.live(match_id)).match.content.spaces["ns1"].amounts
    )
    return amounts


async def told(host: Host, match_id: str) -> str:
    """The line of `/match info` on the content."""
    return content_line(await host.matches.exports.content_of(match_id), words("en"))


async def test_a_running_match_keeps_its_pack_when_the_pack_changes(
    storage: Storage, tmp_path: Path
) -> None:
    folder = pack(tmp_path, CAMELS)
    before = bot(storage, [folder])
    info = await before.begun(ANA, BEN, game="tadmor")
    assert (await told(before, info.id)).endswith("changed by **mine**: `spaces.ns1`")

    pack(tmp_path, CAMELS.replace("[1, 2, 3]", "[7, 8, 9]"))
    after = bot(storage, [folder], 9000)
    assert await gifts(after, info.id) == [1, 2, 3]
    assert "different from what\u2019s installed here now: `spaces.ns1`" in await told(
        after, info.id
    )
    await after.answer(info.id)
    assert (await after.matches.store.info(info.id)).entry > 0

    newer = await after.begun(ANA, BEN, game="tadmor")
    assert await gifts(after, newer.id) == [7, 8, 9]


async def test_a_running_match_keeps_its_pack_when_the_pack_is_gone(
    storage: Storage, tmp_path: Path
) -> None:
    info = await bot(storage, [pack(tmp_path, CAMELS)]).begun(ANA, BEN, game="tadmor")
    after = bot(storage, [], 9000)
    assert await gifts(after, info.id) == [1, 2, 3]
    match = (await after.matches.store.live(info.id)).match
    assert match.replay(match.spec, match.content, match.header, match.entries).number == 0


def test_a_pack_that_the_picture_has_no_room_for_is_refused_at_the_start(tmp_path: Path) -> None:
    crowded = [{**row, "region": "euphrates"} for row in data.load("tadmor")["spaces"]]
    rows = [
        "\n".join(f"{name} = {json.dumps(value)}" for name, value in row.items()) for row in crowded
    ]
    library = Library([pack(tmp_path, "".join(f"[[spaces]]\n{row}\n" for row in rows))])
    with pytest.raises(ValueError, match=r"tadmor: .*the picture has room for 4 rows of 2 there"):
        library.check()
