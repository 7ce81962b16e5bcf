"""Standing orders and queued answers, by their panels, in both languages."""

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo, Verdict
from bot.domain.orders import MOST_ORDERS, Doing, Rule, When
from bot.matches.moderation.actions import Actor, Role
from bot.sandbox import Member, Message, Sandbox, enabled_components
from bot.storage.matches import orders as order_rows
from engines.core import Decision, Text
from tests.bot.app.table import Match, begun, custom_id, lobby, verbs
from tests.bot.app.waiting import settled
from tests.bot.matches.orders.ordering import IDS


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """A match without secrets; one of the two is asked where to place a worker."""
    return await begun(sandbox, bot, ana, ben, game="caylus")


async def info(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


async def asked(match: Match) -> tuple[Member, Member]:
    """Who is awaited, and who is not."""
    (wait,) = await match.bot.matches.awaited.waits((await info(match)).id)
    first, second = match.player.members
    return (first, second) if first.id == wait.user_id else (second, first)


MOD = Actor(7, "Mo", Role.MODERATOR)


def values(message: Message, verb: str) -> list[str]:
    """What the first menu of a verb offers."""
    wanted = custom_id(message, verb)
    return next(list(c.values) for c in enabled_components(message) if c.custom_id == wanted)


async def listed(match: Match, member: Member) -> Message:
    return await match.run(member, match.thread, "orders")


async def ordered(match: Match, member: Member, routine: str) -> Message:
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-routine", routine)
    return await match.press(member, panel, "o-rset")


@pytest.mark.parametrize(
    ("who", "title"), [(0, "Tus respuestas automáticas"), (1, "Your standing orders")]
)
async def test_the_list_is_private_and_in_its_reader_s_language(
    match: Match, who: int, title: str
) -> None:
    member = match.player.members[who]
    panel = await listed(match, member)
    assert panel.ephemeral_to == member.id
    assert title in panel.text


@pytest.mark.parametrize(
    ("who", "told"), [(0, "No sobornar nunca al preboste"), (1, "Never bribe the provost")]
)
async def test_a_routine_is_ordered_and_revoked(match: Match, who: int, told: str) -> None:
    member = match.player.members[who]
    panel = await ordered(match, member, "provost")
    assert panel.text.count(told) == 2
    (order,) = values(panel, "o-revoke")
    await match.pick(member, panel, "o-revoke", order)
    assert told not in panel.text
    assert "o-revoke" not in verbs(panel)


@pytest.mark.parametrize(("seas", "offered"), [("on", {"carthage"}), ("base_boards", set())])
async def test_a_routine_is_offered_where_the_options_of_the_match_and_the_seat_give_it_use(
    sandbox: Sandbox,
    bot: Caravanserai,
    ana: Member,
    ben: Member,
    zoe: Member,
    seas: str,
    offered: set[str],
) -> None:
    match = await lobby(sandbox, bot, ana, ben, zoe, game="conqueror")
    await match.player.choose({"seas_of_destiny": seas})
    await match.player.begin()
    await match.delivered()
    found = set[str]()
    for seat in (await info(match)).seats:
        member = next(one for one in match.player.members if one.id == seat.user_id)
        panel = await listed(match, member)
        await match.press(member, panel, "o-new")
        if "mercenary" in values(panel, "o-routine"):
            found.add(str(seat.mark))
    assert found == offered


async def test_orders_hold_in_all_matches_of_a_game_if_wished(match: Match) -> None:
    member = match.player.members[1]
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-routine", "guild")
    last = [c.custom_id for c in enabled_components(panel) if "|o-rset|" in c.custom_id][-1]
    await member.click(panel, last)
    await match.player.until(lambda: "In all your matches of Caylus" in panel.text, "a new order")


async def test_an_order_is_made_from_the_question_open_now(match: Match) -> None:
    member, other = await asked(match)
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-kind", values(panel, "o-kind")[0])
    await match.pick(member, panel, "o-what", "pass")
    await match.press(member, panel, "o-set")
    said = ("**Saved: ", "**Guardado: ")  # Ana reads Spanish
    (noted,) = [line for line in panel.text.splitlines() if line.startswith(said)]
    assert noted.count("**") == 2
    await match.delivered()
    assert (await asked(match))[0] is other
    (known,) = await match.bot.matches.orders.of(member.id)
    assert known.rule.what == "pass"
    assert known.match_id == (await info(match)).id


async def test_an_order_can_depend_on_what_else_is_possible(match: Match) -> None:
    member, _ = await asked(match)
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-kind", values(panel, "o-kind")[0])
    await match.pick(member, panel, "o-what", "pass")
    await match.pick(member, panel, "o-groups", "0")
    (known,) = await match.bot.matches.orders.of(member.id)
    assert known.rule.when == "alone"
    assert len(known.rule.groups) == 1
    assert (await asked(match))[0] is member


async def test_an_answer_is_queued_and_given_without_a_ping(match: Match) -> None:
    member, other = await asked(match)
    panel = await match.run(other, match.thread, "play")
    assert not any(answers_of(panel))
    await match.press(other, panel, "q")
    queued = custom_id(panel, "q-take").split("|")[-1]
    await match.press(other, panel, "q-take")
    before = len(match.posts)
    await match.answer_any(member, await match.panel(member))
    await match.delivered()
    live = await match.bot.matches.store.live((await info(match)).id)
    assert [one.answer for one in live.match.live()][-1] == queued
    assert all(other.id not in post.mentions for post in match.posts[before:])


async def test_the_log_tells_only_its_giver_of_an_answer_given_ahead(match: Match) -> None:
    member, other = await asked(match)
    panel = await match.run(other, match.thread, "play")
    await match.press(other, panel, "q")
    await match.pick(other, panel, "q-pick", values(panel, "q-pick")[0])
    await match.answer_any(member, await match.panel(member))
    await match.delivered()
    marks = ("(answered ahead)", "(respondido de antemano)")
    mine = await match.run(other, match.thread, "log")
    theirs = await match.run(member, match.thread, "log")
    assert any(mark in mine.text for mark in marks)
    assert not any(mark in theirs.text for mark in marks)
    assert not any(mark in post.text for mark in marks for post in match.posts)


async def test_a_queue_is_changed_and_forgotten(match: Match) -> None:
    _, other = await asked(match)
    panel = await match.run(other, match.thread, "play")
    await match.press(other, panel, "q")
    first, second, *_ = values(panel, "q-pick")
    await match.pick(other, panel, "q-pick", first)
    await match.pick(other, panel, "q-pick", second)
    match_id = (await info(match)).id
    (entry,) = await match.bot.matches.queue.of(match_id, other.id)
    assert [one.answer for one in entry.answers] == [first, second]
    less, forget = values(panel, "q-drop")
    await match.pick(other, panel, "q-drop", less)
    (entry,) = await match.bot.matches.queue.of(match_id, other.id)
    assert [one.answer for one in entry.answers] == [first]
    await match.pick(other, panel, "q-drop", forget)
    assert await match.bot.matches.queue.of(match_id, other.id) == []


async def test_a_panel_of_orders_works_after_all_else_changed(match: Match) -> None:
    member = match.player.members[1]
    panel = await ordered(match, member, "provost")
    (order,) = values(panel, "o-revoke")
    menu = custom_id(panel, "o-revoke")
    await match.pick(member, panel, "o-revoke", order)
    again = await listed(match, member)
    assert "o-revoke" not in verbs(again)
    assert menu.startswith("p|o-revoke|")


async def test_others_cannot_use_a_panel_of_orders(match: Match, zoe: Member) -> None:
    panel = await listed(match, zoe)
    assert "o-new" not in verbs(panel)


async def test_as_many_orders_as_there_may_be_fit_on_a_panel(match: Match) -> None:
    member = match.player.members[0]
    matches, found = match.bot.matches, await info(match)
    said = Text("caylus-provost-stay", {"space": 5})
    for number in range(MOST_ORDERS):
        rule = Rule(f"kind-{number}", Doing.OPTION, "x", When.ALONE, asked=said, said=said)
        await matches.orders.add(found.id, member.id, next(IDS), rule, everywhere=number % 2 == 0)
    panel = await listed(match, member)
    assert len(values(panel, "o-revoke")) == MOST_ORDERS
    await match.pick(member, panel, "o-revoke", *values(panel, "o-revoke"))
    assert await matches.orders.of(member.id) == []


async def test_what_holds_elsewhere_can_be_revoked_where_one_match_is_meant(match: Match) -> None:
    member = match.player.members[1]
    matches, rule = match.bot.matches, Rule("kind", Doing.DEFAULT)
    async with matches.storage.write() as connection:
        now = matches.clock.now()
        await order_rows.insert_order(connection, member.id, "tadmor", None, rule, now)
    panel = await listed(match, member)
    assert "In all your matches of Tadmor" in panel.text
    await match.pick(member, panel, "o-revoke", *values(panel, "o-revoke"))
    assert await matches.orders.of(member.id) == []


async def test_an_order_on_what_cannot_be_taken_back_is_asked_for_twice(match: Match) -> None:
    member, other = await asked(match)
    live = await match.bot.matches.store.live((await info(match)).id)
    (decision,) = live.match.table.pending.values()
    decision.confirm = True
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-kind", values(panel, "o-kind")[0])
    await match.pick(member, panel, "o-what", "pass")
    await match.press(member, panel, "o-set")
    assert await match.bot.matches.orders.of(member.id) == []
    await match.press(member, panel, "o-sure")
    (known,) = await match.bot.matches.orders.of(member.id)
    assert known.rule.sure
    assert (await asked(match))[0] is other


async def test_what_cannot_be_taken_back_is_queued_only_if_one_is_sure(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other = await asked(match)
    matches, match_id = match.bot.matches, (await info(match)).id
    decision = await matches.queue.foreseen(match_id, other.id)
    assert decision is not None
    decision.confirm = True

    async def foreseen(*_: object) -> Decision:
        return decision

    monkeypatch.setattr(matches.queue, "foreseen", foreseen)
    panel = await match.run(other, match.thread, "play")
    await match.press(other, panel, "q")
    await match.pick(other, panel, "q-pick", values(panel, "q-pick")[0])
    assert await matches.queue.of(match_id, other.id) == []
    await match.press(other, panel, "q-sure")
    (entry,) = await matches.queue.of(match_id, other.id)
    assert [one.sure for one in entry.answers] == [True]


async def test_an_order_can_be_the_safe_answer_of_a_question_everywhere(match: Match) -> None:
    member, _ = await asked(match)
    panel = await listed(match, member)
    await match.press(member, panel, "o-new")
    await match.pick(member, panel, "o-kind", values(panel, "o-kind")[0])
    default = [c.custom_id for c in enabled_components(panel) if "=default" in c.custom_id]
    before = panel.components
    await member.click(panel, default[0])
    await match.player.until(lambda: panel.components is not before, "conditions")
    await match.press(member, panel, "o-what")
    await match.press(member, panel, "o-set")
    (known,) = await match.bot.matches.orders.of(member.id)
    assert (known.rule.doing, known.match_id) == (Doing.DEFAULT, None)


async def test_in_a_match_that_is_over_nothing_is_ordered_or_answered_ahead(match: Match) -> None:
    member, _ = await asked(match)
    before = await listed(match, member)
    assert {"o-new", "q"} <= set(verbs(before))
    stopped = (await info(match)).id
    await match.bot.matches.moderation.stop(stopped, Verdict.RESULT, "the tide", MOD, next(IDS))
    await match.delivered()
    assert not {"o-new", "q"} & set(verbs(await listed(match, member)))
    for verb in ("o-new", "q"):
        await member.click(before, custom_id(before, verb))
        await settled(match.sandbox)
        refused = member.visible_messages(match.thread)[-1].text
        assert "partida ha terminado" in refused or "match is over" in refused
