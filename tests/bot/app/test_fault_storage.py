"""The database locked, full or damaged under the running bot: a clear word, nothing lost, on it goes."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select, text, update
from structlog.testing import capture_logs

from bot.bench.crowd import answers_of
from bot.sandbox import Member, Message
from bot.storage.errors import StorageFull
from bot.storage.tables import audit, looks, positions
from tests.bot.app.hasty import entry_of, info_of, none_twice, play_on, turn_of
from tests.bot.app.table import Match, answered


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite3"


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Somebody else holds the database."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def pragma(match: Match, line: str) -> int:
    async with match.bot.matches.storage.write() as connection:
        found = await connection.execute(text(f"PRAGMA {line}"))
        return int(found.scalar() or 0)


async def told(match: Match, member: Member, panel: Message) -> str:
    """What a click on an answer is answered with."""
    before = {one.id for one in member.visible_messages(match.thread)}
    await match.touch(member, panel)

    def said() -> str | None:
        new = [one for one in member.visible_messages(match.thread) if one.id not in before]
        return next((one.text for one in new if one.ephemeral_to and one.text), None)

    return await match.player.until(said, "a word about it")


async def test_a_locked_database_is_told_and_the_panel_works_again(
    going: Match, database: Path
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry_of(going)
    await pragma(going, "busy_timeout = 50")
    with locked(database):
        said = await told(going, turn, panel)
    assert any(word in said for word in ("busy", "ocupada"))
    assert await entry_of(going) == before
    await going.answer_any(turn, panel)
    assert await entry_of(going) == before + 1


async def test_what_is_owed_while_the_database_is_locked_is_posted_once(
    going: Match, database: Path
) -> None:
    await pragma(going, "busy_timeout = 20")
    before = len(going.posts)
    await play_on(going)
    with locked(database):
        await going.player.until(lambda: len(going.posts) > before - 1, "a try")
    await going.player.until(lambda: len(going.posts) > before or None, "the post")
    await going.delivered()
    assert none_twice(going)


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(going: Match) -> None:
    pages = await pragma(going, "page_count")
    await pragma(going, f"max_page_count = {pages}")
    turn = await turn_of(going)
    said, panel = "", await going.panel(turn)
    while not said:
        before = await entry_of(going)
        if not any(answers_of(panel)):
            turn = await turn_of(going)
            panel = await going.panel(turn)
        said = await refused(going, turn, panel)
    assert any(word in said for word in ("room", "sitio", "espacio"))
    assert await entry_of(going) == before
    await pragma(going, "max_page_count = 1000000")
    await going.answer_any(turn, await going.panel(turn))
    assert await entry_of(going) == before + 1


async def test_a_full_disk_keeps_nobody_from_looking(
    going: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: object) -> None:
        raise StorageFull("no room left for the database")

    turn = await turn_of(going)
    monkeypatch.setattr(going.bot.matches.storage, "change", full)
    assert any(answers_of(await going.panel(turn)))
    assert (await going.run(turn, going.thread, "board")).attachments


async def refused(match: Match, member: Member, panel: Message) -> str:
    """Click an answer; gives what a refusal says, nothing once it was taken and the panel redrawn."""
    known = {one.id for one in member.visible_messages(match.thread)}
    components, before = panel.components, await entry_of(match)
    await match.touch(member, panel)

    def words() -> str:
        new = [one for one in member.visible_messages(match.thread) if one.id not in known]
        return next((one.text for one in new if one.ephemeral_to and one.text), "")

    # A panel is redrawn for other reasons, too: that alone does not say that the answer was taken.
    async with asyncio.timeout(60):
        await told_or_taken(match, words, before)
    if not words():
        await match.player.until(
            lambda: panel.components is not components or None, "a redrawn panel"
        )
    return words()


async def told_or_taken(match: Match, words: Callable[[], str], before: int) -> None:
    while not words() and await entry_of(match) == before:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.01)


async def test_a_damaged_snapshot_is_made_anew_on_record_and_nobody_notices(going: Match) -> None:
    info, turn = await info_of(going), await turn_of(going)
    async with going.bot.matches.storage.write() as connection:
        damaged = update(positions).where(positions.c.match_id == info.id)
        await connection.execute(damaged.values(body=b"garbage"))
    going.bot.matches.store.drop(info.id)
    with capture_logs() as logs:
        panel = await going.panel(turn)
    await going.answer_any(turn, panel)
    assert await entry_of(going) == info.entry + 1
    async with going.bot.matches.storage.read() as connection:
        acts = (await connection.execute(select(audit.c.act))).scalars().all()
    assert "snapshot-rebuilt" in acts
    assert any(one["event"] == "match.snapshot_rebuilt" for one in logs)


async def test_after_a_snapshot_was_made_anew_the_next_answer_is_taken_at_once(
    going: Match,
) -> None:
    info, matches = await info_of(going), going.bot.matches
    async with matches.storage.write() as connection:
        damaged = update(positions).where(positions.c.match_id == info.id)
        await connection.execute(damaged.values(body=b"garbage"))
    matches.store.drop(info.id)
    live = await matches.store.live(info.id)
    assert live.info.revision == info.revision + 1
    assert (await info_of(going)).revision == info.revision + 1
    with capture_logs() as logs:
        await answered(going.bot, info.id)
    assert await matches.store.live(info.id) is live
    assert [one for one in logs if one["log_level"] == "error"] == []
    after = await info_of(going)
    assert (after.entry, after.revision) == (info.entry + 1, info.revision + 2)


async def test_a_damaged_look_back_costs_no_picture(going: Match) -> None:
    async with going.bot.matches.storage.write() as connection:
        await connection.execute(update(looks).values(body=b"garbage"))
    before = len(going.posts)
    turn = await turn_of(going)
    shown = await going.run(turn, going.thread, "board")
    assert shown.attachments
    await play_on(going)
    await going.player.until(lambda: len(going.posts) > before or None, "the post")
    assert going.post.attachments


async def test_a_match_that_cannot_be_read_is_told_with_a_number_and_no_other_suffers(
    going: Match,
) -> None:
    info, turn = await info_of(going), await turn_of(going)
    async with going.bot.matches.storage.write() as connection:
        damaged = update(positions).where(positions.c.match_id == info.id)
        await connection.execute(damaged.values(body=b"garbage"))
        await connection.execute(text("UPDATE log SET body = '{}' WHERE number = 2"))
    going.bot.matches.store.drop(info.id)
    shown = await going.run(turn, going.thread, "play")
    assert any(word in shown.text for word in ("read the stored match", "leer la partida"))
    assert "Traceback" not in shown.text
    listed = await going.run(turn, going.thread, "match list")
    assert info.name in listed.text
