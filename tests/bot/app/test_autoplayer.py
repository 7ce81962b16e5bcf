"""What the automatic player takes for an answer, and what stops it."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.domain.errors import MatchError
from bot.domain.quotas import WHATIFS
from bot.sandbox import Control, Member, Message, Sandbox, enabled_components
from bot.text.words import words
from engines.core import Text
from tests.bot.app.table import begun
from tests.bot.autoplayer import Stuck, is_due


def control(panel: Message, verb: str) -> Control:
    found = (one for one in enabled_components(panel) if f"|{verb}|" in one.custom_id)
    return next(found)


async def test_it_goes_on_where_a_limit_is_met(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    trial = await match.run(ben, match.thread, "whatif")
    for _ in range(WHATIFS.default):
        await match.player.press(ben, trial, control(trial, "deal"))
    told = [one.text for asked in sandbox.interactions for one in asked.followups]
    assert [is_due(one) for one in told] == [True]


async def test_it_stops_at_any_other_refusal(
    sandbox: Sandbox,
    bot: Caravanserai,
    ana: Member,
    ben: Member,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refused(*_: Any) -> str:
        raise MatchError(Text("service-conflict"))

    match = await begun(sandbox, bot, ana, ben)
    panel = await match.panel(ana)
    monkeypatch.setattr(bot.matches.notes, "of", refused)
    with pytest.raises(Stuck, match="was refused"):
        await match.player.press(ana, panel, control(panel, "notes"))


def test_an_old_panel_may_be_refused_only_once_the_match_is_over() -> None:
    assert is_due(words("en")("orders-over"))
    assert is_due(words("es")("orders-over"))
    assert not is_due(words("en")("bot-panel-withdrawn"))
