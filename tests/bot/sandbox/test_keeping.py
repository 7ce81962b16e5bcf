"""A stand-in that keeps its world: stopped and started again, it is the same Discord."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.sandbox import Channel, Member, Message, Permission, Sandbox
from bot.sandbox.keeping import WorldError
from bot.sandbox.models import LOADING, ChannelType
from tests.bot.clients import online, point_at
from tests.bot.sandbox.tiny import PNG, Tiny


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept.discord"


@pytest.fixture
def blocked(folder: Path) -> Path:
    """A place where no directory can be made."""
    folder.write_text("in the way")
    return folder


@pytest.fixture
def life(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """One life of the stand-in with its bot, kept in the folder."""

    @asynccontextmanager
    async def one() -> AsyncIterator[Sandbox]:
        async with Sandbox(rate_limits=False, keep=folder) as sandbox:
            point_at(sandbox, monkeypatch)
            async with online(sandbox, Tiny()) as bot:
                yield sandbox
                assert bot.errors == []

    return one


async def answered(member: Member, place: Channel, command: str) -> Message:
    message = (await (await member.slash(place, command)).response()).message
    assert message is not None
    return message


def read(sandbox: Sandbox, name: str = "Ana", place: str = "tables") -> list[Message]:
    return sandbox.member(name).visible_messages(sandbox.channel(place))


async def test_people_places_and_posts_are_the_same_after_a_restart(life: Any) -> None:
    async with life() as before:
        ana, tables = before.member("Ana"), before.channel("tables")
        post = await answered(ana, tables, "counter")
        ana.say(tables, "hello")
    async with life() as after:
        assert (after.guild.id, after.world.app.id) == (before.guild.id, before.world.app.id)
        assert [one.id for one in after.members] == [one.id for one in before.members]
        assert [one.text for one in read(after)] == ["0 clicks", "hello"]
        assert read(after)[0].id == post.id
        assert read(after)[0].command == "/counter"


async def test_a_button_from_before_a_restart_works(life: Any) -> None:
    async with life() as before:
        await answered(before.member("Ana"), before.channel("tables"), "counter")
    async with life() as after:
        (post,) = read(after)
        await (await after.member("Ana").click(post, "count:0")).response()
        assert post.text == "1 clicks"


async def test_a_private_answer_from_before_a_restart_works_and_is_its_readers_alone(
    life: Any,
) -> None:
    async with life() as before:
        options = {"hidden": True}
        await (
            await before.member("Ana").slash(before.channel("tables"), "ping", options)
        ).response()
    async with life() as after:
        assert [one.text for one in read(after)] == ["pong es-ES"]
        assert read(after, "Björn") == []


async def test_pictures_are_found_at_the_new_address(life: Any) -> None:
    async with life() as before:
        await answered(before.member("Ana"), before.channel("tables"), "board")
    async with life() as after, aiohttp.ClientSession() as session:
        (post,) = read(after)
        shown = post.components[0]["components"][1]["items"][0]["media"]["url"]
        assert shown == post.attachments[0].url
        assert shown.startswith(after.url)
        assert after.url != before.url
        async with session.get(shown) as answer:
            assert await answer.read() == PNG


async def test_what_a_deleted_post_showed_is_not_kept(life: Any, folder: Path) -> None:
    async with life() as sandbox:
        post = await answered(sandbox.member("Ana"), sandbox.channel("tables"), "board")
        sandbox.keeper.save()
        assert [file.read_bytes() for file in (folder / "files").iterdir()] == [PNG]
        sandbox.world.delete_message(post)
    assert list((folder / "files").iterdir()) == []


async def test_new_ids_are_greater_than_all_from_before(life: Any) -> None:
    async with life() as before:
        before.skip(3600)
        old = before.member("Ana").say(before.channel("tables"), "hello").id
    async with life() as after:
        assert after.clock.ahead == 3600
        assert after.member("Ana").say(after.channel("tables"), "again").id > old


async def test_what_was_disturbed_stays_disturbed(folder: Path) -> None:
    async with Sandbox(keep=folder) as before:
        before.deny(before.channel("tables"), Permission.ATTACH_FILES)
        before.member("Ana").allow_dms(allowed=False)
        before.go(before.member("Björn"))
        before.kick_bot()
        before.member("Ana").user.locale = "de"
    async with Sandbox(keep=folder) as after:
        world, ana = after.world, after.member("Ana").user
        assert not ana.dms_open
        assert ana.locale == "de"
        assert world.app.id not in after.guild.members
        assert after.member("Björn").channels() == []
        after.invite_bot()
        has = world.permissions(world.app.id, after.channel("tables"))
        assert not has & Permission.ATTACH_FILES


async def test_a_thread_sleeps_on_and_one_awake_falls_asleep_in_its_time(folder: Path) -> None:
    async with Sandbox(keep=folder) as before:
        for name in ("asleep", "awake"):
            thread = Channel(
                before.world.ids.new(), ChannelType.PUBLIC_THREAD, name, before.guild.id
            )
            thread.parent_id, thread.owner_id = before.channel("tables").id, before.world.app.id
            before.world.add_thread(thread)
        before.archive(before.channel("asleep"), locked=True)
        before.skip(1000 * 60)
    async with Sandbox(keep=folder) as after:
        asleep, awake = after.channel("asleep"), after.channel("awake")
        assert (asleep.archived, asleep.locked, awake.archived) == (True, True, False)
        after.skip(441 * 60)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert awake.archived


async def test_an_answer_still_thought_of_is_not_kept(life: Any, folder: Path) -> None:
    async with life() as sandbox:
        message = await answered(sandbox.member("Ana"), sandbox.channel("tables"), "counter")
        message.flags |= LOADING
    async with life() as sandbox:
        assert read(sandbox) == []


async def test_what_happens_is_written_down_without_being_asked(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.keeping.SECONDS", 0.0)
    async with Sandbox(keep=folder) as sandbox, asyncio.timeout(10):
        sandbox.member("Ana").say(sandbox.channel("tables"), "hello")
        while not (folder / "world.json").exists() or "hello" not in text_of(folder):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.005)


async def test_a_post_of_the_page_is_written_down_though_no_event_tells_of_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.keeping.SECONDS", 0.0)
    async with Sandbox(keep=folder) as sandbox, aiohttp.ClientSession() as session:
        place = f"{sandbox.url}/_sandbox/members/{sandbox.member('Ana').id}"
        async with asyncio.timeout(10), session.patch(place, json={"dms_open": False}):
            while '"dms_open":false' not in text_of(folder):  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.005)


async def test_the_bots_commands_are_written_down_before_it_learns_that_it_has_them(
    life: Any, folder: Path
) -> None:
    async with life():
        names = [one["name"] for one in json.loads(text_of(folder))["global_commands"]]
        assert "counter" in names


async def test_a_disk_that_refuses_is_told_and_ends_nothing(blocked: Path) -> None:
    with capture_logs() as logs:
        async with Sandbox(keep=blocked) as sandbox:
            sandbox.member("Ana").say(sandbox.channel("tables"), "hello")
    assert "the sandbox's Discord is not kept" in [one["event"] for one in logs]
    assert [one.text for one in read(sandbox)] == ["hello"]


def test_what_a_killed_start_left_behind_is_swept(folder: Path) -> None:
    kept = _kept(folder)
    (folder / "files" / "17").write_bytes(PNG)
    (folder / "files" / "18.new").write_bytes(b"half")
    assert Sandbox(keep=folder).guild.id == kept["guilds"][0]["id"]
    assert list((folder / "files").iterdir()) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "damaged"),
        ("[]", "damaged"),
        ('{"version": 0}', "another version"),
        ('{"version": 1}', "damaged"),
        ('{"version": 1, "messages": [5]}', "damaged"),
        ('{"version": 1, "messages": []}', "damaged: base_url"),
    ],
)
def test_a_damaged_or_older_world_says_so(folder: Path, text: str, words: str) -> None:
    folder.mkdir()
    (folder / "world.json").write_text(text)
    with pytest.raises(WorldError, match=words):
        Sandbox(keep=folder)


@pytest.mark.parametrize("part", ["users", "guilds", "channels"])
def test_a_world_with_a_part_missing_says_so(folder: Path, part: str) -> None:
    kept = _kept(folder)
    (folder / "world.json").write_text(json.dumps({**kept, part: []}))
    with pytest.raises(WorldError, match="damaged"):
        Sandbox(keep=folder)


async def test_a_missing_picture_is_named(life: Any, folder: Path) -> None:
    async with life() as sandbox:
        await answered(sandbox.member("Ana"), sandbox.channel("tables"), "board")
    (file,) = (folder / "files").iterdir()
    file.unlink()
    with pytest.raises(WorldError, match=file.name):
        Sandbox(keep=folder)


def text_of(folder: Path) -> str:
    file = folder / "world.json"
    return file.read_text() if file.exists() else ""


def _kept(folder: Path) -> dict[str, Any]:
    """A world as it is written down."""
    sandbox = Sandbox(keep=folder)
    assert sandbox.keeper is not None
    sandbox.keeper.save()
    return dict(json.loads(text_of(folder)))
