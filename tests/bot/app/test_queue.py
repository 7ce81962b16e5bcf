"""Answering ahead, whatever is asked: many options, sets, numbers; and what others see of it."""

import pytest

from bot.app import Caravanserai
from bot.domain.orders import Doing, Rule
from bot.sandbox import Control, Member, Message, Sandbox, enabled_components
from bot.sandbox.components import fields
from engines.core import kind_of
from tests.bot.app.table import Match, begun, custom_id, verbs
from tests.bot.matches.orders.ordering import IDS


def first(message: Message, verb: str) -> Control:
    wanted = custom_id(message, verb)
    return next(one for one in enabled_components(message) if one.custom_id == wanted)


async def queue_anything(match: Match, member: Member, panel: Message) -> None:
    """Queue an answer by whatever controls there are."""
    offered = verbs(panel)
    if "q-view" in offered and "q-pick" not in offered:
        await match.pick(member, panel, "q-view", first(panel, "q-view").values[0])
    for verb in ("q-pick", "q-one"):
        if verb in verbs(panel):
            await match.pick(member, panel, verb, first(panel, verb).values[0])
            return
    if "q-add" in offered:
        await match.pick(member, panel, "q-add", *first(panel, "q-add").values[:2])
        await match.press(member, panel, "q-done")
    elif "q-next" in offered:
        for at in (1, 0):
            await match.pick(member, panel, "q-next", first(panel, "q-next").values[at])
        await match.press(member, panel, "q-done")
    elif "q-form" in offered:
        await fill(match, member, panel)
        await match.press(member, panel, "q-done")
    else:
        await match.press(member, panel, "q-take")


async def fill(match: Match, member: Member, panel: Message) -> None:
    before = panel.components
    opened = (await (await member.click(panel, custom_id(panel, "q-form"))).response()).modal
    assert opened is not None
    given = {one.custom_id: str(one.raw["value"]) for one in fields(opened)}
    await (await member.submit(opened, given)).response()
    await match.player.until(lambda: panel.components is not before, "a filled form")


async def test_every_kind_of_large_question_can_be_answered_ahead(
    sandbox: Sandbox, shelf: Caravanserai, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, shelf, ben, zoe, game="large")
    info = await shelf.matches.lists.by_thread(match.thread.id)
    assert info is not None
    for stage in range(6):
        panel = await match.run(zoe, match.thread, "play")
        await match.press(zoe, panel, "q")
        await queue_anything(match, zoe, panel)
        assert len(await shelf.matches.queue.of(info.id, zoe.id)) == 1
        live = await shelf.matches.store.live(info.id)
        (asked,) = live.match.table.pending.values()
        assert asked.seat == 0
        await shelf.matches.play.answer(
            info.id, ben.id, next(IDS), asked.id, live.match.default_for(asked.id)
        )
        live = await shelf.matches.store.live(info.id)
        assert live.match.number == 2 * stage + 2
        assert await shelf.matches.queue.of(info.id, zoe.id) == []
    assert live.match.over


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """A match with secrets in which one of the two is asked."""
    started = await begun(sandbox, bot, ana, ben)
    for member in (ana, ben):
        await started.answer_any(member, member.dms()[-1])
    await started.delivered()
    return started


async def test_who_has_answered_ahead_is_named_and_pinged_in_the_post_like_everybody(
    match: Match,
) -> None:
    matches = match.bot.matches
    info = await matches.lists.by_thread(match.thread.id)
    assert info is not None
    (wait,) = await matches.awaited.waits(info.id)
    other = next(one for one in match.player.members if one.id != wait.user_id)
    live = await matches.store.live(info.id)
    (asked,) = live.match.table.pending.values()
    rule = Rule(kind_of(asked), Doing.DEFAULT)
    await matches.orders.add(info.id, other.id, next(IDS), rule, everywhere=False)
    while (await matches.awaited.waits(info.id))[0].user_id != other.id:
        live = await matches.store.live(info.id)
        (asked,) = live.match.table.pending.values()
        default = live.match.default_for(asked.id)
        await matches.play.answer(info.id, wait.user_id, next(IDS), asked.id, default)
    await match.delivered()
    assert other.mention in match.post.text
    assert match.post.mentions == [other.id]
    seat = info.seat_of(other.id)
    assert seat is not None
    assert await matches.play.give_planned(info.id, seat)
    await match.delivered()
    marks = ("(your order)", "(tu respuesta automática)", "Standing", "automática")
    assert [post for post in match.posts if any(mark in post.text for mark in marks)] == []
