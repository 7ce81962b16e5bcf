"""Acting without being asked, over the real client: a gift of coins in the bazaar."""

import pytest

from bot.app import Caravanserai
from bot.domain.errors import MatchError
from bot.domain.quotas import ACTS
from bot.sandbox import Member, Message, Sandbox, enabled_components
from engines.core.log import is_act
from tests.bot.app.table import Match, begun, custom_id, match_id, verbs
from tests.engines.core.bazaar import Bazaar


@pytest.fixture
async def match(sandbox: Sandbox, shelf: Caravanserai, ben: Member, zoe: Member) -> Match:
    return await begun(sandbox, shelf, ben, zoe, game="bazaar")


async def state(match: Match) -> Bazaar:
    live = await match.bot.matches.store.live(match_id(match))
    found = live.match.table.position.state
    assert isinstance(found, Bazaar)
    return found


async def coins(match: Match) -> list[int]:
    return [trader.coins for trader in (await state(match)).traders]


async def acts_done(match: Match) -> int:
    live = await match.bot.matches.store.live(match_id(match))
    return sum(map(is_act, live.match.live()))


async def asked_if_sure(match: Match, member: Member) -> Message:
    """The panel that asks somebody whether they want to give coins away."""
    panel = await match.panel(member)
    await match.press(member, panel, "act")
    await match.press(member, panel, "take")
    return panel


async def give(match: Match, member: Member) -> Message:
    panel = await asked_if_sure(match, member)
    await match.press(member, panel, "act-sure")
    await match.delivered()
    return panel


async def test_who_is_asked_something_else_can_act_once_they_are_sure(
    match: Match, ben: Member
) -> None:
    before = await coins(match)
    panel = await match.panel(ben)
    await match.press(ben, panel, "act")
    assert "You don\u2019t have to do this" in panel.text
    await match.press(ben, panel, "take")
    assert "You\u2019re about to do this" in panel.text
    assert await coins(match) == before
    await match.press(ben, panel, "act-sure")
    assert "\u2713" in panel.text
    assert sum(await coins(match)) == sum(before)
    assert await coins(match) != before


async def test_who_has_nothing_to_answer_can_act_from_the_panel_of_the_post(
    match: Match, ben: Member, zoe: Member
) -> None:
    panel = await match.panel(zoe)
    control = next(one for one in enabled_components(panel) if "done" in str(one.raw))
    await zoe.select(panel, control.custom_id, ["done"])
    await match.player.until(lambda: "act" in verbs(panel) and "pick" not in verbs(panel), "done")
    before = await coins(match)
    panel = await give(match, zoe)
    assert await coins(match) != before


async def test_the_thread_is_told_and_nobody_is_called_again(
    match: Match, ben: Member, zoe: Member
) -> None:
    posts = len(match.posts)
    await give(match, zoe)
    assert len(match.posts) == posts + 1
    assert "bazaar-gave" in match.post.text
    assert ben.mention not in match.post.text


async def test_no_time_to_answer_is_won_by_it(match: Match, ben: Member) -> None:
    matches = match.bot.matches
    before = await matches.awaited.wait_of(match_id(match), 0)
    await give(match, ben)
    assert await matches.awaited.wait_of(match_id(match), 0) == before


async def test_it_can_be_gone_back_from_without_doing_anything(match: Match, ben: Member) -> None:
    before = await coins(match)
    panel = await asked_if_sure(match, ben)
    await match.press(ben, panel, "act")
    await match.press(ben, panel, "panel")
    assert "pick" in verbs(panel) or "take" in verbs(panel)
    assert await coins(match) == before


async def test_to_be_sure_twice_counts_once(match: Match, ben: Member) -> None:
    before = (await coins(match))[0]
    panel = await asked_if_sure(match, ben)
    sure, shown = custom_id(panel, "act-sure"), panel.components
    for one in [await ben.click(panel, sure) for _ in range(2)]:
        await one.response()
    await match.player.until(lambda: panel.components is not shown, "a panel")
    await match.delivered()
    assert await acts_done(match) == 1
    assert (await coins(match))[0] < before


async def test_it_can_be_undone_until_the_match_goes_on(
    match: Match, ben: Member, zoe: Member
) -> None:
    before = await coins(match)
    panel = await give(match, ben)
    await match.press(ben, panel, "undo")
    assert await coins(match) == before
    await match.delivered()
    assert "took back" in match.post.text
    panel = await give(match, ben)
    after = await coins(match)
    await match.answer_any(zoe, await match.panel(zoe))
    panel = await match.panel(ben)
    assert "undo" not in verbs(panel)
    assert await coins(match) == after


async def test_what_is_possible_no_more_is_refused_clearly(match: Match, ben: Member) -> None:
    panel = await asked_if_sure(match, ben)
    (await state(match)).traders[0].coins = 0
    before = await coins(match)
    await match.press(ben, panel, "act-sure")
    assert await coins(match) == before
    assert "act-sure" not in verbs(panel)


async def test_nobody_acts_in_a_match_that_is_paused(
    match: Match, ana: Member, ben: Member
) -> None:
    panel, before = await asked_if_sure(match, ben), await coins(match)
    await match.run(ana, match.thread, "mod pause", reason="tea")
    await match.player.until(lambda: "act-sure" not in verbs(panel), "another panel")
    assert "act" not in verbs(await match.panel(ben))
    with pytest.raises(MatchError) as refused:
        await match.bot.matches.play.answer(match_id(match), ben.id, 7, "a.0.1.1", {"1": 1})
    assert refused.value.message.key == "service-paused"
    assert await coins(match) == before


async def test_there_is_a_limit_to_it(match: Match, ben: Member, zoe: Member) -> None:
    info = await match.bot.matches.lists.by_thread(match.thread.id)
    assert info is not None
    live = await match.bot.matches.store.live(info.id)
    for number in range(ACTS.default):
        act = live.match.table.act_of(0)
        assert act is not None
        live.match.table.position.state.traders[0].coins = 5
        await match.bot.matches.play.answer(info.id, ben.id, 90_000 + number, act.id, {"1": 1})
    live.match.table.position.state.traders[0].coins = 5
    panel = await asked_if_sure(match, ben)
    refused = await ben.click(panel, custom_id(panel, "act-sure"))
    await match.player.until(lambda: refused.followups or None, "a refusal")
    assert "that\u2019s the limit here" in refused.followups[-1].text
    assert await acts_done(match) == ACTS.default


async def test_one_can_act_in_a_what_if(match: Match, ben: Member) -> None:
    before = await coins(match)
    trial = await match.run(ben, match.thread, "whatif")
    await match.press(ben, trial, "act")
    await match.press(ben, trial, "take")
    await match.press(ben, trial, "act-sure")
    assert "\u2713" in trial.text
    assert await coins(match) == before


async def test_who_only_looks_on_cannot_act(match: Match, ana: Member) -> None:
    panel = await match.run(ana, match.thread, "play")
    assert "act" not in verbs(panel)
