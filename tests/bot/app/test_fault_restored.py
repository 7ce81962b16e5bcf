"""A backup in the place of the database: each match is told and shown as it stands, nothing comes twice."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import Member as Person
from bot.domain.match import Wish
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.storage import Storage
from bot.storage.facts import fact
from bot.upkeep import copies
from bot.upkeep.checking import check
from bot.upkeep.restoring import enqueue_news
from data.catalogues import catalogue
from tests.bot.app.hasty import info_of, turn_of
from tests.bot.app.house import Slate, running
from tests.bot.app.table import Match, begun, lobby, verbs
from tests.bot.matches.support import Shelf, url


@pytest.fixture(autouse=True)
def slates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "painter", Slate)


@asynccontextmanager
async def up(sandbox: Sandbox, folder: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, folder, painter_of=Slate, library=Shelf()) as bot:
        yield bot
        await bot.matches.idle()
        await bot.dispatcher.settle()


def back_up(folder: Path) -> None:
    copies.backup(folder / "bot.sqlite3", folder / "copy.sqlite3")


async def put_back(folder: Path) -> int:
    """Restore the backup; gives the second that it is of."""
    seen: list[str | None] = []

    async def ready(coming: Path) -> None:
        storage = await Storage.open(url(coming))
        await enqueue_news(storage)
        seen.append(await storage.find(lambda on: fact(on, "alive")))
        await storage.close()

    await copies.restore(folder / "copy.sqlite3", folder / "bot.sqlite3", ready)
    (alive,) = seen
    assert alive is not None
    return int(datetime.fromisoformat(alive).timestamp())


async def take(match: Match) -> None:
    """Let whoever is asked answer."""
    member = await turn_of(match)
    await match.answer_any(member, await match.panel(member))
    await match.delivered()


def boards(posts: list[Message]) -> list[Message]:
    return [post for post in posts if "play" in verbs(post)]


async def test_a_match_gets_one_line_and_its_board_once_and_goes_on(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with up(sandbox, tmp_path) as bot:
        match = await begun(sandbox, bot, ana, ben, game="pebbles")
        await take(match)
        turn = await turn_of(match)
        back_up(tmp_path)
        for _ in range(3):
            await take(match)
    known = len(match.posts)
    at = await put_back(tmp_path)
    for _ in range(2):  # the second start has nothing more to tell
        async with up(sandbox, tmp_path) as bot:
            match.bot = bot
        line, board = match.posts[known:]
        assert catalogue("en").format("moderators-story-restored", {"when": at}) in line.text
        assert f"<t:{at}:f>" in line.text
        assert boards([board])
        assert turn.id in board.mentions
    async with up(sandbox, tmp_path) as bot:
        match.bot = bot
        assert await turn_of(match) is turn
        await take(match)
        assert len(boards(match.posts[known:])) == 1
        report = await check(bot.matches.storage, bot.library, replay=True)
        assert [one for one in report.problems if one.match] == []


async def test_what_was_still_to_be_posted_and_was_since_is_not_posted_twice(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member, tables: Channel
) -> None:
    async with up(sandbox, tmp_path) as bot:
        match = await begun(sandbox, bot, ana, ben, game="pebbles")
        await bot.dispatcher.close()
        await match.run(ana, match.thread, "vote pause", reason="holidays")
        wish = Wish(sandbox.guild.id, tables.id, "pebbles", name="The other one")
        info = await bot.matches.lobby.create(Person(ana.id, "Ana"), wish, 1)
        await bot.matches.lobby.join(info.id, Person(ben.id, "Ben"), 2)
        await bot.matches.lobby.start(info.id, Person(ana.id, "Ana"), 3)
        back_up(tmp_path)
        bot.dispatcher.start()
        await match.delivered()
        for _ in range(2):
            await take(match)
        for place in (tables, match.thread):
            for number in range(30):
                ana.say(place, f"Word {number}")
    await put_back(tmp_path)
    for channel in sandbox.world.channels.values():
        channel.nonces.clear()  # Discord remembers them for minutes only
    async with up(sandbox, tmp_path):
        pass
    numbers = [one.nonce for one in sandbox.world.messages.values() if one.nonce is not None]
    assert len(numbers) == len({*numbers})
    assert len(sandbox.threads(tables)) == 2
    assert len([post for post in match.posts if "vote" in verbs(post)]) == 1


async def test_who_is_asked_in_secret_is_asked_again_once(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with up(sandbox, tmp_path) as bot:
        match = await begun(sandbox, bot, ana, ben)
        back_up(tmp_path)
        (before,) = ben.dms()
        await match.answer_any(ben, before)
        await match.delivered()
    await put_back(tmp_path)
    async with up(sandbox, tmp_path) as bot:
        match.bot = bot
        await match.delivered()
        _, prompt = ben.dms()
        assert list(answers_of(prompt))
        await match.answer_any(ben, prompt)


async def test_a_lobby_is_shown_as_it_was(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member, tables: Channel
) -> None:
    async with up(sandbox, tmp_path) as bot:
        match = await lobby(sandbox, bot, ana, ben, game="pebbles")
        back_up(tmp_path)
        await match.press(ben, match.lobby, "leave")
        await match.delivered()
        assert "Björn" not in match.lobby.text
    known = len(tables.message_ids)
    await put_back(tmp_path)
    async with up(sandbox, tmp_path):
        pass
    assert "Björn" in match.lobby.text
    assert len(tables.message_ids) == known


async def test_a_match_that_cannot_be_read_keeps_no_other_from_being_told(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with up(sandbox, tmp_path) as bot:
        played = [await begun(sandbox, bot, ana, ben, game="pebbles") for _ in range(2)]
        for match in played:
            await take(match)
        first = min([await info_of(match) for match in played], key=lambda info: info.id)
    with closing(sqlite3.connect(tmp_path / "bot.sqlite3")) as database, database:
        for statement in ("UPDATE positions SET body = x'00'", "UPDATE log SET body = '{'"):
            database.execute(f"{statement} WHERE match_id = ?", (first.id,))
    back_up(tmp_path)
    known = {match.thread.id: len(match.posts) for match in played}
    await put_back(tmp_path)
    async with up(sandbox, tmp_path):
        pass
    told = {match.thread.id: len(match.posts) - known[match.thread.id] for match in played}
    assert told.pop(first.thread_id or 0) == 0
    assert [*told.values()] == [2]
