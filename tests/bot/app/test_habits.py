"""A standing order offered in the panel after the same answer three times in a row, over the real client."""

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Message, Sandbox, enabled_components
from tests.bot.app.table import Match, begun, verbs


async def offered(match: Match, member: Member) -> Message:
    """A panel after the same answer has been given so often that an order is offered."""
    panel = await match.panel(member)
    while "habit" not in verbs(panel):
        for one in match.player.members:
            shown = panel if one is member else await match.panel(one)
            if any(answers_of(shown)):
                await match.answer_any(one, shown)
            if one is member and "habit" not in verbs(shown):
                panel = await match.panel(member)
    return panel


@pytest.fixture
async def match(sandbox: Sandbox, shelf: Caravanserai, ben: Member, zoe: Member) -> Match:
    return await begun(sandbox, shelf, ben, zoe, game="pebbles")


@pytest.mark.parametrize(("button", "orders"), [(0, 1), (1, 0)])
async def test_the_order_offered_is_made_or_declined(
    match: Match, zoe: Member, button: int, orders: int
) -> None:
    panel = await offered(match, zoe)
    habit = [one for one in match_ids(panel) if one.split("|")[1] == "habit"]
    before = panel.components
    await zoe.click(panel, habit[button])
    await match.player.until(lambda: panel.components is not before or None, "a changed panel")
    assert len(await match.bot.matches.orders.of(zoe.id)) == orders
    assert "habit" not in verbs(panel)


def match_ids(message: Message) -> list[str]:
    return [one.custom_id for one in enabled_components(message)]
