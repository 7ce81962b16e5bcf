"""History says nowhere that somebody is awaited: posts, reminders and calls tell what became of them."""

import json
from collections.abc import Sequence

import pytest
from sqlalchemy import func, select

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import OnTimeout, Verdict
from bot.domain.outbox import Fate, Kind, Notice, Withdrawal
from bot.matches.moderation.actions import HOUSE, Actor, Role
from bot.sandbox import Member, Message, Sandbox
from bot.storage.outbox.rows import enqueue
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction
from engines.core import Text
from tests.bot.app.dues import HOUR, begun, dm_with, play, post_with
from tests.bot.app.table import Match, answered, lobby, match_id, verbs
from tests.bot.app.table import begun as begun_at_once
from tests.bot.matches.support import owed

AWAITED = "⏳"


def boards(match: Match) -> list[Message]:
    return [post for post in match.posts if post.attachments]


async def text_of(match: Match, message: Message, words: str) -> str:
    await match.player.until(lambda: words in message.text or None, f"a message with {words!r}")
    return message.text


def old(match: Match) -> Sequence[Message]:
    """All posts but the last board."""
    return [post for post in match.posts if post is not boards(match)[-1]]


async def test_a_post_of_the_past_says_who_has_answered(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    first = boards(match)[-1]
    assert AWAITED in first.text
    await play(match, zoe)
    told = await text_of(match, first, "✓ Zoë 🐫 ▲ has answered")
    assert AWAITED not in told
    assert "due" not in told
    assert verbs(first) == {}


async def test_in_spanish_too(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, timed, ana, ben, game="pebbles", language="es")
    await match.player.begin()
    await match.delivered()
    first = boards(match)[-1]
    await play(match, ana)
    assert AWAITED not in await text_of(match, first, "✓ Ana ▲ respondió")


async def test_of_several_all_are_told_and_none_before_everybody_may_know(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun_at_once(sandbox, bot, ana, ben)
    first = boards(match)[-1]
    await match.answer_any(ben, ben.dms()[-1])
    await match.delivered()
    assert AWAITED in first.text
    assert "✓" not in first.text
    await match.answer_any(ana, ana.dms()[-1])
    await match.delivered()
    told = await text_of(match, first, "answered")
    assert "Ana" in told
    assert "Björn" in told
    assert AWAITED not in told


async def test_a_board_posted_while_something_is_secret_tells_of_no_answer(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun_at_once(sandbox, bot, ana, ben)
    first = boards(match)[-1]
    await match.answer_any(ben, ben.dms()[-1])
    number = match_id(match)
    by = Actor(ana.id, ana.name, Role.MODERATOR)
    await bot.matches.moderation.pause(number, "tea", by, 5)
    await match.delivered()
    await bot.matches.moderation.resume(number, "tea is over", by, 6)
    await match.delivered()
    assert boards(match)[-1] is not first
    told = await text_of(match, first, "Continued below")
    assert "answered" not in told
    assert AWAITED not in told


async def test_whose_time_ran_out_is_told_so_in_the_post_and_in_private(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    first = boards(match)[-1]
    sandbox.skip(22 * HOUR)
    reminder = await dm_with(match, zoe, "your time\u2019s nearly up")
    sandbox.skip(3 * HOUR)
    told = await dm_with(match, zoe, "so the safe answer was given for you")
    assert "pebbles-turn" in told.text
    assert "pebbles-take" in told.text
    assert AWAITED not in await text_of(match, first, "Time ran out for Zoë 🐫 ▲: the safe answer")
    await text_of(match, reminder, "Your time ran out, and the safe answer was given for you")
    assert AWAITED not in reminder.text
    assert verbs(reminder) == {}


async def test_who_is_passed_over_is_told_so(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.SKIP)
    first = boards(match)[-1]
    sandbox.skip(25 * HOUR)
    await dm_with(match, zoe, "so you missed the rest of this turn")
    await text_of(match, first, "Time ran out for Zoë 🐫 ▲: the rest of the turn was missed")


async def test_a_reminder_that_was_heeded_says_so(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    sandbox.skip(12 * HOUR)
    reminder = await dm_with(match, zoe, "half your time is gone")
    await play(match, zoe)
    assert AWAITED not in await text_of(match, reminder, "✓ You\u2019ve answered this")
    assert verbs(reminder) == {}


async def test_so_does_one_in_the_thread(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    zoe.allow_dms(allowed=False)
    match = await begun(sandbox, timed, zoe, ben)
    sandbox.skip(12 * HOUR)
    reminder = await post_with(match, "half your time is gone")
    await play(match, zoe)
    assert AWAITED not in await text_of(match, reminder, "✓ Zoë 🐫 ▲ has answered")


async def settled_quietly(match: Match) -> None:
    """All that was to be settled is done with, and nothing went wrong over it."""
    await match.delivered()
    rows = await owed(match.bot.matches.storage, match_id(match))
    states = {state for kind, state in rows if kind is Kind.WITHDRAW}
    assert states
    assert states <= {"sent", "dropped"}
    tally = match.bot.dispatcher.tally
    assert (tally.failed, tally.later) == (0, 0)


@pytest.mark.parametrize("in_private", [True, False])
async def test_a_reminder_that_somebody_deleted_is_settled_quietly(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member, in_private: bool
) -> None:
    zoe.allow_dms(allowed=in_private)
    match = await begun(sandbox, timed, zoe, ben)
    sandbox.skip(12 * HOUR)
    words = "half your time is gone"
    reminder = await (dm_with(match, zoe, words) if in_private else post_with(match, words))
    await match.delivered()
    sandbox.world.delete_message(reminder)
    await play(match, zoe)
    await settled_quietly(match)


async def test_where_an_ai_player_sits_in_the_post_says_so(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_timeout=OnTimeout.AI)
    first = boards(match)[-1]
    sandbox.skip(25 * HOUR)
    assert AWAITED not in await text_of(match, first, "An AI player is sitting in for Zoë 🐫 ▲")


async def test_what_is_taken_back_is_told_to_be(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    await play(match, zoe)
    second = boards(match)[-1]
    by = Actor(ben.id, ben.name, Role.MODERATOR)
    await timed.matches.rollbacks.roll_back(match_id(match), 0, "a misclick", by, 5)
    await match.delivered()
    assert AWAITED not in await text_of(match, second, "Taken back before Björn ● was done")


@pytest.mark.parametrize("early", [True, False])
async def test_at_the_end_nobody_is_awaited_anywhere(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member, early: bool
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    number = match_id(match)
    await play(match, zoe)
    if early:
        await timed.matches.moderation.stop(number, Verdict.NONE, "tired", HOUSE, 77)
    while not early and not (await timed.matches.store.live(number)).match.over:
        await answered(timed, number, "1")
        await match.delivered()
    await match.delivered()
    await match.player.until(
        lambda: all(AWAITED not in post.text for post in match.posts) or None, "settled posts"
    )
    assert any("The match ended before Björn ●" in post.text for post in match.posts) is early


async def test_a_seat_handed_over_is_told_in_the_post_of_the_one_before(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, zoe: Member, ben: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben)
    first = boards(match)[-1]
    given = {"player": "1", "reason": "away", "member": sandbox.member("Chiara")}
    await match.run(ana, match.thread, "mod replace", **given)
    await match.delivered()
    assert AWAITED not in await text_of(match, first, "Chiara ▲ took over the seat")


# --- questions in private ------------------------------------------------------------------------


async def test_a_private_question_that_is_history_says_so_and_leads_to_the_panel(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun_at_once(sandbox, bot, ana, ben)
    prompts = {member.id: member.dms()[-1] for member in (ana, ben)}
    for member in (ana, ben):
        panel = await match.panel(member)  # in the thread: those in private are not used
        await match.answer_any(member, panel)
    await match.delivered()
    await text_of(match, prompts[ben.id], "✓ You\u2019ve answered this")
    await text_of(match, prompts[ana.id], "✓ Ya has respondido")
    for prompt in prompts.values():
        assert AWAITED not in prompt.text
        assert set(verbs(prompt)) == {"play"}


async def test_a_private_question_that_somebody_deleted_is_settled_quietly(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun_at_once(sandbox, bot, ana, ben)
    for member in (ana, ben):
        sandbox.world.delete_message(member.dms()[-1])
    for member in (ana, ben):
        await match.answer_any(member, await match.panel(member))
    await settled_quietly(match)


async def test_a_panel_in_private_at_which_somebody_is_asked_stays(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun_at_once(sandbox, bot, ana, ben)
    panels = [ana.dms()[-1], ben.dms()[-1]]
    for member, panel in zip((ana, ben), panels, strict=True):
        await match.answer_any(member, panel)
    await match.delivered()
    await match.player.until(
        lambda: any(any(answers_of(panel)) for panel in panels), "a panel that asks"
    )


async def test_a_call_in_the_thread_ends_without_telling_how(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun_at_once(sandbox, bot, ana, ben)
    call = next(
        post for post in match.posts if "there\u2019s a private question for you" in post.text
    )
    await match.answer_any(ben, await match.press(ben, call, "play"))
    await match.delivered()
    assert "there\u2019s a private question for you" in call.text
    await match.answer_any(ana, ana.dms()[-1])
    await match.delivered()
    told = await text_of(match, call, "was asked something in private")
    assert "there\u2019s a private question for you" not in told
    assert verbs(call) == {}


async def call(match: Match, member: Member, seat: int) -> int:
    """Tell somebody that they are asked more; gives the number of the notice."""
    number, now = match_id(match), match.bot.matches.clock.now()
    text = Text("orders-notice-on", {"topic": "tea"})
    notice = Notice(text=text, user_id=member.id, seat=seat, call=True)

    async def write(on: Transaction) -> int:
        await enqueue(on, number, notice, now)
        return int((await on.execute(select(func.max(outbox.c.id)))).scalar_one())

    called = await match.bot.matches.storage.change(write)
    await match.delivered()
    return called


async def withdrawals(match: Match, row: int) -> list[int]:
    """The numbers of the rows by which a call was to be settled."""
    query = select(outbox.c.id, outbox.c.body).where(outbox.c.kind == Kind.WITHDRAW)

    async def read(on: Transaction) -> list[int]:
        return [one.id for one in await on.execute(query) if json.loads(one.body).get("row") == row]

    return await match.bot.matches.storage.find(read)


async def test_a_notice_in_private_calls_nobody_and_is_looked_at_once(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, timed, ana, ben, game="pebbles")
    await match.player.begin()
    await match.delivered()
    live = await timed.matches.store.live(match_id(match))
    first = ana if ana.id == live.info.seats[min(live.asked)].user_id else ben
    row = await call(match, first, min(live.asked))
    told = first.dms()[-1].text
    for turn in range(3):
        live = await timed.matches.store.live(match_id(match))
        (asked,) = live.match.table.pending.values()
        user_id = live.info.seats[asked.seat].user_id or 0
        default = live.match.default_for(asked.id)
        await timed.matches.play.answer(live.info.id, user_id, 100 + turn, asked.id, default)
        await match.delivered()
    assert len(await withdrawals(match, row)) == 1
    assert first.dms()[-1].text == told


async def test_a_call_in_the_thread_does_not_end_by_an_answer_in_secret(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun_at_once(sandbox, bot, ana, ben)
    row = await call(match, ben, 1)
    notice = match.posts[-1]
    told = notice.text
    await match.answer_any(ben, await match.panel(ben))
    number, now = match_id(match), bot.matches.clock.now()
    settling = Withdrawal(
        of=Kind.NOTICE,
        row=row,
        fate=Fate.ANSWERED,
        user_id=ben.id,
        seat=1,
        message_id=notice.id,
        channel_id=match.thread.id,
    )
    await bot.matches.storage.change(lambda on: enqueue(on, number, settling, now))
    await match.delivered()
    assert notice.text == told
