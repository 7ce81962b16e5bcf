"""When something breaks: nothing half done, memory never ahead of the disk, a clear word and a trace."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, select, text, update
from structlog.testing import capture_logs

from bot.domain.errors import InternalError
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.matches.play import pack
from bot.storage.tables import audit, kept, log, positions
from tests.bot.matches.support import ANA, BEN, Host, Shelf
from tests.bot.matches.timing import MODERATOR


async def same_on_disk(host: Host, storage: Storage, match_id: str) -> bool:
    """Whether the match in memory is the one on disk."""
    kept = (await host.matches.store.live(match_id)).match
    stored = (await Matches(storage, Shelf()).store.live(match_id)).match
    return kept.state_hash() == stored.state_hash() and kept.entries == stored.entries


async def test_a_locked_database_is_said_to_be_busy_and_nothing_is_taken(
    host: Host, storage: Storage, database: Path
) -> None:
    info = await host.begun(ANA, BEN)
    asked = await host.decision(info.id)
    answer = host.sample(asked)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(InternalError) as caught:
            await host.answer(info.id, asked, answer)
    assert caught.value.message.key == "service-busy"
    assert caught.value.message.args == {"id": caught.value.error_id}
    assert await same_on_disk(host, storage, info.id)
    assert (await host.answer(info.id, asked, answer)).info.entry == 1


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN)
    async with storage.write() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(InternalError) as caught:
        await host.play(info.id)
    assert caught.value.message.key == "service-full-disk"
    assert await same_on_disk(host, storage, info.id)
    async with storage.write() as connection:
        await connection.execute(text("PRAGMA max_page_count = 1000000"))
    before = (await host.matches.store.info(info.id)).entry
    assert (await host.answer(info.id)).info.entry == before + 1


async def test_an_error_in_a_game_takes_nothing_and_leaves_a_trace_without_values(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 13})
    with capture_logs() as logs, pytest.raises(InternalError) as caught:
        await host.answer(info.id, answer="2")
    assert caught.value.message.key == "service-error"
    line = next(one for one in logs if one.get("error_id") == caught.value.error_id)
    assert (line["error"], line["match"]) == ("ZeroDivisionError", info.id)
    assert any("pebbles.py" in frame for frame in line["frames"])
    assert "thirteenth" not in str(line)
    assert await same_on_disk(host, storage, info.id)
    assert (await host.answer(info.id, answer="1")).info.entry == 1


@pytest.mark.parametrize("turns", range(0, 40, 3))
async def test_an_answer_cut_short_is_there_wholly_or_not_at_all(
    host: Host, storage: Storage, turns: int
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    task = asyncio.create_task(host.answer(info.id, answer="1"))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await same_on_disk(host, storage, info.id)
    assert (await host.answer(info.id)).info.entry in (1, 2)


@pytest.mark.parametrize("damage", [b"", b"garbage", b"x\x9c\x03\x00\x00\x00\x00\x01"])
async def test_a_damaged_snapshot_is_rebuilt_from_the_log_on_record(
    host: Host, storage: Storage, damage: bytes
) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, answers=10)
    before = (await host.matches.store.live(info.id)).match.state_hash()
    async with storage.write() as connection:
        await connection.execute(update(positions).values(body=damage))
    later = Matches(storage, Shelf())
    assert (await later.store.live(info.id)).match.state_hash() == before
    async with storage.read() as connection:
        row = (await connection.execute(select(audit))).one()
    assert (row.act, row.match_id) == ("snapshot-rebuilt", info.id)
    assert (await Matches(storage, Shelf()).store.live(info.id)).match.state_hash() == before


async def test_a_position_that_makes_no_sense_is_rebuilt_too(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="fortuna")
    live = await host.matches.store.live(info.id)
    before, position = live.match.state_hash(), json.loads(live.match.dump())
    position["state"]["provinces"] = []
    damage = live.spec.codec.snapshot(json.dumps(position).encode(), live.info.content or "")
    async with storage.write() as connection:
        await connection.execute(update(positions).values(body=pack(damage)))
    assert (await Matches(storage, Shelf()).store.live(info.id)).match.state_hash() == before


async def test_a_lost_snapshot_is_rebuilt_too_and_the_match_goes_on(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, answers=3)
    async with storage.write() as connection:
        await connection.execute(delete(positions))
    later = Host(Matches(storage, Shelf()))
    later.ids = host.ids
    assert (await later.answer(info.id)).info.entry == 4


@pytest.mark.parametrize("answers", [0, 1, 30])
async def test_a_damaged_snapshot_of_a_copy_is_rebuilt_from_where_it_began(
    host: Host, storage: Storage, answers: int
) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, answers=4)
    copy = await host.matches.clones.clone(info.id, "to study", MODERATOR, next(host.ids))
    await host.play(copy.id, answers=answers)
    before = (await host.matches.store.live(copy.id)).match.state_hash()
    async with storage.write() as connection:
        await connection.execute(update(positions).values(body=b"garbage"))
    later = Host(Matches(storage, Shelf()))
    later.ids = host.ids
    assert (await later.matches.store.live(copy.id)).match.state_hash() == before
    assert (await later.answer(copy.id)).info.entry == answers + 1


@pytest.mark.parametrize("copied", [False, True])
async def test_damaged_positions_kept_for_undo_are_made_anew_from_the_log(
    host: Host, storage: Storage, *, copied: bool
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    if copied:
        info = await host.matches.clones.clone(info.id, "to study", MODERATOR, next(host.ids))
    await host.play(info.id, answers=2)
    (last,) = [one.seat for one in (await host.matches.store.live(info.id)).match.live()[-1:]]
    async with storage.write() as connection:
        damaged = update(kept).where(kept.c.match_id == info.id, kept.c.number == 2)
        await connection.execute(damaged.values(body=b"garbage"))
    later = Matches(storage, Shelf())
    user = info.seats[last].user_id or 0
    assert (await later.play.undo_state(info.id, user)).count == 1
    await later.play.undo(info.id, user, next(host.ids))
    assert [one.number for one in (await later.store.live(info.id)).match.live()] == [1]


async def test_a_match_that_cannot_be_read_at_all_says_so(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, answers=5)
    async with storage.write() as connection:
        await connection.execute(update(positions).values(body=b"garbage"))
        await connection.execute(update(log).where(log.c.number == 3).values(body="{}"))
    with pytest.raises(InternalError) as caught:
        await Matches(storage, Shelf()).store.live(info.id)
    assert caught.value.message.key == "service-broken-game"


async def test_trouble_with_the_lobby_changes_nothing(host: Host, database: Path) -> None:
    info = await host.lobby(ANA)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(InternalError):
            await host.matches.lobby.join(info.id, BEN, 60)
    assert await host.matches.store.info(info.id) == info
    assert len((await host.matches.lobby.join(info.id, BEN, 60)).taken) == 2
