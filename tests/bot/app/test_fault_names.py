"""Names with markup, mentions, emoji, turned direction and without end: nobody is pinged, nothing breaks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.domain.match import Verdict
from bot.domain.outbox import Alert
from bot.matches.moderation.actions import Actor, Role
from bot.sandbox import Member, Message, Sandbox
from bot.storage.outbox import rows as outbox_rows
from engines.core import text
from engines.core.text import Who
from tests.bot.app.hasty import Hasty, info_of, play_on, play_until
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, lobby

NAMES = (
    "**Bold** `code` ||spoiler|| [link](http://a.b)",
    "<@1> @everyone @here <@&5> <#7> #head",
    "\u202eevil\u202d فاطمة الزهراء 👩‍👩‍👧‍👦🐫",
    "W" * 100,
)
LOUD = "@everyone **match** <@1>"
LOOKS = ("play", "hand", "board", "log", "games", "match info", "match list", "match export")


@pytest.fixture
def people(sandbox: Sandbox) -> list[Member]:
    found = []
    for number, name in enumerate(NAMES):
        user = sandbox.world.add_user(name, f"odd{number}")
        sandbox.world.join(sandbox.guild, user)
        found.append(Member(sandbox.platform, user))
    return found


@pytest.fixture
async def painted(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    """The bot with its real pictures."""
    async with running(sandbox, tmp_path, clock=Hasty(), painter_of=renderer.painter) as bot:
        yield bot


@pytest.fixture
async def match(hasty: Caravanserai, sandbox: Sandbox, people: list[Member]) -> Match:
    return await begun(sandbox, hasty, *people, name=LOUD)


def harmless(message: Message, people: list[Member]) -> None:
    """A message pings nobody but players, and holds no markup that came with a name."""
    assert set(message.mentions) <= {one.id for one in people}
    assert not message.mentions_everyone
    assert message.mention_roles == []
    for bare in ("**Bold**", " @everyone", "<@1>", "<@&5>", "||spoiler||", "](http"):
        assert bare not in message.text.replace("**@everyone", "")
    assert "\u202e" not in message.text


async def test_posts_ping_the_players_alone_and_keep_their_shape(
    sandbox: Sandbox, painted: Caravanserai, people: list[Member]
) -> None:
    match = await begun(sandbox, painted, *people, name=LOUD)
    await play_on(match)
    await play_until(match, lambda info: info.entry >= 20)
    await match.delivered()
    assert len(match.posts) > 1
    for post in [match.lobby, *match.posts]:
        harmless(post, people)


@pytest.mark.parametrize("command", LOOKS)
async def test_what_a_command_shows_is_harmless(
    match: Match, people: list[Member], command: str
) -> None:
    harmless(await match.run(people[0], match.thread, command), people)


async def test_the_end_is_told_without_a_ping_too_many(match: Match, people: list[Member]) -> None:
    info = await info_of(match)
    by = Actor(people[0].id, people[0].name, Role.MODERATOR)
    await match.bot.matches.moderation.stop(
        info.id, Verdict.RESULT, "@everyone **out** of time", by, 1
    )
    await match.delivered()
    for post in match.posts:
        harmless(post, people)
    assert match.post.attachments


async def test_a_call_for_moderators_is_harmless(match: Match, people: list[Member]) -> None:
    info = await info_of(match)
    for seat in range(len(people)):
        alert = Alert(text=text("faults-left", who=Who(seat), then="wait"))
        async with match.bot.matches.storage.write() as connection:
            now = match.bot.matches.clock.now()
            await outbox_rows.enqueue(connection, info.id, alert, now)
    before = len(match.posts)
    await match.delivered()
    assert len(match.posts) == before + len(people)
    for post in match.posts:
        harmless(post, people)
    assert all(post.mentions == [] for post in match.posts[before:])


LINK = "[Free Nitro](https://e.vil)"


async def test_a_refusal_shows_no_link_that_somebody_has_for_a_name(
    bot: Caravanserai, sandbox: Sandbox, ben: Member
) -> None:
    user = sandbox.world.add_user(LINK, "linked")
    sandbox.world.join(sandbox.guild, user)
    host = Member(sandbox.platform, user)
    match = await lobby(sandbox, bot, host, ben, name="Friday")
    shown = await match.press(ben, match.lobby, "start")
    assert "Free Nitro" in shown.text
    assert "](http" not in shown.text
