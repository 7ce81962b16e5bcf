"""An answer that is on its way: only its owner hears of it, may stop it, and is called if it is asked on."""

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.domain.orders import Doing, Rule
from bot.sandbox import Member, Message, Sandbox
from data.catalogues import catalogue
from engines.core import kind_of
from tests.bot.app.hasty import past_the_secrets
from tests.bot.app.table import Match, begun, match_id, verbs
from tests.bot.matches.orders.ordering import IDS

ON_ITS_WAY = "Your standing order"
STOPPED = "You\u2019re answering this yourself"
CALL = catalogue("en").format("bot-open-panel")


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member) -> Match:
    """A match in which Björn and Zoë are asked in secret, and Zoë's answer is on its way."""
    match = await begun(sandbox, bot, ben, zoe)
    await ordered(match, zoe)
    return match


async def known(match: Match) -> MatchInfo:
    return await match.bot.matches.store.info(match_id(match))


async def ordered(match: Match, member: Member) -> None:
    """The safe default is ordered for what somebody is asked now."""
    info = await known(match)
    live = await match.bot.matches.store.live(info.id)
    seat = info.seat_of(member.id)
    asked = next(one for one in live.match.table.pending.values() if one.seat == seat)
    rule = Rule(kind_of(asked), Doing.DEFAULT)
    await match.bot.matches.orders.add(info.id, member.id, next(IDS), rule, everywhere=False)


async def panel(match: Match, member: Member) -> Message:
    return await match.run(member, match.thread, "play")


async def test_the_panel_tells_its_owner_what_is_on_its_way(match: Match, zoe: Member) -> None:
    shown = await panel(match, zoe)
    assert ON_ITS_WAY in shown.text
    assert "<t:" in shown.text
    assert "hold" in verbs(shown)
    assert any(answers_of(shown))


async def test_nobody_else_reads_of_what_is_on_its_way(match: Match, ben: Member) -> None:
    await match.delivered()
    shown = [
        await panel(match, ben),
        await match.run(ben, match.thread, "match info"),
        *match.posts,
    ]
    assert [one for one in shown if ON_ITS_WAY in one.text or "hold" in verbs(one)] == []


async def test_what_is_on_its_way_can_be_stopped_in_the_panel(match: Match, zoe: Member) -> None:
    shown = await panel(match, zoe)
    await match.press(zoe, shown, "hold")
    assert STOPPED in shown.text
    assert ON_ITS_WAY not in shown.text
    assert "hold" not in verbs(shown)
    await match.answer_any(zoe, shown)
    assert STOPPED not in shown.text


async def test_a_panel_is_redrawn_when_an_answer_sets_out(
    sandbox: Sandbox, bot: Caravanserai, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ben, zoe)
    shown = await panel(match, zoe)
    await ordered(match, zoe)
    await match.player.until(lambda: ON_ITS_WAY in shown.text, "a panel that tells of it")


async def asked_on(match: Match) -> Member:
    """Somebody for whom an answer was given after a while, and who is asked more."""
    await past_the_secrets(match)
    match.bot.matches.committer.delay = lambda: (
        1_000_000
    )  # it is given at once, but not by the clock
    info = await known(match)
    (wait,) = await match.bot.matches.awaited.waits(info.id)
    member = next(one for one in match.player.members if one.id == wait.user_id)
    await ordered(match, member)
    assert await match.bot.matches.play.give_planned(info.id, wait.seat)
    (again,) = await match.bot.matches.awaited.waits(info.id)
    assert again.user_id == member.id
    return member


def calls(match: Match, member: Member) -> list[Message]:
    """The posts that call somebody to its panel."""
    return [
        one
        for one in match.posts
        if CALL in str(one.components) and member.mention in one.text and not one.attachments
    ]


async def test_who_is_asked_on_and_takes_no_direct_messages_is_called_in_the_thread_once(
    sandbox: Sandbox, hasty: Caravanserai, ben: Member, zoe: Member
) -> None:
    for member in (ben, zoe):
        member.allow_dms(allowed=False)
    match = await begun(sandbox, hasty, ben, zoe)
    before = {post.id for one in (ben, zoe) for post in calls(match, one)}
    member = await asked_on(match)
    await match.delivered()
    (call,) = [post for post in calls(match, member) if post.id not in before]
    assert call.mentions == [member.id]
    assert any(answers_of(await match.press(member, call, "play")))


async def test_who_is_asked_on_and_takes_direct_messages_is_told_there_alone(
    sandbox: Sandbox, hasty: Caravanserai, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, hasty, ben, zoe)
    member = await asked_on(match)
    before = len(member.dms())
    await match.delivered()
    assert len(member.dms()) == before + 1
    assert calls(match, member) == []
