"""Hints in what-ifs over the real client: for whoever asks, and only where the host allows them."""

import pytest

from bot.app import Caravanserai
from bot.matches.play import ai
from bot.sandbox import Member, Message, Sandbox, enabled_components
from bot.ui.clicks.whatif import HintClick
from data.catalogues import catalogue
from engines.core.search import Level
from tests.bot.app.forging import forged
from tests.bot.app.table import Match, custom_id, lobby, verbs

SAY = catalogue("es").format


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai, "LEVELS", dict.fromkeys(ai.LEVELS, Level(30)))


async def allow(match: Match, host: Member) -> None:
    """The host turns to the last page of the options, and allows hints there."""
    panel = await match.press(host, match.lobby, "options")
    while (menu := _menu_of_hints(panel)) is None:
        further = [
            one.custom_id for one in enabled_components(panel) if "|options|" in one.custom_id
        ]
        await match.click(host, panel, further[-1])
    before = panel.components
    await host.select(panel, menu, ["yes"])
    await match.player.until(lambda: panel.components is not before, "a changed panel")
    await match.delivered()
    assert catalogue("en").format("lobby-value-hints-yes") in match.lobby.text


def _menu_of_hints(panel: Message) -> str | None:
    found = (one.custom_id for one in enabled_components(panel))
    return next((one for one in found if one.split("|")[1] == "term" and "|hints|" in one), None)


async def tried(match: Match, member: Member) -> Message:
    await match.player.begin()
    await match.delivered()
    return await match.run(member, match.thread, "whatif")


async def test_a_hint_is_told_in_private_and_answers_nothing(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    await allow(match, ana)
    trial = await tried(match, ana)
    chosen, posts = custom_id(trial, "hint").split("|")[2], len(match.posts)
    before = (await bot.matches.store.live(chosen)).match.state_hash()
    await match.press(ana, trial, "hint")
    (told,) = (line for line in trial.text.splitlines() if "💡" in line)
    assert told.startswith("**" + SAY("looking-hint-told", {"answer": ""}).strip())
    assert told.count("**") == 2, "a note is written boldly as a whole"
    assert trial.ephemeral_to == ana.id
    await match.delivered()
    assert (await bot.matches.store.live(chosen)).match.state_hash() == before
    assert len(match.posts) == posts


async def test_without_the_hosts_leave_there_are_no_hints(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    trial = await tried(match, ana)
    assert "hint" not in verbs(trial)
    click = HintClick(custom_id(trial, "close").split("|")[2]).custom_id
    shown = await match.click(ana, await forged(ana, match.thread, click), click)
    assert SAY("looking-hint-off") in shown.text
